import {
  type HelperLink,
  type HelperRights,
  HELPERS_PER_LIST_MAX,
  type PlayersList,
  shareLink,
} from '@picadito/domain';
import { useRef, useState } from 'react';
import { copyLink } from '../../group-link/copy-link.ts';
import { expiryText, inviteMessage, RIGHTS, rightsText } from '../../helpers/helper-text.ts';
import { HELPER_FAILURES, helperFailure, useHelperChanges } from '../../helpers/helpers.ts';
import { A_MINUTE_MS, browserTimeZone, useNow } from '../../lib/clock.ts';
import { Button, ExternalLink, TEXT_ACTION } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FieldError } from '../../ui/inputs/field.tsx';
import { Segmented } from '../../ui/inputs/segmented.tsx';
import { Panel } from '../../ui/panel.tsx';

/**
 * Panel that makes the link for a new helper, and then shows the link. `isFull` is true if the list has the most
 * helpers that it can have, and `isQuiet` if something else on the screen comes first.
 */
export function Invite({
  list,
  isFull,
  isQuiet,
}: {
  list: PlayersList;
  isFull: boolean;
  isQuiet: boolean;
}) {
  const { invite } = useHelperChanges(list.id);
  const [rights, setRights] = useState<HelperRights>('matches');
  if (invite.data) return <Given list={list} link={invite.data} onAgain={invite.reset} />;
  return (
    <Panel title="Invitar">
      {isFull ? (
        <p>
          Una lista tiene hasta {HELPERS_PER_LIST_MAX} ayudantes, contando las invitaciones sin
          usar. Para invitar a otro, sacá a uno.
        </p>
      ) : (
        <div className="flex flex-col gap-4">
          <Segmented label="Qué puede hacer" options={RIGHTS} value={rights} onChange={setRights} />
          <p>{rightsText(rights)}</p>
          <p className="text-sm text-mute">
            El link sirve para una persona y vale dos días. Cuando acepte, vos confirmás que es
            ella.
          </p>
          <Button
            variant={isQuiet ? 'ghost' : 'coin'}
            loading={invite.isPending}
            onClick={() => invite.mutate(rights)}
          >
            <Icon name="user-plus" />
            INVITAR
          </Button>
          <div role="alert" className="empty:hidden">
            {invite.error && (
              <FieldError>{helperFailure(invite.error, HELPER_FAILURES.invite)}</FieldError>
            )}
          </div>
        </div>
      )}
    </Panel>
  );
}

/** Shows the new link, which the owner sends in a chat or copies. The link is not shown again later. */
function Given({
  list,
  link: { url, expiresAt },
  onAgain,
}: {
  list: PlayersList;
  link: HelperLink;
  onAgain: () => void;
}) {
  const text = useRef<HTMLParagraphElement>(null);
  const now = useNow(A_MINUTE_MS);
  return (
    <Panel title="Mandale este link">
      <div className="flex flex-col gap-4">
        <p ref={text} className="bg-raised px-4 py-3 wrap-anywhere select-all">
          {url}
        </p>
        <ExternalLink href={shareLink(inviteMessage(list.name, url))}>
          <Icon name="whatsapp" />
          MANDAR POR WHATSAPP
        </ExternalLink>
        <Button
          variant="ghost"
          onClick={() => void copyLink(url, text.current, 'Pasáselo a quien te va a ayudar.')}
        >
          <Icon name="copy" />
          COPIAR
        </Button>
        <p className="text-sm text-mute">
          Sirve para una sola persona. {expiryText(expiresAt, now, browserTimeZone())}. Mandalo
          ahora: no se vuelve a mostrar.
        </p>
        <button type="button" className={`${TEXT_ACTION} -mx-2 -my-2 self-start`} onClick={onAgain}>
          <Icon name="user-plus" />
          Invitar a otro
        </button>
      </div>
    </Panel>
  );
}
