import type { ReactNode } from 'react';
import type { AnswerGroup } from '../../../waitlist/answer-group.ts';
import { classNames } from '../../../ui/class-names.ts';
import { GROUPS } from './groups.ts';

/** Number of cards above which the browser lays out only the visible cards of a group. */
const MANY_CARDS = 40;

/**
 * Shows one group of players under its title. A group without players is hidden, unless it has a text (`empty`) for
 * that case. Phones hide the title of the first group, because a button above the list has the same text.
 */
export function Group({
  group,
  count,
  deletedCount,
  empty,
  action,
  children,
}: {
  group: AnswerGroup;
  count: number;
  /** Number of players of the group who have been deleted since, so that they have no card. */
  deletedCount: number;
  empty: string | null;
  /** Button for the whole group, rendered below the cards of the group. */
  action: ReactNode;
  children: readonly ReactNode[];
}) {
  const { title } = GROUPS[group];
  const total = count + deletedCount;
  return (
    <section aria-label={title} hidden={total === 0 && empty === null}>
      <h2 data-group={group} tabIndex={-1} className="group-title">
        {title} ({total})
      </h2>
      {total === 0 && children.length === 0 && <p className="text-mute">{empty}</p>}
      <ul
        className={classNames(
          'attendance-rows',
          children.length > MANY_CARDS &&
            '*:[contain-intrinsic-height:auto_64px] *:[content-visibility:auto]',
        )}
      >
        {children}
      </ul>
      {deletedCount > 0 && (
        <p className="mt-2 text-sm text-mute">
          {deletedCount === 1
            ? '1 jugó y ya no está en la lista.'
            : `${deletedCount} jugaron y ya no están en la lista.`}
        </p>
      )}
      {action && <div className="mt-2 empty:hidden">{action}</div>}
    </section>
  );
}
