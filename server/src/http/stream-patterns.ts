import { EVENTS, GROUP_PAGE, patternOf } from '@picadito/domain';

/** Patterns of the routes whose replies stay open. */
export const STREAM_PATTERNS: ReadonlySet<string> = new Set(
  [EVENTS.follow, GROUP_PAGE.changes].map(patternOf),
);
