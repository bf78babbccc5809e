import * as z from 'zod/mini';
import { MESSAGES } from '../text/messages.ts';
import { TEAM_SIZE_MAX } from './limits.ts';

export const TEAM_NAMES = ['claro', 'oscuro', 'suplente'] as const;
export type TeamName = (typeof TEAM_NAMES)[number];

/** How the teams of a match were made; `manual` where nobody says (product.md §3). */
export const TEAM_ORIGINS = ['manual', 'automatic'] as const;
export type TeamOrigin = (typeof TEAM_ORIGINS)[number];

const playerIds = z.array(z.string({ error: MESSAGES.teamForeignPlayer }), {
  error: MESSAGES.fieldInvalid,
});
const fullTeam = playerIds.check(
  z.refine((ids) => ids.length <= TEAM_SIZE_MAX, { error: MESSAGES.teamFull }),
);

/** Teams as the wire has them (product.md §3, "API form"): player ids. */
export const teamsInput = z
  .object(
    {
      matchId: z.string({ error: MESSAGES.teamsMatchDiffers }),
      claroTeam: fullTeam,
      oscuroTeam: fullTeam,
      suplentes: z._default(playerIds, []),
      createdBy: z._default(z.enum(TEAM_ORIGINS, { error: MESSAGES.fieldInvalid }), 'manual'),
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
export type TeamsInput = z.output<typeof teamsInput>;
