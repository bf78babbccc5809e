import { type SkillLevel, type TeamKey, teamKeysIn, type Teams } from '@picadito/domain';
import type { Chip } from '../card/chip.ts';
import { pitchRows } from '../../teams/pitch-rows.ts';
import { TEAM_TITLES } from '../../teams/team-names.ts';
import { bodyOf, type Box, onPixels } from '../card/size.ts';

/** Type of a player of a line-up on a picture. If no player has a level, the picture shows no sums of levels either. */
export type CardPlayer = { name: string; skillLevel?: SkillLevel };
export type LineUp = Teams<CardPlayer>;

const TEAM_TITLE = 68;
const PADDING = 28;
const CHIP_GAP = 22;
const CHIP_HEIGHT_MAX = 100;
/** Minimum width of a player's chip with a crown, in pixels of the picture. */
const CROWN_FROM = 250;
/** Minimum width of a part of the pitch with several players in a row, in pixels of the picture. */
const NARROW = 400;
const BENCH_TITLE = 60;
const BENCH_CELL = 68;
const BENCH_COLUMNS = 3;
const BENCH_NAMED = 10;
/** Number of players of a team from which the bench has a single row, so that the pitch stays large. */
const LARGE_TEAM = 8;

/** Type of the layout of a team: its part of the pitch, and its title at the left and points at the right of it. */
export type Half = Part & { title: string; points: number | null; titleY: number; chips: Chip[] };
export type Bench = { title: string; titleY: number; chips: Chip[] };
export type CardLayout = { pitch: Box; halves: Map<TeamKey, Half>; bench: Bench | null };
type Part = { part: Box };

/**
 * Returns the layout of a line-up on the picture: the pitch with a part for each team, and the substitutes below it.
 * Two teams have a half each, and their first players are nearest to the ends of the pitch. Three teams are columns,
 * four are quarters. At most ten substitutes are named, or fewer next to large teams or more than two. `placeLines` is
 * the number of lines that the match's place takes in the header.
 */
export function layOutCard(lineUp: LineUp, placeLines: number): CardLayout {
  const { suplente } = lineUp;
  const named = namedOnBench(lineUp);
  const cells = named + (suplente.length > named ? 1 : 0);
  const benchRows = Math.ceil(cells / BENCH_COLUMNS);
  const benchHeight = benchRows === 0 ? 0 : BENCH_TITLE + benchRows * BENCH_CELL;
  const body = bodyOf(placeLines);
  const pitch = {
    ...body,
    height: body.height - benchHeight - (benchHeight > 0 ? PADDING : 0),
  };
  const benchTop = pitch.y + pitch.height + PADDING;
  return {
    pitch,
    halves: new Map(
      teamKeysIn(lineUp).map((key, index, keys) => [
        key,
        halfOf(lineUp, key, partOf(pitch, index, keys.length), keys.length),
      ]),
    ),
    bench:
      benchRows === 0
        ? null
        : {
            title: `Suplentes (${suplente.length})`,
            titleY: benchTop + BENCH_TITLE / 2,
            chips: benchChips(suplente, named, { ...body, y: benchTop + BENCH_TITLE }),
          },
  };
}

/** Returns how many substitutes are named. */
function namedOnBench(lineUp: LineUp): number {
  const { length } = lineUp.suplente;
  const keys = teamKeysIn(lineUp);
  const isLarge = keys.length > 2 || keys.some((key) => (lineUp[key] ?? []).length >= LARGE_TEAM);
  if (!isLarge) return Math.min(length, BENCH_NAMED);
  return length <= BENCH_COLUMNS ? length : BENCH_COLUMNS - 1;
}

/** Returns the part of the pitch for the team at `index` of `teamCount` teams. */
function partOf(pitch: Box, index: number, teamCount: number): Box {
  const columns = teamCount === 2 ? 1 : teamCount === 3 ? 3 : 2;
  const [width, height] = [pitch.width / columns, pitch.height / Math.ceil(teamCount / columns)];
  const [column, row] = [index % columns, Math.floor(index / columns)];
  return { x: pitch.x + column * width, y: pitch.y + row * height, width, height };
}

function halfOf(lineUp: LineUp, key: TeamKey, part: Box, teamCount: number): Half {
  const players = lineUp[key] ?? [];
  const isZone = teamCount > 2;
  const isUpsideDown = key === 'oscuro' && !isZone;
  const inRow = part.width < NARROW ? 1 : 2;
  const rows = isZone ? rowsWith(players, inRow) : pitchRows(players);
  const rowsHeight = part.height - TEAM_TITLE - CHIP_GAP / 2;
  const top = isUpsideDown ? part.y + CHIP_GAP / 2 : part.y + TEAM_TITLE;
  return {
    part,
    title: isZone ? TEAM_TITLES[key] : `Equipo ${TEAM_TITLES[key]}`,
    points: pointsOf(players),
    titleY: isUpsideDown ? part.y + part.height - TEAM_TITLE / 2 : part.y + TEAM_TITLE / 2,
    chips: rowsOfChips(isUpsideDown ? rows.toReversed() : rows, part, {
      top,
      height: rowsHeight,
      isTop: isZone,
    }),
  };
}

/** Returns the sum of the players' levels; null if the levels are not shared. */
function pointsOf(players: readonly CardPlayer[]): number | null {
  if (players.some(({ skillLevel }) => skillLevel === undefined)) return null;
  return players.reduce((sum, { skillLevel }) => sum + Number(skillLevel), 0);
}

/** Returns the content of a chip: the name, the level, and for level 5 a crown if there is space. */
function chipOf({ name, skillLevel }: CardPlayer, width = Infinity) {
  return { name, figure: skillLevel, hasCrown: skillLevel === '5' && width > CROWN_FROM };
}

function rowsWith(players: readonly CardPlayer[], inRow: number): CardPlayer[][] {
  return Array.from({ length: Math.ceil(players.length / inRow) }, (_, row) =>
    players.slice(row * inRow, (row + 1) * inRow),
  );
}

/**
 * Returns the chips of rows of players in a part of the pitch. With `isTop` they begin at the top of the free height,
 * otherwise they are in its middle.
 */
function rowsOfChips(
  rows: CardPlayer[][],
  part: Box,
  { top, height, isTop }: { top: number; height: number; isTop: boolean },
): Chip[] {
  const inRow = part.width < NARROW ? 1 : Math.max(2, ...rows.map((row) => row.length));
  const padding = inRow === 1 ? PADDING / 2 : PADDING;
  const width = (part.width - 2 * padding - (inRow - 1) * CHIP_GAP) / inRow;
  const max = isTop ? 1.4 * CHIP_HEIGHT_MAX : CHIP_HEIGHT_MAX;
  const step = Math.min(height / Math.max(rows.length, 1), max + CHIP_GAP);
  const first = isTop ? top : top + (height - step * rows.length) / 2;
  return rows.flatMap((row, line) => {
    const left = part.x + (part.width - row.length * width - (row.length - 1) * CHIP_GAP) / 2;
    return row.map((player, column) => ({
      ...chipOf(player, width),
      ...onPixels({
        x: left + column * (width + CHIP_GAP),
        y: first + line * step + CHIP_GAP / 4,
        width,
        height: step - CHIP_GAP / 2,
      }),
    }));
  });
}

function benchChips(
  suplentes: readonly CardPlayer[],
  count: number,
  bench: Omit<Box, 'height'>,
): Chip[] {
  const named = suplentes.slice(0, count).map((player) => chipOf(player));
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
