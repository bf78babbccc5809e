import * as z from 'zod/mini';
import { TEAM_SIZE_MAX } from '../limits.ts';
import { TEAM_ORIGINS } from './team-name.ts';
import { id, skillLevel, schemaMetadata } from '../contract/values.ts';

export const fullTeam = z.array(id).check(z.maxLength(TEAM_SIZE_MAX));

export const teamsReply = z
  .strictObject({
    matchId: id,
    claroTeam: fullTeam,
    oscuroTeam: fullTeam,
    suplentes: z.array(id),
    createdBy: z.enum(TEAM_ORIGINS),
    players: z
      .array(z.strictObject({ id, name: z.string(), skillLevel }))
      .register(schemaMetadata, {
        description: 'Names and levels as they were when the teams were saved.',
      }),
  })
  .register(schemaMetadata, { id: 'Teams' });
export type TeamsReply = z.output<typeof teamsReply>;
