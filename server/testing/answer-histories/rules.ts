/*
 * Models the answers of a match a second time, as plainly as possible. A new rule needs its step here, and a tap in
 * `histories.ts`.
 *
 * - A player who says VOY goes to the end of the waitlist; while places are free, its first player is in. The order
 *   is the order of the steps. Guests wait after all others until the answers close, or until 24 hours before kick-off.
 * - A decision of the organiser holds whatever the capacity is; earlier answers of the player no longer count.
 * - DESHACER restores the state before the last answer. A place among the players who are in is lost if others came
 *   in later and no place is free: the player is then the first of the waitlist.
 * - A guest needs a host who comes. A host has at most two guests, a match at most six who come. When the host says
 *   no, or the organiser says it, the guest leaves unless kept. When the host returns, the guest returns at the end of
 *   the waitlist; when the organiser keeps the guest, the guest gets the earlier place back.
 * - In the last three hours no player moves up without a tap. For 20 minutes after a place became free, and not in
 *   the last hour, the first two players of the waitlist get it by saying VOY. Others get only places that the waitlist
 *   leaves.
 * - From kick-off on players change nothing.
 */
import {
  positionAfterUndo,
  GUESTS_OF_MATCH,
  GUESTS_OF_PLAYER,
  guestsComing,
  leave,
  returnWith,
} from './guest-rules.ts';
import {
  inOrder,
  isGuest,
  MINUTE,
  placeOf,
  put,
  silentPlace,
  type Place,
  type PlayedMatch,
  type Said,
  type Step,
} from './played-match.ts';

/**
 * Applies a step to the model of a match. Returns the numbers of the players whose attendance the server should
 * announce as changed, or null if the server should refuse the step.
 */
export function play(match: PlayedMatch, step: Step): number[] | null {
  match.turn = Math.floor(match.turn) + 1;
  const isOver = match.now >= match.startsAt;
  const wasIn = new Set(inOrder(match, 'in'));
  const hadRoom = match.capacity - wasIn.size;
  const isOrganisers = ['organiser', 'settings', 'keeps'].includes(step.kind);
  const told = isOver && !isOrganisers ? null : takeStep(match, step);
  if (told === null) return null;
  const isFreed = [...wasIn].some((player) => match.players.get(player)?.state !== 'in');
  const hasMore = match.capacity - inOrder(match, 'in').length > hadRoom;
  if (isInLastHours(match) && (isFreed || hasMore)) match.freeSince = match.now;
  const up = isInLastHours(match) || isOver ? [] : promotePlayers(match);
  return [...new Set([...told, ...up.filter((player) => !wasIn.has(player))])];
}

function takeStep(match: PlayedMatch, step: Step): number[] | null {
  if (step.kind === 'says') return storeSpoken(match, step.player, step.answer);
  if (step.kind === 'undoes') return undo(match, step.player, step.answer);
  if (step.kind === 'organiser') return decide(match, step.player, step.decides);
  if (step.kind === 'brings') return bring(match, step.player, step.guest);
  if (step.kind === 'drops') return match.players.delete(step.guest) ? [] : null;
  if (step.kind === 'keeps') return keepGuest(match, step.guest, step.isKept);
  match.capacity = step.capacity;
  const { answersUntil } = step;
  match.closesAt =
    answersUntil === null ? match.closesUsually : Date.parse(`${answersUntil}-03:00`);
  return [];
}

function storeSpoken(match: PlayedMatch, player: number, answer: Said): number[] {
  const place = placeOf(match, player);
  const last = spokenOf(place);
  const before =
    last === answer
      ? place.before
      : last && {
          said: last,
          queuedSince: place.state === 'queued' ? place.since : null,
          inSince: place.since,
        };
  const followers = answer === 'voy' ? [] : leave(match, player);
  if (answer === 'voy') comeIn(match, player);
  else put(match, player, answer === 'no' ? 'out' : 'maybe');
  Object.assign(place, { said: answer, before, isHeld: true });
  return [player, ...followers, ...(answer === 'voy' ? returnWith(match, player, comeIn) : [])];
}

/**
 * Returns the answer that corresponds to a player's state, no matter if the player gave it or the organiser decided it;
 * null for a player without an answer.
 */
function spokenOf({ state, said }: Place): Said | null {
  if (state === 'in' || state === 'queued') return 'voy';
  return state === 'out' ? 'no' : said;
}

