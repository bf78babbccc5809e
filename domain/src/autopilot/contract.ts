import * as z from 'zod/mini';
import * as MESSAGES from '../text/messages.ts';
import { contract } from '../contract/operation.ts';
import { AUTOPILOT } from '../routes.ts';
import { count, id, schemaMetadata, timestamp } from '../contract/values.ts';
import { AUTOPILOT_STATES } from './autopilot-state.ts';

const ids = z.array(id);
const teams = z.nullable(z.strictObject({ claroTeam: ids, oscuroTeam: ids, suplentes: ids }));

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
      description: 'When it makes teams: YYYY-MM-DDTHH:MM by the clock of the match.',
      examples: ['2026-11-26T18:00'],
    }),
    going: count,
    steps: z
      .array(
        z.strictObject({
          at: timestamp,
          kind: z.enum(AUTOPILOT_STEP_KINDS).register(schemaMetadata, {
            description:
              'It made teams, changed them, or stopped since the organiser changed something.',
          }),
          before: teams,
          after: teams,
          isUndone: z.boolean(),
          canBeUndone: z.boolean(),
        }),
      )
      .register(schemaMetadata, { description: 'The newest first. Teams are ids of players.' }),
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
      description: 'Of the step: it and those after it are undone.',
    }),
  },
  { error: MESSAGES.fieldInvalid },
);

export const autopilotContract = contract('Teams', AUTOPILOT, {
  read: {
    summary:
      'Whether the teams of a weekly match are made without the organiser, and what was done',
    replies: { 200: autopilotReply },
  },
  set: {
    summary: 'Turn that on or off; on also wakes it in a copy of a database',
    body: autopilotInput,
    replies: { 200: autopilotReply },
  },
  undo: {
    summary: 'Undo what it did from a step on, and stop it for this match',
    body: undoneInput,
    replies: { 200: autopilotReply },
  },
});
