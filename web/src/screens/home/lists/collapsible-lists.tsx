import type { PlayersList } from '@picadito/domain';
import { useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { TEXT_ACTION } from '../../../ui/button.tsx';
import { MyListRow } from './my-list-row.tsx';

/**
 * Number of lists that a phone shows at first. Wider screens show all lists in a scrolling area 400 px high
 * (docs/specification.md#dashboard).
 */
const ON_PHONES = 3;

export function CollapsibleLists({
  lists,
  onDelete,
}: {
  lists: readonly PlayersList[];
  onDelete: (list: PlayersList) => void;
}) {
  const [all, setAll] = useState(false);
  return (
    <>
      <ul className="lists-pane">
        {lists.map((list, index) => (
          <MyListRow
            key={list.id}
            list={list}
            className={classNames(index >= ON_PHONES && !all && 'max-md:hidden')}
            onDelete={() => onDelete(list)}
          />
        ))}
      </ul>
      {lists.length > ON_PHONES && (
        <button
          type="button"
          className={`${TEXT_ACTION} mt-2 -mb-2 w-full justify-center md:hidden`}
          onClick={() => setAll(!all)}
        >
          {all ? 'Ver menos' : `Ver todas (${lists.length})`}
        </button>
      )}
    </>
  );
}
