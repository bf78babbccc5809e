import { authorOf, CAPACITY, isCurrent, isOwnAnswer, type LinkAnswer } from '../waitlist/answer.ts';
import { areGuestsLast, type Guest } from '../waitlist/guests.ts';
import { isOnTheDay } from '../waitlist/same-day.ts';
import { askingOf } from '../waitlist/last-hours.ts';
import { queueOf, type Standing } from '../waitlist/places.ts';
import { statusOf, type AttendanceFlags } from '../attendance/status.ts';
import type { MatchStatus } from '../matches/match.ts';
import type { Score } from '../results/score.ts';
import { clockIn } from '../time/day-text.ts';
import { sortKey } from '../text/sort-key.ts';
import type { TeamName } from '../teams/team-name.ts';
import {
  SHOWN_STATES,
  type ShownEvent,
  type ShownMatch,
  type ShownPerson,
  type ShownState,
  type ShownTeams,
} from './shown-page.ts';

/** Describes a match of the list as it is stored. */
export type LinkedMatch = {
  id: string;
  date: string;
  time: string;
  location: string;
  timeZone: string;
  /** The start is in epoch milliseconds. */
  startsAt: number;
  /** The status is as the organiser set it; null when it follows from the clock. */
  status: MatchStatus | null;
  /** Null stands for the usual capacity. */
  capacity: number | null;
  /** The deadline is YYYY-MM-DDTHH:MM by the clock of the match, and `closesAt` is its instant. */
  answersUntil: string | null;
  closesAt: number | null;
  /** A place last became free in the last hours at this time. */
  freeSince: string | null;
  /** The organiser has shared the teams. */
  areTeamsShown: boolean;
  /** The autopilot makes the teams without the organiser. */
  hasAutopilot: boolean;
};

type Player = {
  id: string;
  name: string;
  createdAt?: string | undefined;
  confirmedAt: string | null;
} & AttendanceFlags;

type Saved = readonly { team: TeamName; playerId: string; name: string }[];

/**
 * Describes how a match ended. `figura` is set once the votes are counted, and `isVoteOver` says that they have been
 * counted and no other is accepted. `proposed` and `vote` are what this device has said, and under which player's name.
 */
export type EndedResult = {
  score: Score | null;
  figura: { playerIds: string[]; votes: number } | null;
  isVoteOver: boolean;
  proposed: { playerId: string; score: Score } | undefined;
  vote: { playerId: string; figuraId: string } | undefined;
};

/** Holds the players of a match. Teams, roster and answers name a player by the same id. */
export type LinkedPlayers = {
  roster: readonly Player[];
  answers: readonly LinkAnswer[];
  teams: Saved | null;
  /** A match that ended has these two: its teams, even where they are not shown, and how it ended. */
  saved?: Saved | null;
  result?: EndedResult;
  /** Players of the match bring these guests. */
  guests?: readonly Guest[];
};

export type WithPlayers = { match: LinkedMatch } & LinkedPlayers;
type NameOf = (id: string) => string;
/** `keyOf` returns the key that stands for an id on the page. */
type Page = { now: number; nameOf: NameOf; keyOf: (id: string) => string };

export const eventOf = ({ date, time, location }: LinkedMatch): ShownEvent => ({
  date,
  time,
  location,
});

export function shownMatch(whole: WithPlayers, page: Page): ShownMatch {
  const { match, roster } = whole;
  const { capacity, answersUntil } = match;
  const places = capacity ?? CAPACITY;
  const going = roster.filter(({ confirmed }) => confirmed).length;
  return {
    ...eventOf(match),
    key: page.keyOf(match.id),
    capacity: places,
    missing: Math.max(0, places - going),
    answersUntil,
    isClosed: isClosed(match, page),
    isToday: isOnTheDay(page.now, match),
    people: shownPeople(whole, page),
    teams: shownTeams(whole, page.nameOf, true),
    canAnswer: page.now < match.startsAt,
  };
}

const isClosed = ({ closesAt }: LinkedMatch, { now }: Page) => closesAt !== null && now >= closesAt;

