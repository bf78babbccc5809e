import { firstName, type OfferedList } from '@picadito/domain';
import { useState } from 'react';
import { useParams } from 'wouter';
import {
  HANDOVER_FAILURES,
  useAcceptList,
  useDeclineList,
  useOfferedLists,
} from '../../handover/handover.ts';
import { offerSentences, potSentence } from '../../handover/handover-text.ts';
import { expiryText } from '../../helpers/helper-text.ts';
import { helperFailure } from '../../helpers/helpers.ts';
import { A_MINUTE_MS, browserTimeZone, useNow } from '../../lib/clock.ts';
import { paths } from '../../lib/paths.ts';
import { playersText } from '../../players/players-text.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FieldError } from '../../ui/inputs/field.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';

const HOME = <ButtonLink href={paths.home}>IR AL INICIO</ButtonLink>;

/** Screen on which a helper reads what comes with a list that its owner hands over, and accepts or declines the list. */
export function HandoverScreen() {
  const { id = '' } = useParams();
  const { data, isError, refetch } = useOfferedLists();
  const [accepted, setAccepted] = useState<OfferedList | null>(null);
  const [declined, setDeclined] = useState<OfferedList | null>(null);
  const offered = accepted ?? declined ?? data?.find(({ listId }) => listId === id);
  const title = offered ? `${offered.from.name} te pasa la lista` : 'Una lista para vos';
  return (
    <Page narrow title={title} lead={offered && `«${offered.listName}»`}>
      <Panel>
        {accepted && <Accepted offered={accepted} />}
        {declined && <Declined offered={declined} />}
        {offered && !accepted && !declined && (
          <Offer offered={offered} onAccepted={setAccepted} onDeclined={setDeclined} />
        )}
        {!offered && data && (
          <EmptyState icon="search" action={HOME}>
            Ya no te pasan esta lista. Preguntale a quien la lleva.
          </EmptyState>
        )}
        {!data && isError && (
          <LoadError onRetry={() => void refetch()}>{HANDOVER_FAILURES.loadOffered}</LoadError>
        )}
        {!data && !isError && <Loading />}
      </Panel>
    </Page>
  );
}

type OfferProps = {
  offered: OfferedList;
  onAccepted: (offered: OfferedList) => void;
  onDeclined: (offered: OfferedList) => void;
};

function Offer({ offered, onAccepted, onDeclined }: OfferProps) {
  const { mutate: accept, isPending, error } = useAcceptList(offered);
  const now = useNow(A_MINUTE_MS);
  const { from, playerCount, matchCount, expiresAt } = offered;
  const pot = potSentence(offered);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center gap-3">
        <Avatar name={from.name} photoURL={from.photoURL} size={56} />
        <p className="text-lg font-bold">
          {playersText(playerCount)} · {matchCount === 1 ? '1 partido' : `${matchCount} partidos`}
        </p>
      </div>
      {pot && <p className="border-l-4 border-coin bg-raised p-3 font-bold">{pot}</p>}
      <ul className="flex list-disc flex-col gap-2 pl-5">
        {offerSentences(offered).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className="text-sm text-mute">{expiryText(expiresAt, now, browserTimeZone())}</p>
      <Button
        loading={isPending}
        onClick={() => accept(undefined, { onSuccess: () => onAccepted(offered) })}
      >
        ACEPTAR LA LISTA
      </Button>
      <Decline offered={offered} onDeclined={onDeclined} />
      <div role="alert" className="empty:hidden">
        {error && <FieldError>{helperFailure(error, HANDOVER_FAILURES.accept)}</FieldError>}
      </div>
    </div>
  );
}

function Decline({ offered, onDeclined }: Omit<OfferProps, 'onAccepted'>) {
  const { mutate: decline, isPending, error } = useDeclineList(offered);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="ghost" onClick={() => setIsAsking(true)}>
        NO LA QUIERO
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="¿No querés la lista?"
        confirmLabel="NO LA QUIERO"
        busy={isPending}
        onConfirm={() =>
          decline(undefined, {
            onSuccess: () => onDeclined(offered),
            onError: () => setIsAsking(false),
          })
        }
        onCancel={() => setIsAsking(false)}
      >
        <p>Si cambiás de idea, {firstName(offered.from.name)} te la tiene que pasar de nuevo.</p>
      </ConfirmDialog>
      <div role="alert" className="empty:hidden">
        {error && <FieldError>{helperFailure(error, HANDOVER_FAILURES.decline)}</FieldError>}
      </div>
    </>
  );
}

function Accepted({ offered }: { offered: OfferedList }) {
  const pot = potSentence(offered);
  return (
    <EmptyState
      icon="check"
      action={<ButtonLink href={paths.playerList(offered.listId)}>VER LA LISTA</ButtonLink>}
    >
      Listo: «{offered.listName}» es tuya. {pot}
    </EmptyState>
  );
}

function Declined({ offered: { listName, from } }: { offered: OfferedList }) {
  return (
    <EmptyState icon="check" action={HOME}>
      Listo: «{listName}» la sigue llevando {firstName(from.name)}, y vos seguís ayudando.
    </EmptyState>
  );
}
