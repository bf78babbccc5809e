import * as z from 'zod/mini';
import * as MESSAGES from '../text/messages.ts';
import { contract } from '../contract/operation.ts';
import { htmlPage, id, noContent, schemaMetadata, timestamp } from '../contract/values.ts';
import { pageVersion } from '../group-link/contract.ts';
import { CAPTAIN, CAPTAIN_PAGE } from '../routes.ts';
import {
  attendanceByCaptain,
  gameByCaptain,
  gameGoneByCaptain,
  guestByCaptain,
  holdInput,
  paidByCaptain,
  proposalByCaptain,
  scoreByCaptain,
  teamsByCaptain,
} from './captain-requests.ts';

/**
 * Names of the actions of a captain, who confirms a player, takes one out, accepts or dismisses what a player proposes,
 * adds a guest, repairs the teams, sets the score, records or removes a game, and notes a payment. An accepted drop-out
 * is the action 'out'.
 */
export const CAPTAIN_ACTIONS = [
  'in',
  'out',
  'accepted',
  'dismissed',
  'guest',
  'teams',
  'score',
  'game',
  'game-gone',
  'paid',
] as const;
export type CaptainActionKind = (typeof CAPTAIN_ACTIONS)[number];

/** Schema of the request that makes a player of a match its captain. */
export const captainInput = z.object(
  { playerId: z.string({ error: MESSAGES.playerMissing }) },
  { error: MESSAGES.invalid },
);

const captainLink = z
  .strictObject({ url: z.string(), expiresAt: timestamp })
  .register(schemaMetadata, { id: 'CaptainLink' });
export type CaptainLink = z.output<typeof captainLink>;

const text = z.nullable(z.string());
const kind = z.enum(CAPTAIN_ACTIONS);
const detail = text.register(schemaMetadata, {
  description: 'The proposal, the score, the game, or the amount paid.',
});

export const captainReply = z
  .strictObject({
    matchId: id,
    captain: z.nullable(
      z.strictObject({
        playerId: id,
        name: z.string(),
        isOpened: z.boolean().register(schemaMetadata, {
          description: 'True once a device has tapped ‘SOY EL CAPITÁN’.',
        }),
        expiresAt: timestamp,
      }),
    ),
    actions: z
      .array(
        z.strictObject({
          at: timestamp,
          kind: z.enum([...CAPTAIN_ACTIONS, 'moved']),
          playerId: z.nullable(id),
          name: text,
          author: z.string(),
          by: z.enum(['captain', 'helper']),
          detail,
        }),
      )
      .register(schemaMetadata, {
        description:
          'What captains of the match have done, and what helpers have done in the last day: whom they have confirmed or taken out and, unless it has changed since, the teams, the score, and the day, time or place; the newest first.',
      }),
    namedSince: z.nullable(timestamp).register(schemaMetadata, {
      description:
        'The time since which each player whom others than the present owner have confirmed or taken out is among the actions; null if nobody else could.',
    }),
  })
  .register(schemaMetadata, { id: 'Captain' });
export type CaptainReply = z.output<typeof captainReply>;
export type CaptainAction = CaptainReply['actions'][number];

/** Schema of the captain of a match in the export of an account. */
export const exportedCaptain = z
  .nullable(
    z.strictObject({
      playerId: z.nullable(id),
      since: timestamp,
      actions: z.array(
        z.strictObject({ at: timestamp, kind, playerId: z.nullable(id), authorId: id, detail }),
      ),
    }),
  )
  .register(schemaMetadata, {
    description: 'The captain of the match, and what its captains have done, the oldest first.',
  });

export const captainContract = contract('Captain', CAPTAIN, {
  make: {
    summary: 'Make a player the captain of a match, and get the link for the captain',
    helpers: 'matches-and-money',
    description:
      'The same player keeps the link. Another player gets a new one, and the former link ends. The link ends 24 hours after the match, and when a helper with the right to money stops helping with the list.',
    body: captainInput,
    replies: { 200: captainLink },
    problems: [409],
  },
  read: {
    summary: 'Retrieve the captain of a match, and what captains have done',
    helpers: 'matches',
    replies: { 200: captainReply },
    conditional: 'clock',
  },
  remove: {
    summary: 'End the link of the captain of a match',
    helpers: 'matches',
    replies: { 204: noContent },
  },
});

/**
 * Replies to requests of the page: a form is redirected to the page, and other requests get the page. A conflict gets
 * 409.
 */
const PAGE_OR_CONFLICT = { replies: { 200: htmlPage, 303: noContent }, problems: [409] } as const;

export const captainPageContract = contract('Captain', CAPTAIN_PAGE, {
  read: {
    summary: 'Retrieve the page of a captain. Public',
    description:
      'All codes that open no page get the response of a group link that opens none. The request stores nothing.',
    replies: { 200: htmlPage, 404: htmlPage },
  },
  changes: {
    summary: 'Stream the changes of the page of a captain as server-sent events. Public',
    description:
      'The events are those of the stream of a players’ page. The stream ends when the link does. Only the device that holds the link gets it; other devices get an empty reply (204).',
    replies: {
      200: { content: { 'text/event-stream': { schema: pageVersion } } },
      204: noContent,
      404: htmlPage,
    },
  },
  hold: {
    summary: 'Make this device the one of the captain. Public',
    description: 'The first device holds the link, and no other one can use it.',
    body: holdInput,
    ...PAGE_OR_CONFLICT,
  },
  attendance: {
    summary: 'Confirm a player or take one out, as the captain. Public',
    description: 'The tap is refused if the attendance has changed since the page was shown.',
    body: attendanceByCaptain,
    ...PAGE_OR_CONFLICT,
  },
  proposal: {
    summary: 'Accept or dismiss a proposal of the players for the match, as the captain. Public',
    description: 'Claims of names and new players of the list are not for the captain.',
    body: proposalByCaptain,
    ...PAGE_OR_CONFLICT,
  },
  guest: {
    summary: 'Add a guest who comes, as the captain. Public',
    body: guestByCaptain,
    ...PAGE_OR_CONFLICT,
  },
  teams: {
    summary: 'Repair the saved teams with the fewest moves, as the captain. Public',
    body: teamsByCaptain,
    ...PAGE_OR_CONFLICT,
  },
  score: {
    summary: 'Write the score of the match, as the captain. Public',
    body: scoreByCaptain,
    ...PAGE_OR_CONFLICT,
  },
  game: {
    summary: 'Record the next game of a night, as the captain. Public',
    body: gameByCaptain,
    ...PAGE_OR_CONFLICT,
  },
  gameGone: {
    summary: 'Remove the last game of a night, as the captain. Public',
    body: gameGoneByCaptain,
    ...PAGE_OR_CONFLICT,
  },
  paid: {
    summary: 'Note that a player has paid the share of this match, as the captain. Public',
    body: paidByCaptain,
    ...PAGE_OR_CONFLICT,
  },
});
