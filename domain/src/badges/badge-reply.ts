import * as z from 'zod/mini';
import { ACHIEVEMENTS } from './badge.ts';
import { id, timestamp, WORDS } from '../contract/values.ts';

/** A deed of the organiser; the weekly MVP names its player. */
export const badgeReply = z
  .strictObject({
    id,
    userId: id,
    type: z.enum(ACHIEVEMENTS.map(({ type }) => type)),
    name: z.string(),
    description: z.string(),
    emoji: z.string(),
    playerId: z
      .nullable(id)
      .register(WORDS, { description: 'The player of the week, of `mvp-semana` only.' }),
    earnedAt: timestamp,
  })
  .register(WORDS, { id: 'Badge' });
export type Badge = z.output<typeof badgeReply>;
