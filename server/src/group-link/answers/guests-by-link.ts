import {
  currentAnswers,
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
import { isGone, isSuspended } from './answer-by-link.ts';
import type { Writer } from '../../store/store.ts';
import type { WriteContext } from '../../transactions/write.ts';
import { propose } from '../proposals/propose.ts';
import { writeByDevice, type Answered, type PageSender } from './write-by-link.ts';
import type { AnswerToStore } from './answer-to-store.ts';
import { storeLinkAnswer } from './store-link-answer.ts';

/**
 * Adds a guest ('+1 Dani') to the match as a player with the answer VOY, which has the host as its author. If the
 * device only claims the host's name, the guest is stored as a proposal. A host who brings the same name twice adds one
 * guest; a guest who has dropped out comes again. Refuses a guest above the limits per player and per match.
 */
export async function bringGuest(
  context: Context,
  sender: PageSender,
  { input, name }: { input: GuestInput; name: string },
): Promise<Answered | null> {
  return writeByDevice(context, sender, async ({ tx, writeContext, linked, deviceHash }) => {
    const judged = judgeGuest(linked.page, input, {
      isSuspended: isSuspended(linked, input),
      isGone: await isGone(tx, linked, input),
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
 * Tells whether a guest of this name, brought by the host before, is there or was taken out by the organiser, a helper
 * or the captain. Returns null for a new guest, and for one who has dropped out.
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
    const by = inMatch ? outBy(players, inMatch.id) : 'another';
    if (by !== 'another') return by === null ? 'is-there' : null;
    isTaken = true;
  }
  return isTaken ? 'taken-out' : null;
}

/** Returns the guest of this name whom this host has dropped; undefined if there is none. */
function droppedGuest(players: LinkedPlayers, hostId: string, name: string) {
  const own = (players.guests ?? []).filter((guest) => guest.hostId === hostId);
  const isOwn = new Set(own.map(({ playerId }) => playerId));
  return players.roster
    .filter(({ id }) => isOwn.has(id) && outBy(players, id) === 'host')
    .find((one) => searchText(one.name) === searchText(name));
}

/**
 * Tells who has taken a guest out of the match: the host, or the organiser, a helper or the captain ('another'). Returns
 * null if the guest is not out.
 */
function outBy(players: LinkedPlayers, guestId: string): 'host' | 'another' | null {
  const declined = players.roster.find(({ id }) => id === guestId)?.declined === true;
  if (!declined) return isTakenOut(players, guestId) ? 'another' : null;
  return currentAnswers(players).get(guestId)?.answer === 'declined' ? 'host' : 'another';
}

type Brought = {
  match: LinkedMatch;
  players: LinkedPlayers;
  hostId: string;
  name: string;
  /** Hash of the device that brings the guest; null when the organiser accepts a proposed guest. */
  deviceHash: string | null;
};

/** Stores a guest with the answer VOY: a new one, or the host's guest of this name who has dropped out. */
export async function storeGuest(
  tx: Writer,
  writeContext: WriteContext,
  { match, players: before, hostId, name, deviceHash }: Brought,
): Promise<void> {
  const dropped = droppedGuest(before, hostId, name);
  if (dropped) {
    const again = { match, players: before, player: dropped, hostId };
    return answerForGuest(tx, writeContext, { ...again, answer: 'confirmed' });
  }
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
    await answerForGuest(tx, writeContext, { match, players, player, hostId, answer: 'confirmed' });
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
    const players = match ? playersIn(match) : null;
    const guest = players?.guests?.find(({ playerId }) => keyOf(playerId) === judged.guest.key);
    const player = players?.roster.find(({ id }) => id === guest?.playerId);
    if (!match || !players || !guest || !player) return null;
    const by = outBy(players, player.id);
    if (by === 'another')
      return questionAboutGuest(guestTakenOutSentence(player.name), input.match, '');
    const dropping = { match, players, player, hostId: guest.hostId };
    const [leaving] = await withoutMoney(tx, writeContext.organiser.id, [player.id]);
    if (leaving !== undefined) await deletePlayersAndTraces(tx, writeContext, [leaving]);
    else if (by === null)
      await answerForGuest(tx, writeContext, { ...dropping, answer: 'declined' });
    writeContext.recordChange('match', match.id);
    return null;
  });
}

type AnswerForGuest = Pick<AnswerToStore, 'match' | 'players' | 'player' | 'answer'> & {
  hostId: string;
};

/** Stores the answer that a host gives for a guest. */
async function answerForGuest(
  tx: Writer,
  writeContext: WriteContext,
  { hostId, ...given }: AnswerForGuest,
): Promise<void> {
  const byHost = { comment: null, authorId: hostId, isUndo: false, isClaim: false } as const;
  const sent = { deviceHash: null, kind: null, addressHash: null };
  await storeLinkAnswer(tx, writeContext, { ...given, ...byHost, ...sent });
}
