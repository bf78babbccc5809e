import * as z from 'zod/mini';
import * as MESSAGES from '../text/messages.ts';
import { contract } from '../contract/operation.ts';
import { playerStatReply } from '../players/contract.ts';
import { PLAYER_FIGURES, PLAYER_STATS, SEASON_CARD } from '../routes.ts';
import { count, id, percent, schemaMetadata } from '../contract/values.ts';
import { ALL_SEASONS, LATEST_MATCHES, OUTCOMES } from './figures.ts';
import type { SeasonCard } from './season-card.ts';

/** Schema of the query of the figures. An empty value means the same as a missing one. */
export const figuresQuery = z.object({
  season: z
    .pipe(
      z._default(
        z
          .string({ error: MESSAGES.seasonInvalid })
          .check(
            z.refine((text) => /^(all|\d{4}|)$/.test(text), { error: MESSAGES.seasonInvalid }),
          ),
        '',
      ),
      z.transform((text) => (text === '' ? ALL_SEASONS : text)),
    )
    .register(schemaMetadata, { description: 'The season: a year, such as `2026`, or `all`.' }),
});

const tally = { won: count, drawn: count, lost: count };

const playerFigures = z
  .strictObject({
    playerId: id,
    matchesPlayed: count,
    attendanceRate: percent,
    ...tally,
    points: count,
    goalsFor: count,
    goalsAgainst: count,
    goals: count,
    streak: z.strictObject({ won: count, unbeaten: count, longest: count }),
    latest: z.array(z.enum(OUTCOMES)).check(z.maxLength(LATEST_MATCHES)),
    answered: count,
    punctual: count,
  })
  .register(schemaMetadata, {
    id: 'PlayerFigures',
    description:
      'The figures of a player over completed matches with a result and finished nights. `goals` counts the goals that name the player, and `latest` has the outcomes of the latest matches, oldest first. Answers by the link count for 30 days.',
  });
export type PlayerFigures = z.output<typeof playerFigures>;

const guestFigures = z.extend(playerFigures, { name: z.string() }).register(schemaMetadata, {
  id: 'GuestFigures',
  description:
    'The figures of a guest. Guests of a list with the same name in several matches count as one guest.',
});

const pair = z.strictObject({ playerIds: z.tuple([id, id]), ...tally }).register(schemaMetadata, {
  description:
    'A pair of players who were in the same team in at least eight matches and won more than half of them. Pairs are sorted, the best first.',
});

/** Schema of the figures of a season, for all players and guests who have any (docs/specification.md#figures). */
export const figuresReply = z
  .strictObject({
    season: z.string(),
    players: z.array(playerFigures),
    guests: z.array(guestFigures),
    pairs: z.array(pair),
  })
  .register(schemaMetadata, { id: 'Figures' });
export type FiguresReply = z.output<typeof figuresReply>;

const wholeNumber = (max: number, error: string) =>
  z.optional(
    z.nullable(
      z
        .number({ error })
        .check(
          z.refine((value) => Number.isInteger(value) && value >= 0 && value <= max, { error }),
        ),
    ),
  );

/** Schema of statistics that the organiser types in to override computed ones. Null restores the computed value. */
export const playerStatInput = z.object(
  {
    matchesPlayed: wholeNumber(9999, MESSAGES.matchesPlayedInvalid),
    attendanceRate: wholeNumber(100, MESSAGES.attendanceRateInvalid),
  },
  { error: MESSAGES.invalid },
);

export const playerStatContract = contract('Players', PLAYER_STATS, {
  list: {
    summary: 'List the statistics of all players of the user',
    helpers: 'matches',
    replies: { 200: z.array(playerStatReply) },
    conditional: 'clock',
  },
  change: {
    summary: 'Override statistics of a player; null restores the computed value',
    body: playerStatInput,
    replies: { 200: playerStatReply },
  },
});

export const figuresContract = contract('Players', PLAYER_FIGURES, {
  read: {
    summary: 'Retrieve the figures of a season or of all seasons',
    helpers: 'matches',
    description: 'Figures are computed for each request, so a corrected result counts at once.',
    query: figuresQuery,
    problems: [422],
    replies: { 200: figuresReply },
    conditional: 'clock',
  },
});

const best = z.nullable(z.strictObject({ names: z.array(z.string()), count }));

export const seasonCardReply = z
  .strictObject({
    matches: count,
    goals: count,
    players: count.register(schemaMetadata, { description: 'Everybody who played, with guests.' }),
    mostPresent: best,
    longestStreak: best,
    closest: z.nullable(z.strictObject({ date: z.string(), claro: count, oscuro: count })),
  })
  .register(schemaMetadata, {
    id: 'SeasonCard',
    description:
      'What a list played in a season: who was in most matches, who won most in a row, and the match with the closest score.',
  }) satisfies z.ZodMiniType<SeasonCard>;

export const seasonCardContract = contract('Players', SEASON_CARD, {
  read: {
    summary: 'Retrieve what a list played in a season, for a picture to share',
    helpers: 'matches',
    query: figuresQuery,
    problems: [422],
    replies: { 200: seasonCardReply },
    conditional: 'clock',
  },
});
