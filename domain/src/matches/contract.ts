import * as z from 'zod/mini';
import { contract } from '../contract/operation.ts';
import { noContent } from '../contract/values.ts';
import { matchInput, matchPatch, matchUpdate } from './match.ts';
import { matchCountsReply, matchPlayerReply, matchReply } from './match-reply.ts';
import { matchesQuery, PAGE_HEADERS } from './matches-query.ts';
import { rosterInput } from './roster-input.ts';
import { MATCHES, ROSTER } from './routes.ts';

export const matchContract = contract('Matches', MATCHES, {
  list: {
    summary: 'My matches, newest first, by pages',
    query: matchesQuery,
    replies: { 200: z.array(matchReply) },
    replyHeaders: { 200: PAGE_HEADERS },
    conditional: 'clock',
    problems: [422],
  },
  counts: {
    summary: 'How many matches I have, and how many of them are completed',
    replies: { 200: matchCountsReply },
    conditional: 'clock',
  },
  create: { summary: 'Create a match', body: matchInput, replies: { 201: matchReply } },
  read: { summary: 'A match', replies: { 200: matchReply }, conditional: 'clock' },
  replace: {
    summary: 'Change a match: all of it, and its status',
    body: matchUpdate,
    replies: { 200: matchReply },
  },
  change: {
    summary: 'Change what is named of a match, also its status',
    body: matchPatch,
    replies: { 200: matchReply },
  },
  remove: { summary: 'Delete a match', replies: { 204: noContent } },
});

export const rosterContract = contract('Attendance', ROSTER, {
  read: {
    summary: 'The players of a match with their attendance, by name',
    replies: { 200: z.array(matchPlayerReply) },
    conditional: 'version',
  },
  add: {
    summary: 'Add a player to this match only, or up to 500 of them, all or nothing',
    body: rosterInput,
    replies: { 201: z.xor([matchPlayerReply, z.array(matchPlayerReply)]) },
  },
  remove: { summary: 'Take a player out of this match', replies: { 204: noContent } },
});
