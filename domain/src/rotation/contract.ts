import * as z from 'zod/mini';
import { contract } from '../contract/operation.ts';
import { count, id, schemaMetadata, timestamp } from '../contract/values.ts';
import { FORMAT_PLAYERS_MAX, GOALS_MAX } from '../limits.ts';
import { matchIdsQuery } from '../matches/queries.ts';
import { NIGHT } from '../routes.ts';
import { areDistinct } from '../teams/team.ts';
import { TEAM_KEYS } from '../teams/teams.ts';
import * as MESSAGES from '../text/messages.ts';
import { GAME_OUTCOMES } from './game.ts';

/** Maximum number of players who were not there, in one game. */
const ABSENT_MAX = 2 * FORMAT_PLAYERS_MAX;

const invalid = { error: MESSAGES.fieldInvalid };
const teamKey = z.enum(TEAM_KEYS, invalid);
const playerId = z.string(invalid);
const goalsInput = z._default(
  z.nullable(
    z.number({ error: MESSAGES.scoreInvalid }).check(
      z.refine((value) => Number.isInteger(value) && value >= 0 && value <= GOALS_MAX, {
        error: MESSAGES.scoreInvalid,
      }),
    ),
  ),
  null,
);

const seen = z.optional(z.nullable(z.string(invalid))).register(schemaMetadata, {
  description:
    'The game on screen before the change, as in `claro-oscuro-home` or with goals `claro-oscuro-home-2-1`; null for none. If another game is stored, the response is 409.',
});

export const gameInput = z
  .object(
    {
      home: teamKey,
      away: teamKey,
      outcome: z.enum(GAME_OUTCOMES, invalid),
      homeGoals: goalsInput,
      awayGoals: goalsInput,
      lent: z._default(
        z
          .array(z.object({ playerId, to: teamKey }, invalid), invalid)
          .check(z.maxLength(FORMAT_PLAYERS_MAX, invalid)),
        [],
      ),
      absent: z._default(z.array(playerId, invalid).check(z.maxLength(ABSENT_MAX, invalid)), []),
      seen,
    },
    { error: MESSAGES.invalid },
  )
  .check(
    z.refine(({ home, away }) => home !== away, { ...invalid, path: ['away'] }),
    z.refine(({ homeGoals, awayGoals }) => (homeGoals === null) === (awayGoals === null), {
      error: MESSAGES.scoreInvalid,
      path: ['awayGoals'],
    }),
    z.refine(
      ({ lent, absent }) => areDistinct([...lent.map(({ playerId: of }) => of), ...absent]),
      { ...invalid, path: ['absent'] },
    ),
    z.refine(({ outcome, homeGoals, awayGoals }) => fits(outcome, homeGoals, awayGoals), {
      error: MESSAGES.goalsUnlikeOutcome,
      path: ['outcome'],
    }),
  );
export type GameInput = z.output<typeof gameInput>;

/** Tells whether the goals of a game, if they were counted, agree with who won. */
function fits(outcome: string, homeGoals: number | null, awayGoals: number | null): boolean {
  if (homeGoals === null || awayGoals === null) return true;
  const sign = Math.sign(homeGoals - awayGoals);
  return sign === { home: 1, away: -1, draw: 0 }[outcome];
}

const lent = z
  .array(z.strictObject({ playerId: id, to: teamKey }))
  .register(schemaMetadata, { description: 'The players who filled holes in other teams.' });

const gameReply = z
  .strictObject({
    seq: count,
    home: teamKey,
    away: teamKey,
    outcome: z.enum(GAME_OUTCOMES),
    homeGoals: z.nullable(count),
    awayGoals: z.nullable(count),
    lent,
    absent: z.array(id).register(schemaMetadata, {
      description: 'The players of all teams who were not there.',
    }),
    joinedLater: z.array(id).register(schemaMetadata, {
      description:
        'The absent players who joined their team after the game. They are there for the next one.',
    }),
    author: z
      .string()
      .register(schemaMetadata, { description: 'The name of who recorded the game last.' }),
  })
  .register(schemaMetadata, { id: 'Game' });

const goals = z.nullable(count).register(schemaMetadata, {
  description: 'Null unless every game has goals.',
});

/** Schema of the games of a night, with the next game and the table, which follow from them. */
export const nightReply = z
  .strictObject({
    games: z.array(gameReply),
    next: z.nullable(
      z.strictObject({ home: teamKey, away: teamKey, waiting: z.array(teamKey), lent }),
    ),
    table: z
      .array(
        z.strictObject({
          team: teamKey,
          played: count,
          won: count,
          drawn: count,
          goalsFor: goals,
          goalsAgainst: goals,
        }),
      )
      .register(schemaMetadata, { description: 'The teams, the best one first.' }),
    isFinished: z.boolean(),
  })
  .register(schemaMetadata, { id: 'Night' });
export type NightReply = z.output<typeof nightReply>;

/** Schema of the champion of one match in a reply about several matches. */
export const nightChampion = z
  .strictObject({
    matchId: id,
    teams: z.array(teamKey).register(schemaMetadata, {
      description: 'The champion; several teams if they are equal.',
    }),
    won: count,
    played: count,
    points: count,
  })
  .register(schemaMetadata, { id: 'NightChampion' });
export type NightChampion = z.output<typeof nightChampion>;

/** Schema of the games of a match in the export of an account. */
export const exportedNight = z
  .strictObject({ games: z.array(gameReply), finishedAt: z.nullable(timestamp) })
  .register(schemaMetadata, { id: 'ExportedNight' });

export const nightContract = contract('Nights', NIGHT, {
  list: {
    summary: 'List the champions of the given matches whose night is finished',
    helpers: 'matches',
    query: matchIdsQuery,
    replies: { 200: z.array(nightChampion) },
    conditional: 'version',
    problems: [422],
  },
  read: {
    summary: 'List the games of a match of three or four teams, and who plays next',
    helpers: 'matches',
    replies: { 200: nightReply },
    conditional: 'version',
  },
  record: {
    summary: 'Record or correct a game',
    helpers: 'matches',
    description:
      'The next game is created. The same game again changes nothing. Another one is replaced only if `seen` names it. A night that is finished takes games too.',
    body: gameInput,
    replies: { 200: nightReply, 201: nightReply },
    problems: [409],
  },
  remove: {
    summary: 'Remove the last game',
    helpers: 'matches',
    description: 'The response is 409 if it is not the last one, or if `seen` does not name it.',
    query: z.object({ seen: z.optional(z.string(invalid)) }),
    replies: { 200: nightReply },
    problems: [409, 422],
  },
  finish: {
    summary: 'Finish the night: its champion counts',
    helpers: 'matches',
    replies: { 200: nightReply },
    problems: [409],
  },
  reopen: {
    summary: 'Reopen a finished night',
    helpers: 'matches',
    replies: { 200: nightReply },
    problems: [409],
  },
});
