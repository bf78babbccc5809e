import { ATTENDANCE_GREETING, chatLink, type MatchPlayer } from '@picadito/domain';
import { memo, useMemo } from 'react';
import { PlayerFacts } from '../../../attendance/player-card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { CardMarks, type Marks } from './card-marks.tsx';
import { PlayerMenu, type CardActions } from './player-menu.tsx';
import { useEventCallback } from '../../../lib/use-event-callback.ts';

/**
 * Classes that hide a card of the list. They are used instead of `display: none`, because the browser would then drop
 * and rebuild the layout boxes of hundreds of cards.
 */
const HIDDEN = 'invisible absolute m-0! h-0 [content-visibility:hidden]!';

/** Card of one player: the name, which opens a menu, a link to the chat, and the buttons VA and NO VA. */
export const AttendanceCard = memo(function AttendanceCard({
  player,
  hidden,
  actions,
  ...marks
}: { player: MatchPlayer; hidden: boolean; actions: CardActions } & Marks) {
  const { status, name, whatsapp } = player;
  return (
    <li
      data-player={player.id}
      className={classNames(
        'attendance-row',
        status === 'confirmed' ? 'border-grass' : 'border-raised',
        hidden && HIDDEN,
      )}
    >
      <PlayerMenu
        player={player}
        marks={marks}
        actions={actions}
        facts={<PlayerFacts player={player} mark={<CardMarks status={status} {...marks} />} />}
      />
      {whatsapp && (
        <a
          href={chatLink(whatsapp, ATTENDANCE_GREETING)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`MENSAJE a ${name}`}
          className="chat"
        >
          <Icon name="whatsapp" />
          MENSAJE
        </a>
      )}
      <AnswerButtons
        player={player}
        onConfirm={() => actions.onToggle(player)}
        onDecline={() => actions.onDecline(player)}
      />
    </li>
  );
});

/**
 * Returns an object with the given actions that never changes itself, so that only the memoised cards whose data
 * changed render again.
 */
export function useCardActions(actions: CardActions): CardActions {
  const onToggle = useEventCallback(actions.onToggle);
  const onDecline = useEventCallback(actions.onDecline);
  const onChoose = useEventCallback(actions.onChoose);
  const onUnsend = useEventCallback(actions.onUnsend);
  const onTeam = useEventCallback(actions.onTeam);
  const onRemove = useEventCallback(actions.onRemove);
  const onRemoveComment = useEventCallback(actions.onRemoveComment);
  return useMemo(
    () => ({ onToggle, onDecline, onChoose, onUnsend, onTeam, onRemove, onRemoveComment }),
    [onToggle, onDecline, onChoose, onUnsend, onTeam, onRemove, onRemoveComment],
  );
}

/**
 * Shows the buttons 'VA' and 'NO VA' of a player; a second tap on either makes the player pending. On screens from 768
 * px of width up, CONFIRMAR and CANCELAR replace 'VA'. A button either has a fixed name and a state, or a name that
 * says what it does next. Accessible names begin with the visible word, so that voice control finds the buttons.
 */
function AnswerButtons({
  player: { name, status },
  onConfirm,
  onDecline,
}: {
  player: Pick<MatchPlayer, 'name' | 'status'>;
  onConfirm: () => void;
  onDecline: () => void;
}) {
  const isConfirmed = status === 'confirmed';
  const isDeclined = status === 'declined';
  const look = classNames(
    'answer-button border-grass',
    isConfirmed ? 'bg-grass text-void' : 'text-grass hover:bg-raised',
  );
  return (
    <>
      <button
        type="button"
        aria-pressed={isConfirmed}
        onClick={onConfirm}
        className={`${look} min-w-15 max-[359px]:min-w-12 md:hidden`}
      >
        VA
        {isConfirmed && <Icon name="check" />}
        <span className="sr-only"> {name}</span>
      </button>
      <button type="button" onClick={onConfirm} className={`${look} min-w-26 max-md:hidden`}>
        {isConfirmed ? 'CANCELAR' : 'CONFIRMAR'}
        <span className="sr-only"> {name}</span>
      </button>
      <button
        type="button"
        role="switch"
        aria-checked={isDeclined}
        onClick={onDecline}
        className={classNames(
          'answer-button whitespace-nowrap',
          isDeclined ? 'border-danger bg-danger-fill text-white' : 'border-line hover:bg-raised',
        )}
      >
        NO VA<span className="sr-only"> {name}</span>
      </button>
    </>
  );
}
