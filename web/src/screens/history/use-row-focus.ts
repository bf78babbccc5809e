import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Returns the functions that keep the focus in a list of `count` cards. It moves to the first link of the first added
 * row after more rows were loaded, and to that of a neighbour when a row is removed.
 */
export function useRowFocus(list: RefObject<HTMLElement | null>, count: number) {
  const awaited = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (awaited.current === null || awaited.current >= count) return;
    focusRow(list.current?.children[awaited.current]);
    awaited.current = null;
  }, [list, count]);

  return {
    /** Must be called before more rows are loaded; focuses the first added row once it is rendered. */
    awaitMore: () => {
      awaited.current = count;
    },
    /**
     * Must be called before a row is removed; focuses the next or the previous row. Returns false if there is neither.
     */
    leave: (row: Element): boolean =>
      focusRow(row.nextElementSibling ?? row.previousElementSibling),
  };
}

function focusRow(row: Element | null | undefined): boolean {
  const link = row?.querySelector('a');
  link?.focus({ preventScroll: true });
  return link !== undefined && link !== null;
}
