import { forgetCaptains } from '../store/tables/captain/captains.ts';
import { detachGuests, guestsOfHosts } from '../store/tables/waitlist/guests.ts';
import { deleteProposalsAbout } from '../store/tables/group-link/proposals.ts';
import { matchesConfirmedIn } from '../store/tables/attendance/confirmations.ts';
import { deletePairsOfPlayers } from '../store/tables/teams/team-constraints.ts';
import { matchesWithGuests } from '../store/tables/matches/roster-guests.ts';
import { playersWithBalance } from '../store/tables/money/ledger-entries.ts';
import { forgetPayers } from '../store/tables/money/match-money.ts';
import { deletePlayers } from '../store/tables/players/players.ts';
import { forgetAuthors } from '../store/tables/waitlist/forget-authors.ts';
import type { Writer } from '../store/store.ts';
import { deleteTeamPlayersOfOpenMatches } from '../store/tables/results/delete-places.ts';
import { timestamp } from '../store/timestamps.ts';
import { fillPlacesOfAll } from '../waitlist/fill-places.ts';
import { awardForLeavers } from '../badges/award-badges.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { redactResponses } from '../transactions/redact-responses.ts';
import { ownedPlayer } from '../transactions/load-owned.ts';
import { write, type WriteContext } from '../transactions/write.ts';

export async function deletePlayer(
  context: Context,
  organiser: Organiser,
  playerId: string,
): Promise<void> {
  await write(context, organiser, async (tx, writeContext) => {
    const { listId } = await ownedPlayer(tx, organiser, playerId);
    await deletePlayersInMatches(tx, writeContext, [playerId]);
    writeContext.recordChange('player', playerId);
    writeContext.recordChange('list', listId);
  });
}

/**
 * Deletes players, their guests in matches to come, and the data about them. Guests that the organiser keeps, who have
 * played, or who owe money or have money in their favour stay without a host. The teams of completed matches keep names
 * and levels, and results and votes keep the players' ids. Afterwards free places are filled from the waitlists. Returns
 * the ids of the matches in which a deleted player was a guest.
 */
export async function deletePlayersAndTraces(
  tx: Writer,
  writeContext: WriteContext,
  deletedIds: readonly string[],
): Promise<string[]> {
  if (deletedIds.length === 0) return [];
  const userId = writeContext.organiser.id;
  const hosts = { hostIds: deletedIds, now: timestamp(writeContext.now) };
  const guests = await withoutMoney(tx, userId, await guestsOfHosts(tx, userId, hosts));
  const playerIds = [...deletedIds, ...guests];
  const confirmedIn = await matchesConfirmedIn(tx, userId, playerIds);
  await deleteTeamPlayersOfOpenMatches(tx, userId, playerIds, timestamp(writeContext.now));
  await detachGuests(tx, userId, playerIds);
  await deleteProposalsAbout(tx, userId, playerIds);
  await forgetAuthors(tx, userId, playerIds);
  await forgetCaptains(tx, userId, playerIds);
  await forgetPayers(tx, userId, playerIds);
  await deletePairsOfPlayers(tx, userId, playerIds);
  await redactResponses(tx, writeContext, playerIds);
  const guestIn = await matchesWithGuests(tx, userId, playerIds);
  await deletePlayers(tx, userId, playerIds);
  await fillPlacesOfAll(tx, writeContext, confirmedIn);
  await awardForLeavers(tx, writeContext);
  return guestIn;
}

/**
 * Deletes players as `deletePlayersAndTraces`, and records the change of each match in which one was a guest. Helpers of
 * its list learn of it in no other way, because nothing tells any more to which match a deleted player belonged.
 */
export async function deletePlayersInMatches(
  tx: Writer,
  writeContext: WriteContext,
  playerIds: readonly string[],
): Promise<void> {
  for (const matchId of await deletePlayersAndTraces(tx, writeContext, playerIds))
    writeContext.recordChange('match', matchId);
}

/** Returns the guests who neither owe money nor have money in their favour. Only these may be deleted. */
export async function withoutMoney(
  tx: Writer,
  userId: string,
  guestIds: readonly string[],
): Promise<string[]> {
  const staying = await playersWithBalance(tx, userId, guestIds);
  return guestIds.filter((id) => !staying.has(id));
}
