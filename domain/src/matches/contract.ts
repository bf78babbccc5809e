import * as z from 'zod/mini';
import * as MESSAGES from '../text/messages.ts';
import { contract } from '../contract/operation.ts';
import {
  calendarText,
  noContent,
  count,
  id,
  rating,
  skillLevel,
  timestamp,
  whatsapp,
  schemaMetadata,
} from '../contract/values.ts';
import { ownerReply } from '../helpers/owner-reply.ts';
import { matchesQuery, PAGE_HEADERS } from './queries.ts';
import { matchInput, matchPatch, matchUpdate, MATCH_STATUSES } from './match.ts';
import type { MatchDetail } from './match-details.ts';
import { MATCHES, ROSTER } from '../routes.ts';
import { formatReply, teamCountsReply } from './format-replies.ts';
import { INVITED_MAX } from '../limits.ts';
import { playerName } from '../players/player.ts';

export const plainDay = z
  .string()
  .check(z.regex(/^\d{4}-\d\d-\d\d$/))
  .register(schemaMetadata, {
    description: 'A date in the `timeZone` of the match.',
    format: 'date',
  });
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

const details = {
  listId: z.nullable(id),
  date: plainDay,
  time: time.register(schemaMetadata, {
    description: 'A time as HH:MM in 24 hours, in `timeZone`.',
    examples: ['21:00'],
  }),
  location: z.string(),
  googlePlaceId: z.nullable(z.string()),
  isRecurring: z.boolean(),
  recurringDay: z
    .nullable(z.int().check(z.gte(0), z.lte(6)))
    .register(schemaMetadata, { description: 'A weekday from 0 (Domingo) to 6 (Sábado).' }),
  timeZone: z.string().register(schemaMetadata, { description: 'The IANA name of the time zone.' }),
  ...formatReply,
} satisfies Record<MatchDetail, z.ZodMiniType>;

export const matchReply = z
  .strictObject({
    id,
    userId: id,
    organizerId: id,
    ...details,
    endsAt: timestamp.register(schemaMetadata, {
      description:
        'The time from which the match is over: two hours after the start, or when the court is no longer rented if that is later.',
    }),
    status: z.enum(MATCH_STATUSES),
    seriesId: z.nullable(id),
    playerCount: count,
    confirmedCount: count,
    teamCounts: z.nullable(teamCountsReply),
    deletedCount: count.register(schemaMetadata, {
      description:
        'The players of the saved teams who have been deleted since; the other counts of players lack them.',
    }),
    hasMoney: z.boolean().register(schemaMetadata, {
      description: 'True if somebody has typed what a match of the list costs.',
    }),
    createdAt: timestamp,
    owner: ownerReply,
  })
  .register(schemaMetadata, { id: 'Match' });
export type Match = z.output<typeof matchReply>;

export const matchCountsReply = z
  .strictObject({ total: count, completed: count })
  .register(schemaMetadata, { id: 'MatchCounts' });
export type MatchCounts = z.output<typeof matchCountsReply>;

/**
 * Schema of a player of a match with the attendance in this match (docs/specification.md#data, match-with-players
 * view).
 */
export const matchPlayerReply = z
  .strictObject({
    id,
    name: z.string(),
    skillLevel,
    whatsapp,
    rating,
    confirmed: z.boolean(),
    confirmedAt: z.nullable(timestamp),
    declined: z.boolean().register(schemaMetadata, {
      description: 'True if the player has declined; never true together with `confirmed`.',
    }),
  })
  .register(schemaMetadata, { id: 'MatchPlayer' });
export type MatchPlayerReply = z.output<typeof matchPlayerReply>;

const playerId = z.string({ error: MESSAGES.playerMissing });

/**
 * Schema of a request that adds players to a match: one as `playerId`, several as `playerIds`, or guests who are on no
 * list yet as `guestNames`. If one of several cannot be added, none is.
 */
export const rosterInput = z
  .object(
    {
      playerId: z.optional(playerId),
      playerIds: z.optional(
        z
          .array(playerId, { error: MESSAGES.fieldInvalid })
          .check(z.maxLength(INVITED_MAX, { error: MESSAGES.tooManyInvited })),
      ),
      guestNames: z.optional(z.array(playerName, { error: MESSAGES.fieldInvalid })),
    },
    { error: MESSAGES.invalid },
  )
  .check(
    z.refine((sent) => waysOf(sent) > 0, { error: MESSAGES.playerMissing, path: ['playerId'] }),
    z.refine((sent) => waysOf(sent) < 2, { error: MESSAGES.fieldInvalid, path: ['playerIds'] }),
  );

const waysOf = ({ playerId: one, playerIds, guestNames }: Record<string, unknown>) =>
  [one, playerIds, guestNames].filter((way) => way !== undefined).length;

export const matchContract = contract('Matches', MATCHES, {
  list: {
    summary: 'List the matches of the user, newest first, page by page',
    helpers: 'matches',
    query: matchesQuery,
    replies: { 200: z.array(matchReply) },
    replyHeaders: { 200: PAGE_HEADERS },
    conditional: 'clock',
    problems: [422],
  },
  counts: {
    summary: 'Count the matches of the user and the completed ones',
    helpers: 'matches',
    replies: { 200: matchCountsReply },
    conditional: 'clock',
  },
  create: {
    summary: 'Create a match',
    helpers: 'matches',
    body: matchInput,
    replies: { 201: matchReply },
  },
  read: {
    summary: 'Retrieve a match',
    helpers: 'matches',
    replies: { 200: matchReply },
    conditional: 'clock',
  },
  calendar: {
    summary: 'Download a match as a calendar file; a weekly match has its series',
    helpers: 'matches',
    description: 'A suspended match, and for 30 days a deleted one, is a cancelled event.',
    replies: { 200: calendarText },
  },
  replace: {
    summary: 'Replace a match and its status',
    helpers: 'matches',
    body: matchUpdate,
    replies: { 200: matchReply },
  },
  change: {
    summary: 'Update the given fields of a match',
    helpers: 'matches',
    body: matchPatch,
    replies: { 200: matchReply },
  },
  remove: { summary: 'Delete a match', helpers: 'matches', replies: { 204: noContent } },
});

export const rosterContract = contract('Attendance', ROSTER, {
  read: {
    summary: 'List the players of a match with their attendance, sorted by name',
    helpers: 'matches',
    replies: { 200: z.array(matchPlayerReply) },
    conditional: 'version',
  },
  add: {
    summary: 'Add a player, all of up to 500 players, or new guests to one match only',
    helpers: 'matches',
    body: rosterInput,
    replies: { 201: z.xor([matchPlayerReply, z.array(matchPlayerReply)]) },
  },
  remove: {
    summary: 'Remove a player from one match',
    helpers: 'matches',
    replies: { 204: noContent },
  },
});
