import { chosen, type Asked, type Suite } from '../suite.ts';
import { measureDeadLinks } from './dead-links.ts';
import { measurePages } from './rendered-pages.ts';
import { measureTaps } from './taps.ts';

const PARTS: Readonly<Record<string, Suite>> = {
  dead: measureDeadLinks,
  pages: measurePages,
  taps: measureTaps,
};

/** Links that do not work, the page of one that does, and how long a player's tap takes to the organiser's screen. */
export async function measureLinks(asked: Asked): Promise<void> {
  for (const part of chosen(Object.keys(PARTS), asked)) await PARTS[part]?.(asked);
}
