/**
 * Exports of `@picadito/domain/parsing`. They are separate from the main export, so that only the few screens that read
 * pasted text load the long word lists.
 */
export { readList } from './lists/read-list.ts';
export type * from './lists/read-list.ts';
export { readMatchMessage } from './match-message/read-match-message.ts';
export type { MatchMessage } from './match-message/read-match-message.ts';
export { readReplies } from './replies/read-replies.ts';
export type { ReadRepliesResult } from './replies/read-replies.ts';
export type { ReadReply } from './replies/evidence.ts';
export { startsUnticked } from './doubts.ts';
export type { Doubt } from './doubts.ts';
export { nameKey } from './words.ts';
