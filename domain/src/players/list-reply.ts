import * as z from 'zod/mini';
import { count, id, timestamp, WORDS } from '../contract/values.ts';

export const listReply = z
  .strictObject({ id, userId: id, name: z.string(), playerCount: count, createdAt: timestamp })
  .register(WORDS, { id: 'List' });
export type PlayersList = z.output<typeof listReply>;
