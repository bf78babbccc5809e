import * as z from 'zod/mini';
import * as MESSAGES from '../text/messages.ts';
import { TEAM_SIZE_MAX } from '../limits.ts';
import { TEAM_ORIGINS } from './team-name.ts';

const playerIds = z.array(z.string({ error: MESSAGES.teamForeignPlayer }), {
  error: MESSAGES.fieldInvalid,
});
/** Describes the teams that a device saw when it changed them. They are only compared, so they need not be valid. */
const seenTeams = z.object(
  { claroTeam: playerIds, oscuroTeam: playerIds, suplentes: playerIds },
  { error: MESSAGES.fieldInvalid },
);
const fullTeam = playerIds.check(
  z.refine((ids) => ids.length <= TEAM_SIZE_MAX, { error: MESSAGES.teamFull }),
);

/**
 * Describes teams in requests as player ids (docs/specification.md#data). `seen` holds the teams that the new ones
 * replace, null for none; without `seen` the stored teams are replaced unconditionally.
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
