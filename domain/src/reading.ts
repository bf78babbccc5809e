/** A door of its own (@picadito/domain/reading): the words that people write are heavy, and few screens read them. */
export { readList } from './reading/read-list.ts';
export type * from './reading/read-list.ts';
export { readReplies } from './reading/read-replies.ts';
export type { ReadRepliesResult } from './reading/read-replies.ts';
export type { ReadAnswer } from './reading/evidence.ts';
export type { Doubt } from './reading/doubts.ts';
export { nameKey } from './reading/words.ts';
