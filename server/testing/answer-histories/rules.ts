/*
 * What a match is after each step, said once more and as plainly as can be. A new rule of answers needs its step
 * here, and who takes it in `histories.ts`.
 *
 * - Who says VOY stands at the end of the queue, and while places are free the first of the queue is in. Order is that of
 *   the steps. Guests stand behind all others until the answers close, else until 24 hours before kick-off.
 * - Whom the organiser decides about is so, whatever the capacity; what was said before counts no more.
 * - DESHACER gives what was before the last answer. The place among those who are in is gone once others came in after
 *   one left, and none is free: then one is the first of the queue.
 * - A guest needs a host who comes, two a host and six of those who come a match. When the host says no, or the organiser
 *   does, the guest goes, unless kept; when the host is back, so is the guest, at the end of the queue; and once the organiser
 *   keeps the guest, what the guest had before.
 * - In the last three hours no player is in by moving up: for 20 minutes after a place became free, and not in the last
 *   hour, the first two of the queue who are no guests get it by saying VOY, and who comes anew gets what the queue leaves
 *   over.
 * - From kick-off on players change nothing.
 */
import {
  fallBack,
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

/** Changes the match; returns whose attendance it tells of, or null for a step that is refused. */
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
  const up = isInLastHours(match) || isOver ? [] : moveUp(match);
  return [...new Set([...told, ...up.filter((player) => !wasIn.has(player))])];
}

function takeStep(match: PlayedMatch, step: Step): number[] | null {
  if (step.kind === 'says') return say(match, step.player, step.answer);
  if (step.kind === 'undoes') return undo(match, step.player, step.answer);
  if (step.kind === 'organiser') return decide(match, step.player, step.decides);
  if (step.kind === 'brings') return bring(match, step.player, step.guest);
  if (step.kind === 'drops') return match.players.delete(step.guest) ? [] : null;
  if (step.kind === 'keeps') return keep(match, step.guest, step.isKept);
  match.capacity = step.capacity;
  const { answersUntil } = step;
  match.closesAt =
    answersUntil === null ? match.closesUsually : Date.parse(`${answersUntil}-03:00`);
  return [];
}

function say(match: PlayedMatch, player: number, answer: Said): number[] {
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

/** What a player has said, or the organiser has decided in the player's place. */
function spokenOf({ state, said }: Place): Said | null {
  if (state === 'in' || state === 'queued') return 'voy';
  return state === 'out' ? 'no' : said;
}

function undo(match: PlayedMatch, player: number, answer: Said): number[] {
  const place = placeOf(match, player);
  const { before } = place;
  // another step came in between
  if (place.said === null || before?.said !== answer) return say(match, player, answer);
  const followers = answer === 'voy' ? [] : leave(match, player);
  if (answer !== 'voy') put(match, player, answer === 'no' ? 'out' : 'maybe');
  else if (before.queuedSince !== null) comeIn(match, player, before.queuedSince);
  else if (place.state !== 'in') {
    const others = inOrder(match, 'in');
    const isTaken = others.some((other) => placeOf(match, other).changed > place.changed);
    if (others.length < match.capacity || !isTaken) put(match, player, 'in', before.inSince);
    else comeIn(match, player, fallBack(match));
  }
  Object.assign(place, { said: answer, before: null });
  return [player, ...followers, ...(answer === 'voy' ? returnWith(match, player, comeIn) : [])];
}

/** What is so already is no decision. */
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

function keep(match: PlayedMatch, number: number, isKept: boolean): number[] | null {
  const guest = match.players.get(number);
  if (!isGuest(guest)) return null;
  const isBack = isKept && guest.hasLeft && guest.state === 'out';
  Object.assign(guest, { isKept, hasLeft: false });
  if (isBack && guest.waited !== null) put(match, number, 'queued', guest.waited);
  else if (isBack) put(match, number, 'in');
  return isBack ? [number] : [];
}

/** To the end of the queue, or to a place in it; who is in or waits keeps the place. With a free place one is in. */
function comeIn(match: PlayedMatch, player: number, since?: number): void {
  const { state } = placeOf(match, player);
  if (state === 'in') return;
  const waiting = inOrder(match, 'queued');
  if (state !== 'queued' || since !== undefined) put(match, player, 'queued', since);
  const free = match.capacity - inOrder(match, 'in').length;
  if (!isInLastHours(match)) return void (free > 0 && moveUp(match));
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

function moveUp(match: PlayedMatch): number[] {
  const free = match.capacity - inOrder(match, 'in').length;
  const up = inOrder(match, 'queued').slice(0, Math.max(0, free));
  for (const player of up) put(match, player, 'in');
  return up;
}
