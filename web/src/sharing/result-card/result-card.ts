import { type NamedGoals, type SharedResult, verdictText } from '@picadito/domain';
import type { Chip } from '../card/chip.ts';
import { FIGURA_HEIGHT, type FiguraBand } from '../card/figura.ts';
import { bodyOf, type Box, CARD_HEIGHT, onPixels, UPRIGHT_INNER_HEIGHT } from '../card/size.ts';

const PADDING = 28;
const VERDICT = 108;
/**
 * Height in pixels of the board with the score, if names are below it. LONE_BOARD_HEIGHT is its height without names.
 */
const BOARD_HEIGHT = 256;
const LONE_BOARD_HEIGHT = 480;
/** Height in pixels by which the board of an upright picture is higher. */
const UPRIGHT_BOARD_MORE = 110;
const COLUMN_GAP = 36;
const CHIP_GAP = 14;
const CHIP_HEIGHT_MAX = 88;
/**
 * Minimum height of a chip in pixels, because a smaller one cannot be read on a phone. If the players do not all fit,
 * the last chip says how many are missing.
 */
const CHIP_HEIGHT_MIN = 52;

export type Look = 'claro' | 'oscuro';
/**
 * Type of the chip of a player in the colours of the player's own team. A player with an own goal is listed below the
 * opponents' score.
 */
export type ResultChip = Chip & { look: Look };
export type ResultLayout = {
  verdict: { text: string; y: number };
  board: Box & { claro: string; oscuro: string; winner: Look | null };
  pitch: Box;
  /** Chips below the score of each side; empty if neither scorers nor teams are known. */
  chips: Record<Look, ResultChip[]>;
  figura: FiguraBand | null;
};

/**
 * Returns the layout of a result on the picture: the winner, the score, below it the scorers of each side (or all
 * players, if no goal has a scorer), and la figura (the players voted best). `placeLines` is the number of lines that
 * the match's place takes in the header. On an upright picture the score is larger.
 */
export function layOutResult(
  result: SharedResult,
  placeLines: number,
  isUpright = false,
): ResultLayout {
  const { score, figura } = result;
  const {
    x,
    y: top,
    width,
    height,
  } = bodyOf(placeLines, isUpright ? UPRIGHT_INNER_HEIGHT : CARD_HEIGHT);
  const bottom = top + height;
  const rows = rowsOf(result);
  const count = Math.max(rows.claro.length, rows.oscuro.length);
  const board = {
    x: x + PADDING,
    y: top + VERDICT,
    width: width - 2 * PADDING,
    height: (count === 0 ? LONE_BOARD_HEIGHT : BOARD_HEIGHT) + (isUpright ? UPRIGHT_BOARD_MORE : 0),
  };
  const pitchTop = board.y + board.height / 2;
  const band = figura.length === 0 ? null : { y: bottom - FIGURA_HEIGHT, height: FIGURA_HEIGHT };
  const pitchBottom = band === null ? bottom : band.y - PADDING;
  const pitch = { x, y: pitchTop, width, height: pitchBottom - pitchTop };
  const below = board.y + board.height;
  return {
    verdict: { text: verdictText(score), y: top + VERDICT / 2 },
    board: {
      ...board,
      claro: String(score.claro),
      oscuro: String(score.oscuro),
      winner: winnerOf(score),
    },
    pitch,
    chips: chipsOf(rows, { ...pitch, y: below, height: pitchBottom - below }),
    figura: band && { x, width, ...band, names: figura },
  };
}

function winnerOf({ claro, oscuro }: SharedResult['score']): Look | null {
  if (claro === oscuro) return null;
  return claro > oscuro ? 'claro' : 'oscuro';
}

type Row = Omit<ResultChip, keyof Box>;

function rowsOf({ goals, teams }: SharedResult): Record<Look, Row[]> {
  const isNamed = goals.claro.length + goals.oscuro.length > 0;
  const ofSide = (side: Look): Row[] =>
    isNamed
      ? goals[side].map((scored) => goalRow(scored, side))
      : teams[side].map((name) => ({ name, look: side }));
  return { claro: ofSide('claro'), oscuro: ofSide('oscuro') };
}

function goalRow({ name, goals, isOwn }: NamedGoals, side: Look): Row {
  if (!isOwn) return { name, look: side, goals };
  return { name, after: ' (en contra)', look: side === 'claro' ? 'oscuro' : 'claro', goals };
}

/**
 * Returns the chips in two columns, one per side, centred in the box `space`. Names without goals stand in pairs if
 * they do not fit otherwise. The height of the chips is the largest, up to a maximum, at which the longer column fits.
 */
function chipsOf(rows: Record<Look, Row[]>, space: Box): Record<Look, ResultChip[]> {
  const sideWidth = (space.width - 2 * PADDING - COLUMN_GAP) / 2;
  const free = space.height - 2 * PADDING;
  const fitting = Math.floor((free + CHIP_GAP) / (CHIP_HEIGHT_MIN + CHIP_GAP));
  const longest = Math.max(rows.claro.length, rows.oscuro.length);
  const areNames = rows.claro.every(({ goals }) => goals === undefined);
  const inRow = areNames && longest > fitting ? 2 : 1;
  const width = (sideWidth - (inRow - 1) * CHIP_GAP) / inRow;
  const count = Math.min(Math.ceil(longest / inRow), fitting);
  const height = Math.min(CHIP_HEIGHT_MAX, (free + CHIP_GAP) / count - CHIP_GAP);
  const top = space.y + (space.height - count * (height + CHIP_GAP) + CHIP_GAP) / 2;
  const ofSide = (side: Look, column: number) =>
    firstOf(rows[side], count * inRow, side).map((row, index) => ({
      ...row,
      ...onPixels({
        x:
          space.x +
          PADDING +
          column * (sideWidth + COLUMN_GAP) +
          (index % inRow) * (width + CHIP_GAP),
        y: top + Math.floor(index / inRow) * (height + CHIP_GAP),
        width,
        height,
      }),
    }));
  return { claro: ofSide('claro', 0), oscuro: ofSide('oscuro', 1) };
}

function firstOf(rows: readonly Row[], count: number, look: Look): Row[] {
  if (rows.length <= count) return [...rows];
  const shown = rows.slice(0, count - 1);
  return [...shown, { name: `y ${rows.length - shown.length} más`, look }];
}
