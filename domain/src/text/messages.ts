/**
 * Every sentence that a rule chooses, once. Those of docs/specification.md are verbatim; the others are new, short
 * and in voseo. They are exported as MESSAGES (index.ts), one export each, so that a bundle contains only the ones it
 * uses.
 */
export * from './answer-messages.ts';
export * from './form-messages.ts';
export * from './match-messages.ts';
export * from './player-messages.ts';
export * from './result-messages.ts';
export * from './survey-messages.ts';
export * from './team-messages.ts';
export * from './http-messages.ts';
