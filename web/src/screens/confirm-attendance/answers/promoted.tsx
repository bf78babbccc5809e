import {
  firstName,
  guestPromotionMessage,
  type Match,
  type MatchAnswers,
  type MatchPlayer,
  promotionMessage,
  todayIn,
} from '@picadito/domain';
import { useTold } from '../../../answers/answers.ts';
import { readerOf } from '../../../answers/asking.ts';
import { ANSWER_FAILURES } from '../../../answers/failures.ts';
import { useGroupAddress } from '../../../group-link/link.ts';
import { useNow } from '../../../lib/use-now.ts';
import { failureSentence } from '../../../sync/failure-sentence.ts';
import { ExternalLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { toastError } from '../../../ui/toast/toasts.ts';
import { chatWith } from './chat-with.ts';

const A_MINUTE_MS = 60_000;

/**
 * Who has moved up and is to be told: one tap opens the chat; without a number that of the player who brings the guest,
 * or the one that the organiser chooses.
 */
export function Promoted({
  match,
  players,
  promoted,
  answers: { guests },
  ownLinkOf,
}: {
  match: Match;
  players: readonly MatchPlayer[];
  promoted: readonly MatchPlayer[];
  answers: Pick<MatchAnswers, 'guests'>;
  ownLinkOf: (playerId: string) => string | null;
}) {
  const address = useGroupAddress(match.listId) ?? '';
  const today = todayIn(match.timeZone, useNow(A_MINUTE_MS));
  const told = useTold(match.id);

  function hrefOf(player: MatchPlayer, reader: MatchPlayer): string {
    const { id, name } = reader;
    const written = { match, name, today, link: ownLinkOf(id) ?? address };
    const isOwn = reader === player;
    const guest = player.name;
    return chatWith(
      reader,
      isOwn ? promotionMessage(written) : guestPromotionMessage({ ...written, guest }),
    );
  }

  function tell({ id }: MatchPlayer): void {
    told.mutate(id, {
      onError: (error) => toastError(failureSentence(error, { action: ANSWER_FAILURES.told })),
    });
  }

  if (promoted.length === 0) return null;
  return (
    <ul
      aria-label="Falta avisarles"
      className="mb-2 flex flex-col gap-1 md:mb-4 md:gap-2 flat:col-span-2 flat:mb-0"
    >
      {promoted.map((player) => {
        const reader = readerOf(player, players, guests);
        const href = hrefOf(player, reader);
        return <Row key={player.id} {...{ player, reader, href }} onTell={() => tell(player)} />;
      })}
    </ul>
  );
}

type RowProps = { player: MatchPlayer; reader: MatchPlayer; href: string; onTell: () => void };

function Row({ player, reader, href, onTell }: RowProps) {
  const host = reader === player ? null : firstName(reader.name);
  return (
    <li className="notice-row">
      <span>
        <strong className="block wrap-anywhere">{player.name}</strong>
        <span className="block text-sm text-coin">
          {host === null ? 'Entró, falta avisarle' : `Entró: avisale a ${host}`}
        </span>
      </span>
      <ExternalLink
        href={href}
        variant="ghost"
        size="sm"
        aria-label={`AVISARLE a ${reader.name}${host === null ? '' : ` por ${player.name}`}`}
        onClick={onTell}
      >
        <Icon name="whatsapp" />
        AVISARLE
      </ExternalLink>
    </li>
  );
}
