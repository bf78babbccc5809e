import { useEffect, useRef, type RefObject } from 'react';

/** The path of the page that stood last; null until the first one stands. */
let lastPath: string | null = null;

/**
 * Names the document after a page and, when the user came here from another page of the app,
 * moves the focus to its h1, so that readers and keyboards start at its top.
 */
export function useArrival(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = title.includes('Picadito') ? title : `${title} · Picadito`;
  }, [title]);
  useEffect(() => {
    const path = window.location.pathname;
    if (lastPath !== null && lastPath !== path) heading.current?.focus({ preventScroll: true });
    lastPath = path;
  }, []);
  return heading;
}
