import * as z from 'zod/mini';
import * as MESSAGES from '../text/messages.ts';
import { contract } from '../contract/operation.ts';
import { BADGES } from '../routes.ts';
import { ACHIEVEMENTS } from './badge.ts';
import { id, timestamp, schemaMetadata } from '../contract/values.ts';

/** Schema of an achievement that the organiser has earned. Only the weekly MVP has players. */
export const badgeReply = z
  .strictObject({
    id,
    userId: id,
    type: z.enum(ACHIEVEMENTS.map(({ type }) => type)),
    name: z.string(),
    description: z.string(),
    emoji: z.string(),
    playerId: z.nullable(id).register(schemaMetadata, {
      description:
        'The player that the badge names; null except for `mvp-semana`, and if several players share it.',
    }),
    playerIds: z.array(id).register(schemaMetadata, {
      description: 'The players that the badge names, by name; empty except for `mvp-semana`.',
    }),
    earnedAt: timestamp,
  })
  .register(schemaMetadata, { id: 'Badge' });
export type Badge = z.output<typeof badgeReply>;

/** Schema of a request that claims a badge. `userId` must be the id of the signed-in organiser. */
const badgeClaim = z.object(
  {
    userId: z.string({ error: MESSAGES.badgeOfAnother }),
    type: z.enum(
      ACHIEVEMENTS.map(({ type }) => type),
      { error: MESSAGES.badgeUnknown },
    ),
  },
  { error: MESSAGES.invalid },
);

export const badgeContract = contract('Badges', BADGES, {
  list: {
    summary: 'List the badges of the user in the order in which they were earned',
    description: 'Grants the badges that passing time has earned, such as the MVP of the week.',
    replies: { 200: z.array(badgeReply) },
  },
  claim: {
    summary: 'Claim a badge that the user has earned',
    body: badgeClaim,
    replies: { 200: badgeReply, 201: badgeReply },
  },
});
