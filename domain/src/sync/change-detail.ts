import * as z from 'zod/mini';
import { matchPlayerReply, teamCountsReply } from '../matches/match-reply.ts';
import { count, schemaMetadata } from '../contract/values.ts';

/**
 * Maximum number of players whose attendance a change event contains, so that the event stays under 2 KB. If more
 * players have changed, the event leaves them out, and the client reads the attendance again.
 */
export const EVENT_PLAYERS_MAX = 14;

const attendance = z.pick(matchPlayerReply, {
  id: true,
  confirmed: true,
  confirmedAt: true,
  declined: true,
});

/** Schema of what has changed in a match, for events that say it: ids and values, but no names. */
export const changeDetail = z
  .discriminatedUnion('part', [
    z.strictObject({
      part: z.literal('attendance'),
      confirmedCount: count,
      players: z
        .nullable(z.array(attendance).check(z.maxLength(EVENT_PLAYERS_MAX)))
        .register(schemaMetadata, {
          description: 'Whose attendance has changed; null: too many to name.',
        }),
    }),
    z.strictObject({ part: z.literal('teams'), teamCounts: teamCountsReply }),
    z.strictObject({ part: z.literal('lineup-context') }),
  ])
  .register(schemaMetadata, { id: 'ChangeDetail' });
export type ChangeDetail = z.output<typeof changeDetail>;
export type AttendanceDetail = Extract<ChangeDetail, { part: 'attendance' }>;
