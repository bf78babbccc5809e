import {
  bibsContract,
  matchContract,
  MATCHES,
  pathOf,
  rosterContract,
  withListId,
} from '@picadito/domain';
import { setPageHeaders } from '../http/replies.ts';
import { signedInRoutes } from '../http/route.ts';
import { ownedMatch } from '../transactions/load-owned.ts';
import { sendCalendar } from '../http/replies.ts';
import { addGuestsToMatch } from './add-guests.ts';
import { changeBibs, readBibs } from './bibs.ts';
import { readCalendar } from './calendar-entry.ts';
import { changeMatch } from './change-match.ts';
import { deleteMatch } from './delete-match.ts';
import { addAllToMatch, addToMatch, removeFromMatch } from './change-roster.ts';
import { countMyMatches, listMatches } from './list-matches.ts';
import { createMatch, readMatch, readRoster } from './matches.ts';

export const matchRoutes = signedInRoutes(matchContract, {
  list: async (context, organiser, { query, request, reply }) => {
    const { matches, total, next, unchangedUntil } = await listMatches(context, organiser, query);
    request.unchangedUntil = unchangedUntil;
    const pageAt = (cursor: string) =>
      pathOf(MATCHES.list, {}, { ...query, limit: `${query.limit}`, cursor });
    setPageHeaders(reply, total, next && pageAt(next));
    return matches;
  },
  counts: async (context, organiser, { request }) => {
    const { counts, unchangedUntil } = await countMyMatches(context, organiser);
    request.unchangedUntil = unchangedUntil;
    return counts;
  },
  create: {
    rewriteBody: withListId,
    handle: (context, organiser, { body }) => createMatch(context, organiser, body),
  },
  read: async (context, organiser, { params, request }) => {
    const { match, unchangedUntil } = await readMatch(context, organiser, params.id);
    request.unchangedUntil = unchangedUntil;
    return match;
  },
  calendar: async (context, organiser, { params, reply }) =>
    sendCalendar(reply, await readCalendar(context, organiser, params.id)),
  replace: {
    rewriteBody: withListId,
    notFoundUnless: ownedMatch,
    handle: (context, organiser, { params, body }) =>
      changeMatch(context, organiser, params.id, body),
  },
  change: {
    rewriteBody: withListId,
    notFoundUnless: ownedMatch,
    handle: (context, organiser, { params, body }) =>
      changeMatch(context, organiser, params.id, body),
  },
  remove: (context, organiser, { params }) => deleteMatch(context, organiser, params.id),
});

export const bibsRoutes = signedInRoutes(bibsContract, {
  read: (context, organiser, { params }) => readBibs(context, organiser, params.id),
  set: {
    notFoundUnless: ownedMatch,
    handle: (context, organiser, { params, body }) =>
      changeBibs(context, organiser, params.id, body.playerId),
  },
});

export const rosterRoutes = signedInRoutes(rosterContract, {
  read: (context, organiser, { params }) => readRoster(context, organiser, params.id),
  add: {
    notFoundUnless: ownedMatch,
    handle: (context, organiser, { params, body: { playerId = '', playerIds, guestNames } }) => {
      if (guestNames) return addGuestsToMatch(context, organiser, params.id, guestNames);
      return playerIds
        ? addAllToMatch(context, organiser, params.id, playerIds)
        : addToMatch(context, organiser, params.id, playerId);
    },
  },
  remove: (context, organiser, { params }) =>
    removeFromMatch(context, organiser, params.id, params.playerId),
});
