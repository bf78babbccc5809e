import * as z from 'zod/mini';
import { ANSWERS } from '../waitlist/answer.ts';
import { count, id, schemaMetadata, timestamp } from '../contract/values.ts';
import { time } from './exported-money.ts';

/** Schema of a device that owns or claims a name, in the export. */
export const device = z
  .strictObject({
    listId: id,
    playerId: id,
    claimedAt: timestamp,
    usedAt: timestamp,
    doubtedAt: time.register(schemaMetadata, {
      description:
        'The time since which the device has claimed the name; null for a device that owns it.',
    }),
    deniedAt: time,
    claimCount: count,
    answeredMatchId: z.nullable(id),
    noticesSince: time,
  })
  .register(schemaMetadata, { id: 'ExportedDevice' });

/** Schema of a proposal of a device, in the export. */
export const proposal = z
  .strictObject({
    listId: id,
    madeAt: timestamp,
    kind: z.enum(['newcomer', 'answer', 'guest']),
    name: z.nullable(z.string()),
    answer: z.nullable(z.enum(ANSWERS)),
    comment: z.nullable(z.string()),
    matchId: z.nullable(id),
    playerId: z.nullable(id),
    authorId: z.nullable(id),
    dismissedUntil: time,
  })
  .register(schemaMetadata, { id: 'ExportedProposal' });
