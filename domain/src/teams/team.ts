import * as z from 'zod/mini';
import * as MESSAGES from '../text/messages.ts';
import { TEAM_SIZE_MAX } from '../limits.ts';
import { TEAM_ORIGINS } from './teams.ts';

const playerIds = z.array(z.string({ error: MESSAGES.teamForeignPlayer }), {
  error: MESSAGES.fieldInvalid,
});
/**
 * Schema of the teams that a device showed when its user changed them. The server only compares them with the stored
 * teams, so they need not be valid.
 */
const seenTeams = z.object(
  { claroTeam: playerIds, oscuroTeam: playerIds, suplentes: playerIds },
  { error: MESSAGES.fieldInvalid },
);
const fullTeam = playerIds.check(
  z.refine((ids) => ids.length <= TEAM_SIZE_MAX, { error: MESSAGES.teamFull }),
);

/**
 * Schema of a request that saves teams as player ids (docs/specification.md#data). `seen` has the teams that the device
 * showed before, or null if it showed none; the request is rejected if the stored teams differ. Without `seen` the
 * stored teams are replaced in any case.
 */
export const teamsInput = z
  .object(
    {
      matchId: z.string({ error: MESSAGES.teamsMatchDiffers }),
      claroTeam: fullTeam,
      oscuroTeam: fullTeam,
      suplentes: z._default(playerIds, []),
      createdBy: z._default(z.enum(TEAM_ORIGINS, { error: MESSAGES.fieldInvalid }), 'manual'),
      seen: z.optional(z.nullable(seenTeams)),
    },
    { error: MESSAGES.invalid },
  )
  .check(
    z.refine(
      (teams) => {
        const everyone = [...teams.claroTeam, ...teams.oscuroTeam, ...teams.suplentes];
        return new Set(everyone).size === everyone.length;
      },
      { error: MESSAGES.teamRepeated },
    ),
  );
export const shownInput = z.object({}, { error: MESSAGES.fieldInvalid });
export type TeamsInput = z.output<typeof teamsInput>;
