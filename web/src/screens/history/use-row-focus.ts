import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Returns the functions that move the focus in a list of cards when rows are added or removed. The first link of a row
 * gets the focus.
 */
export function useRowFocus(list: RefObject<HTMLElement | null>, count: number) {
  const awaited = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (awaited.current === null || awaited.current >= count) return;
    focusRow(list.current?.children[awaited.current]);
    awaited.current = null;
  }, [list, count]);

  return {
    /** Focuses the first of the next rows once they are rendered. */
    awaitMore: () => {
      awaited.current = count;
    },
    /** Focuses a neighbour of a row that is removed; returns false if there is none. */
    leave: (row: Element): boolean =>
      focusRow(row.nextElementSibling ?? row.previousElementSibling),
  };
}

function focusRow(row: Element | null | undefined): boolean {
  const link = row?.querySelector('a');
  link?.focus({ preventScroll: true });
  return link !== undefined && link !== null;
}
