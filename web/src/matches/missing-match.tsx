import type { Match } from '@picadito/domain';
import type { ReactNode } from 'react';
import { HELP_IS_OVER, isOwn } from '../helpers/may.ts';
import { useLists } from '../players/lists/lists.ts';
import { MATCH_GONE } from './report-gone-match.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Panel } from '../ui/panel.tsx';

/**
 * Says that there is no match with this id, that it has gone while the screen showed it, or that the user no longer
 * helps with its list. `last` is what the screen has shown of the match before, if anything.
 */
export function MissingMatch({
  id,
  last,
  action,
}: {
  id: string | null;
  last: Match | null;
  action: ReactNode;
}) {
  const { data: lists } = useLists();
  const isHelpOver =
    last !== null && !isOwn(last) && lists?.some((list) => list.id === last.listId) === false;
  return (
    <Panel className="mt-6">
      <EmptyState icon="search" action={action} isAlert={last !== null}>
        {isHelpOver ? HELP_IS_OVER : last ? MATCH_GONE : `No se encontró el partido con ID ${id}`}
      </EmptyState>
    </Panel>
  );
}
