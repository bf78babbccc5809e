import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Returns focus handlers for the list. They restore the focus to a player's card that moved to another group and was
 * mounted again there; `order` must change when cards move.
 */
export function useRestoredFocus(list: RefObject<HTMLElement | null>, order: string) {
  const focused = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (focused.current === null || document.activeElement !== document.body) return;
    const cards = list.current?.querySelectorAll<HTMLElement>('[data-player]') ?? [];
    const card = [...cards].find(({ dataset }) => dataset['player'] === focused.current);
    card?.querySelector<HTMLElement>('[aria-pressed]')?.focus({ preventScroll: true });
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
