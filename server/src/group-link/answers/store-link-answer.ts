import {
  CAPACITY,
  EVENT_PLAYERS_MAX,
  areGuestsLast,
  beforeOf,
  flagsOf,
  isCurrent,
  isInLastHours,
  isOnTheDay,
  isOwnAnswer,
  isPlaceTaken,
  movedSince,
  needsNotification,
  placesWithGuests,
  playerStateOf,
  statusOf,
  type Answer,
  type Before,
  type DeviceKind,
  type LinkAnswer,
  type LinkedMatch,
  type LinkedPlayers,
  type Standing,
} from '@picadito/domain';
import { promotePlayers, storeFollowers, type Place } from '../../waitlist/waitlist.ts';
import { awardForCounts } from '../../badges/award-badges.ts';
import { logAnswer } from '../../store/tables/waitlist/answer-log.ts';
import { storeFreeSince } from '../../store/tables/waitlist/answer-settings.ts';
import { storeAnswer } from '../../store/tables/waitlist/answers.ts';
import { setConfirmations } from '../../store/tables/attendance/confirmations.ts';
import type { Writer } from '../../store/store.ts';
import type { WriteContext } from '../../transactions/write.ts';
import { timestampBefore } from '../../store/timestamps.ts';

/** An answer by a link that is to be stored, with the match and the players it concerns. */
export type Given = {
  match: LinkedMatch;
  players: LinkedPlayers;
  player: LinkedPlayers['roster'][number];
  answer: Answer;
  /**
   * The new comment; null deletes the comment. If it is undefined, an answer equal to the player's current one keeps
   * the comment, and an undo brings back the comment of the restored answer.
   */
  comment: string | null | undefined;
  authorId: string | null;
  /** True if the answer undoes the player's previous one. */
  isUndo: boolean;
  /** True if the device only claims the name, and does not own it. */
  isClaim: boolean;
  deviceHash: string | null;
  /** How well the device is known; null for a guest, and for a proposal that the organiser accepts. */
  kind: DeviceKind | null;
  /**
   * Hash of the sender's address if the answer falls under the limit on how many players one sender may take out;
   * otherwise null.
   */
  addressHash: string | null;
};

/**
 * Stores an answer by a link with its entry in the log, and what follows from it: guests, the players who move up from
 * the waitlist, badges, and the change for the event streams. An answer that changes nothing is not stored.
 */
export async function storeLinkAnswer(
  tx: Writer,
  writeContext: WriteContext,
  given: Given,
): Promise<void> {
  const { match, players, player, answer, authorId, isClaim, deviceHash } = given;
  const { now, nextTimestamp } = writeContext;
  const ofMatch = { userId: writeContext.organiser.id, matchId: match.id };
  const byId = new Map(players.roster.map((one) => [one.id, one]));
  const current = currentAnswers(players);
  const before = current.get(player.id);
  const undo = undoOf(given, before);
  const replaced = (id: string, next: Answer) => replacedBy(byId.get(id), current.get(id), next);
  const state = stateBefore(given, current, now);
  const placesAt = (at: string) =>
    placesWithGuests(state, { playerId: player.id, answer, at, undo }, nextTimestamp);
  const equal = before?.answer === answer ? before : null;
  const isSame = equal !== null && placesAt(equal.answeredAt).own.queuedAt === equal.queuedAt;
  const storedComment = (equal ?? undo?.before)?.comment ?? null;
  const comment = given.comment === undefined ? storedComment : given.comment;
  // An equal answer by another sender than the player changes nothing; a claim may add a comment to its own answer.
  const isOwn = isOwnAnswer({ authorId, isClaim });
  const hasMoved = before && movedSince(before.answeredAt, players.moves ?? [], match) !== null;
  const isAgain = isSame && !hasMoved && (!isOwn || !isMeaningfulRepeat(given, equal, now));
  const mayAdd = isOwn || (isClaim && equal?.deviceHash === deviceHash);
  if (isAgain && (!mayAdd || comment === equal.comment)) return;

  const at = nextTimestamp();
  const { own, guests, movedUp } = placesAt(at);
  const place = placeAfter(player, own.status, undo?.before.confirmedAt ?? at);
  if (own.status !== statusOf(player))
    await setConfirmations(tx, ofMatch, [{ ...place, changedAt: at }]);
  await storeAnswer(tx, ofMatch, {
    playerId: player.id,
    answer,
    comment,
    answeredAt: at,
    queuedAt: own.queuedAt,
    promotedAt: null,
    toldAt: null,
    authorId,
    isClaim,
    deviceHash,
    before: undo ? null : replaced(player.id, answer),
  });
  await log(tx, ofMatch, given, { at, isComment: isAgain, guests, movedUp });
  const followed = await storeFollowers(tx, writeContext, {
    matchId: match.id,
    hostId: player.id,
    guests,
    before: (id) => replaced(id, 'declined'),
  });
  const isFreed = [place, ...followed].some(
    ({ id, confirmed }) => !confirmed && byId.get(id)?.confirmed,
  );
  if (isFreed && isInLastHours({ now, ...match })) await storeFreeSince(tx, ofMatch, at);
  const moved = await promotePlayers(tx, writeContext, ofMatch, movedUp);
  await follow(tx, writeContext, given, [place, ...followed, ...moved]);
}

