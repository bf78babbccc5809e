import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Returns the `onFocus` and `onBlur` handlers of a list of cards. A card that moves to another group is mounted again
 * and loses the focus; the hook gives it the focus back. `order` must change whenever cards move.
 */
export function useRestoredFocus(list: RefObject<HTMLElement | null>, order: string) {
  const focused = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (focused.current === null || document.activeElement !== document.body) return;
    const cards = list.current?.querySelectorAll<HTMLElement>('[data-player]') ?? [];
    const card = [...cards].find(({ dataset }) => dataset['player'] === focused.current);
    const buttons = card?.querySelectorAll<HTMLElement>('.answer-button') ?? [];
    [...buttons].find(({ offsetParent }) => offsetParent)?.focus({ preventScroll: true });
  }, [list, order]);
  return {
    onFocus: (event: { target: Element }) => {
      const card = event.target.closest<HTMLElement>('[data-player]');
      focused.current = card?.dataset['player'] ?? null;
    },
    onBlur: (event: { target: Element }) => {
      if (event.target.isConnected) focused.current = null;
    },
  };
}
