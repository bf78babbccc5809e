/**
 * Holds the exports of `@picadito/domain/parsing`. They are apart from the main export because the word lists are heavy
 * and few screens need them.
 */
export { readList } from './lists/read-list.ts';
export type * from './lists/read-list.ts';
export { readReplies } from './replies/read-replies.ts';
export type { ReadRepliesResult } from './replies/read-replies.ts';
export type { ReadReply } from './replies/evidence.ts';
export { startsOut } from './doubts.ts';
export type { Doubt } from './doubts.ts';
export { nameKey } from './words.ts';
