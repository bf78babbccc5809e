import {
  countedOf,
  type FigureRanking,
  goalDifference,
  type PlayerFigures,
} from '@picadito/domain';
import type { ReactNode } from 'react';
import { LatestMatches } from './latest-matches.tsx';

export type RankedFigures = PlayerFigures & { id: string; name: string; rank: number };

type Column = {
  head: string;
  /** The short column head on screen. Screen readers read `head` in its place. */
  short?: string;
  /**
   * Label before the value on a card, which phones show in place of a row. Without a label the value explains itself.
   */
  label?: string;
  of: (player: RankedFigures) => ReactNode;
};

type Table = {
  caption: string;
  /** Classes for the grid columns in wide windows. */
  grid: string;
  columns: readonly Column[];
  /** Figure that sorts the ranking: its column head, and a function that returns it for a player. */
  score: { head: string; of: (player: RankedFigures) => number };
  empty: string;
};

const NO_RESULTS = 'Todavía no hay resultados.';

/** Formats a number with its sign: '+3', '-2', '0'. */
const signed = (number: number) => (number > 0 ? `+${number}` : `${number}`);
/** Formats a number with a decimal comma: '0,75'. */
const decimal = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 2 });

const PLAYED: Column = { head: 'Jugados', label: 'PJ', of: countedOf };

export const FIGURE_TABLES: Record<FigureRanking, Table> = {
  points: {
    caption: 'Jugadores ordenados por puntos',
    grid: 'sm:grid-cols-[4.5rem_minmax(0,1fr)_repeat(5,3rem)_4.5rem]',
    columns: [
      { ...PLAYED, short: 'PJ' },
      { head: 'Ganados', short: 'G', label: 'G', of: ({ won }) => won },
      { head: 'Empatados', short: 'E', label: 'E', of: ({ drawn }) => drawn },
      { head: 'Perdidos', short: 'P', label: 'P', of: ({ lost }) => lost },
      {
        head: 'Diferencia',
        short: 'Dif',
        label: 'Dif',
        of: (player) => signed(goalDifference(player)),
      },
    ],
    score: { head: 'Puntos', of: ({ points }) => points },
    empty: NO_RESULTS,
  },
  goals: {
    caption: 'Jugadores ordenados por goles',
    grid: 'sm:grid-cols-[4.5rem_minmax(0,1fr)_repeat(2,6rem)_4.5rem]',
    columns: [
      { ...PLAYED, label: 'Partidos' },
      {
        head: 'Por partido',
        label: 'Por partido',
        of: (player) => decimal.format(player.goals / countedOf(player)),
      },
    ],
    score: { head: 'Goles', of: ({ goals }) => goals },
    empty: 'Todavía no hay goleadores.',
  },
  streak: {
    caption: 'Jugadores ordenados por triunfos al hilo',
    grid: 'sm:grid-cols-[4.5rem_minmax(0,1fr)_9rem_repeat(2,6rem)_4.5rem]',
    columns: [
      { head: 'Últimos', of: ({ latest }) => <LatestMatches latest={latest} /> },
      { head: 'Invicto', label: 'Invicto', of: ({ streak }) => streak.unbeaten },
      { head: 'Mejor racha', label: 'Mejor', of: ({ streak }) => streak.longest },
    ],
    score: { head: 'Racha', of: ({ streak }) => streak.won },
    empty: NO_RESULTS,
  },
};
