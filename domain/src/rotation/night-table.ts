/**
 * The table of a night orders its teams by wins, in a round robin by points (3 for a win, 1 for a draw), then by fewest
 * games, then by goal difference if every game has goals. Teams that have not played come last. Teams that are equal in
 * all of these share a place. For the figures a night is one match: its champion has won it, champions who share the
 * first place have drawn, and all other teams have lost.
 */
import type { TeamKey } from '../teams/teams.ts';
import type { Game, PlayRules } from './game.ts';
import { teamsOf } from './next-game.ts';

/** Type of a row of the table. Goals are null unless there are games and every game has goals. */
export type TableRow = {
  team: TeamKey;
  played: number;
  won: number;
  drawn: number;
  goalsFor: number | null;
  goalsAgainst: number | null;
};

/** Type of a row with the place of its team; the first place is 1. `points` are those of a round robin. */
export type PlacedRow = TableRow & { points: number; place: number };

type Scored = Pick<Game, 'home' | 'away' | 'outcome' | 'homeGoals' | 'awayGoals'>;

const WIN_POINTS = 3;
/** Points of the ranking for the places of a night, by its number of teams. The third of three teams gets none. */
const PLACE_POINTS: Readonly<Record<number, readonly number[]>> = { 3: [3, 1, 0], 4: [3, 2, 1, 0] };

/** Returns the table of a night, the best team first; equal teams are in the order of their keys. */
export function nightTable(
  teamCount: number,
  { play }: Pick<PlayRules, 'play'>,
  games: readonly Scored[],
): PlacedRow[] {
  const rows = teamsOf(teamCount)
    .map((team) => rowOf(team, games))
    .toSorted((one, other) => compareRows(play, one, other));
  const placeOf = (row: TableRow) => rows.findIndex((one) => compareRows(play, one, row) === 0) + 1;
  return rows.map((row) => ({ ...row, points: pointsOf(row), place: placeOf(row) }));
}

function rowOf(team: TeamKey, games: readonly Scored[]): TableRow {
  const own = games.filter(({ home, away }) => home === team || away === team);
  const count = (outcomeOf: (game: Scored) => Scored['outcome']) =>
    own.filter((game) => game.outcome === outcomeOf(game)).length;
  const goals = (ofTeam: boolean) =>
    games.length > 0 &&
    games.every(({ homeGoals, awayGoals }) => homeGoals !== null && awayGoals !== null)
      ? own.reduce(
          (sum, game) =>
            sum + (((game.home === team) === ofTeam ? game.homeGoals : game.awayGoals) ?? 0),
          0,
        )
      : null;
  return {
    team,
    played: own.length,
    won: count(({ home }) => (home === team ? 'home' : 'away')),
    drawn: count(() => 'draw'),
    goalsFor: goals(true),
    goalsAgainst: goals(false),
  };
}

function pointsOf({ won, drawn }: TableRow): number {
  return won * WIN_POINTS + drawn;
}

function compareRows(play: PlayRules['play'], one: TableRow, other: TableRow): number {
  const merit = (row: TableRow) => (play === 'round-robin' ? pointsOf(row) : row.won);
  const difference = (row: TableRow) => (row.goalsFor ?? 0) - (row.goalsAgainst ?? 0);
  const hasNotPlayed = ({ played }: TableRow) => (played === 0 ? 1 : 0);
  return (
    hasNotPlayed(one) - hasNotPlayed(other) ||
    merit(other) - merit(one) ||
    one.played - other.played ||
    difference(other) - difference(one)
  );
}

/** Returns the rows of the champion, or of all teams that share the first place. Empty before the first game. */
export function championsOf(table: readonly PlacedRow[]): PlacedRow[] {
  const hasGames = table.some(({ played }) => played > 0);
  return hasGames ? table.filter(({ place }) => place === 1) : [];
}

export type NightOutcome = 'won' | 'drawn' | 'lost';

/** Returns the outcome of a night for a team, which the ranking counts as one match; null before the first game. */
export function nightOutcome(table: readonly PlacedRow[], team: TeamKey): NightOutcome | null {
  const champions = championsOf(table);
  if (champions.length === 0) return null;
  if (!champions.some((row) => row.team === team)) return 'lost';
  return champions.length === 1 ? 'won' : 'drawn';
}

/** Returns the points of the ranking that a team gets for a night. Equal teams get those of the better place. */
export function nightPoints(table: readonly PlacedRow[], team: TeamKey): number {
  const row = table.find((one) => one.team === team);
  if (!row || row.played === 0) return 0;
  return PLACE_POINTS[table.length]?.[row.place - 1] ?? 0;
}
