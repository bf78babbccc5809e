import { type HandoverReply, type Helper, type PlayersList, shareLink } from '@picadito/domain';
import { useState } from 'react';
import { HANDOVER_FAILURES, useHandover, useHandoverChanges } from '../../handover/handover.ts';
import { offerMessage } from '../../handover/handover-text.ts';
import { expiryText } from '../../helpers/helper-text.ts';
import { A_MINUTE_MS, browserTimeZone, useNow } from '../../lib/clock.ts';
import { paths } from '../../lib/paths.ts';
import { failureSentence } from '../../sync/failure-sentence.ts';
import { Button, ExternalLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FieldError } from '../../ui/inputs/field.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Panel } from '../../ui/panel.tsx';
import { OfferDialog } from './offer-dialog.tsx';

/**
 * Panel with which the owner hands the list over to one of its confirmed helpers, or waits for the helper. `helpers`
 * are the confirmed ones.
 */
export function HandOver({ list, helpers }: { list: PlayersList; helpers: readonly Helper[] }) {
  const { data, isError, refetch } = useHandover(list.id);
  const [isAsking, setAsking] = useState(false);
  return (
    <Panel title="Pasar la lista">
      {!data && isError && (
        <LoadError onRetry={() => void refetch()}>{HANDOVER_FAILURES.load}</LoadError>
      )}
      {!data && !isError && <Loading />}
      {data?.handover && <Offered list={list} handover={data.handover} />}
      {data && !data.handover && (
        <div className="flex flex-col gap-4">
          <p>
            Uno de tus ayudantes queda a cargo, con los jugadores, los partidos, la plata y los
            links. Antes tiene que aceptar.
          </p>
          <Button variant="ghost" onClick={() => setAsking(true)}>
            <Icon name="arrow-right" />
            PASAR LA LISTA
          </Button>
          <OfferDialog
            list={list}
            helpers={helpers}
            isOpen={isAsking}
            onClose={() => setAsking(false)}
          />
        </div>
      )}
    </Panel>
  );
}

/** Says that the helper has not accepted yet, with a way to tell the helper and one to withdraw the offer. */
function Offered({
  list,
  handover: { name, expiresAt },
}: {
  list: PlayersList;
  handover: NonNullable<HandoverReply['handover']>;
}) {
  const now = useNow(A_MINUTE_MS);
  const { withdraw } = useHandoverChanges(list.id);
  const url = new URL(paths.handover(list.id), window.location.href).href;
  return (
    <div className="flex flex-col gap-4">
      <p className="border-l-4 border-coin bg-raised p-3">
        {name} todavía no aceptó. Hasta entonces seguís a cargo.
        <span className="block text-sm text-mute">
          {expiryText(expiresAt, now, browserTimeZone())}
        </span>
      </p>
      <ExternalLink variant="ghost" href={shareLink(offerMessage(list.name, url))}>
        <Icon name="whatsapp" />
        AVISARLE
      </ExternalLink>
      <Button variant="ghost" loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
        NO PASARLA
      </Button>
      <div role="alert" className="empty:hidden">
        {withdraw.error && (
          <FieldError>
            {failureSentence(withdraw.error, { action: HANDOVER_FAILURES.withdraw })}
          </FieldError>
        )}
      </div>
    </div>
  );
}
