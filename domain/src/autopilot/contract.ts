import * as z from 'zod/mini';
import * as MESSAGES from '../text/messages.ts';
import { contract } from '../contract/operation.ts';
import { AUTOPILOT } from '../routes.ts';
import { count, id, schemaMetadata, timestamp } from '../contract/values.ts';
import { TEAM_KEYS } from '../teams/teams.ts';
import { AUTOPILOT_STATES } from './autopilot-state.ts';

const ids = z.array(id);
const teams = z.nullable(
  z.strictObject({
    claroTeam: ids,
    oscuroTeam: ids,
    suplentes: ids,
    teams: z.optional(z.array(z.strictObject({ key: z.enum(TEAM_KEYS), players: ids }))),
  }),
);

export const AUTOPILOT_STEP_KINDS = [
  'formed',
  'repaired',
  'teams-changed',
  'attendance-changed',
] as const;

export const autopilotReply = z
  .strictObject({
    state: z.enum(AUTOPILOT_STATES),
    actsAt: z.string().register(schemaMetadata, {
      description:
        'The time at which the autopilot makes teams, as YYYY-MM-DDTHH:MM by the clock of the match.',
      examples: ['2026-11-26T18:00'],
    }),
    going: count,
    steps: z
      .array(
        z.strictObject({
          at: timestamp,
          kind: z.enum(AUTOPILOT_STEP_KINDS).register(schemaMetadata, {
            description:
              'The kind of the step: the autopilot made teams, repaired them, or stopped because the organiser changed the teams or an attendance.',
          }),
          before: teams,
          after: teams,
          isUndone: z.boolean(),
          canBeUndone: z.boolean(),
        }),
      )
      .register(schemaMetadata, {
        description: 'The steps of the autopilot, newest first. Teams are lists of player ids.',
      }),
  })
  .register(schemaMetadata, { id: 'Autopilot' });
export type Autopilot = z.output<typeof autopilotReply>;

/**
 * Schema of a request that turns the autopilot of a match on or off. Turning the autopilot on also resumes it if it is
 * paused.
 */
export const autopilotInput = z.object(
  { isOn: z.boolean({ error: MESSAGES.fieldInvalid }) },
  { error: MESSAGES.fieldInvalid },
);

export const undoneInput = z.object(
  {
    at: z.string({ error: MESSAGES.fieldInvalid }).register(schemaMetadata, {
      description: 'The time of the step. This step and all later ones are undone.',
    }),
  },
  { error: MESSAGES.fieldInvalid },
);

export const autopilotContract = contract('Teams', AUTOPILOT, {
  read: {
    summary: 'Retrieve the autopilot of a weekly match and its steps',
    helpers: 'matches',
    replies: { 200: autopilotReply },
  },
  set: {
    summary: 'Turn the autopilot on or off; turning it on also resumes a paused autopilot',
    body: autopilotInput,
    replies: { 200: autopilotReply },
  },
  undo: {
    summary: 'Undo a step of the autopilot and all later ones, and stop it for this match',
    body: undoneInput,
    replies: { 200: autopilotReply },
  },
});
