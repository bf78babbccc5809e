import { listContract, PLAYERS_PER_LIST_MAX } from '@picadito/domain';
import { signedInRoutes } from '../http/route.ts';
import { sendFile } from '../http/replies.ts';
import type { Organiser } from '../transactions/context.ts';
import { ownedList } from '../transactions/load-owned.ts';
import { addPlayer, addPlayers } from './players.ts';
import { readListFile } from './list-file.ts';
import { createList, deleteList, readLists, readPlayersOfList, renameList } from './lists.ts';
import { wrongNumbers } from './whatsapp.ts';

export const listRoutes = signedInRoutes(listContract, {
  list: readLists,
  create: (context, organiser, { body }) => createList(context, organiser, body),
  read: (context, organiser, { params }) => ownedList(context, organiser, params.id),
  rename: {
    notFoundUnless: ownedList,
    handle: (context, organiser, { params, body }) =>
      renameList(context, organiser, params.id, body.name),
  },
  remove: (context, organiser, { params }) => deleteList(context, organiser, params.id),
  players: (context, organiser, { params }) => readPlayersOfList(context, organiser, params.id),
  file: async (context, organiser, { params, reply }) =>
    sendFile(reply, {
      type: 'text/csv',
      name: 'lista.csv',
      content: await readListFile(context, organiser, params.id),
    }),
  addPlayer: {
    notFoundUnless: ownedList,
    alsoInvalid: wrongWhatsapps,
    handle: (context, organiser, { params, body }) =>
      Array.isArray(body)
        ? addPlayers(context, organiser, params.id, body)
        : addPlayer(context, organiser, params.id, body),
  },
});

/**
 * Returns the invalid phone numbers in a body that its schema has already rejected, so that one response names all
 * wrong rows. In a valid body, phone numbers are checked by the use case instead.
 */
function wrongWhatsapps({ country }: Organiser, body: unknown) {
  if (!Array.isArray(body) || body.length > PLAYERS_PER_LIST_MAX) return [];
  return wrongNumbers(body, country).map(({ index, message }) => ({
    path: [index, 'whatsapp'],
    message,
  }));
}
