import {
  authorOf,
  isCurrent,
  isOwnAnswer,
  type LinkAnswer,
  isOnTheDay,
} from '../waitlist/answer.ts';
import { areGuestsLast } from '../waitlist/guests.ts';
import { keptPlaces, waitlistOf, type Standing } from '../waitlist/waitlist.ts';
import { placeOffer } from '../waitlist/place-offer.ts';
import { currentAnswers, type LinkedMatch, type WithPlayers } from './linked-match.ts';
import { shownTable } from './shown-table.ts';
import { statusOf, type AttendanceFlags } from '../attendance/status.ts';
import { movedSince } from '../matches/move.ts';
import { clockIn } from '../time/day-text.ts';
import { sortKey } from '../text/sort-key.ts';
import { keyedTeams, TEAM_KEYS, type TeamPlace } from '../teams/teams.ts';
import {
  SHOWN_STATES,
  type ShownEvent,
  type ShownMatch,
  type ShownPerson,
  type ShownState,
  type ShownTeams,
} from './shown-page.ts';

type NameOf = (id: string) => string;
/**
 * Type of the facts that rendering a match needs: the time, and functions from ids to shown names and to the keys that
 * replace the ids on the page.
 */
type Page = { now: number; nameOf: NameOf; keyOf: (id: string) => string };

export const eventOf = ({ date, time, location }: LinkedMatch): ShownEvent => ({
  date,
  time,
  location,
});

export function shownMatch(whole: WithPlayers, page: Page): ShownMatch {
  const { match, roster } = whole;
  const { capacity, answersUntil } = match;
  const going = roster.filter(({ confirmed }) => confirmed).length;
  return {
    ...eventOf(match),
    key: page.keyOf(match.id),
    capacity,
    missing: Math.max(0, capacity - going),
    kept: shownKept(whole),
    answersUntil,
    isClosed: isClosed(match, page),
    isToday: isOnTheDay(page.now, match),
    people: shownPeople(whole, page),
    teams: shownTeams(whole, page.nameOf, true),
    night: shownTable(whole.night),
    canAnswer: page.now < match.startsAt,
  };
}

function shownKept(whole: WithPlayers): ShownMatch['kept'] {
  const [places, until] = [keptIn(whole), whole.match.regularsUntil];
  return places > 0 && until !== null ? { places, until } : null;
}

/** Returns the number of places that are kept for regulars. */
function keptIn({ match: { capacity }, roster, answers, keeping }: WithPlayers): number {
  const current = currentAnswers({ roster, answers });
  const standings = roster.map((player) => ({
    status: statusOf(player),
    queuedAt: current.get(player.id)?.queuedAt ?? null,
    keepsPlace: keeping?.has(player.id) === true,
  }));
  return keptPlaces(standings, {
    going: roster.filter(({ confirmed }) => confirmed).length,
    capacity,
  });
}

const isClosed = ({ closesAt }: LinkedMatch, { now }: Page) => closesAt !== null && now >= closesAt;

/**
 * Returns the people of a match, sorted by state. Within a state, players who are in are in the order of their
 * confirmations, the waitlist is in its own order, and all others are sorted by name.
 */
function shownPeople(whole: WithPlayers, page: Page): ShownPerson[] {
  const { match, roster, answers, guests = [] } = whole;
  const hosts = new Map(guests.map(({ playerId, hostId }) => [playerId, hostId]));
  const areLast = areGuestsLast(match, page.now);
  const byPlayer = new Map(answers.map((answer) => [answer.playerId, answer]));
  const { nameOf, keyOf } = page;
  const people = roster.map((player) => {
    const status = statusOf(player);
    const answer = byPlayer.get(player.id);
    const current = answer && isCurrent(answer, status) ? answer : undefined;
    const state = stateOf(player, current, isClosed(match, page));
    const queuedAt = current?.queuedAt ?? null;
    const isGuest = hosts.has(player.id);
    const isLast = areLast && isGuest;
    return { playerId: player.id, status, queuedAt, isGuest, isLast, player, current, state };
  });
  const waiting = waitlistOf(people);
  const waitlist = waiting.map(({ playerId }) => playerId);
  const offered = offeredIn(whole, waiting, page);
  const ordered = inOrder(people, ({ player, state, queuedAt, isLast }) => [
    String(SHOWN_STATES.indexOf(state)),
    state === 'queued' && isLast ? '1' : '0',
    state === 'in' ? player.confirmedAt : queuedAt,
    nameOf(player.id),
  ]);
  return ordered.map(({ playerId, player, current, state }) => {
    const host = hosts.get(playerId);
    const isGuest = host !== undefined;
    return {
      key: keyOf(playerId),
      name: nameOf(playerId),
      state,
      place: state === 'queued' ? waitlist.indexOf(playerId) + 1 : null,
      comment: state === 'silent' ? null : (current?.comment ?? null),
      addedBy: current && !isGuest ? addedBy(current, nameOf) : null,
      isFromOtherDevice: current?.isClaim === true && !isGuest,
      host: isGuest ? keyOf(host) : null,
      isAskedToday: state === 'in' && !isGuest && isAskedToday(match, current, page),
      askedUntil: offered.ids.includes(playerId) ? offered.until : null,
      movedFrom: isGuest ? null : movedFrom(whole, { player, current, state }, page),
    };
  });
}

