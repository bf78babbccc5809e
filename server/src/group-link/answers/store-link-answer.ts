import {
  EVENT_PLAYERS_MAX,
  currentAnswers,
  flagsOf,
  isInLastHours,
  isOwnAnswer,
  movedSince,
  placesBefore,
  placesWithGuests,
  playerStateOf,
  repeatMatters,
  statusOf,
  type Answer,
  type Before,
  type Standing,
} from '@picadito/domain';
import { endAbsence, settleAbsence } from '../../players/absences.ts';
import { promotePlayers, storeFollowers, type Place } from '../../waitlist/fill-places.ts';
import { awardForCounts } from '../../badges/award-badges.ts';
import { logAnswer } from '../../store/tables/waitlist/answer-log.ts';
import { storeFreeSince } from '../../store/tables/waitlist/answer-settings.ts';
import { storeAnswer } from '../../store/tables/waitlist/answers.ts';
import { storeAttendance } from '../../store/tables/attendance/confirmations.ts';
import type { Writer } from '../../store/store.ts';
import type { WriteContext } from '../../transactions/write.ts';
import { replacedState, storedAnswer, undoOf, type AnswerToStore } from './answer-to-store.ts';

/**
 * Stores an answer by a link with its entry in the log, and what follows from it: guests, the players who move up from
 * the waitlist, badges, and the change for the event streams. An answer that changes nothing is not stored. The
 * player's own VOY ends an absence, also when it changes nothing else.
 */
export async function storeLinkAnswer(
  tx: Writer,
  writeContext: WriteContext,
  toStore: AnswerToStore,
): Promise<void> {
  const { match, player, answer } = toStore;
  const isOwnVoy = answer === 'confirmed' && isOwnAnswer(toStore);
  const endedNow = isOwnVoy
    ? await endAbsence(tx, writeContext, { playerId: player.id, date: match.date })
    : null;
  const decided = decide(toStore, writeContext, endedNow);
  if (!decided) return;
  const places = await store(tx, writeContext, toStore, decided);
  await follow(tx, writeContext, toStore, places);
}

type Decided = {
  at: string;
  comment: string | null;
  /** True if the answer only changes the comment of an equal one. */
  isComment: boolean;
  isUndo: boolean;
  /** The new standing of the player, and the attendance that follows from it. */
  standing: Standing;
  place: Place;
  /** The guests who come or drop out with the player, and the ids of the players who move up from the waitlist. */
  guests: readonly Standing[];
  movedUp: string[];
  /** The last day of the absence that the player's VOY has ended and that no undo has brought back; null for none. */
  endedAbsence: string | null;
  /** Returns the state that an answer of this player or of a guest replaces; null if there is none to go back to. */
  replaced: (playerId: string, next: Answer) => Before | null;
};

/**
 * Decides what an answer changes; null if it changes nothing. `endedNow` is the last day of the absence that it ends,
 * or null.
 */
function decide(
  toStore: AnswerToStore,
  { now, nextTimestamp }: Pick<WriteContext, 'now' | 'nextTimestamp'>,
  endedNow: string | null,
): Decided | null {
  const { match, players, player, answer, authorId, isClaim, deviceHash } = toStore;
  const byId = new Map(players.roster.map((one) => [one.id, one]));
  const current = currentAnswers(players);
  const before = current.get(player.id);
  const undo = undoOf(toStore, before);
  const state = placesBefore(match, players, now);
  const placesAt = (at: string) =>
    placesWithGuests(state, { playerId: player.id, answer, at, undo }, nextTimestamp);

  const equal = before?.answer === answer ? before : null;
  const storedComment = (equal ?? undo?.before)?.comment ?? null;
  const comment = toStore.comment === undefined ? storedComment : toStore.comment;
  const keepsPlace = equal !== null && placesAt(equal.answeredAt).own.queuedAt === equal.queuedAt;
  // An equal answer by another sender than the player changes nothing; a claim may add a comment to its own answer.
  const isOwn = isOwnAnswer({ authorId, isClaim });
  const hasMoved = before && movedSince(before.answeredAt, players.moves ?? [], match) !== null;
  const isRepeat =
    keepsPlace && !hasMoved && !(isOwn && repeatMatters(equal, statusOf(player), match, now));
  const mayComment = isOwn || (isClaim && equal?.deviceHash === deviceHash);
  if (isRepeat && endedNow === null && (!mayComment || comment === equal.comment)) return null;

  const at = nextTimestamp();
  const { own: standing, guests, movedUp } = placesAt(at);
  const place = placeAfter(player, standing.status, undo?.before.confirmedAt ?? at);
  const replaced = (id: string, next: Answer) => replacedState(byId.get(id), current.get(id), next);
  const isUndo = undo !== null;
  const isVoyUndone = isUndo && before?.answer === 'confirmed';
  const stored = storedAnswer(toStore);
  const endedAbsence = endedNow ?? (isVoyUndone ? null : (stored?.endedAbsence ?? null));
  const places = { standing, place, guests, movedUp };
  return { at, comment, isComment: isRepeat, isUndo, ...places, endedAbsence, replaced };
}

