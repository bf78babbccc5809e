import {
  DEVICES_PER_NAME,
  formatDate,
  MERGE_REFUSALS,
  MERGE_UNDO_MS,
  type Merge,
  type Player,
} from '@picadito/domain';
import { AppError, invalid } from '../app-error.ts';
import { matchesConfirmedIn } from '../store/tables/attendance/confirmations.ts';
import {
  dropDevices,
  dropOlderAnswers,
  dropRemovals,
  mergeMoneyFlags,
} from '../store/tables/players/differing-rows.ts';
import {
  datesOfMatches,
  matchesWithBothConfirmed,
  matchesWithBothInTeams,
} from '../store/tables/players/matches-of-both.ts';
import {
  moveRows,
  restoreRows,
  type Merging,
  type Replaced,
} from '../store/tables/players/merge-rows.ts';
import {
  deleteMerged,
  insertMerged,
  lastMerge,
  mergesSince,
} from '../store/tables/players/merged-players.ts';
import { listsOf } from '../store/tables/players/lists.ts';
import { existingPlayers, findPlayer } from '../store/tables/players/players.ts';
import { replaceRows, rowsWithId, type Row } from '../store/tables/players/rows-of-player.ts';
import { findSurvey, isOpen } from '../store/tables/survey/surveys.ts';
import type { Writer } from '../store/store.ts';
import { timestamp } from '../store/timestamps.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { isId, orNotFound, ownedList, ownedPlayer } from '../transactions/load-owned.ts';
import { redactResponses } from '../transactions/redact-responses.ts';
import { write, type WriteContext } from '../transactions/write.ts';
import { fillPlacesOfAll } from '../waitlist/fill-places.ts';

/** Type of the data with which a merge is undone: the row of the other player, and the rows that the merge replaced. */
type Undo = {
  player: Row;
  keptJoinedAt: string;
  /** True if the merge has made the kept player a regular, because the other one was. */
  madeRegular?: boolean;
  replaced: Replaced[];
};

/** Returns the merges of a list that can still be undone, the newest first. */
export async function readMerges(
  context: Context,
  organiser: Organiser,
  listId: string,
): Promise<Merge[]> {
  await ownedList(context, organiser, listId);
  const since = timestamp(context.now() - MERGE_UNDO_MS);
  return mergesSince(context.store.read, { userId: organiser.id, listId, since });
}

/**
 * Merges the record `otherId` into the player `keptId` of the same list: the kept player gets all that is stored about
 * the other one, who is deleted. Returns the kept player. Throws `failed-precondition` while the two cannot be one
 * person, and during a survey of the list.
 */
export async function mergePlayers(
  context: Context,
  organiser: Organiser,
  keptId: string,
  otherId: string,
): Promise<Player> {
  return write(context, organiser, async (tx, writeContext) => {
    const userId = organiser.id;
    const kept = await ownedPlayer(tx, organiser, keptId);
    const other = isId(otherId) ? await findPlayer(tx, userId, otherId) : undefined;
    if (!other || other.id === keptId || other.listId !== kept.listId || kept.listId === userId)
      throw invalid('otherId', MERGE_REFUSALS.otherMissing);
    const merging = { userId, keptId, otherId };
    const matches = await datesOfMatches(tx, userId);
    await refuseDifferent(tx, writeContext, kept, { merging, matches });
    const confirmedIn = await matchesConfirmedIn(tx, userId, [keptId, otherId]);
    const joinedAt = (id: string) => (id === keptId ? kept : other).createdAt;
    const startOf = (matchId: string) => matches.get(matchId)?.starts_at ?? '';
    const { now } = writeContext;
    const replaced = [
      ...(await mergeMoneyFlags(tx, merging)),
      ...(await dropOlderAnswers(tx, merging)),
      ...(await dropRemovals(tx, merging, { joinedAt, startOf })),
      ...(await dropDevices(tx, merging, { max: DEVICES_PER_NAME, now })),
      ...(await moveRows(tx, merging)),
    ];
    const player = await takePlayer(tx, merging);
    const joined = [kept.createdAt, other.createdAt].toSorted()[0] ?? kept.createdAt;
    await setJoined(tx, merging, joined);
    const madeRegular = other.isRegular && !kept.isRegular;
    if (madeRegular) await setRegular(tx, merging, true);
    await redactResponses(tx, writeContext, [otherId]);
    const undo: Undo = { player, keptJoinedAt: kept.createdAt, madeRegular, replaced };
    await insertMerged(tx, {
      user_id: userId,
      merged_id: otherId,
      player_id: keptId,
      list_id: kept.listId,
      name: other.name,
      link_version: Number(player['link_version']),
      merged_at: writeContext.nextTimestamp(),
      undo: JSON.stringify(undo),
    });
    await fillPlacesOfAll(tx, writeContext, confirmedIn);
    writeContext.recordChange('player', keptId);
    return ownedPlayer(tx, organiser, keptId);
  });
}

