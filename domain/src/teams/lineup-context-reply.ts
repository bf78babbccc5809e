import * as z from 'zod/mini';
import { RECENT_TEAMS_MAX } from '../limits.ts';
import { SIT_OUT_RULES } from './sit-out.ts';
import { plainDay } from '../matches/match-reply.ts';
import { fullTeam } from './teams-reply.ts';
import { id, timestamp, WORDS } from '../contract/values.ts';

const call = z.strictObject({ playerId: id, calledAt: timestamp });
export type Call = z.output<typeof call>;

export const callsOfMatch = z
  .array(call)
  .register(WORDS, { description: 'Who was called to the match, by time.' });

/** What `PUT /api/matches/{id}/players/{playerId}/call` answers. */
export const callReply = z
  .strictObject({ playerId: id, calledAt: z.nullable(timestamp) })
  .register(WORDS, { id: 'Call', description: '`calledAt` is null of who is not called.' });
export type CallReply = z.output<typeof callReply>;

const recentTeam = z.strictObject({
  matchId: id,
  date: plainDay,
  claroTeam: fullTeam,
  oscuroTeam: fullTeam,
  suplentes: z.array(id),
});
export type RecentTeam = z.output<typeof recentTeam>;

export const sitOut = z.enum(SIT_OUT_RULES).register(WORDS, {
  description:
    'Who sits out when more are confirmed than play: by level, by order of confirmation or by turn.',
});

/** What forming teams for a match needs beyond its players. */
export const eveningReply = z
  .strictObject({
    sitOut,
    calls: callsOfMatch,
    recentTeams: z.array(recentTeam).check(z.maxLength(RECENT_TEAMS_MAX)).register(WORDS, {
      description:
        'Of the matches with the same list that start before it and are not cancelled, newest first.',
    }),
  })
  .register(WORDS, { id: 'Evening' });
export type Evening = z.output<typeof eveningReply>;
