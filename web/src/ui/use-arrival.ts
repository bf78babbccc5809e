import { useEffect, useRef, type RefObject } from 'react';

/** The path of the last rendered page, or null before the first. */
let lastPath: string | null = null;

/**
 * Sets the document title to `title` and returns the ref of the page's h1. If the user came from another page of the
 * app, the h1 gets the focus, so that screen readers and keyboards start at the top.
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