function undo(match: PlayedMatch, player: number, answer: Said): number[] {
  const place = placeOf(match, player);
  const { before } = place;
  // Another step came between the answer and its undo, so this request is an answer like any other.
  if (place.said === null || before?.said !== answer) return storeSpoken(match, player, answer);
  const followers = answer === 'voy' ? [] : leave(match, player);
  if (answer !== 'voy') put(match, player, answer === 'no' ? 'out' : 'maybe');
  else if (before.queuedSince !== null) comeIn(match, player, before.queuedSince);
  else if (place.state !== 'in') {
    const others = inOrder(match, 'in');
    const isTaken = others.some((other) => placeOf(match, other).changed > place.changed);
    if (others.length < match.capacity || !isTaken) put(match, player, 'in', before.inSince);
    else comeIn(match, player, positionAfterUndo(match));
  }
  Object.assign(place, { said: answer, before: null });
  return [player, ...followers, ...(answer === 'voy' ? returnWith(match, player, comeIn) : [])];
}

/**
 * Applies a decision of the organiser, and returns the numbers of the players that it changes. A decision equal to the
 * present state changes nothing.
 */
function decide(match: PlayedMatch, player: number, decided: 'in' | 'out' | 'silent') {
  const place = placeOf(match, player);
  const isPending = place.state === 'queued' || place.state === 'maybe';
  if (place.state === decided || (decided === 'silent' && isPending)) return [];
  put(match, player, decided);
  Object.assign(place, { said: null, before: null });
  return [player, ...(decided === 'out' ? leave(match, player) : [])];
}

function bring(match: PlayedMatch, host: number, guest: number): number[] | null {
  const { state, isHeld } = placeOf(match, host);
  const guests = [...match.players.values()].filter(isGuest);
  const own = guests.filter((other) => other.host === host);
  const isComing = isHeld && (state === 'in' || state === 'queued');
  const isFull = own.length >= GUESTS_OF_PLAYER || guestsComing(match) >= GUESTS_OF_MATCH;
  if (!isComing || isFull) return null;
  const brought = { host, isKept: false, hasLeft: false, waited: null };
  match.players.set(guest, { ...silentPlace(), ...brought });
  comeIn(match, guest);
  return [guest];
}

function keepGuest(match: PlayedMatch, number: number, isKept: boolean): number[] | null {
  const guest = match.players.get(number);
  if (!isGuest(guest)) return null;
  const isBack = isKept && guest.hasLeft && guest.state === 'out';
  Object.assign(guest, { isKept, hasLeft: false });
  if (isBack && guest.waited !== null) put(match, number, 'queued', guest.waited);
  else if (isBack) put(match, number, 'in');
  return isBack ? [number] : [];
}

/**
 * Puts a player on the waitlist, at its end or at the earlier position `since`, and into the match if a place is free.
 * Changes nothing for a player who is in, or who is on the waitlist and gets no new position.
 */
function comeIn(match: PlayedMatch, player: number, since?: number): void {
  const { state } = placeOf(match, player);
  if (state === 'in') return;
  const waiting = inOrder(match, 'queued');
  if (state !== 'queued' || since !== undefined) put(match, player, 'queued', since);
  const free = match.capacity - inOrder(match, 'in').length;
  if (!isInLastHours(match)) return void (free > 0 && promotePlayers(match));
  const isNew = !waiting.includes(player) && waiting.length < free;
  if (isNew || (free > 0 && isAsked(match, waiting, player, free))) put(match, player, 'in');
}

function isAsked(match: PlayedMatch, queue: number[], player: number, free: number): boolean {
  const { now, freeSince, startsAt } = match;
  const until = Math.min(freeSince + 20 * MINUTE, startsAt - 60 * MINUTE);
  const players = queue.filter((one) => !isGuest(placeOf(match, one)));
  return now < until && players.slice(0, Math.max(2, free)).includes(player);
}

function isInLastHours({ now, startsAt }: PlayedMatch): boolean {
  return now >= startsAt - 180 * MINUTE && now < startsAt;
}

function promotePlayers(match: PlayedMatch): number[] {
  const free = match.capacity - inOrder(match, 'in').length;
  const up = inOrder(match, 'queued').slice(0, Math.max(0, free));
  for (const player of up) put(match, player, 'in');
  return up;
}
