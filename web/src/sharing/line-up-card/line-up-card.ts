import type { SkillLevel } from '@picadito/domain';
import type { Chip } from '../card/chip.ts';
import { pitchRows } from '../../teams/pitch-rows.ts';
import { bodyOf, type Box, onPixels } from '../card/size.ts';

/** Type of a player of a line-up on a picture. If no player has a level, the picture shows no sums of levels either. */
export type CardPlayer = { name: string; skillLevel?: SkillLevel };
export type LineUp = {
  claro: readonly CardPlayer[];
  oscuro: readonly CardPlayer[];
  suplente: readonly CardPlayer[];
};

const TEAM_TITLE = 68;
const PADDING = 28;
const CHIP_GAP = 22;
const CHIP_HEIGHT_MAX = 100;
const BENCH_TITLE = 60;
const BENCH_CELL = 68;
const BENCH_COLUMNS = 3;
const BENCH_NAMED = 10;

export type Half = { title: string; points: number | null; titleY: number; chips: Chip[] };
export type Bench = { title: string; titleY: number; chips: Chip[] };
export type CardLayout = { pitch: Box; claro: Half; oscuro: Half; bench: Bench | null };

/**
 * Returns the layout of a line-up on the picture: the pitch with a team in each half, and the substitutes below it. The
 * first players of a team are nearest to its end of the pitch. At most ten substitutes are named. `placeLines` is the
 * number of lines that the match's place takes in the header.
 */
export function layOutCard({ claro, oscuro, suplente }: LineUp, placeLines: number): CardLayout {
  const cells = Math.min(suplente.length, BENCH_NAMED) + (suplente.length > BENCH_NAMED ? 1 : 0);
  const benchRows = Math.ceil(cells / BENCH_COLUMNS);
  const benchHeight = benchRows === 0 ? 0 : BENCH_TITLE + benchRows * BENCH_CELL;
  const body = bodyOf(placeLines);
  const pitch = {
    ...body,
    height: body.height - benchHeight - (benchHeight > 0 ? PADDING : 0),
  };
  const half = pitch.height / 2;
  const rowsTop = pitch.y + TEAM_TITLE;
  const rowsHeight = half - TEAM_TITLE - CHIP_GAP / 2;
  const benchTop = pitch.y + pitch.height + PADDING;
  return {
    pitch,
    claro: {
      title: 'Equipo Claro',
      points: pointsOf(claro),
      titleY: pitch.y + TEAM_TITLE / 2,
      chips: rowsOfChips(pitchRows(claro), pitch, rowsTop, rowsHeight),
    },
    oscuro: {
      title: 'Equipo Oscuro',
      points: pointsOf(oscuro),
      titleY: pitch.y + pitch.height - TEAM_TITLE / 2,
      chips: rowsOfChips(
        pitchRows(oscuro).toReversed(),
        pitch,
        pitch.y + half + CHIP_GAP / 2,
        rowsHeight,
      ),
    },
    bench:
      benchRows === 0
        ? null
        : {
            title: `Suplentes (${suplente.length})`,
            titleY: benchTop + BENCH_TITLE / 2,
            chips: benchChips(suplente, { ...body, y: benchTop + BENCH_TITLE }),
          },
  };
}

/** Returns the sum of the players' levels; null if the levels are not shared. */
function pointsOf(players: readonly CardPlayer[]): number | null {
  if (players.some(({ skillLevel }) => skillLevel === undefined)) return null;
  return players.reduce((sum, { skillLevel }) => sum + Number(skillLevel), 0);
}

/** Returns the content of a chip: the name, the level, and a crown for a five. */
function chipOf({ name, skillLevel }: CardPlayer) {
  return { name, figure: skillLevel, hasCrown: skillLevel === '5' };
}

function rowsOfChips(rows: CardPlayer[][], pitch: Box, top: number, height: number): Chip[] {
  const width = (pitch.width - 2 * PADDING - CHIP_GAP) / 2;
  const step = Math.min(height / Math.max(rows.length, 1), CHIP_HEIGHT_MAX + CHIP_GAP);
  const first = top + (height - step * rows.length) / 2;
  return rows.flatMap((row, line) => {
    const left = pitch.x + (pitch.width - row.length * width - (row.length - 1) * CHIP_GAP) / 2;
    return row.map((player, column) => ({
      ...chipOf(player),
      ...onPixels({
        x: left + column * (width + CHIP_GAP),
        y: first + line * step + CHIP_GAP / 4,
        width,
        height: step - CHIP_GAP / 2,
      }),
    }));
  });
}

function benchChips(suplentes: readonly CardPlayer[], bench: Omit<Box, 'height'>): Chip[] {
  const named = suplentes.slice(0, BENCH_NAMED).map(chipOf);
  const others = suplentes.length - named.length;
  const cells = others > 0 ? [...named, { name: `+${others} más` }] : named;
  const width = (bench.width - (BENCH_COLUMNS - 1) * CHIP_GAP) / BENCH_COLUMNS;
  return cells.map((cell, index) => ({
    ...cell,
    ...onPixels({
      x: bench.x + (index % BENCH_COLUMNS) * (width + CHIP_GAP),
      y: bench.y + Math.floor(index / BENCH_COLUMNS) * BENCH_CELL,
      width,
      height: BENCH_CELL - CHIP_GAP / 2,
    }),
  }));
}
