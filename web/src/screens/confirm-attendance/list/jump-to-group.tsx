import type { MatchPlayer } from '@picadito/domain';
import type { RefObject } from 'react';
import { type AnswerGroup, groupOf } from '../../../waitlist/answer-group.ts';
import type { AnswersShown } from '../answers/answers-shown.ts';
import { GROUP_ORDER, GROUPS } from './groups.ts';

/**
 * Buttons on phones that show how many players each group has and scroll to the group. The waitlist and the players who
 * are away have no button; the button of the confirmed players also shows the length of the waitlist. It is then so
 * wide that the button of the declined players is left out, as it is when nobody has declined.
 */
export function JumpToGroup({
  players,
  deletedCount = 0,
  answers: { current, away, queued, outOf },
  list,
}: {
  players: readonly MatchPlayer[];
  /** Number of players in the teams who have been deleted since. They count as confirmed. */
  deletedCount: number | undefined;
  answers: AnswersShown;
  list: RefObject<HTMLDivElement | null>;
}) {
  const countOf = (group: AnswerGroup) =>
    players.filter((player) => groupOf(player, current, away) === group).length +
    (group === 'confirmed' ? deletedCount : 0);
  return (
    <>
      {GROUP_ORDER.map((group) => {
        const count = countOf(group);
        const isLast = group === 'declined' && (count === 0 || queued.size > 0);
        if (group === 'queued' || group === 'away' || isLast) return null;
        return (
          <button
            key={group}
            type="button"
            className="group-jump"
            onClick={() => {
              const heading = list.current?.querySelector<HTMLElement>(`[data-group=${group}]`);
              heading?.scrollIntoView();
              heading?.focus({ preventScroll: true });
            }}
          >
            {GROUPS[group].word} <span className={GROUPS[group].tone}>{count}</span>
            {group === 'confirmed' && outOf}
          </button>
        );
      })}
    </>
  );
}
