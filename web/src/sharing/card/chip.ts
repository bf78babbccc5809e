import type { TeamKey } from '@picadito/domain';
import { drawBall } from './ball.ts';
import {
  type Brush,
  type ColourName,
  colour,
  drawIcon,
  fill,
  frame,
  measureWith,
  write,
  writeLines,
} from './brush.ts';
import type { Box } from './size.ts';
import { fitText } from './text.ts';

const CROWN =
  'M3 3h2v12H3zm16 0h2v12h-2zm-8 0h2v2h-2zM9 5h2v2H9zM5 5h2v2H5zM3 3h2v2H3zm4 4h2v2H7zm6-2h2v2h-2zm2 2h2v2h-2zm2-2h2v2h-2zM5 15h14v2H5zm-2 4h18v2H3z';
const PADDING = 18;
const GAP = 12;
const FONT_MAX = 42;
/** Smallest font size of a name in pixels. A name that does not fit in this size is shortened. */
const FONT_MIN = 24;
const FRAME = 4;
const BALL_GAP = 6;
/** Maximum number of goals that are painted as one ball each. More goals are painted as a number with one ball. */
const BALLS_MAX = 3;

/**
 * Type of a box with a player on a picture; the last box may hold the number of players that do not fit instead.
 * `after` follows the name, `figure` is a number at the right, and `hasCrown` marks a player of level 5.
 */
export type Chip = Box & {
  name: string;
  after?: string;
  figure?: string;
  hasCrown?: boolean;
  goals?: number;
};

type Look = TeamKey | 'bench';
/** Colours of a chip by its look: background, text and frame. */
const LOOKS: Record<Look, readonly [ColourName, ColourName, ColourName]> = {
  claro: ['claro', 'void', 'claro'],
  oscuro: ['oscuro', 'ink', 'mute'],
  naranja: ['naranja', 'void', 'naranja'],
  verde: ['verde', 'void', 'verde'],
  bench: ['raised', 'ink', 'raised'],
};

/**
 * Paints a chip from left to right: the name with `after`, in as many lines as fit; a crown; the figure; and the goals
 * as balls.
 */
export function paintChip(brush: Brush, chip: Chip, look: Look): void {
  const [paper, inkName, ring] = LOOKS[look];
  const inner = {
    x: chip.x + FRAME,
    y: chip.y + FRAME,
    width: chip.width - 2 * FRAME,
    height: chip.height - 2 * FRAME,
  };
  fill(brush, inner, colour(paper));
  frame(brush, inner, FRAME, colour(ring));

  const ink = colour(inkName);
  const middle = chip.y + chip.height / 2;
  const size = Math.min(FONT_MAX, Math.round(chip.height * 0.5));
  let right = chip.x + chip.width - PADDING;
  if (chip.goals !== undefined) {
    right = paintGoals(brush, chip.goals, { right, middle, size, ink, paper: colour(paper) });
  }
  if (chip.figure !== undefined) {
    const score = { face: 'score', size: Math.round(size * 0.75) } as const;
    write(brush, chip.figure, right, middle, { ...score, colour: ink, align: 'right' });
    right -= measureWith(brush, score)(chip.figure) + GAP;
  }
  if (chip.hasCrown) {
    const crown = Math.round(size * 1.1);
    drawIcon(brush, new Path2D(CROWN), { x: right - crown / 2, y: middle, size: crown, ink });
    right -= crown + GAP;
  }
  const left = chip.x + PADDING;
  const space = { width: right - left, height: inner.height };
  writeLines(brush, nameIn(brush, chip, space, size), left, middle, { face: 'sans', colour: ink });
}

/** Returns the lines of a chip's name followed by `after`, a text that is never shortened. */
function nameIn(
  brush: Brush,
  { name, after = '' }: Chip,
  space: { width: number; height: number },
  max: number,
) {
  const measureAt = (size: number) => measureWith(brush, { face: 'sans', size });
  const sizes = { min: Math.min(FONT_MIN, max), max };
  const whole = fitText(name + after, space, sizes, measureAt);
  if (after === '' || whole.lines.join(' ').endsWith(after)) return whole;
  const width = space.width - measureAt(sizes.min)(after);
  const { size, lines } = fitText(
    name,
    { ...space, width },
    { ...sizes, max: sizes.min },
    measureAt,
  );
  return { size, lines: [...lines.slice(0, -1), `${lines.at(-1) ?? ''}${after}`] };
}

/**
 * Paints the goals from the right: a ball for each, or one ball and a number if there are many. Returns the right edge
 * of the space left for the rest of the chip.
 */
function paintGoals(
  brush: Brush,
  goals: number,
  { middle, size, ink, paper, ...at }: Record<'right' | 'middle' | 'size', number> & Ink,
): number {
  let { right } = at;
  for (let ball = 0; ball < (goals > BALLS_MAX ? 1 : goals); ball++) {
    drawBall(brush, { x: right - size / 2, y: middle, size }, { leather: ink, patches: paper });
    right -= size + BALL_GAP;
  }
  if (goals > BALLS_MAX) {
    const score = { face: 'score', size: Math.round(size * 0.75) } as const;
    write(brush, String(goals), right, middle, { ...score, colour: ink, align: 'right' });
    right -= measureWith(brush, score)(String(goals));
  }
  return right - GAP;
}

type Ink = Record<'ink' | 'paper', string>;
