import { type RefObject, useEffect } from 'react';

/** How the address changes: by the router's links, by hand, by going back. */
const MOVES = ['pushState', 'replaceState', 'hashchange'];

/** With #convocar in the address, on arrival and on every navigation to it, the call is scrolled into view and focused. */
export function useCallSection(section: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let frame = 0;
    const show = () => {
      cancelAnimationFrame(frame);
      if (window.location.hash !== '#convocar') return;
      // after the router has scrolled to the top and the page has given its heading the focus
      frame = requestAnimationFrame(() => {
        section.current?.scrollIntoView();
        section.current?.focus({ preventScroll: true });
      });
    };
    show();
    for (const move of MOVES) window.addEventListener(move, show);
    return () => {
      cancelAnimationFrame(frame);
      for (const move of MOVES) window.removeEventListener(move, show);
    };
  }, [section]);
}
