import * as z from 'zod/mini';
import { count, id, timestamp, schemaMetadata } from '../contract/values.ts';

export const listReply = z
  .strictObject({ id, userId: id, name: z.string(), playerCount: count, createdAt: timestamp })
  .register(schemaMetadata, { id: 'List' });
export type PlayersList = z.output<typeof listReply>;
