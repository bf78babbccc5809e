/*
 * The page of a captain shows one match: who comes, what players propose, the saved teams, the score or the games, and
 * what each player owes for this match. Its data has no level, phone number, id, payment address or debt from other
 * matches, so the page cannot show any.
 */
import type { AttendanceStatus } from '../attendance/status.ts';
import { namesOnPage } from '../group-link/group-page.ts';
import type { WithPlayers } from '../group-link/linked-match.ts';
import { firstName } from '../group-link/shown-names.ts';
import { shownMatch, shownTeams } from '../group-link/shown-match.ts';
import type { ShownEvent, ShownState, ShownTeams } from '../group-link/shown-page.ts';
import { shownTable, type ShownTable } from '../group-link/shown-table.ts';
import type { Score } from '../results/score.ts';
import { gameName } from '../rotation/game.ts';
import type { NightReply } from '../rotation/contract.ts';
import { gameText, nextGameSentence } from '../rotation/night-sentences.ts';
import type { TeamKey } from '../teams/teams.ts';
import { clockIn } from '../time/day-text.ts';
import { proposalSentence } from '../waitlist/proposal-sentence.ts';
import type { ProposalOfMatch } from '../waitlist/proposals.ts';
import { UNKNOWN_HELPER } from './captain-sentences.ts';

export type CaptainPerson = {
  key: string;
  name: string;
  status: AttendanceStatus;
  /** Place on the waitlist, from 1 on; null for a player who is not on it. */
  place: number | null;
  /** Time of the player's answer by the link, which the form sends back; empty for none. */
  answeredAt: string;
};

/**
 * Type of the share of a player in the cost of the match. `owed` and `paid` are amounts as text, null for none. `seen`
 * is the key of the player's last payment, which the form sends back; it is empty if there is none.
 */
export type CaptainShare = {
  key: string;
  name: string;
  owed: string | null;
  paid: string | null;
  seen: string;
};

/** Type of a proposal of the players that the captain may decide, with the sentence that says what is proposed. */
export type CaptainProposal = { key: string; sentence: string };

export type CaptainNight = {
  /** The next game with its number, and the sentence that announces it; null once the night is finished. */
  next: { seq: number; home: TeamKey; away: TeamKey; sentence: string } | null;
  /**
   * The last game that was played, with who noted it; the form that removes it sends its number and its name
   * (`gameName`). Null before the first game.
   */
  last: { seq: number; name: string; text: string } | null;
  table: ShownTable | null;
};

/** Type of the part of the page that only the device of the captain gets. */
export type CaptainEvening = {
  capacity: number;
  people: CaptainPerson[];
  /** The proposals for the match that wait for a decision, the oldest first. */
  proposals: CaptainProposal[];
  teams: ShownTeams | null;
  /**
   * Key of the saved teams if the players who are confirmed are no longer those of the teams, so that the teams can be
   * repaired; null otherwise, and once the match is over.
   */
  repair: string | null;
  /** The score, or null while there is none; `result` itself is null before kick-off and for more than two teams. */
  result: { score: Score | null } | null;
  /** The games of a night; null for a match of two teams, and while the match is suspended. */
  night: CaptainNight | null;
  /** The shares of the match; null if no player has one. */
  shares: CaptainShare[] | null;
};

/** Type of what the captain typed in a form that was refused: the name of a guest, or a score. */
export type TypedByCaptain = { name?: string; claro?: string; oscuro?: string };

export type CaptainPage = ShownEvent & {
  isToday: boolean;
  isSuspended: boolean;
  /** First name of the organiser. `captain` is the shown name of the captain. */
  organiser: string;
  captain: string;
  /** Tells who holds the link: nobody, the device that reads the page, or another device. */
  holder: 'nobody' | 'this' | 'other';
  evening: CaptainEvening | null;
  /** Sentence about a tap that was not stored; null if there is none. */
  message: string | null;
  /** Text of the refused form, which its fields show again. */
  typed: TypedByCaptain;
};

/** The states of players in the order of the page: those who are in come first, and those who are out last. */
const ORDER: readonly ShownState[] = ['in', 'queued', 'maybe', 'silent', 'out'];

