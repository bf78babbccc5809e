import { createContext, createElement, use, type ReactNode } from 'react';

/** Element of a `Headline`: `h1` in the next match, `h2` in the match after it, because a page has only one `h1`. */
export const HeadlineLevel = createContext<'h1' | 'h2'>('h1');

/**
 * Headline of a part of the page. It can take the focus, because after an answer the script moves the focus to the
 * first headline.
 */
export function Headline({ look = 'text-d1', children }: { look?: string; children: ReactNode }) {
  const props = { className: `font-display text-balance ${look}`, tabIndex: -1 };
  return createElement(use(HeadlineLevel), props, children);
}
