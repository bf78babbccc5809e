import { statusOf, type AttendanceFlags, type AttendanceStatus } from '../attendance/status.ts';
import type { Move } from '../matches/move.ts';
import type { MatchStatus } from '../matches/match.ts';
import type { Score } from '../results/score.ts';
import type { TeamPlace } from '../teams/teams.ts';
import type { NightFacts } from './shown-table.ts';
import { isCurrent, type LinkAnswer } from '../waitlist/answer.ts';
import { areGuestsLast, type Guest } from '../waitlist/guests.ts';
import type { Standing } from '../waitlist/waitlist.ts';

/** Type of a match of a list, without its players. */
export type LinkedMatch = {
  id: string;
  date: string;
  time: string;
  location: string;
  timeZone: string;
  /** Start of the match, and the time from which it is over, in epoch milliseconds. */
  startsAt: number;
  endsAt: number;
  /** Status that the organiser has set; null if the status follows from the clock. */
  status: MatchStatus | null;
  /** Number of places: those in the teams, unless the organiser has set another number. */
  capacity: number;
  teamCount: number;
  /**
   * Deadline for answers, YYYY-MM-DDTHH:MM by the match's clock, or null. `closesAt` is this deadline in epoch
   * milliseconds.
   */
  answersUntil: string | null;
  closesAt: number | null;
  /**
   * Hour until which places are kept for regulars, YYYY-MM-DDTHH:MM by the clock of the match; null if none are kept.
   * `keptUntil` is this hour in epoch milliseconds; it becomes null once the waitlist has got these places.
   */
  regularsUntil: string | null;
  keptUntil: number | null;
  /** Timestamp at which a place last became free within the last three hours before kick-off; null if none has. */
  freeSince: string | null;
  areTeamsShown: boolean;
  hasAutopilot: boolean;
};

type Player = {
  id: string;
  name: string;
  createdAt?: string | undefined;
  confirmedAt: string | null;
  /** True if the organiser has taken the player out after the player's VOY, and has not decided again since. */
  isTakenOut?: boolean;
} & AttendanceFlags;

type Saved = readonly { team: TeamPlace; playerId: string; name: string }[];

/**
 * Type of the outcome of a match. `figura` is null until the votes are counted. `isVoteOver` is true once the votes
 * have been counted; no vote is accepted then. `proposed` and `vote` are the score and the vote that this device has
 * sent, with the player under whose name it sent them.
 */
export type EndedResult = {
  score: Score | null;
  figura: { playerIds: string[]; votes: number } | null;
  isVoteOver: boolean;
  proposed: { playerId: string; score: Score } | undefined;
  vote: { playerId: string; figuraId: string } | undefined;
};

/** Type of the players of a match with their answers and teams. Answers, teams and guests refer to players by id. */
export type LinkedPlayers = {
  roster: readonly Player[];
  answers: readonly LinkAnswer[];
  teams: Saved | null;
  /** Saved teams, also if players do not see them. Only matches that ended have `saved` and `result`. */
  saved?: Saved | null;
  result?: EndedResult;
  /** The games of a night; null for a match of two teams. */
  night?: NightFacts | null;
  /** Guests that players of the match have brought. */
  guests?: readonly Guest[];
  /**
   * The attendance of the regulars who may keep a place, by player id. They keep the place while the attendance is
   * pending.
   */
  keeping?: ReadonlyMap<string, AttendanceStatus>;
  /** Changes of the day, time or place of the match, the oldest first. */
  moves?: readonly Move[];
};

export type WithPlayers = { match: LinkedMatch } & LinkedPlayers;

/**
 * Returns the answers that still hold, by the ids of their players. A later decision of the organiser about the same
 * player supersedes the player's answer.
 */
export function currentAnswers({
  roster,
  answers,
}: Pick<LinkedPlayers, 'roster' | 'answers'>): Map<string, LinkAnswer> {
  const statuses = new Map(roster.map((player) => [player.id, statusOf(player)]));
  const current = answers.filter((one) => isCurrent(one, statuses.get(one.playerId) ?? 'pending'));
  return new Map(current.map((one) => [one.playerId, one]));
}

/**
 * Returns the standings and guests of a match and its availability, from which the places after a further answer are
 * computed.
 */
export function placesBefore(
  { capacity, startsAt, closesAt, freeSince }: LinkedMatch,
  players: LinkedPlayers,
  now: number,
) {
  const { roster, guests = [], keeping } = players;
  const current = currentAnswers(players);
  const areLast = areGuestsLast({ startsAt, closesAt }, now);
  const standings = roster.map((one): Standing => {
    const isGuest = guests.some((guest) => guest.playerId === one.id);
    return {
      playerId: one.id,
      status: statusOf(one),
      queuedAt: current.get(one.id)?.queuedAt ?? null,
      isGuest,
      isLast: areLast && isGuest,
      ...(keeping?.has(one.id) && { keepsPlace: true }),
    };
  });
  const availability = { capacity, now, startsAt, freeSince };
  return { standings, guests, availability };
}