/**
 * Returns the people of a match by state. The players who are in or wait are in the order of their answers, the others
 * by name.
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
  const waiting = queueOf(people);
  const queue = waiting.map(({ playerId }) => playerId);
  const asked = askedIn(whole, waiting, page);
  const ordered = inOrder(people, ({ player, state, queuedAt, isLast }) => [
    String(SHOWN_STATES.indexOf(state)),
    state === 'queued' && isLast ? '1' : '0',
    state === 'in' ? player.confirmedAt : queuedAt,
    nameOf(player.id),
  ]);
  return ordered.map(({ playerId, current, state }) => {
    const host = hosts.get(playerId);
    const isGuest = host !== undefined;
    return {
      key: keyOf(playerId),
      name: nameOf(playerId),
      state,
      place: state === 'queued' ? queue.indexOf(playerId) + 1 : null,
      comment: state === 'silent' ? null : (current?.comment ?? null),
      addedBy: current && !isGuest ? addedBy(current, nameOf) : null,
      isFromOtherDevice: current?.isClaim === true && !isGuest,
      host: isGuest ? keyOf(host) : null,
      isAskedToday: state === 'in' && !isGuest && isAskedToday(match, current, page),
      askedUntil: asked.ids.includes(playerId) ? asked.until : null,
    };
  });
}

/** Tells whether a player who is in is asked to confirm again, which ends with an own VOY of the day. */
function isAskedToday(match: LinkedMatch, answer: LinkAnswer | undefined, { now }: Page): boolean {
  if (now >= match.startsAt || !isOnTheDay(now, match)) return false;
  return !answer || !isOwnAnswer(answer) || !isOnTheDay(answer.answeredAt, match);
}

/** Returns the players who are asked for a free place in the last hours, and until when. */
function askedIn(
  { match, roster }: WithPlayers,
  queue: readonly Standing[],
  { now }: Page,
): { ids: readonly string[]; until: string | null } {
  const { startsAt, freeSince, capacity, timeZone } = match;
  const going = roster.filter(({ confirmed }) => confirmed).length;
  const clock = { now, startsAt, freeSince };
  const isGuest = (one: Standing) => one.isGuest === true;
  const asking = askingOf(queue, (capacity ?? CAPACITY) - going, { ...clock, isGuest });
  if (asking?.whom !== 'players') return { ids: [], until: null };
  return {
    ids: asking.asked.map(({ playerId }) => playerId),
    until: clockIn(timeZone, asking.until).slice(11),
  };
}

/** Returns the name of the player who answered for this one; 'alguien' for a player who is no longer on the page. */
function addedBy(answer: LinkAnswer, nameOf: NameOf): string | null {
  if (answer.authorId === null) return null;
  return nameOf(authorOf(answer) ?? '') || 'alguien';
}

/** Returns the state of a player. A NO SÉ counts as no answer once the answers are closed. */
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

/** Returns the teams sorted by name, because the order in which they are stored would reveal levels. */
export function shownTeams(
  { teams, roster }: WithPlayers,
  nameOf: NameOf,
  isToBePlayed: boolean,
): ShownTeams | null {
  if (!teams) return null;
  const named = (ids: readonly string[]) => inOrder(ids.map(nameOf), (shown) => [shown]);
  const of = (name: TeamName) =>
    named(teams.filter(({ team }) => team === name).map(({ playerId }) => playerId));
  const isIn = new Set(roster.filter(({ confirmed }) => confirmed).map(({ id }) => id));
  const left = isToBePlayed ? teams.filter(({ playerId }) => !isIn.has(playerId)) : [];
  return {
    claro: of('claro'),
    oscuro: of('oscuro'),
    suplente: of('suplente'),
    left: named(left.map(({ playerId }) => playerId)),
  };
}

/** Returns the things sorted by their texts only, so that their former order has no influence. */
export function inOrder<T>(things: readonly T[], textsOf: (thing: T) => (string | null)[]): T[] {
  const keyed = things.map((thing) => {
    const texts = textsOf(thing).map((text) => text ?? '');
    return { thing, key: [...texts.map(sortKey), ...texts].join('\n') };
  });
  const sorted = keyed.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  return sorted.map(({ thing }) => thing);
}
