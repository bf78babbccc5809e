import {
  LISTS_PER_USER_MAX,
  MESSAGES,
  sortKey,
  type ListInput,
  type Player,
  type PlayersList,
} from '@picadito/domain';
import {
  countLists,
  deleteList as removeList,
  findList,
  insertList,
  listsOf,
  renameList as rename,
} from '../store/tables/players/lists.ts';
import { insertPlayers, playersOfList } from '../store/tables/players/players.ts';
import { playersFor } from '../transactions/all-players.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { ownAndHelped } from '../transactions/helping.ts';
import { lockOwnedList, orNotFound, ownedList } from '../transactions/load-owned.ts';
import { invalid, throwIfInvalid } from '../app-error.ts';
import { award } from '../badges/award-badges.ts';
import { requireCapacityFor } from './players.ts';
import { asStored } from './whatsapp.ts';
import { write } from '../transactions/write.ts';
import { deleteDevicesOfList } from '../store/tables/group-link/devices.ts';
import { deleteProposalsOfList } from '../store/tables/group-link/proposals.ts';
import { deleteHandover } from '../store/tables/handover/handovers.ts';
import { deleteLink } from '../store/tables/group-link/group-links.ts';
import { deleteHelpersOfList } from '../store/tables/helpers/helpers.ts';
import { detachMatchesFromList } from '../store/tables/matches/matches.ts';
import { deleteMoneyOfList } from '../store/tables/money/ledger-entries.ts';
import { deleteResponsesTo } from '../store/tables/sync/idempotency.ts';
import { deleteSurvey, findSurvey } from '../store/tables/survey/surveys.ts';
import { deletePlayersInMatches } from './delete-player.ts';
import { redactResponses } from '../transactions/redact-responses.ts';

/** Returns the lists of the organiser and those that the organiser helps with, the newest first. */
export async function readLists({ store }: Context, organiser: Organiser): Promise<PlayersList[]> {
  const lists = await ownAndHelped(organiser, async ({ id, helper }) => {
    const all = await listsOf(store.read, id);
    return helper ? all.filter((list) => list.id === helper.listId) : all;
  });
  return lists.toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
}

export async function readPlayersOfList(
  context: Context,
  organiser: Organiser,
  listId: string,
): Promise<Player[]> {
  const list = await ownedList(context, organiser, listId);
  return playersOfList(context.store.read, organiser.id, list.id);
}

/** Returns the players of all lists of the organiser and of those that the organiser helps with, sorted by name. */
export async function readPlayers({ store }: Context, organiser: Organiser): Promise<Player[]> {
  const players = await ownAndHelped(organiser, (owner) => playersFor(store.read, owner));
  if (!organiser.helped) return players;
  const key = ({ name, createdAt }: Player) => `${sortKey(name)} ${createdAt}`;
  return players.toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
}

/**
 * Creates a list with its players, all or nothing. Throws (422) for invalid phone numbers and for too many lists or
 * players.
 */
export async function createList(
  context: Context,
  organiser: Organiser,
  { name, players }: ListInput,
): Promise<PlayersList> {
  const pathOf = (index: number) => `players.${index}.whatsapp`;
  const { values, errors } = asStored(players, organiser.country, pathOf);
  throwIfInvalid(errors);
  return write(context, organiser, async (tx, writeContext) => {
    const userId = organiser.id;
    if ((await countLists(tx, userId)) >= LISTS_PER_USER_MAX) {
      throw invalid('', MESSAGES.tooManyLists);
    }
    await requireCapacityFor(tx, userId, values.length);
    const listId = await insertList(tx, { userId, name, createdAt: writeContext.nextTimestamp() });
    const stamped = values.map((player) => ({
      ...player,
      createdAt: writeContext.nextTimestamp(),
    }));
    await insertPlayers(tx, { userId, listId }, stamped);
    const withNumber = values.filter(({ whatsapp }) => whatsapp !== null).length;
    await award(tx, writeContext, { lists: [{ players: values.length, withNumber }] });
    writeContext.recordChange('list', listId);
    return orNotFound(await findList(tx, userId, listId));
  });
}

export async function renameList(
  context: Context,
  organiser: Organiser,
  listId: string,
  name: string,
): Promise<PlayersList> {
  return write(context, organiser, async (tx, writeContext) => {
    await lockOwnedList(tx, organiser, listId);
    await rename(tx, organiser.id, listId, name);
    writeContext.recordChange('list', listId);
    return orNotFound(await findList(tx, organiser.id, listId));
  });
}

/** Deletes a list with its players, group link, survey and ledger; its matches stay without a list. */
export async function deleteList(
  context: Context,
  organiser: Organiser,
  listId: string,
): Promise<void> {
  await write(context, organiser, async (tx, writeContext) => {
    await lockOwnedList(tx, organiser, listId);
    const players = await playersOfList(tx, organiser.id, listId);
    const playerIds = players.map((player) => player.id);
    await deletePlayersInMatches(tx, writeContext, playerIds);
    await redactResponses(tx, writeContext, [listId]);
    await deleteMoneyOfList(tx, { userId: organiser.id, listId });
    await detachMatchesFromList(tx, { userId: organiser.id, listId }, writeContext.now);
    await deleteDevicesOfList(tx, { userId: organiser.id, listId });
    await deleteProposalsOfList(tx, { userId: organiser.id, listId });
    const survey = await findSurvey(tx, { userId: organiser.id, listId });
    if (survey) await deleteSurvey(tx, { userId: organiser.id, surveyId: survey.id });
    await deleteHandover(tx, { userId: organiser.id, listId });
    const helperIds = await deleteHelpersOfList(tx, { userId: organiser.id, listId });
    for (const helperId of helperIds) await deleteResponsesTo(tx, organiser.id, helperId);
    await deleteLink(tx, { userId: organiser.id, listId });
    await removeList(tx, organiser.id, listId);
    writeContext.recordChange('list', listId);
  });
}
