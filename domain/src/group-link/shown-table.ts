import type { Rotation } from '../matches/match-format.ts';
import { championSentence } from '../rotation/night-sentences.ts';
import type { PlacedRow } from '../rotation/night-table.ts';
import type { TeamKey } from '../teams/teams.ts';

/** Type of the table of a night, with the way in which the night is played. */
export type NightFacts = {
  table: readonly PlacedRow[];
  play: Rotation['play'];
  isFinished: boolean;
};

/**
 * Type of the table of a night as the page shows it, the best team first. `difference` is the goal difference, null
 * unless every game has goals. `points` are null unless the night is a round robin. `champion` says who won a finished
 * night, as in 'Ganó NARANJA: 5 de 7', and is null before the end.
 */
export type ShownTable = {
  rows: {
    team: TeamKey;
    played: number;
    won: number;
    drawn: number;
    difference: number | null;
    points: number | null;
  }[];
  champion: string | null;
};

/** Returns the table of a night as the page shows it; null before the first game, and for a match of two teams. */
export function shownTable(night: NightFacts | null | undefined): ShownTable | null {
  if (!night || night.table.every(({ played }) => played === 0)) return null;
  const { table, play, isFinished } = night;
  return {
    rows: table.map(({ team, played, won, drawn, goalsFor, goalsAgainst, points }) => ({
      team,
      played,
      won,
      drawn,
      difference: goalsFor === null || goalsAgainst === null ? null : goalsFor - goalsAgainst,
      points: play === 'round-robin' ? points : null,
    })),
    champion: isFinished ? championSentence(table, { play }) : null,
  };
}
