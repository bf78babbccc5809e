import { createContext, createElement, use, type ReactNode } from 'react';

/** Holds the level of headlines, because a page has one heading of the first level, in its first match. */
export const HeadlineLevel = createContext<'h1' | 'h2'>('h1');

/** Shows what a part of the page is about. After an answer the script moves the focus to the first headline. */
export function Headline({ look = 'text-d1', children }: { look?: string; children: ReactNode }) {
  const props = { className: `font-display text-balance ${look}`, tabIndex: -1 };
  return createElement(use(HeadlineLevel), props, children);
}
