import * as z from 'zod/mini';
import {
  count,
  id,
  percent,
  rating,
  skillLevel,
  timestamp,
  whatsapp,
  schemaMetadata,
} from '../contract/values.ts';

export const playerReply = z
  .strictObject({
    id,
    listId: id,
    userId: id,
    name: z.string(),
    rating,
    skillLevel,
    whatsapp,
    createdAt: timestamp,
  })
  .register(schemaMetadata, { id: 'Player' });
export type Player = z.output<typeof playerReply>;

/** Schema of the statistics of a player (docs/specification.md#data). */
export const playerStatReply = z
  .strictObject({ playerId: id, matchesPlayed: count, attendanceRate: percent })
  .register(schemaMetadata, {
    id: 'PlayerStat',
    description: '`attendanceRate` is a whole percent.',
  });
export type PlayerStat = z.output<typeof playerStatReply>;
