import { EVENTS, GROUP_PAGE, patternOf } from '@picadito/domain';

/** Holds the patterns of the routes whose responses stay open. */
export const STREAM_PATTERNS: ReadonlySet<string> = new Set(
  [EVENTS.follow, GROUP_PAGE.changes].map(patternOf),
);
