import { absenceContract, MESSAGES, playerContract } from '@picadito/domain';
import { AppError, invalid } from '../app-error.ts';
import { signedInRoutes } from '../http/route.ts';
import { requireOwnedPlayer } from '../transactions/load-owned.ts';
import { changeAbsence, readAbsences } from './absences.ts';
import { addPlayer, changePlayer } from './players.ts';
import { deletePlayer } from './delete-player.ts';
import { readPlayers } from './lists.ts';
import { mergePlayers, readMerges, splitMerge } from './merge-players.ts';

export const playerRoutes = signedInRoutes(playerContract, {
  list: readPlayers,
  add: (context, organiser, { body: { listId, ...player } }) =>
    addPlayer(context, organiser, listId, player).catch(asBodyError),
  replace: {
    notFoundUnless: requireOwnedPlayer,
    handle: (context, organiser, { params, body }) =>
      changePlayer(context, organiser, params.id, body),
  },
  change: {
    notFoundUnless: requireOwnedPlayer,
    handle: (context, organiser, { params, body }) =>
      changePlayer(context, organiser, params.id, body),
  },
  remove: (context, organiser, { params }) => deletePlayer(context, organiser, params.id),
  merges: (context, organiser, { params }) => readMerges(context, organiser, params.id),
  merge: {
    notFoundUnless: requireOwnedPlayer,
    handle: (context, organiser, { params, body }) =>
      mergePlayers(context, organiser, params.id, body.otherId),
  },
  splitMerge: (context, organiser, { params }) => splitMerge(context, organiser, params.id),
});

export const absenceRoutes = signedInRoutes(absenceContract, {
  list: readAbsences,
  set: {
    notFoundUnless: requireOwnedPlayer,
    handle: (context, organiser, { params, body }) =>
      changeAbsence(context, organiser, params.id, body.until),
  },
});

/**
 * Rethrows "not found" as an invalid field (422), because this operation gets the list's id in the body and not in the
 * path.
 */
function asBodyError(error: unknown): never {
  const isMissing = error instanceof AppError && error.code === 'not-found';
  throw isMissing ? invalid('listId', MESSAGES.playerListMissing) : error;
}
