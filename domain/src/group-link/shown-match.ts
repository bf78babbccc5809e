import { authorOf, CAPACITY, isCurrent, isOwnAnswer, type LinkAnswer } from '../answers/answer.ts';
import { areGuestsLast, type Guest } from '../answers/guests.ts';
import { isOnTheDay } from '../answers/same-day.ts';
import { askingOf } from '../answers/last-hours.ts';
import { queueOf, type Standing } from '../answers/places.ts';
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

/** A match of the list as it is stored. */
export type LinkedMatch = {
  id: string;
  date: string;
  time: string;
  location: string;
  timeZone: string;
  /** Epoch milliseconds. */
  startsAt: number;
  /** As the organiser set it. */
  status: MatchStatus | null;
  /** Null: the usual. */
  capacity: number | null;
  /** YYYY-MM-DDTHH:MM by the clock of the match, and its instant. */
  answersUntil: string | null;
  closesAt: number | null;
  /** When a place last became free in the last hours. */
  freeSince: string | null;
  /** The organiser has shared them. */
  areTeamsShown: boolean;
  /** Its teams are made without the organiser. */
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
 * `figura`: once the votes are counted. `isVoteOver`: they have been counted, and no other is taken. `proposed` and `vote`:
 * what this device has said, and as whom.
 */
export type EndedResult = {
  score: Score | null;
  figura: { playerIds: string[]; votes: number } | null;
  isVoteOver: boolean;
  proposed: { playerId: string; score: Score } | undefined;
  vote: { playerId: string; figuraId: string } | undefined;
};

/** Who plays in it; by the same id in teams, roster and answers. */
export type LinkedPlayers = {
  roster: readonly Player[];
  answers: readonly LinkAnswer[];
  teams: Saved | null;
  /** Of a match that ended: its teams, also where they are not shown, and how it ended. */
  saved?: Saved | null;
  result?: EndedResult;
  /** Those whom others bring. */
  guests?: readonly Guest[];
};

export type WithPlayers = { match: LinkedMatch } & LinkedPlayers;
type NameOf = (id: string) => string;
/** `keyOf`: what stands for an id on the page. */
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

/** By state; who is in or waits in the order of the answers, the others by name. */
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

/** Every one who is in, until an own VOY of the day. */
function isAskedToday(match: LinkedMatch, answer: LinkAnswer | undefined, { now }: Page): boolean {
  if (now >= match.startsAt || !isOnTheDay(now, match)) return false;
  return !answer || !isOwnAnswer(answer) || !isOnTheDay(answer.answeredAt, match);
}

/** Who is asked for a free place in the last hours, and up to when. */
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

/** Of a player who is on the page no more there is no name. */
function addedBy(answer: LinkAnswer, nameOf: NameOf): string | null {
  if (answer.authorId === null) return null;
  return nameOf(authorOf(answer) ?? '') || 'alguien';
}

/** Who does not know when the answers close has said nothing. */
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

/** By name: the order in which teams are stored would tell of levels. */
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

/** Nothing but these texts decides, whatever order the things came in. */
export function inOrder<T>(things: readonly T[], textsOf: (thing: T) => (string | null)[]): T[] {
  const keyed = things.map((thing) => {
    const texts = textsOf(thing).map((text) => text ?? '');
    return { thing, key: [...texts.map(sortKey), ...texts].join('\n') };
  });
  const sorted = keyed.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  return sorted.map(({ thing }) => thing);
}
