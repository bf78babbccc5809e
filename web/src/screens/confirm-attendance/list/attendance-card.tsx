import type { MatchPlayer } from '@picadito/domain';
import { memo, useMemo } from 'react';
import { PlayerFacts } from '../../../attendance/player-card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { CardMarks, type Marks } from './card-marks.tsx';
import { PlayerMenu, type CardActions, SeldomMenu } from './player-menu.tsx';
import { RowActions } from './row-actions.tsx';
import { useEventCallback } from '../../../lib/use-event-callback.ts';

/**
 * Classes that hide a card of the list. They are used instead of `display: none`, because the browser would then drop
 * and rebuild the layout boxes of hundreds of cards.
 */
const HIDDEN = 'invisible absolute m-0! h-0 [content-visibility:hidden]!';

/**
 * Card of one player: the name, the buttons of the answer, and the other actions on the player. They are in a menu that
 * the name opens, or buttons if the window is large.
 */
export const AttendanceCard = memo(function AttendanceCard({
  player,
  hidden,
  isLarge,
  actions,
  ...marks
}: { player: MatchPlayer; hidden: boolean; isLarge: boolean; actions: CardActions } & Marks) {
  const { status } = player;
  const row = { player, marks, actions };
  const facts = <PlayerFacts player={player} mark={<CardMarks status={status} {...marks} />} />;
  return (
    <li
      data-player={player.id}
      className={classNames(
        'attendance-row',
        status === 'confirmed' ? 'border-grass' : 'border-raised',
        hidden && HIDDEN,
      )}
    >
      {isLarge ? (
        <div className="player-line">
          <div className="min-w-0 flex-1">{facts}</div>
          <SeldomMenu {...row} />
        </div>
      ) : (
        <PlayerMenu {...row} facts={facts} />
      )}
      <AnswerButtons
        player={player}
        onConfirm={() => actions.onToggle(player)}
        onDecline={() => actions.onDecline(player)}
      />
      {isLarge && <RowActions {...row} />}
    </li>
  );
});

/**
 * Returns an object with the given actions that changes only with `places`, so that only the memoised cards whose data
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
  const onAway = useEventCallback(actions.onAway);
  const onLevel = useEventCallback(actions.onLevel);
  const { places } = actions;
  return useMemo(
    () => ({
      places,
      onToggle,
      onDecline,
      onChoose,
      onUnsend,
      onTeam,
      onRemove,
      onRemoveComment,
      onAway,
      onLevel,
    }),
    [
      places,
      onToggle,
      onDecline,
      onChoose,
      onUnsend,
      onTeam,
      onRemove,
      onRemoveComment,
      onAway,
      onLevel,
    ],
  );
}

/**
 * Shows the buttons 'VA' and 'NO VA' of a player; a second tap on either makes the player pending. On screens from 768
 * px of width up, CONFIRMAR and CANCELAR replace 'VA', and only CONFIRMAR is filled. A button either has a fixed name
 * and a state, or a name that says what it does next. Accessible names begin with the visible word, so that voice
 * control finds the buttons.
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
  return (
    <>
      <button
        type="button"
        aria-pressed={isConfirmed}
        onClick={onConfirm}
        className={classNames(
          'answer-button min-w-15 border-grass max-[359px]:min-w-12 md:hidden',
          isConfirmed ? 'bg-grass text-void' : 'text-grass hover:bg-raised',
        )}
      >
        VA
        {isConfirmed && <Icon name="check" />}
        <span className="sr-only"> {name}</span>
      </button>
      <button
        type="button"
        onClick={onConfirm}
        className={classNames(
          'answer-button min-w-26 max-md:hidden',
          isConfirmed ? 'border-line hover:bg-raised' : 'border-grass bg-grass text-void',
        )}
      >
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
          isDeclined
            ? 'border-danger bg-danger-fill text-white'
            : 'border-line hover:bg-raised md:border-transparent md:text-mute md:hover:text-ink md:focus-visible:text-ink',
        )}
      >
        NO VA<span className="sr-only"> {name}</span>
      </button>
    </>
  );
}
