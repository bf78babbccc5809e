import * as z from 'zod/mini';
import {
  count,
  id,
  percent,
  rating,
  skillLevel,
  timestamp,
  whatsapp,
  WORDS,
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
  .register(WORDS, { id: 'Player' });
export type Player = z.output<typeof playerReply>;

/** product.md §3 "player stat". */
export const playerStatReply = z
  .strictObject({ playerId: id, matchesPlayed: count, attendanceRate: percent })
  .register(WORDS, { id: 'PlayerStat', description: '`attendanceRate` is a whole percent.' });
export type PlayerStat = z.output<typeof playerStatReply>;
