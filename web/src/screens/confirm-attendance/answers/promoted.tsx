import {
  guestPromotionMessage,
  type Match,
  type MatchAnswers,
  type MatchPlayer,
  promotionMessage,
  todayIn,
} from '@picadito/domain';
import { useMarkNotified, ANSWER_FAILURES } from '../../../waitlist/answers.ts';
import { recipientOf, chatWith } from '../../../waitlist/asking.ts';
import { useGroupAddress } from '../../../group-link/link.ts';
import { A_MINUTE_MS, useNow } from '../../../lib/clock.ts';
import { failureSentence } from '../../../sync/failure-sentence.ts';
import { ExternalLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { toastError } from '../../../ui/toast/toasts.ts';

/**
 * Notice that a player has got a place from the waitlist and must be notified. One tap opens the player's chat. For a
 * guest without a number it opens the chat of the host; if neither has a number, WhatsApp lets the organiser choose a
 * chat.
 */
export function Promoted({
  match,
  players,
  player,
  nameOf,
  answers: { guests },
  personalLinkOf,
}: {
  match: Match;
  players: readonly MatchPlayer[];
  player: MatchPlayer;
  /** Returns the short name of a player. */
  nameOf: (playerId: string) => string;
  answers: Pick<MatchAnswers, 'guests'>;
  personalLinkOf: (playerId: string) => string | null;
}) {
  const address = useGroupAddress(match.listId) ?? '';
  const today = todayIn(match.timeZone, useNow(A_MINUTE_MS));
  const notified = useMarkNotified(match.id);
  const recipient = recipientOf(player, players, guests);
  const isOwn = recipient === player;
  const written = {
    match,
    name: recipient.name,
    today,
    link: personalLinkOf(recipient.id) ?? address,
  };
  const message = isOwn
    ? promotionMessage(written)
    : guestPromotionMessage({ ...written, guest: nameOf(player.id) });

  function notifyPlayer(): void {
    notified.mutate(player.id, {
      onError: (error) => toastError(failureSentence(error, { action: ANSWER_FAILURES.notified })),
    });
  }

  return (
    <div className="notice-row">
      <span>
        <strong className="block wrap-anywhere">{player.name}</strong>
        <span className="block text-sm text-coin">
          {isOwn ? 'Entró, falta avisarle' : `Entró: avisale a ${nameOf(recipient.id)}`}
        </span>
      </span>
      <ExternalLink
        href={chatWith(recipient, message)}
        variant="ghost"
        size="sm"
        aria-label={`AVISARLE a ${recipient.name}${isOwn ? '' : ` por ${player.name}`}`}
        onClick={notifyPlayer}
      >
        <Icon name="whatsapp" />
        AVISARLE
      </ExternalLink>
    </div>
  );
}
