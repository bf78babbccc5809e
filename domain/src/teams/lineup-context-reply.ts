import * as z from 'zod/mini';
import { RECENT_TEAMS_MAX } from '../limits.ts';
import { SIT_OUT_RULES } from './sit-out.ts';
import { plainDay } from '../matches/match-reply.ts';
import { fullTeam } from './teams-reply.ts';
import { id, timestamp, schemaMetadata } from '../contract/values.ts';

const call = z.strictObject({ playerId: id, calledAt: timestamp });
export type Call = z.output<typeof call>;

export const callsOfMatch = z
  .array(call)
  .register(schemaMetadata, { description: 'Who was called to the match, by time.' });

const recentTeam = z.strictObject({
  matchId: id,
  date: plainDay,
  claroTeam: fullTeam,
  oscuroTeam: fullTeam,
  suplentes: z.array(id),
});
export type RecentTeam = z.output<typeof recentTeam>;

export const sitOut = z.enum(SIT_OUT_RULES).register(schemaMetadata, {
  description:
    'Who sits out when more are confirmed than play: by level, by order of confirmation or by turn.',
});

export const groupCalledAt = z.nullable(timestamp).register(schemaMetadata, {
  description: 'When the call was first sent to the group.',
});

/** Schema of the line-up context: what forming teams for a match needs in addition to its players. */
export const lineupContextReply = z
  .strictObject({
    sitOut,
    calls: callsOfMatch,
    groupCalledAt,
    recentTeams: z.array(recentTeam).check(z.maxLength(RECENT_TEAMS_MAX)).register(schemaMetadata, {
      description:
        'Of the matches with the same list that start before it and are not cancelled, newest first.',
    }),
  })
  .register(schemaMetadata, { id: 'Evening' });
export type LineupContext = z.output<typeof lineupContextReply>;
