import { ATTENDANCE_STATUSES, type MatchPlayer } from '@picadito/domain';
import type { RefObject } from 'react';
import { GROUPS } from './groups.ts';

/** On phones: how many there are of each group, and one tap to the first of them. */
export function JumpToGroup({
  players,
  list,
}: {
  players: readonly MatchPlayer[];
  list: RefObject<HTMLDivElement | null>;
}) {
  return (
    <>
      {ATTENDANCE_STATUSES.map((group) => {
        const count = players.filter(({ status }) => status === group).length;
        if (count === 0 && group === 'declined') return null;
        return (
          <button
            key={group}
            type="button"
            className="min-h-12 flex-auto bg-panel px-1.5 font-display text-d4 whitespace-nowrap hover:bg-raised focus-visible:-outline-offset-3 md:hidden"
            onClick={() => {
              const heading = list.current?.querySelector<HTMLElement>(`[data-group=${group}]`);
              heading?.scrollIntoView();
              heading?.focus({ preventScroll: true });
            }}
          >
            {GROUPS[group].word} <span className={GROUPS[group].tone}>{count}</span>
          </button>
        );
      })}
    </>
  );
}
