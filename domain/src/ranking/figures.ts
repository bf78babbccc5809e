/*
 * Figures are computed from the completed matches with a result and the finished nights, for the players in their
 * teams. A win gives 3 points, a draw 1 and a defeat 0. A night is one match, in which every player has the outcome,
 * points and goals of the own team; its goals have no names, and it says nothing about pairs. Goals for and against are
 * the goals of the sides; the goals of a player are those under the player's name, as far as the scorers fit the
 * current teams. A streak is a run of matches that ends with the latest one: of wins, or of matches without a defeat. A
 * pair wins together if both were on one side in at least eight matches and won more than half of them.
 */
import { standingScorers, type Score, type Scorer } from '../results/score.ts';
import { nightOutcome, nightPoints, type PlacedRow } from '../rotation/night-table.ts';
import type { TeamKey, Teams } from '../teams/teams.ts';

export const OUTCOMES = ['won', 'drawn', 'lost'] as const;
export type Outcome = (typeof OUTCOMES)[number];
export type Tally = Record<Outcome, number>;

const POINTS: Readonly<Tally> = { won: 3, drawn: 1, lost: 0 };
export const LATEST_MATCHES = 5;
export const MATCHES_OF_A_PAIR = 8;
const PAIRS_MAX = 10;

export type ScoredMatch = Pick<Teams<string>, 'claro' | 'oscuro'> & {
  score: Score;
  scorers: readonly Scorer[];
};

/** Type of a finished night: the table of its games, and the ids of the players of each team. */
export type PlayedNight = {
  table: readonly PlacedRow[];
  teams: Readonly<Partial<Record<TeamKey, readonly string[]>>>;
};

export type CountedMatch = ScoredMatch | PlayedNight;

export type Streak = {
  /**
   * Number of wins in a row up to the latest match. `unbeaten` is the number of matches without a defeat up to the
   * latest.
   */
  won: number;
  unbeaten: number;
  /** Number of wins in the longest series of wins among the counted matches. */
  longest: number;
};

export type Figures = Tally & {
  points: number;
  goalsFor: number;
  goalsAgainst: number;
  goals: number;
  streak: Streak;
  /** Outcomes of the player's latest five matches, the oldest first. */
  latest: Outcome[];
};

export type WinningPair = Tally & { playerIds: [string, string] };

export const noFigures = (): Figures => ({
  ...noTally(),
  points: 0,
  goalsFor: 0,
  goalsAgainst: 0,
  goals: 0,
  streak: { won: 0, unbeaten: 0, longest: 0 },
  latest: [],
});

const noTally = (): Tally => ({ won: 0, drawn: 0, lost: 0 });

export const countedOf = ({ won, drawn, lost }: Tally): number => won + drawn + lost;

/** Returns the figures of all players of these matches, by player id. `matches` must be in the order of time. */
export function figuresOf(matches: readonly CountedMatch[]): Map<string, Figures> {
  const all = new Map<string, Figures>();
  const of = (playerId: string) => {
    const known = all.get(playerId);
    if (known) return known;
    const none = noFigures();
    all.set(playerId, none);
    return none;
  };
  for (const match of matches) {
    for (const side of isPlayedNight(match) ? teamsOfNight(match) : sidesOf(match)) {
      for (const playerId of side.players) note(of(playerId), side);
    }
    if (isPlayedNight(match)) continue;
    for (const { playerId, goals } of standingScorers(match.score, match.scorers, match)) {
      of(playerId).goals += goals;
    }
  }
  return all;
}

export const isPlayedNight = (match: CountedMatch): match is PlayedNight => 'table' in match;

/**
 * Returns at most ten pairs of these players who were on one side in at least eight matches and won more than half of
 * them. Nights do not count. Pairs are sorted by share of wins, then by number of matches, then by the order of
 * `playerIds`.
 */
