import { type PlacedRow, teamLabel, type TeamKey } from '@picadito/domain';
import type { Chip } from '../card/chip.ts';
import { FIGURA_HEIGHT, type FiguraBand } from '../card/figura.ts';
import { bodyOf, type Box, CARD_HEIGHT, onPixels, UPRIGHT_INNER_HEIGHT } from '../card/size.ts';

/** Type of a night as its picture shows it. `champions` are the teams in the first place, with their players. */
export type SharedNight = {
  sentence: string;
  rows: readonly PlacedRow[];
  isRobin: boolean;
  champions: readonly { team: TeamKey; players: readonly string[] }[];
  figura: readonly string[];
};

const PADDING = 28;
const VERDICT = 108;
/** Heights in pixels of the head of the table and of a row, and by how much a row of an upright picture is higher. */
const HEAD_HEIGHT = 60;
const ROW_HEIGHT = 76;
const UPRIGHT_ROW_MORE = 34;
/** Width in pixels of the names of the teams in the table. */
const TEAM_WIDTH = 340;
const CHIP_COLUMNS = 3;
const CHIP_GAP = 14;
const CHIP_HEIGHT_MAX = 100;
/** Minimum height of a chip in pixels, because a smaller one cannot be read on a phone. */
const CHIP_HEIGHT_MIN = 52;

type Cell = { text: string; x: number };
export type NightRow = Box & { team: TeamKey; label: string; isChampion: boolean; cells: Cell[] };
export type NightLayout = {
  verdict: { text: string; y: number; width: number };
  table: Box;
  heads: Cell[];
  headY: number;
  rows: NightRow[];
  pitch: Box;
  chips: (Chip & { look: TeamKey })[];
  figura: FiguraBand | null;
};

/**
 * Returns the layout of a finished night on the picture: the champion, the table, the players of the champion, and la
 * figura. `placeLines` is the number of lines that the match's place takes in the header.
 */
export function layOutNight(
  night: SharedNight,
  placeLines: number,
  isUpright = false,
): NightLayout {
  const body = bodyOf(placeLines, isUpright ? UPRIGHT_INNER_HEIGHT : CARD_HEIGHT);
  const { x, y: top, width } = body;
  const bottom = top + body.height;
  const rowHeight = ROW_HEIGHT + (isUpright ? UPRIGHT_ROW_MORE : 0);
  const table = {
    x: x + PADDING / 2,
    y: top + VERDICT,
    width: width - PADDING,
    height: HEAD_HEIGHT + night.rows.length * rowHeight,
  };
  const columns = columnsOf(night);
  const centreOf = (column: number) =>
    table.x + TEAM_WIDTH + ((column + 0.5) * (table.width - TEAM_WIDTH)) / columns.length;
  const band = night.figura.length === 0 ? null : bottom - FIGURA_HEIGHT;
  const pitchTop = table.y + table.height + PADDING;
  const pitch = {
    x,
    y: pitchTop,
    width,
    height: (band === null ? bottom : band - PADDING) - pitchTop,
  };
  return {
    verdict: { text: night.sentence, y: top + VERDICT / 2, width },
    table,
    heads: columns.map(({ head }, column) => ({ text: head, x: centreOf(column) })),
    headY: table.y + HEAD_HEIGHT / 2,
    rows: night.rows.map((row, index) => ({
      x: table.x,
      y: table.y + HEAD_HEIGHT + index * rowHeight,
      width: table.width,
      height: rowHeight,
      team: row.team,
      label: teamLabel(row.team),
      isChampion: night.champions.some(({ team }) => team === row.team),
      cells: columns.map(({ textOf }, column) => ({ text: textOf(row), x: centreOf(column) })),
    })),
    pitch,
    chips: chipsOf(night.champions, pitch),
    figura:
      band === null ? null : { x, y: band, width, height: FIGURA_HEIGHT, names: night.figura },
  };
}

type Column = { head: string; textOf: (row: PlacedRow) => string };

function columnsOf({ rows, isRobin }: SharedNight): Column[] {
  const hasGoals = rows.some(({ goalsFor }) => goalsFor !== null && goalsFor > 0);
  return [
    { head: 'J', textOf: ({ played }) => String(played) },
    { head: 'G', textOf: ({ won }) => String(won) },
    { head: 'E', textOf: ({ drawn }) => String(drawn) },
    ...(hasGoals ? [{ head: 'Dif', textOf: differenceOf }] : []),
    ...(isRobin ? [{ head: 'Pts', textOf: ({ points }: PlacedRow) => String(points) }] : []),
  ];
}

function differenceOf({ goalsFor, goalsAgainst }: PlacedRow): string {
  const difference = (goalsFor ?? 0) - (goalsAgainst ?? 0);
  return difference > 0 ? `+${difference}` : String(difference);
}

/**
 * Returns the chips of the players in three columns, as high as the pitch allows. If not all fit, the last chip says
 * how many are missing.
 */
function chipsOf(champions: SharedNight['champions'], pitch: Box): NightLayout['chips'] {
  const all = champions.flatMap(({ team, players }) =>
    players.map((name) => ({ name, look: team })),
  );
  const free = pitch.height - 2 * PADDING;
  const fitting = CHIP_COLUMNS * Math.floor((free + CHIP_GAP) / (CHIP_HEIGHT_MIN + CHIP_GAP));
  const last = all.at(fitting - 1);
  const shown =
    last && all.length > fitting
      ? [
          ...all.slice(0, fitting - 1),
          { name: `y ${all.length - fitting + 1} más`, look: last.look },
        ]
      : all;
  const count = Math.max(1, Math.ceil(shown.length / CHIP_COLUMNS));
  const height = Math.min(CHIP_HEIGHT_MAX, (free + CHIP_GAP) / count - CHIP_GAP);
  const width = (pitch.width - 2 * PADDING - (CHIP_COLUMNS - 1) * CHIP_GAP) / CHIP_COLUMNS;
  const first = pitch.y + (pitch.height - count * (height + CHIP_GAP) + CHIP_GAP) / 2;
  return shown.map((chip, index) => {
    const line = Math.floor(index / CHIP_COLUMNS);
    const inLine = Math.min(CHIP_COLUMNS, shown.length - line * CHIP_COLUMNS);
    const left = pitch.x + (pitch.width - inLine * (width + CHIP_GAP) + CHIP_GAP) / 2;
    return {
      ...chip,
      ...onPixels({
        x: left + (index % CHIP_COLUMNS) * (width + CHIP_GAP),
        y: first + line * (height + CHIP_GAP),
        width,
        height,
      }),
    };
  });
}
