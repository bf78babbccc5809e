import {
  type Guest,
  questionAboutGuest,
  guestLimit,
  guestTakenOutSentence,
  isTakenOut,
  judgeGuest,
  judgeGuestGone,
  ratingOf,
  searchText,
  type GuestGoneInput,
  type GuestInput,
  type LinkedMatch,
  type LinkedPlayers,
  USUAL_LEVEL,
} from '@picadito/domain';
import { deletePlayersAndTraces, withoutMoney } from '../../players/delete-player.ts';
import { insertGuest } from '../../store/tables/waitlist/guests.ts';
import { insertListOfGuests } from '../../store/tables/players/lists.ts';
import { findPlayer, insertPlayers } from '../../store/tables/players/players.ts';
import { setRosterChanges } from '../../store/tables/matches/roster.ts';
import type { Context } from '../../transactions/context.ts';
import { isOnList, isSuspended } from './answer-by-link.ts';
import type { Writer } from '../../store/store.ts';
import type { WriteContext } from '../../transactions/write.ts';
import { propose } from '../proposals/propose.ts';
import { writeByDevice, type Answered, type PageSender } from './write-by-link.ts';
import { storeLinkAnswer } from './store-link-answer.ts';

/**
 * Adds a guest ('+1 Dani') to the match as a player with the answer VOY, which has the host as its author. If the
 * device only claims the host's name, the guest is stored as a proposal. A host who brings the same name twice adds one
 * guest. Refuses a guest above the limits per player and per match.
 */
export async function bringGuest(
  context: Context,
  sender: PageSender,
  { input, name }: { input: GuestInput; name: string },
): Promise<Answered | null> {
  return writeByDevice(context, sender, async ({ tx, writeContext, linked, deviceHash }) => {
    const judged = judgeGuest(linked.page, input, {
      isSuspended: isSuspended(linked, input),
      isOnList: await isOnList(tx, linked, input),
    });
    if ('asked' in judged) return judged;
    const { matches, playersIn, keyOf, ownedPlayerId, claimedPlayerId } = linked;
    const hostId = ownedPlayerId ?? claimedPlayerId;
    const match = matches.find(({ id }) => keyOf(id) === judged.match.key);
    if (!match || hostId === null) return null;
    const players = playersIn(match);
    const before = await broughtBefore(tx, linked.list.userId, players, { hostId, name });
    if (before === 'is-there') return null;
    if (before === 'taken-out')
      return questionAboutGuest(guestTakenOutSentence(name), input.match, input.name);
    const limit = guestLimit(players, hostId);
    if (limit !== null) return questionAboutGuest(limit, input.match, input.name);
    if (ownedPlayerId === null) {
      const of = { matchId: match.id, playerId: hostId, authorId: null };
      const proposed = { kind: 'guest', ...of, name } as const;
      await propose(tx, writeContext, linked, { deviceHash, proposed });
    } else await storeGuest(tx, writeContext, { match, players, hostId, name, deviceHash });
    return null;
  });
}

/**
 * Tells whether the host has already brought a guest of this name, who is there, or whom the organiser, a helper or the
 * captain has taken out. Returns null for a new guest.
 */
async function broughtBefore(
  tx: Writer,
  userId: string,
  players: LinkedPlayers,
  { hostId, name }: { hostId: string; name: string },
): Promise<'is-there' | 'taken-out' | null> {
  let isTaken = false;
  for (const { playerId } of (players.guests ?? []).filter((guest) => guest.hostId === hostId)) {
    const inMatch = players.roster.find(({ id }) => id === playerId);
    const guest = inMatch ?? (await findPlayer(tx, userId, playerId));
    if (!guest || searchText(guest.name) !== searchText(name)) continue;
    if (inMatch && !isTakenOut(players, playerId)) return 'is-there';
    isTaken = true;
  }
  return isTaken ? 'taken-out' : null;
}

type Brought = {
  match: LinkedMatch;
  players: LinkedPlayers;
  hostId: string;
  name: string;
  /** Hash of the device that brings the guest; null when the organiser accepts a proposed guest. */
  deviceHash: string | null;
};

export async function storeGuest(
  tx: Writer,
  writeContext: WriteContext,
  { match, players: before, hostId, name, deviceHash }: Brought,
): Promise<void> {
  const { organiser, nextTimestamp, recordChange } = writeContext;
  const ofMatch = { userId: organiser.id, matchId: match.id };
  const createdAt = nextTimestamp();
  const listId = await insertListOfGuests(tx, { userId: organiser.id, createdAt });
  const values = { name, rating: ratingOf(USUAL_LEVEL), whatsapp: null, createdAt };
  for (const { id } of await insertPlayers(tx, { userId: organiser.id, listId }, [values])) {
    await setRosterChanges(tx, ofMatch, [id], 'guest');
    await insertGuest(tx, { ...ofMatch, playerId: id, hostId, broughtAt: createdAt, deviceHash });
    const player = { id, name, confirmed: false, declined: false, confirmedAt: null };
    const guest = { playerId: id, hostId, isKept: false, leftAt: null };
    const players = {
      ...before,
      roster: [...before.roster, player],
      guests: [...(before.guests ?? []), guest],
    };
    const voy = { answer: 'confirmed', comment: null, authorId: hostId, isUndo: false } as const;
    const sent = { isClaim: false, deviceHash: null, kind: null, addressHash: null } as const;
    await storeLinkAnswer(tx, writeContext, { match, players, player, ...voy, ...sent });
  }
  // This change has no details, because open screens cannot apply details to a player they do not have yet; they load
  // the match again.
  recordChange('match', match.id);
}

/**
 * Deletes a guest by request of the page, if `judgeGuestGone` allows it; a guest who owes money or has money in favour
 * only drops out. Free places are filled from the waitlist.
 */
export async function dropGuest(
  context: Context,
  sender: PageSender,
  input: GuestGoneInput,
): Promise<Answered | null> {
  return writeByDevice(context, sender, async ({ tx, writeContext, linked }) => {
    const judged = judgeGuestGone(linked.page, input);
    if ('asked' in judged) return judged;
    const { matches, playersIn, keyOf } = linked;
    const match = matches.find(({ id }) => keyOf(id) === input.match);
    const guests = match ? (playersIn(match).guests ?? []) : [];
    const guest = guests.find(({ playerId }) => keyOf(playerId) === judged.guest.key);
    if (!match || !guest) return null;
    const { organiser } = writeContext;
    const [leaving] = await withoutMoney(tx, organiser.id, [guest.playerId]);
    if (leaving === undefined) await declineGuest(tx, writeContext, match, playersIn(match), guest);
    else await deletePlayersAndTraces(tx, writeContext, [leaving]);
    writeContext.recordChange('match', match.id);
    return null;
  });
}

/** Stores that a guest does not come, which the host says. */
async function declineGuest(
  tx: Writer,
  writeContext: WriteContext,
  match: LinkedMatch,
  players: LinkedPlayers,
  { playerId, hostId }: Guest,
): Promise<void> {
  const player = players.roster.find(({ id }) => id === playerId);
  if (!player) return;
  const no = { answer: 'declined', comment: null, authorId: hostId, isUndo: false } as const;
  const sent = { isClaim: false, deviceHash: null, kind: null, addressHash: null } as const;
  await storeLinkAnswer(tx, writeContext, { match, players, player, ...no, ...sent });
}