export function pairsThatWin(
  matches: readonly CountedMatch[],
  playerIds: readonly string[],
): WinningPair[] {
  const places = new Map(playerIds.map((id, place) => [id, place]));
  /** Tally of each pair, under a number that combines the indexes of both players. */
  const tallies: Tally[] = [];
  for (const match of matches) {
    for (const { players, outcome } of isPlayedNight(match) ? [] : sidesOf(match)) {
      const known: number[] = [];
      for (const id of players) {
        const one = places.get(id);
        if (one === undefined) continue;
        for (const other of known) {
          const key = Math.min(one, other) * places.size + Math.max(one, other);
          (tallies[key] ??= noTally())[outcome] += 1;
        }
        known.push(one);
      }
    }
  }
  const idAt = (place: number) => playerIds[place] ?? '';
  // `tallies` is sparse, and Object.entries skips its holes.
  return Object.entries(tallies)
    .map(([key, tally]) => [Number(key), tally] as const)
    .filter(
      ([, tally]) => countedOf(tally) >= MATCHES_OF_A_PAIR && tally.won * 2 > countedOf(tally),
    )
    .toSorted(
      ([key, one], [otherKey, other]) =>
        other.won * countedOf(one) - one.won * countedOf(other) ||
        countedOf(other) - countedOf(one) ||
        key - otherKey,
    )
    .slice(0, PAIRS_MAX)
    .map(([key, tally]) => {
      const [one, other] = [Math.floor(key / playerIds.length), key % playerIds.length];
      return { playerIds: [idAt(one), idAt(other)], ...tally };
    });
}

/** Type of a match from the side of one of its teams: its players, and their outcome, points and goals. */
type Side = {
  players: readonly string[];
  outcome: Outcome;
  points: number;
  goalsFor: number;
  goalsAgainst: number;
};

function sidesOf({ claro, oscuro, score }: ScoredMatch): Side[] {
  return [sideOf(claro, score.claro, score.oscuro), sideOf(oscuro, score.oscuro, score.claro)];
}

function sideOf(players: readonly string[], goalsFor: number, goalsAgainst: number): Side {
  const outcome = outcomeOf(goalsFor, goalsAgainst);
  return { players, outcome, points: POINTS[outcome], goalsFor, goalsAgainst };
}

function outcomeOf(goals: number, against: number): Outcome {
  if (goals === against) return 'drawn';
  return goals > against ? 'won' : 'lost';
}

/** Returns the teams of a night. A night whose goals were not counted adds no goals. */
function teamsOfNight({ table, teams }: PlayedNight): Side[] {
  return table.flatMap(({ team, goalsFor, goalsAgainst }) => {
    const outcome = nightOutcome(table, team);
    const goals = { goalsFor: goalsFor ?? 0, goalsAgainst: goalsAgainst ?? 0 };
    const points = nightPoints(table, team);
    return outcome === null ? [] : { players: teams[team] ?? [], outcome, points, ...goals };
  });
}

function note(figures: Figures, { outcome, points, goalsFor, goalsAgainst }: Side): void {
  const { streak, latest } = figures;
  figures[outcome] += 1;
  figures.points += points;
  figures.goalsFor += goalsFor;
  figures.goalsAgainst += goalsAgainst;
  streak.won = outcome === 'won' ? streak.won + 1 : 0;
  streak.unbeaten = outcome === 'lost' ? 0 : streak.unbeaten + 1;
  streak.longest = Math.max(streak.longest, streak.won);
  latest.push(outcome);
  if (latest.length > LATEST_MATCHES) latest.shift();
}

/** Season that includes all matches. Any other season is the year of a match's date, such as `2026`. */
export const ALL_SEASONS = 'all';
export type Season = string;

/**
 * Returns the bounds of a season, both included, for comparing dates (YYYY-MM-DD) as text. The bounds of a year are its
 * first and last day; those of ALL_SEASONS are '' and '~', which are not dates but enclose every date.
 */
export function daysOf(season: Season): { from: string; to: string } {
  return season === ALL_SEASONS
    ? { from: '', to: '~' }
    : { from: `${season}-01-01`, to: `${season}-12-31` };
}
