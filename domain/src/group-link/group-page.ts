/*
 * What the page of a link shows. The next match is the nearest that is neither over nor suspended, the one after it
 * stands below; a suspended one that would come before says so until its hour has passed. The match that ended stays
 * above for 48 hours. Nothing of a player but the shown name and the answer gets here: no level, number or id.
 */
import { CAPACITY } from '../answers/answer.ts';
import { statusOf, type AttendanceFlags } from '../attendance/status.ts';
import { isOver } from '../matches/match-status.ts';
import type { MatchStatus } from '../matches/match.ts';
import { sortKey } from '../text/sort-key.ts';
import type { TeamName } from '../teams/team-name.ts';
import { plainName, shownNames } from './shown-names.ts';
import {
  SHOWN_STATES,
  type GroupPage,
  type ShownEvent,
  type ShownMatch,
  type ShownPerson,
  type ShownTeams,
} from './shown-page.ts';

export const ENDED_SHOWN_MS = 48 * 60 * 60 * 1000;

/** A match of the list as it is stored. */
export type LinkedMatch = {
  id: string;
  date: string;
  time: string;
  location: string;
  /** Epoch milliseconds. */
  startsAt: number;
  /** As the organiser set it. */
  status: MatchStatus | null;
};
/** Who plays in it; by the same id in teams and roster. */
export type LinkedPlayers = {
  roster: readonly ({ id: string; name: string; confirmedAt: string | null } & AttendanceFlags)[];
  teams: readonly { team: TeamName; playerId: string; name: string }[] | null;
};

/** Which of them are shown. `matches`: by their start; `last`: the newest that is over, however long ago. */
export function chosenMatches(matches: readonly LinkedMatch[], now: number) {
  const isDone = ({ status, startsAt }: LinkedMatch) =>
    status === 'completado' || isOver(startsAt, now);
  const played = matches.filter((match) => match.status !== 'cancelado');
  const [next, later] = played.filter((match) => !isDone(match));
  const ended = played.findLast(
    (match) => isDone(match) && now < match.startsAt + ENDED_SHOWN_MS && match.startsAt <= now,
  );
  const suspended = matches.find(
    ({ status, startsAt }) =>
      status === 'cancelado' && startsAt > now && (!next || startsAt < next.startsAt),
  );
  return { ended, suspended, next, later };
}

/** Of whom the page is, and when. `keyOf`: what stands for an id on it. */
export type Reading = {
  now: number;
  lastDate: string | null;
  keyOf: (id: string) => string;
  /** The id of the player whose name the device holds. */
  holder: string | null;
};

export function groupPage(
  { ended, suspended, next, later }: ReturnType<typeof chosenMatches>,
  playersOf: (match: LinkedMatch) => LinkedPlayers,
  reading: Reading,
): GroupPage {
  const withPlayers = (match: LinkedMatch | undefined) => match && { match, ...playersOf(match) };
  const [past, first, second] = [ended, next, later].map(withPlayers);
  const nameOf = namesOf([first, second, past].filter((one) => one !== undefined));
  const { lastDate, holder, keyOf } = reading;
  const mine = holder === null ? undefined : nameOf(holder);
  return {
    ended: past ? { ...eventOf(past.match), teams: shownTeams(past, nameOf) } : null,
    suspended: suspended ? eventOf(suspended) : null,
    next: first ? shownMatch(first, nameOf, reading) : null,
    later: second ? shownMatch(second, nameOf, reading) : null,
    lastDate: next ? null : lastDate,
    me: holder !== null && mine ? { key: keyOf(holder), name: mine } : null,
    asked: null,
  };
}

type WithPlayers = { match: LinkedMatch } & LinkedPlayers;
type NameOf = (id: string) => string;

const eventOf = ({ date, time, location }: LinkedMatch): ShownEvent => ({ date, time, location });

/** One player has one name on the whole page: that of the list, or of the teams for those who are on it no longer. */
function namesOf(matches: readonly WithPlayers[]): NameOf {
  const full = new Map<string, string>();
  for (const { roster, teams } of matches) {
    for (const { playerId, name } of teams ?? []) if (!full.has(playerId)) full.set(playerId, name);
    for (const { id, name } of roster) full.set(id, name);
  }
  const entries = inOrder([...full], ([id, name]) => [plainName(name), id]);
  const shown = shownNames(entries.map(([, name]) => name));
  const byId = new Map(entries.map(([id], index) => [id, shown[index] ?? '']));
  return (id) => byId.get(id) ?? '';
}

function shownMatch(whole: WithPlayers, nameOf: NameOf, { keyOf, now }: Reading): ShownMatch {
  const { match, roster } = whole;
  const states = roster.map((player) => ({ player, state: STATE[statusOf(player)] }));
  const people = inOrder(states, ({ player, state }) => [
    String(SHOWN_STATES.indexOf(state)),
    state === 'in' ? player.confirmedAt : '',
    nameOf(player.id),
  ]);
  const going = states.filter(({ state }) => state === 'in').length;
  return {
    ...eventOf(match),
    key: keyOf(match.id),
    capacity: CAPACITY,
    missing: Math.max(0, CAPACITY - going),
    answersUntil: null,
    people: people.map(({ player: { id }, state }): ShownPerson => ({
      key: keyOf(id),
      name: nameOf(id),
      state,
      place: null,
      comment: null,
      addedBy: null,
    })),
    teams: shownTeams(whole, nameOf),
    canAnswer: now < match.startsAt,
  };
}

const STATE = { confirmed: 'in', declined: 'out', pending: 'silent' } as const;

/** By name: the order in which teams are stored would tell of levels. */
function shownTeams({ teams }: WithPlayers, nameOf: NameOf): ShownTeams | null {
  if (!teams) return null;
  const of = (name: TeamName) =>
    inOrder(
      teams.filter(({ team }) => team === name).map(({ playerId }) => nameOf(playerId)),
      (shown) => [shown],
    );
  return { claro: of('claro'), oscuro: of('oscuro'), suplente: of('suplente') };
}

/** Nothing but these texts decides, whatever order the things came in. */
function inOrder<T>(things: readonly T[], textsOf: (thing: T) => (string | null)[]): T[] {
  const keyed = things.map((thing) => {
    const texts = textsOf(thing).map((text) => text ?? '');
    return { thing, key: [...texts.map(sortKey), ...texts].join('\n') };
  });
  const sorted = keyed.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  return sorted.map(({ thing }) => thing);
}