/**
 * Tells whether a player who is in gets the question 'Hoy se juega', on the day of the match until kick-off. Only an
 * answer that the player gives on that day removes the question.
 */
function isAskedToday(match: LinkedMatch, answer: LinkAnswer | undefined, { now }: Page): boolean {
  if (now >= match.startsAt || !isOnTheDay(now, match)) return false;
  return !answer || !isOwnAnswer(answer) || !isOnTheDay(answer.answeredAt, match);
}

type PlayerState = {
  player: WithPlayers['roster'][number];
  current: LinkAnswer | undefined;
  state: ShownState;
};

/**
 * Returns the day, time and place to which a player has agreed, if the match has moved since then; null otherwise. A
 * player agrees by an answer, or by the organiser's confirmation.
 */
function movedFrom(
  { match, moves = [] }: WithPlayers,
  { player, current, state }: PlayerState,
  { now }: Page,
): ShownEvent | null {
  const isGoing = state === 'in' || state === 'queued';
  const at = current?.answeredAt ?? player.confirmedAt;
  if (!isGoing || at === null || now >= match.startsAt) return null;
  return movedSince(at, moves, match);
}

/**
 * Returns the ids of the players who get the question '¿Entrás?' for a free place in the last hours, and until when
 * (HH:MM by the clock of the match). If nobody gets the question, the list is empty and the time is null.
 */
function offeredIn(
  whole: WithPlayers,
  waitlist: readonly Standing[],
  { now }: Page,
): { ids: readonly string[]; until: string | null } {
  const { startsAt, freeSince, capacity, timeZone } = whole.match;
  const going = whole.roster.filter(({ confirmed }) => confirmed).length;
  const clock = { now, startsAt, freeSince };
  const isGuest = (one: Standing) => one.isGuest === true;
  const offer = placeOffer(waitlist, capacity - going - keptIn(whole), { ...clock, isGuest });
  if (offer?.to !== 'players') return { ids: [], until: null };
  return {
    ids: offer.players.map(({ playerId }) => playerId),
    until: clockIn(timeZone, offer.until).slice(11),
  };
}

/**
 * Returns the shown name of the player who gave this answer for someone else, or 'alguien' if that player has been
 * deleted or is not on the page. Returns null for an answer that the player gave.
 */
function addedBy(answer: LinkAnswer, nameOf: NameOf): string | null {
  if (answer.authorId === null) return null;
  return nameOf(authorOf(answer) ?? '') || 'alguien';
}

/**
 * Returns the state under which the page lists a player. Once the answers are closed, a NO SÉ is shown as no answer.
 */
function stateOf(
  { confirmed, declined }: AttendanceFlags,
  answer: LinkAnswer | undefined,
  isClosed: boolean,
): ShownState {
  if (confirmed) return 'in';
  if (declined) return 'out';
  if (!answer) return 'silent';
  if (answer.queuedAt !== null) return 'queued';
  return isClosed ? 'silent' : 'maybe';
}

/**
 * Returns the teams as the page shows them; null if none are shown. Names are sorted, because the stored order would
 * reveal levels. `isToBePlayed` is true for a coming match; the page then also lists the players of the teams who are
 * no longer in.
 */
export function shownTeams(
  { match, teams, roster }: WithPlayers,
  nameOf: NameOf,
  isToBePlayed: boolean,
): ShownTeams | null {
  if (!teams) return null;
  const named = (ids: readonly string[]) => inOrder(ids.map(nameOf), (shown) => [shown]);
  const of = (place: TeamPlace) =>
    named(teams.filter(({ team }) => team === place).map(({ playerId }) => playerId));
  const keys = TEAM_KEYS.filter(
    (key, index) => index < match.teamCount || teams.some(({ team }) => team === key),
  );
  const isIn = new Set(roster.filter(({ confirmed }) => confirmed).map(({ id }) => id));
  const left = isToBePlayed ? teams.filter(({ playerId }) => !isIn.has(playerId)) : [];
  return {
    ...keyedTeams(keys, of),
    left: named(left.map(({ playerId }) => playerId)),
  };
}

/**
 * Returns the items sorted only by the texts that `textsOf` returns for each. The original order does not decide ties
 * that players can see, because it could reveal levels.
 */
export function inOrder<T>(things: readonly T[], textsOf: (thing: T) => (string | null)[]): T[] {
  const keyed = things.map((thing) => {
    const texts = textsOf(thing).map((text) => text ?? '');
    return { thing, key: [...texts.map(sortKey), ...texts].join('\n') };
  });
  const sorted = keyed.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  return sorted.map(({ thing }) => thing);
}
