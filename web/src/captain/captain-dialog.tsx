import {
  captainMessage,
  chatLink,
  type CaptainReply,
  type Match,
  type MatchPlayer,
  todayIn,
} from '@picadito/domain';
import { useRef, useState } from 'react';
import { copyLink } from '../group-link/copy-link.ts';
import { mayHandleMoney } from '../helpers/may.ts';
import { A_MINUTE_MS, clockText, useNow } from '../lib/clock.ts';
import { copyText } from '../lib/share.ts';
import { failureSentence } from '../sync/failure-sentence.ts';
import { Button, ExternalLink } from '../ui/button.tsx';
import { CloseButton, Dialog } from '../ui/dialog.tsx';
import { toast, toastError } from '../ui/toast/toasts.ts';
import { CAPTAIN_FAILURES, useMakeCaptain, useRemoveCaptain } from './captain.ts';
import { actionText, byText, captainText, notedText } from './captain-text.ts';

type Props = {
  match: Match;
  players: readonly MatchPlayer[];
  reply: CaptainReply;
  onClose: () => void;
};

/**
 * Asks who runs the match and gives that player the link, or shows the captain with what captains have done. Helpers
 * without the right to money give no link, because it opens the money of the match.
 */
export function CaptainDialog({ match, players, reply, onClose }: Props) {
  const { captain, actions } = reply;
  const [isChoosing, setIsChoosing] = useState(false);
  const { give, given, isPending } = useGiveLink(match);
  const player = players.find(({ id }) => id === captain?.playerId);
  const mayGive = mayHandleMoney(match);
  const isAsking = mayGive && (captain === null || isChoosing);
  const shown = captain ? captainText(captain) : notedText(actions);
  const choose = (one: MatchPlayer) => {
    setIsChoosing(false);
    void give(one);
  };
  return (
    <Dialog isOpen title={isAsking ? '¿Quién lo lleva?' : shown} onClose={onClose}>
      {isAsking && <Players players={players} isPending={isPending} onChoose={choose} />}
      {!isAsking && captain && (
        <div className="mt-3 flex flex-col gap-3">
          {given && <GivenLink {...given} />}
          {!given && mayGive && player && (
            <Button
              variant={captain.isOpened ? 'ghost' : 'coin'}
              loading={isPending}
              onClick={() => void give(player)}
            >
              {captain.isOpened ? 'MANDARLE OTRO LINK' : 'MANDARLE EL LINK'}
            </Button>
          )}
          <div className="flex flex-wrap gap-3 *:grow">
            {mayGive && (
              <Button variant="ghost" size="sm" onClick={() => setIsChoosing(true)}>
                QUE LO LLEVE OTRO
              </Button>
            )}
            <RemoveButton match={match} onRemoved={onClose} />
          </div>
        </div>
      )}
      <Actions match={match} actions={actions} />
      <CloseButton onClose={onClose} />
    </Dialog>
  );
}

const COPIED = 'Pasale el link a quien lo lleva.';

type Given = { url: string; chat: string | null };

/**
 * Returns `give`, which makes a player the captain and opens the chat with the link. The tab of the chat is opened
 * before the request, because browsers open one only at a tap. Without a number the link is copied. `given` has the
 * link, and the address of the chat or null; it is null until a link was made.
 */
function useGiveLink(match: Match) {
  const { mutateAsync: make, isPending } = useMakeCaptain(match);
  const [given, setGiven] = useState<Given | null>(null);
  async function give({ id, name, whatsapp }: MatchPlayer): Promise<void> {
    const tab = whatsapp ? window.open('', '_blank') : null;
    try {
      const { url } = await make(id);
      const today = todayIn(match.timeZone, Date.now());
      const chat = whatsapp && chatLink(whatsapp, captainMessage({ match, name, today, url }));
      setGiven({ url, chat });
      if (!chat && (await copyText(url)))
        toast({ title: 'Copiado', description: COPIED, isEcho: true });
      if (!tab || !chat) return;
      tab.opener = null;
      tab.location.replace(chat);
    } catch (error) {
      tab?.close();
      toastError(failureSentence(error, { action: CAPTAIN_FAILURES.make }));
    }
  }
  return { give, given, isPending };
}

function GivenLink({ url, chat }: Given) {
  const text = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <p ref={text} className="bg-raised p-2 text-sm wrap-anywhere select-all">
        {url}
      </p>
      <div className="flex flex-wrap gap-3 *:grow">
        {chat && <ExternalLink href={chat}>ABRIR EL CHAT</ExternalLink>}
        <Button
          variant={chat ? 'ghost' : 'coin'}
          onClick={() => void copyLink(url, text.current, COPIED)}
        >
          COPIAR EL LINK
        </Button>
      </div>
    </>
  );
}

type PlayersProps = {
  players: readonly MatchPlayer[];
  isPending: boolean;
  onChoose: (player: MatchPlayer) => void;
};

/** Lists the players who may run the match, the confirmed ones first. */
function Players({ players, isPending, onChoose }: PlayersProps) {
  const going = players.filter(({ status }) => status === 'confirmed');
  const others = players.filter(({ status }) => status !== 'confirmed');
  return (
    <>
      <p className="mt-1 text-mute">
        Va a poder anotar quién va, el resultado y quién pagó, hasta un día después del partido.
      </p>
      <ul className="mt-3 flex max-h-[50dvh] flex-col gap-2 overflow-y-auto p-1">
        {[...going, ...others].map((player) => (
          <li key={player.id} className="flex *:grow">
            <Button variant="ghost" size="sm" loading={isPending} onClick={() => onChoose(player)}>
              {player.name}
              {player.status !== 'confirmed' && (
                <span className="font-sans text-sm text-mute">sin confirmar</span>
              )}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

function RemoveButton({ match, onRemoved }: { match: Match; onRemoved: () => void }) {
  const { mutate, isPending } = useRemoveCaptain(match);
  const remove = () =>
    mutate(undefined, {
      onSuccess: onRemoved,
      onError: (error) => toastError(failureSentence(error, { action: CAPTAIN_FAILURES.remove })),
    });
  return (
    <Button variant="ghost" size="sm" loading={isPending} onClick={remove}>
      SACARLE EL LINK
    </Button>
  );
}

function Actions({ match, actions }: { match: Match; actions: CaptainReply['actions'] }) {
  const now = useNow(A_MINUTE_MS);
  if (actions.length === 0) return null;
  return (
    <ol className="mt-3 divide-y-2 divide-raised">
      {actions.map((action) => (
        <li key={action.at} className="py-1 leading-snug">
          <strong className="wrap-anywhere">{actionText(action)}</strong>{' '}
          <span className="text-sm text-mute">
            · {byText(action)} · {clockText(action.at, now, match.timeZone)}
          </span>
        </li>
      ))}
    </ol>
  );
}
