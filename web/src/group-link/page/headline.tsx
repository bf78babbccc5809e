import { createContext, createElement, use, type ReactNode } from 'react';

/**
 * Level of the headlines. Only the first match of the page has an `h1`, because a page has one heading of the first
 * level.
 */
export const HeadlineLevel = createContext<'h1' | 'h2'>('h1');

/**
 * Headline of a part of the page. It can take the focus, because after an answer the script moves the focus to the
 * first headline.
 */
export function Headline({ look = 'text-d1', children }: { look?: string; children: ReactNode }) {
  const props = { className: `font-display text-balance ${look}`, tabIndex: -1 };
  return createElement(use(HeadlineLevel), props, children);
}
