/** A door of its own (@picadito/domain/reading): the words that people write are heavy, and few screens read them. */
export { readList } from './parsing/lists/read-list.ts';
export type * from './parsing/lists/read-list.ts';
export { readReplies } from './parsing/replies/read-replies.ts';
export type { ReadRepliesResult } from './parsing/replies/read-replies.ts';
export type { ReadAnswer } from './parsing/replies/evidence.ts';
export type { Doubt } from './parsing/doubts.ts';
export { nameKey } from './parsing/words.ts';
