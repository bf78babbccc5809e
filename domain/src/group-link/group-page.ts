/*
 * What the page of a link shows. The next match is the nearest that is neither over nor suspended, the one after it
 * stands below; a suspended one that would come before says so until its hour has passed. The match that ended stays
 * above for 48 hours. Nothing of a player but the shown name and the answer gets here: no level, number or id.
 */
import { statusOf, type AttendanceFlags } from '../attendance/status.ts';
import { TEAM_SIZE_MAX } from '../limits.ts';
import { isOver } from '../matches/match-status.ts';
import type { MatchStatus } from '../matches/match.ts';
import { sortKey } from '../text/sort-key.ts';
import type { TeamName } from '../teams/team-name.ts';
import { plainName, shownNames } from './shown-names.ts';

/** Places of a match for those who open the link. */
export const CAPACITY = 2 * TEAM_SIZE_MAX;
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

export type ShownTeams = Record<TeamName, string[]>;
export type ShownMatch = {
  date: string;
  time: string;
  location: string;
  missing: number;
  going: string[];
  out: string[];
  silent: string[];
  teams: ShownTeams | null;
};
export type ShownEvent = Pick<ShownMatch, 'date' | 'time' | 'location'>;
export type GroupPage = {
  ended: (ShownEvent & { teams: ShownTeams | null }) | null;
  suspended: ShownEvent | null;
  next: ShownMatch | null;
  later: ShownMatch | null;
  /** When the list last played; only where there is no next match. */
  lastDate: string | null;
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

export function groupPage(
  { ended, suspended, next, later }: ReturnType<typeof chosenMatches>,
  playersOf: (match: LinkedMatch) => LinkedPlayers,
  lastDate: string | null,
): GroupPage {
  const withPlayers = (match: LinkedMatch | undefined) => match && { match, ...playersOf(match) };
  const [past, first, second] = [ended, next, later].map(withPlayers);
  const nameOf = namesOf([first, second, past].filter((one) => one !== undefined));
  return {
    ended: past ? { ...eventOf(past.match), teams: shownTeams(past, nameOf) } : null,
    suspended: suspended ? eventOf(suspended) : null,
    next: first ? shownMatch(first, nameOf) : null,
    later: second ? shownMatch(second, nameOf) : null,
    lastDate: next ? null : lastDate,
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

function shownMatch(whole: WithPlayers, nameOf: NameOf): ShownMatch {
  const { match, roster } = whole;
  const named = (status: ReturnType<typeof statusOf>) =>
    roster.filter((player) => statusOf(player) === status);
  const byName = (players: typeof roster) =>
    inOrder(
      players.map(({ id }) => nameOf(id)),
      (name) => [name],
    );
  const going = inOrder(named('confirmed'), ({ id, confirmedAt }) => [confirmedAt, nameOf(id)]);
  return {
    ...eventOf(match),
    missing: Math.max(0, CAPACITY - going.length),
    going: going.map(({ id }) => nameOf(id)),
    out: byName(named('declined')),
    silent: byName(named('pending')),
    teams: shownTeams(whole, nameOf),
  };
}

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
