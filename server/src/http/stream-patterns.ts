import { EVENTS, GROUP_PAGE, patternOf } from '@picadito/domain';

/** The patterns of the routes whose responses stay open as event streams. */
export const STREAM_PATTERNS: ReadonlySet<string> = new Set(
  [EVENTS.follow, GROUP_PAGE.changes].map(patternOf),
);
