import * as z from 'zod/mini';
import { ACHIEVEMENTS } from './badge.ts';
import { id, timestamp, schemaMetadata } from '../contract/values.ts';

/** Schema of an achievement that the organiser has earned. Only the weekly MVP has a player. */
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
      .register(schemaMetadata, { description: 'The player of the week, of `mvp-semana` only.' }),
    earnedAt: timestamp,
  })
  .register(schemaMetadata, { id: 'Badge' });
export type Badge = z.output<typeof badgeReply>;