/**
 * Returns the state that a new answer of a player replaces; null if the answer cannot be taken back to an earlier
 * state.
 */
function replacedBy(
  player: Given['player'] | undefined,
  current: LinkAnswer | undefined,
  answer: Answer,
): Before | null {
  if (!player) return null;
  const { confirmedAt } = player;
  return beforeOf({ status: statusOf(player), confirmedAt }, current, answer);
}

/**
 * Returns the answers that still hold, by the ids of their players. A later decision of the organiser about the same
 * player supersedes the player's answer.
 */
function currentAnswers({ roster, answers }: LinkedPlayers): Map<string, LinkAnswer> {
  const statuses = new Map(roster.map((player) => [player.id, statusOf(player)]));
  const current = answers.filter((one) => isCurrent(one, statuses.get(one.playerId) ?? 'pending'));
  return new Map(current.map((one) => [one.playerId, one]));
}

type Changed = { at: string; isComment: boolean; guests: readonly Standing[]; movedUp: string[] };

/** Logs an answer together with the states that it replaces, so that the organiser can undo it. */
async function log(
  tx: Writer,
  ofMatch: { userId: string; matchId: string },
  { players, player, ...given }: Given,
  { at, isComment, guests, movedUp }: Changed,
): Promise<void> {
  const states = (ids: readonly string[]) => ids.flatMap((id) => playerStateOf(players, id) ?? []);
  const [own] = states([player.id]);
  if (!own) return;
  const replaced = {
    own,
    guests: states(guests.map(({ playerId }) => playerId)),
    movedUp: states(movedUp),
  };
  const { answer, authorId, deviceHash, kind, addressHash } = given;
  const entry = { at, playerId: player.id, answer, authorId, deviceHash, kind, isComment };
  await logAnswer(tx, ofMatch, { ...entry, addressHash, replaced });
}

/**
 * Tells whether repeating VOY matters. It does when it replaces an answer that another sender gave for the player, when
 * it acknowledges the place got from the waitlist, or when it is the first VOY on the day of the match.
 */
function isMeaningfulRepeat({ match, player }: Given, before: LinkAnswer, now: number): boolean {
  const isOfToday = !isOnTheDay(now, match) || isOnTheDay(before.answeredAt, match);
  return !isOwnAnswer(before) || needsNotification(before, statusOf(player)) || !isOfToday;
}

/**
 * Returns the attendance of a player after an answer. A player who was already confirmed keeps the time of the
 * confirmation; otherwise the time is `at`.
 */
function placeAfter(
  { id, confirmed, confirmedAt }: Given['player'],
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
  { match, players: { roster } }: Given,
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

/** Returns the standings, guests and free places of a match before the answer. */
function stateBefore(
  { match, players: { roster, guests = [] } }: Given,
  current: ReadonlyMap<string, LinkAnswer>,
  now: number,
) {
  const areLast = areGuestsLast(match, now);
  const standings = roster.map((one): Standing => {
    const queuedAt = current.get(one.id)?.queuedAt ?? null;
    const isGuest = guests.some((guest) => guest.playerId === one.id);
    return {
      playerId: one.id,
      status: statusOf(one),
      queuedAt,
      isGuest,
      isLast: areLast && isGuest,
    };
  });
  const { capacity, startsAt, freeSince } = match;
  const availability = { capacity: capacity ?? CAPACITY, now, startsAt, freeSince };
  return { standings, guests, availability };
}

/**
 * Returns the state that an undo by the player restores, and whether another player may have taken the place since.
 * Returns null for any other answer, and if the state before the current answer has another answer than this one.
 */
function undoOf(
  { isUndo, isClaim, authorId, answer, player, players: { roster, answers } }: Given,
  current: LinkAnswer | undefined,
) {
  const before = isUndo && authorId === null && !isClaim ? current?.before : null;
  if (before?.answer !== answer) return null;
  const changedAt = new Map(answers.map((one) => [one.playerId, one.changedAt]));
  const others = roster
    .filter(({ id }) => id !== player.id)
    .map(({ id, confirmedAt }) => ({ confirmedAt, changedAt: changedAt.get(id) }));
  const isTaken = isPlaceTaken(others, current?.changedAt ?? null);
  return { before, isTaken, earlier: timestampBefore };
}
