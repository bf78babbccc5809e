import { distinctNames } from '../players/distinct-names.ts';
import type { Player } from '../players/contract.ts';
import { csvFile } from '../text/csv.ts';
import type { FiguresReply } from './contract.ts';
import { noFigures } from './figures.ts';

/*
 * Titles of the columns. The parser of pasted lists knows the first three, so that the file can be pasted into another
 * list. It must not know any other title.
 */
const TITLES = [
  'Jugador',
  'Nivel',
  'WhatsApp',
  'Partidos',
  '% de asistencia',
  'Ganados',
  'Empatados',
  'Perdidos',
  'Puntos',
  'Goles',
  'Goles a favor',
  'Goles en contra',
  'Mejor racha',
];

/** Returns the players of a list, in their order, with their figures as a file for spreadsheets. */
export function listFile(
  players: readonly Player[],
  figures: Pick<FiguresReply, 'players'>,
): string {
  const figuresOf = new Map(figures.players.map((one) => [one.playerId, one]));
  const rows = distinctNames(players).map(({ id, name, rating, whatsapp }) => {
    const known = figuresOf.get(id);
    const { won, drawn, lost, points, goals, goalsFor, goalsAgainst, streak } =
      known ?? noFigures();
    return [
      name,
      rating,
      whatsapp ?? '',
      known?.matchesPlayed ?? 0,
      known?.attendanceRate ?? 0,
      won,
      drawn,
      lost,
      points,
      goals,
      goalsFor,
      goalsAgainst,
      streak.longest,
    ];
  });
  return csvFile([TITLES, ...rows]);
}
