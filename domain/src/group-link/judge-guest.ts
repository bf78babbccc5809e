/*
 * Decides whether a guest can be brought by the players' page. The device must own or claim the host's name, the host
 * must be in the match or on the waitlist, and the match must not have started or moved since the form was rendered. A
 * player brings at most two guests, and a match has at most six. Guests who have dropped out do not count, except that
 * a guest who left with the host counts for that host, because the guest comes back with the host.
 */
import { GUESTS_PER_MATCH_MAX, GUESTS_PER_PLAYER_MAX } from '../waitlist/guests.ts';
import * as MESSAGES from '../text/messages.ts';
import type { GuestGoneInput, GuestInput } from './player-requests.ts';
import { changedSentence, passedSentence } from './answer-sentences.ts';
import type { LinkedPlayers } from './linked-match.ts';
import type { PageMessage, GroupPage, ShownMatch, ShownPerson } from './shown-page.ts';

type Page = Pick<GroupPage, 'next' | 'later' | 'me' | 'claim'>;
type Refused = { asked: PageMessage };

export function judgeGuest(
  { next, later, me, claim }: Page,
  input: GuestInput,
  { isSuspended, isGone }: { isSuspended: boolean; isGone: boolean },
): { match: ShownMatch; host: ShownPerson } | Refused {
  const refused = (sentence: string, match = input.match) =>
    questionAboutGuest(sentence, match, input.name);
  const match = [next, later].find((shown) => shown?.key === input.match);
  if (!match) return refused(passedSentence(next, isSuspended), next?.key);
  if (!match.canAnswer) return refused(MESSAGES.answerAfterKickOff);
  const changed = changedSentence(input, match);
  if (changed !== null) return refused(changed);
  if (isGone) return gone();
  const own = me ?? claim;
  if (own?.key !== input.player) return refused(MESSAGES.guestHostFirst);
  const host = match.people.find(({ key }) => key === own.key);
  const isComing = host?.state === 'in' || host?.state === 'queued';
  return host && isComing ? { match, host } : refused(MESSAGES.guestHostFirst);
}

/**
 * Returns the sentence that refuses one more guest of this host; null while the limits per player and per match allow
 * one.
 */
export function guestLimit(
  { roster, guests = [] }: Pick<LinkedPlayers, 'roster' | 'guests'>,
  hostId: string,
): string | null {
  const isOut = new Map(roster.map(({ id, declined }) => [id, declined]));
  const present = guests.filter(({ playerId }) => isOut.get(playerId) === false);
  const left = guests.filter(({ playerId, leftAt }) => isOut.get(playerId) && leftAt !== null);
  const own = [...present, ...left].filter((guest) => guest.hostId === hostId);
  if (own.length >= GUESTS_PER_PLAYER_MAX) return MESSAGES.guestsOfPlayer;
  return present.length >= GUESTS_PER_MATCH_MAX ? MESSAGES.guestsOfMatch : null;
}

/**
 * Returns the guest if the device may remove the guest, or the refusal. Only a device that owns the host's name may
 * remove a guest, and only before kick-off.
 */
export function judgeGuestGone(
  { next, later, me }: Page,
  input: GuestGoneInput,
): { guest: ShownPerson } | Refused {
  const refused = (sentence: string) => questionAboutGuest(sentence, input.match, '');
  const match = [next, later].find((shown) => shown?.key === input.match);
  const guest = match?.people.find(({ key }) => key === input.guest);
  if (match && !match.canAnswer) return refused(MESSAGES.answerAfterKickOff);
  const isOwn = guest && me !== null && guest.host === me.key;
  return isOwn ? { guest } : refused(MESSAGES.guestGone);
}

/** Returns the refusal of a host who has been deleted from the list. */
const gone = (): Refused => ({
  asked: { kind: 'refused', sentence: MESSAGES.answerPlayerGone, given: null },
});

/** Returns the sentence that refuses a guest who was taken out by the organiser, a helper or the captain. */
export function guestTakenOutSentence(name: string): string {
  return `Sacaron a ${name} del partido. Avisale a quien organiza.`;
}

export function questionAboutGuest(sentence: string, match: string, name: string): Refused {
  return { asked: { kind: 'guest', sentence, match, name } };
}
