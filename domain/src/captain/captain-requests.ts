import * as z from 'zod/mini';
import * as MESSAGES from '../text/messages.ts';
import { ATTENDANCE_STATUSES } from '../attendance/status.ts';
import { schemaMetadata } from '../contract/values.ts';
import { NAME_MAX } from '../limits.ts';
import { GAME_OUTCOMES } from '../rotation/game.ts';
import { TEAM_KEYS } from '../teams/teams.ts';

const error = MESSAGES.fieldInvalid;
const text = z.string({ error });
const player = text.register(schemaMetadata, { description: 'The key of the player.' });

/* Schemas of the requests that the page of a captain sends, by a form or by its script. */
export const holdInput = z
  .object(
    {
      token: z.optional(text).register(schemaMetadata, {
        description: 'Becomes the cookie of a browser without one, and is else ignored.',
      }),
    },
    { error },
  )
  .register(schemaMetadata, { id: 'HoldByCaptain' });

export const attendanceByCaptain = z
  .object(
    {
      player,
      to: z.enum(['va', 'no'], { error }),
      seen: z.enum(ATTENDANCE_STATUSES, { error }).register(schemaMetadata, {
        description: 'The attendance that the page showed.',
      }),
      answered: z.optional(text).register(schemaMetadata, {
        description: 'The time of the player’s answer by the link that the page showed.',
      }),
    },
    { error },
  )
  .register(schemaMetadata, { id: 'AttendanceByCaptain' });
export type AttendanceByCaptain = z.output<typeof attendanceByCaptain>;

export const proposalByCaptain = z
  .object(
    {
      proposal: text.register(schemaMetadata, { description: 'The key of the proposal.' }),
      answer: z.enum(['si', 'no'], { error }),
    },
    { error },
  )
  .register(schemaMetadata, { id: 'ProposalByCaptain' });
export type ProposalByCaptain = z.output<typeof proposalByCaptain>;

export const guestByCaptain = z
  .object(
    { name: text.register(schemaMetadata, { description: `At most ${NAME_MAX} characters.` }) },
    { error },
  )
  .register(schemaMetadata, { id: 'GuestByCaptain' });

export const teamsByCaptain = z
  .object(
    { seen: text.register(schemaMetadata, { description: 'The key of the teams on the page.' }) },
    { error },
  )
  .register(schemaMetadata, { id: 'TeamsByCaptain' });

export const scoreByCaptain = z
  .object(
    {
      claro: text,
      oscuro: text,
      seen: text.register(schemaMetadata, {
        description: 'The score that the page showed, such as 5–3; empty for none.',
      }),
    },
    { error },
  )
  .register(schemaMetadata, { id: 'ResultByCaptain' });
export type ScoreByCaptain = z.output<typeof scoreByCaptain>;

const seq = text.register(schemaMetadata, { description: 'The number of the game, from 1.' });
const team = z.enum(TEAM_KEYS, { error });

export const gameByCaptain = z
  .object({ seq, home: team, away: team, outcome: z.enum(GAME_OUTCOMES, { error }) }, { error })
  .register(schemaMetadata, { id: 'GameByCaptain' });
export type GameByCaptain = z.output<typeof gameByCaptain>;

export const gameGoneByCaptain = z
  .object(
    {
      seq,
      seen: text.register(schemaMetadata, { description: 'The game that the page showed.' }),
    },
    { error },
  )
  .register(schemaMetadata, { id: 'GameGoneByCaptain' });
export type GameGoneByCaptain = z.output<typeof gameGoneByCaptain>;

export const paidByCaptain = z
  .object(
    {
      player,
      seen: text.register(schemaMetadata, {
        description: 'The key of the last payment that the page showed; empty for none.',
      }),
      owed: text.register(schemaMetadata, { description: 'The amount that the page showed.' }),
    },
    { error },
  )
  .register(schemaMetadata, { id: 'PaidByCaptain' });
export type PaidByCaptain = z.output<typeof paidByCaptain>;