/**
 * Undoes the last merge into a player. What was changed since the merge stays with the player. Throws "not found" if
 * there was none, and `failed-precondition` after 24 hours.
 */
export async function splitMerge(
  context: Context,
  organiser: Organiser,
  keptId: string,
): Promise<void> {
  await write(context, organiser, async (tx, writeContext) => {
    const userId = organiser.id;
    await ownedPlayer(tx, organiser, keptId);
    const merge = orNotFound(await lastMerge(tx, { userId, playerId: keptId }));
    const since = timestamp(writeContext.now - MERGE_UNDO_MS);
    if (merge.undo === null || merge.mergedAt < since)
      throw new AppError('failed-precondition', MERGE_REFUSALS.over);
    const { mergedId: otherId } = merge;
    const { player, keptJoinedAt, madeRegular, replaced } = JSON.parse(merge.undo) as Undo;
    await deleteMerged(tx, { userId, mergedId: otherId });
    await replaceRows(tx, 'players', { before: [], after: [player] });
    const merging = { userId, keptId, otherId };
    await setJoined(tx, merging, keptJoinedAt);
    if (madeRegular) await setRegular(tx, merging, false);
    await restoreRows(tx, replaced, await existingIds(tx, userId, replaced));
    writeContext.recordChange('player', keptId);
    writeContext.recordChange('player', otherId);
  });
}

type Matches = Awaited<ReturnType<typeof datesOfMatches>>;

/**
 * Throws `failed-precondition` if both players are in the teams of one match or confirmed for one that is not over, or
 * if the list has an open survey.
 */
async function refuseDifferent(
  tx: Writer,
  { now }: WriteContext,
  { listId, userId }: Player,
  { merging, matches }: { merging: Merging; matches: Matches },
): Promise<void> {
  const refuse = (sentence: string, matchId = '') => {
    const date = formatDate(matches.get(matchId)?.date ?? '');
    throw new AppError('failed-precondition', sentence.replace('{date}', date));
  };
  const survey = await findSurvey(tx, { userId, listId });
  if (survey && isOpen(survey, now)) refuse(MERGE_REFUSALS.surveyOpen);
  const [played] = await matchesWithBothInTeams(tx, merging);
  if (played !== undefined) refuse(MERGE_REFUSALS.bothInTeams, played);
  const isToCome = (id: string) => (matches.get(id)?.ends_at ?? '') > timestamp(now);
  const coming = (await matchesWithBothConfirmed(tx, merging)).find(isToCome);
  if (coming !== undefined) refuse(MERGE_REFUSALS.bothConfirmed, coming);
}

/** Deletes the row of the other player and returns it. */
async function takePlayer(tx: Writer, { userId, otherId }: Merging): Promise<Row> {
  const wanted = { userId, columns: ['player_id'], ids: [otherId] };
  const row = orNotFound((await rowsWithId(tx, 'players', wanted))[0]);
  await replaceRows(tx, 'players', { before: [row], after: [] });
  return row;
}

/**
 * Sets the time at which the kept player joined the list. This time decides which matches that have started have the
 * player on their rosters.
 */
async function setJoined(tx: Writer, { userId, keptId }: Merging, at: string): Promise<void> {
  await tx
    .updateTable('players')
    .set({ created_at: at })
    .where('user_id', '=', userId)
    .where('player_id', '=', keptId)
    .execute();
}

async function setRegular(
  tx: Writer,
  { userId, keptId }: Merging,
  isRegular: boolean,
): Promise<void> {
  await tx
    .updateTable('players')
    .set({ is_regular: isRegular ? 1 : 0 })
    .where('user_id', '=', userId)
    .where('player_id', '=', keptId)
    .execute();
}

/** Returns a function that tells whether the match, player or list with an id in these rows still exists. */
async function existingIds(
  tx: Writer,
  userId: string,
  replaced: readonly Replaced[],
): Promise<(id: string) => boolean> {
  const named = replaced.flatMap(({ before }) =>
    before.flatMap((row) =>
      ['player_id', 'author_id', 'host_id', 'other_id'].map((column) => row[column]),
    ),
  );
  const ids = [...new Set(named.filter((id) => typeof id === 'string'))];
  const players = await existingPlayers(tx, userId, ids);
  const matches = await datesOfMatches(tx, userId);
  const lists = new Set((await listsOf(tx, userId)).map((list) => list.id));
  return (id) => players.has(id) || matches.has(id) || lists.has(id);
}
