import * as z from 'zod/mini';
import { isPlainDate } from '../time/dates.ts';
import { contract } from '../contract/operation.ts';
import {
  csvText,
  noContent,
  count,
  id,
  timestamp,
  schemaMetadata,
  percent,
  rating,
  skillLevel,
  whatsapp,
} from '../contract/values.ts';
import { ownerReply } from '../helpers/owner-reply.ts';
import { mergeInput, mergeReply } from './merge.ts';
import { playerInList, playerInput, playerPatch, playersToAdd } from './player.ts';
import { listInput, listPatch } from './players-list.ts';
import { ABSENCES, LISTS, PLAYERS } from '../routes.ts';
import * as MESSAGES from '../text/messages.ts';

export const listReply = z
  .strictObject({
    id,
    userId: id,
    name: z.string(),
    playerCount: count,
    createdAt: timestamp,
    owner: ownerReply,
  })
  .register(schemaMetadata, { id: 'List' });
export type PlayersList = z.output<typeof listReply>;

export const playerReply = z
  .strictObject({
    id,
    listId: id,
    userId: id,
    name: z.string(),
    rating,
    skillLevel,
    whatsapp,
    isRegular: z.boolean().register(schemaMetadata, {
      description: 'True for a regular, who may keep a place in the matches of the list.',
    }),
    createdAt: timestamp,
    owner: ownerReply,
  })
  .register(schemaMetadata, { id: 'Player' });
export type Player = z.output<typeof playerReply>;

/** Schema of the statistics of a player (docs/specification.md#data). */
export const playerStatReply = z
  .strictObject({ playerId: id, matchesPlayed: count, attendanceRate: percent })
  .register(schemaMetadata, {
    id: 'PlayerStat',
    description: 'The statistics of a player. `attendanceRate` is a whole percentage.',
  });
export type PlayerStat = z.output<typeof playerStatReply>;

export const listContract = contract('Lists', LISTS, {
  list: {
    summary: 'List the lists of the user, newest first',
    helpers: 'matches',
    replies: { 200: z.array(listReply) },
    conditional: 'version',
  },
  create: {
    summary: 'Create a list together with its players',
    body: listInput,
    replies: { 201: listReply },
  },
  read: {
    summary: 'Retrieve a list',
    helpers: 'matches',
    replies: { 200: listReply },
    conditional: 'version',
  },
  rename: { summary: 'Rename a list', body: listPatch, replies: { 200: listReply } },
  remove: { summary: 'Delete a list', replies: { 204: noContent } },
  players: {
    summary: 'List the players of a list, sorted by name',
    helpers: 'matches',
    replies: { 200: z.array(playerReply) },
    conditional: 'version',
  },
  file: {
    summary: 'Download the players of a list and their figures of all seasons as a CSV file',
    helpers: 'matches',
    description:
      'Cells are separated by semicolons. A text that a spreadsheet would calculate has an apostrophe before it.',
    replies: { 200: csvText },
  },
  addPlayer: {
    summary: 'Add a player, or all of up to 300 players, to a list',
    helpers: 'matches',
    body: playersToAdd,
    replies: { 201: z.xor([playerReply, z.array(playerReply)]) },
  },
});

export const playerContract = contract('Players', PLAYERS, {
  list: {
    summary: 'List all players of the user, sorted by name',
    helpers: 'matches',
    replies: { 200: z.array(playerReply) },
    conditional: 'version',
  },
  add: {
    summary: 'Add a player to the list given in the body',
    helpers: 'matches',
    body: playerInList,
    replies: { 201: playerReply },
  },
  replace: {
    summary: 'Replace a player',
    helpers: 'matches',
    body: playerInput,
    replies: { 200: playerReply },
  },
  change: {
    summary: 'Update the given fields of a player',
    helpers: 'matches',
    body: playerPatch,
    replies: { 200: playerReply },
  },
  remove: { summary: 'Delete a player', replies: { 204: noContent } },
  merges: {
    summary: 'List the merges of players of a list that can still be undone, newest first',
    replies: { 200: z.array(mergeReply) },
    conditional: 'version',
  },
  merge: {
    summary: 'Merge another record of the same person into a player',
    body: mergeInput,
    replies: { 200: playerReply },
    problems: [409],
  },
  splitMerge: {
    summary: 'Undo the last merge into a player, within 24 hours',
    replies: { 204: noContent },
    problems: [409],
  },
});

const lastDay = z.string().register(schemaMetadata, {
  description: 'The last day on which the player is away.',
  format: 'date',
});

export const absenceReply = z
  .strictObject({ playerId: id, until: z.nullable(lastDay) })
  .register(schemaMetadata, { id: 'Absence' });

export const absencesReply = z.array(
  z.strictObject({ playerId: id, until: lastDay }).register(schemaMetadata, { id: 'AwayPlayer' }),
);

/** Schema of the body of a request that sets the last day of an absence; null ends the absence. */
export const absenceInput = z.object(
  {
    until: z.nullable(
      z
        .string({ error: MESSAGES.matchDateInvalid })
        .check(z.refine((day) => isPlainDate(day), { error: MESSAGES.matchDateInvalid })),
    ),
  },
  { error: MESSAGES.invalid },
);

export const absenceContract = contract('Players', ABSENCES, {
  list: {
    summary: 'List the players who are away, with the last day of their absence',
    helpers: 'matches',
    replies: { 200: absencesReply },
    conditional: 'version',
  },
  set: {
    summary: 'Set until which day a player is away; null ends the absence',
    helpers: 'matches',
    body: absenceInput,
    replies: { 200: absenceReply },
  },
});