/** Stores a decided answer. Returns the new attendance of the player, the guests and the players who moved up. */
async function store(
  tx: Writer,
  writeContext: WriteContext,
  toStore: AnswerToStore,
  decided: Decided,
): Promise<Place[]> {
  const { match, players, player, answer, authorId, isClaim, deviceHash } = toStore;
  const { at, comment, isUndo, standing, place, guests, movedUp, replaced } = decided;
  const ofMatch = { userId: writeContext.organiser.id, matchId: match.id };
  const stored = storedAnswer(toStore);
  const { endedAbsence } = decided;
  if (standing.status !== statusOf(player))
    await storeAttendance(tx, ofMatch, [{ ...place, changedAt: at }]);
  await storeAnswer(tx, ofMatch, {
    playerId: player.id,
    answer,
    comment,
    answeredAt: at,
    queuedAt: standing.queuedAt,
    promotedAt: null,
    toldAt: null,
    authorId,
    isClaim,
    deviceHash,
    before: isUndo ? null : replaced(player.id, answer),
    endedAbsence,
    hasDeclined: stored?.hasDeclined === true,
  });
  if (isUndo)
    await settleAbsence(tx, writeContext, player.id, {
      was: stored?.endedAbsence ?? null,
      is: endedAbsence,
    });
  await log(tx, ofMatch, toStore, decided);
  const followed = await storeFollowers(tx, writeContext, {
    matchId: match.id,
    hostId: player.id,
    guests,
    before: (id) => replaced(id, 'declined'),
  });
  const wasIn = new Set(players.roster.flatMap(({ id, confirmed }) => (confirmed ? id : [])));
  const isKeptFreed = place.declined && players.keeping?.has(player.id) === true;
  const isFreed =
    isKeptFreed || [place, ...followed].some(({ id, confirmed }) => !confirmed && wasIn.has(id));
  if (isFreed && isInLastHours({ now: writeContext.now, ...match }))
    await storeFreeSince(tx, ofMatch, at);
  return [place, ...followed, ...(await promotePlayers(tx, writeContext, ofMatch, movedUp))];
}

/** Logs an answer together with the states that it replaces, so that the organiser can undo it. */
async function log(
  tx: Writer,
  ofMatch: { userId: string; matchId: string },
  { players, player, ...toStore }: AnswerToStore,
  { at, isComment, guests, movedUp }: Decided,
): Promise<void> {
  const states = (ids: readonly string[]) => ids.flatMap((id) => playerStateOf(players, id) ?? []);
  const [own] = states([player.id]);
  if (!own) return;
  const replaced = {
    own,
    guests: states(guests.map(({ playerId }) => playerId)),
    movedUp: states(movedUp),
  };
  const { answer, authorId, deviceHash, kind, addressHash } = toStore;
  const entry = { at, playerId: player.id, answer, authorId, deviceHash, kind, isComment };
  await logAnswer(tx, ofMatch, { ...entry, addressHash, replaced });
}

/**
 * Returns the attendance of a player after an answer. A player who was already confirmed keeps the time of the
 * confirmation; otherwise the time is `at`.
 */
function placeAfter(
  { id, confirmed, confirmedAt }: AnswerToStore['player'],
  status: ReturnType<typeof statusOf>,
  at: string,
): Place {
  if (status !== 'confirmed') return { id, ...flagsOf(status), confirmedAt: null };
  return { id, ...flagsOf(status), confirmedAt: confirmed ? confirmedAt : at };
}

/** Grants the badges that the changed attendance earns, and records the change for the event streams. */
async function follow(
  tx: Writer,
  writeContext: WriteContext,
  { match, players: { roster } }: AnswerToStore,
  places: readonly Place[],
): Promise<void> {
  const changed = new Map(places.map((one) => [one.id, one]));
  const confirmedCount = roster.filter((one) => (changed.get(one.id) ?? one).confirmed).length;
  const counts = { players: roster.length, confirmed: confirmedCount };
  if (places.some(({ confirmed }) => confirmed)) await awardForCounts(tx, writeContext, counts);
  writeContext.recordChange('match', match.id, {
    part: 'attendance',
    confirmedCount,
    players: places.length > EVENT_PLAYERS_MAX ? null : [...places],
  });
}
