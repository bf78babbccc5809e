/**
 * This file collects every sentence that a rule chooses. Sentences of docs/specification.md are verbatim; the others
 * are short and in voseo. Each is a separate export of MESSAGES (index.ts), so that a bundle contains only the
 * sentences that it uses.
 */
export * from './answer-messages.ts';
export * from './form-messages.ts';
export * from './match-messages.ts';
export * from './player-messages.ts';
export * from './result-messages.ts';
export * from './survey-messages.ts';
export * from './team-messages.ts';
export * from './http-messages.ts';
