import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Where the focus goes in a list of cards when rows come or go; a row is identified by its first link. */
export function useRowFocus(list: RefObject<HTMLElement | null>, count: number) {
  const awaited = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (awaited.current === null || awaited.current >= count) return;
    focusRow(list.current?.children[awaited.current]);
    awaited.current = null;
  }, [list, count]);

  return {
    /** On the first of the rows that come next. */
    awaitMore: () => {
      awaited.current = count;
    },
    /** On a neighbour of the row that goes; false when it is the last one. */
    leave: (row: Element): boolean =>
      focusRow(row.nextElementSibling ?? row.previousElementSibling),
  };
}

function focusRow(row: Element | null | undefined): boolean {
  const link = row?.querySelector('a');
  link?.focus({ preventScroll: true });
  return link !== undefined && link !== null;
}
