import { chosen, type Asked, type Suite } from '../suite.ts';
import { measureColdPage } from './cold-page.ts';
import { measureDeadLinks } from './dead-links.ts';
import { measurePages } from './rendered-pages.ts';
import { measureStreams } from './streams.ts';
import { measureTaps } from './taps.ts';

const PARTS: Readonly<Record<string, Suite>> = {
  dead: measureDeadLinks,
  pages: measurePages,
  cold: measureColdPage,
  streams: measureStreams,
  taps: measureTaps,
};

/** Links that do not work, the page of one that does, many open pages, and a player's tap to the organiser's screen. */
export async function measureLinks(asked: Asked): Promise<void> {
  for (const part of chosen(Object.keys(PARTS), asked)) await PARTS[part]?.(asked);
}
