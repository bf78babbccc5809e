import {
  beforeOf,
  EVENT_PLAYERS_MAX,
  flagsOf,
  isInLastHours,
  isOwnAnswer,
  isOnTheDay,
  isToTell,
  statusOf,
  type Answer,
  type Before,
  type LinkAnswer,
  type Standing,
} from '@picadito/domain';
import { promotePlayers, type Place } from '../../waitlist/waitlist.ts';
import { awardForCounts } from '../../badges/award-badges.ts';
import { logAnswer } from '../../store/tables/waitlist/answer-log.ts';
import { storeFreeSince } from '../../store/tables/waitlist/answer-settings.ts';
import { storeAnswer } from '../../store/tables/waitlist/answers.ts';
import { setConfirmations } from '../../store/tables/attendance/confirmations.ts';
import type { Writer } from '../../store/store.ts';
import type { WriteContext } from '../../transactions/write.ts';
import { currentAnswers, placesOf, stateOf, undoneBy, type Given } from './place-answer.ts';
import { setGuestsLeft } from '../../store/tables/waitlist/guests.ts';

/**
 * Stores an answer by a link, and what follows from it: guests, the players who move up from the waitlist, badges, and
 * the change for open screens. An answer that changes nothing is not stored.
 */
export async function storeLinkAnswer(
  tx: Writer,
  writeContext: WriteContext,
  given: Given,
): Promise<void> {
  const { match, players, player, answer, authorId, isClaim, deviceHash } = given;
  const { now, nextTimestamp: nextAt } = writeContext;
  const ofMatch = { userId: writeContext.organiser.id, matchId: match.id };
  const current = new Map(currentAnswers(players).map((one) => [one.playerId, one]));
  const before = current.get(player.id);
  const undone = undoneBy(given, before);
  const wasConfirmed = (id: string) => players.roster.some((one) => one.id === id && one.confirmed);
  const leaves = (id: string, said: Answer) => beforeIt(players, current.get(id), { id, said });
  const placed = (at: string) => placesOf(given, { current, undone, at, now, nextAt });

  const isSame =
    before?.answer === answer && placed(before.answeredAt).own.queuedAt === before.queuedAt;
  const kept = before?.answer === answer ? before.comment : (undone?.comment ?? null);
  const comment = given.comment === undefined ? kept : given.comment;
  // An equal answer by another sender than the player changes nothing; a claim may add a comment to its own answer.
  const isOwn = isOwnAnswer({ authorId, isClaim });
  const isAgain = isSame && (!isOwn || !isMeaningfulRepeat(given, before, now));
  const mayAdd = isOwn || (isClaim && before?.deviceHash === deviceHash);
  if (isAgain && (!mayAdd || comment === before.comment)) return;

  const at = writeContext.nextTimestamp();
  const { own, guests, movedUp } = placed(at);
  const place = placeAfter(player, own.status, undone?.confirmedAt ?? at);
  if (own.status !== statusOf(player)) {
    await setConfirmations(tx, ofMatch, [{ ...place, changedAt: at }]);
  }
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
    before: undone ? null : leaves(player.id, answer),
  });
  await log(tx, ofMatch, given, { at, isComment: isAgain, guests, movedUp });
  const followed = await storeFollowers(tx, writeContext, {
    matchId: match.id,
    hostId: player.id,
    guests,
    leaves: (id) => leaves(id, 'declined'),
  });
  const isFreed = [place, ...followed].some((one) => !one.confirmed && wasConfirmed(one.id));
  if (isFreed && isInLastHours({ now, startsAt: match.startsAt }))
    await storeFreeSince(tx, ofMatch, at);
  const moved = await promotePlayers(tx, writeContext, ofMatch, movedUp);
  await follow(tx, writeContext, given, [place, ...followed, ...moved]);
}

type Changed = { at: string; isComment: boolean; guests: readonly Standing[]; movedUp: string[] };

/** Logs an answer together with the states that it replaces, so that the organiser can undo it. */
async function log(
  tx: Writer,
  ofMatch: { userId: string; matchId: string },
  { players, player, ...given }: Given,
  { at, isComment, guests, movedUp }: Changed,
): Promise<void> {
  const states = (ids: readonly string[]) => ids.flatMap((id) => stateOf(players, id) ?? []);
  const [own] = states([player.id]);
  if (!own) return;
  const replaced = {
    own,
    guests: states(guests.map(({ playerId }) => playerId)),
    movedUp: states(movedUp),
  };
  const { answer, authorId, deviceHash, kind, addressHash } = given;
  const said = { at, playerId: player.id, answer, authorId, deviceHash, kind, isComment };
  await logAnswer(tx, ofMatch, { ...said, addressHash, replaced });
}

/**
 * Tells whether repeating VOY matters. It does when it replaces an answer that another sender gave for the player, when
 * it acknowledges the place got from the waitlist, or when it is the first VOY on the day of the match.
 */
function isMeaningfulRepeat({ match, player }: Given, before: LinkAnswer, now: number): boolean {
  const isOfToday = !isOnTheDay(now, match) || isOnTheDay(before.answeredAt, match);
  return !isOwnAnswer(before) || isToTell(before, statusOf(player)) || !isOfToday;
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

/**
 * Returns the state that a new answer of a player replaces, which an undo by the player restores; null for a player who
 * is not in the match.
 */
function beforeIt(
  { roster }: Given['players'],
  current: LinkAnswer | undefined,
  { id, said }: { id: string; said: Answer },
): Before | null {
  const player = roster.find((one) => one.id === id);
  if (!player) return null;
  const { confirmedAt } = player;
  return beforeOf({ status: statusOf(player), confirmedAt }, current, said);
}

/** Grants the badges that the changed attendance earns, and records the change for open screens. */
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

type Followers = {
  matchId: string;
  hostId: string;
  /** The guests of the host in their new standings. */
  guests: readonly Standing[];
  /** Returns the state of a guest before the guest drops out, for an undo. */
  leaves: (playerId: string) => Before | null;
};

/**
 * Stores the attendance and answers of guests who came back or dropped out with their host. Returns their new
 * attendance.
 */
export async function storeFollowers(
  tx: Writer,
  { organiser, nextTimestamp }: Pick<WriteContext, 'organiser' | 'nextTimestamp'>,
  { matchId, hostId, guests, leaves }: Followers,
): Promise<Place[]> {
  if (guests.length === 0) return [];
  const match = { userId: organiser.id, matchId };
  const all = guests.map(({ playerId, status, queuedAt }) => {
    const at = nextTimestamp();
    const confirmedAt = status === 'confirmed' ? at : null;
    return { place: { id: playerId, ...flagsOf(status), confirmedAt }, queuedAt, at };
  });
  const stored = all.map(({ place, at }) => ({ ...place, changedAt: at }));
  await setConfirmations(tx, match, stored);
  for (const { place, queuedAt, at } of all) {
    const { id: playerId, declined } = place;
    await storeAnswer(tx, match, {
      playerId,
      answer: declined ? 'declined' : 'confirmed',
      comment: null,
      answeredAt: at,
      queuedAt,
      promotedAt: null,
      toldAt: null,
      authorId: hostId,
      isClaim: false,
      deviceHash: null,
      before: declined ? leaves(playerId) : null,
    });
    await setGuestsLeft(tx, match, [playerId], declined ? at : null);
  }
  return all.map(({ place }) => place);
}