const STATUSES: Record<ShownState, AttendanceStatus> = {
  in: 'confirmed',
  queued: 'pending',
  maybe: 'pending',
  silent: 'pending',
  out: 'declined',
};

type Facts = {
  now: number;
  keyOf: (id: string) => string;
  written: (id: string) => string | null;
};

/**
 * Returns what the captain of a match sees of its players and teams: the players with their attendance, the capacity,
 * the teams and whether they can be repaired, and the table of a night. `nameOf` returns the shown name of a player by
 * id.
 */
export function captainPlayers(whole: WithPlayers, { now, keyOf, written }: Facts) {
  const nameOf = namesOnPage([whole], { written, absent: null });
  const { people, isToday, capacity } = shownMatch(whole, { now, nameOf, keyOf });
  const answers = new Map(whole.answers.map((one) => [keyOf(one.playerId), one.answeredAt]));
  const ordered = ORDER.flatMap((state) => people.filter((person) => person.state === state));
  return {
    nameOf,
    isToday,
    capacity,
    people: ordered.map(({ key, name, state, place }): CaptainPerson => ({
      key,
      name,
      status: STATUSES[state],
      place,
      answeredAt: answers.get(key) ?? '',
    })),
    teams: shownTeams(whole, nameOf, now < whole.match.startsAt),
    table: shownTable(whole.night),
    repair: now < whole.match.endsAt ? outdated(whole, keyOf) : null,
  };
}

/** Returns the proposals for a match as its captain sees them. The hour is by the clock of the match. */
export function captainProposals(
  proposals: readonly ProposalOfMatch[],
  { nameOf, keyOf, timeZone }: Names & { timeZone: string },
): CaptainProposal[] {
  return proposals.map((one) => {
    const author = one.authorId === null ? null : nameOf(one.authorId) || 'Alguien';
    const sentence = proposalSentence(one, { author, player: nameOf(one.playerId) });
    const at = clockIn(timeZone, Date.parse(one.madeAt)).slice(11);
    return { key: keyOf(one.id), sentence: `${sentence} · ${at}` };
  });
}

type Names = { nameOf: (id: string) => string; keyOf: (id: string) => string };

/** Returns the games of a night as its captain sees them. */
export function captainNight(
  { games, next }: Pick<NightReply, 'games' | 'next'>,
  table: ShownTable | null,
): CaptainNight {
  const last = games.at(-1);
  return {
    next: next && {
      seq: games.length + 1,
      home: next.home,
      away: next.away,
      sentence: nextGameSentence(next),
    },
    last: last
      ? { seq: last.seq, name: gameName(last), text: `${gameText(last)}${notedBy(last)}` }
      : null,
    table,
  };
}

/** Returns who noted a game, as in ' · lo anotó Carla'. Returns '' for a game without an author. */
function notedBy({ author }: { author: string }): string {
  if (author === '') return '';
  return ` · lo anotó ${author === UNKNOWN_HELPER ? author : firstName(author)}`;
}

/** Returns the key that names saved teams on the page of a captain. */
export function keyOfTeams(teams: Saved, keyOf: (id: string) => string): string {
  return keyOf(teams.map(({ team, playerId }) => `${team} ${playerId}`).join());
}

type Saved = NonNullable<WithPlayers['teams']>;

/**
 * Returns the key of the saved teams if they are not exactly the players who are confirmed; null otherwise, and without
 * teams.
 */
function outdated({ teams, roster }: WithPlayers, keyOf: (id: string) => string): string | null {
  if (!teams) return null;
  const placed = teams.map(({ playerId }) => playerId);
  const going = roster.flatMap(({ id, confirmed }) => (confirmed ? id : []));
  const isSame = new Set(placed).size === going.length && going.every((id) => placed.includes(id));
  return isSame ? null : keyOfTeams(teams, keyOf);
}

/** Time in milliseconds from the end of a match until the link of its captain ends. */
const AFTER_MATCH_MS = 24 * 60 * 60 * 1000;

/** Returns the instant (epoch milliseconds) at which the link of the captain of a match ends. */
export function captainEnds(endsAt: number): number {
  return endsAt + AFTER_MATCH_MS;
}
