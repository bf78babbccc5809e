/** Identifiers that were given up for the field's word; they do not come back, in code or in comments. */
const IDENTIFIERS: Record<string, string> = {
  pathIs: 'notFoundBeforeInvalid',
  keepRefusal: 'storeRejection',
  firstAnswer: 'findStoredResponse',
  keyedBy: 'idempotencyKeyOf',
  forgetAnswers: 'redactResponses',
  KeptAnswer: 'StoredResponse',
  limitAnswers: 'limitLargeResponses',
  inTurn: 'limitPipelining',
  patientServer: 'serverWithTimeouts',
  wellFormed: 'validId',
  ownMatch: 'ownedMatch',
  ownPlayer: 'ownedPlayer',
  ownMatchPlayerIn: 'ownedMatchPlayer',
  answerAfter: 'nextAttendance',
  deedsFor: 'badgeFactsFor',
  deedsAfter: 'badgeFactsAfter (the column stays deeds_after)',
  keepHouse: 'startBackgroundJobs',
  placeColumns: 'matchPlayerColumns',
  standingAt: 'targetStateAt',
  stampsAfter: 'timestampsAfter',
  followChanges: 'subscribeToChanges',
  CONTRACT_WORDS: 'schemaMetadata',
  eveningReply: 'lineupContextReply',
  marksReply: 'teamConstraintsReply',
  judgeOf: 'splitScorer',
  judgeSeen: 'checkSavePrecondition',
  SplitWishes: 'SplitCriteria',
  KEPT_MS: 'a name for the retention or lifetime',
  KEPT_MAX: 'a name for the limit of that cache',
  isStuck: 'isStalled',
  tellHim: 'resolve',
  asWished: 'applyPending',
  lastWishes: 'coalesce',
  afterAnswer: 'the outcome of a response',
  useOutbox: 'usePendingChanges',
  outboxOf: 'the outbox of the client',
  onGap: 'onMissedEvents',
  spendKey: 'releaseKey',
  useOneAtATime: 'useSingleFlight',
  useOneOfEach: 'useKeyedSingleFlight',
  useStable: 'useEventCallback',
  useIsHere: 'useIsMounted',
  holdHis: 'openUserSession',
  wakeUp: 'resumeSession',
  wentByPopup: 'isPopupAttempt',
  useVisitor: 'useRedirectVisitor',
  useEvening: 'useLineupContext',
  invalidateEvenings: 'invalidateLineupContexts',
  useMarks: 'useTeamConstraints',
  useMarkKeeper: 'useSetKeeper',
  useMarkPair: 'useSetPair',
  PairWish: 'PairChange',
  PlayerMarks: 'PlayerConstraints',
  marksInWords: 'constraintTexts',
  useMarksInWords: 'useConstraintTexts',
  TeamWishes: 'TeamCriteria',
  useTeamWishes: 'useTeamCriteria',
  useAttendanceMarks: 'useAttendanceChanges',
};

/** Phrases that comments do without: they speak of requests, tabs, rows and servers. */
const PHRASES: [pattern: string, instead: string][] = [
  [String.raw`he|him|his|himself`, 'the player, the organiser, the request, …'],
  [String.raw`whoever|whosever|whomever`, 'the caller, any request, all users, …'],
  [String.raw`nobody|somebody|everybody|anybody`, 'none, another process, all users, …'],
  [String.raw`who asks|who waits|who listens`, 'the request, the queue, the subscribers'],
  [String.raw`(?:is|are|was|were) told`, 'receives, is notified, is reported'],
  [String.raw`hears?|heard`, 'receives, is notified'],
  [String.raw`the answer ends it|Returns the end of it`, 'Returns an unsubscribe function.'],
];

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|[\s;])\/\/[^\n]*/gm;

const RETIRED = wordPattern(Object.keys(IDENTIFIERS), 'g');
const RETIRED_PHRASES = PHRASES.map(([pattern, instead]) => ({
  pattern: wordPattern([pattern], 'gi'),
  instead,
}));

/** Each use of a retired word in a source file, as `file:line: word → replacement`. */
export function retiredWordsIn(file: string, text: string): string[] {
  const report = (word: string, index: number, instead: string) =>
    `${file}:${text.slice(0, index).split('\n').length}: ${word} → ${instead}`;
  const words = [...text.matchAll(RETIRED)].map(({ 0: word, index }) =>
    report(word, index, IDENTIFIERS[word] ?? ''),
  );
  const phrases = [...text.matchAll(COMMENT)].flatMap(({ 0: comment, index: start }) =>
    RETIRED_PHRASES.flatMap(({ pattern, instead }) =>
      [...comment.matchAll(pattern)].map(({ 0: word, index }) =>
        report(word, start + index, instead),
      ),
    ),
  );
  return [...words, ...phrases];
}

function wordPattern(words: readonly string[], flags: string): RegExp {
  return new RegExp(String.raw`\b(?:${words.join('|')})\b`, flags);
}
