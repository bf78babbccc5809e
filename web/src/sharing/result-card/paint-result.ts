import type { SharedResult } from '@picadito/domain';
import { type Brush, colour, fill, frame, measureWith, write } from '../card/brush.ts';
import { paintChip } from '../card/chip.ts';
import { paintFigura } from '../card/figura.ts';
import { paintGrass } from '../card/ground.ts';
import { type CardMatch, paintCard } from '../card/paint-card.ts';
import { CARD_WIDTH } from '../card/size.ts';
import { layOutResult, type ResultLayout } from './result-card.ts';

const MIDDLE = CARD_WIDTH / 2;
const FRAME = 8;
const DIGITS_MARGIN = 20;
const TEAM_BAR = 72;
const DASH = { width: 44, height: 16 };

/**
 * Draws a result as a card for the group, or upright for a status or story. Rejects if the browser has no canvas.
 */
export async function paintResult(
  match: CardMatch,
  result: SharedResult,
  isUpright = false,
): Promise<HTMLCanvasElement> {
  const { goals, teams, figura } = result;
  const scorers = [...goals.claro, ...goals.oscuro].map(({ name }) => name);
  const names = [...scorers, ...teams.claro, ...teams.oscuro, ...figura];
  return paintCard(
    match,
    names,
    (brush, placeLines) => paintLayout(brush, layOutResult(result, placeLines, isUpright)),
    isUpright,
  );
}

/** Paints a result onto the background of the card. */
export function paintLayout(brush: Brush, layout: ResultLayout): void {
  const { verdict, pitch, chips, figura } = layout;
  write(brush, verdict.text, MIDDLE, verdict.y, {
    face: 'display',
    size: 112,
    colour: colour('coin'),
    align: 'center',
  });
  paintGrass(brush, pitch, true);
  paintBoard(brush, layout.board);
  for (const chip of [...chips.claro, ...chips.oscuro]) paintChip(brush, chip, chip.look);
  if (figura) paintFigura(brush, figura);
}

/** Paints both teams in their colours, with the goals below them; the winner's goals are brighter. */
function paintBoard(brush: Brush, board: ResultLayout['board']): void {
  const { x, y, width, height, winner } = board;
  fill(brush, board, colour('void'));
  frame(brush, board, FRAME, colour('coin'));
  const half = width / 2;
  const digits = digitsOf(brush, board, half);
  const middle = y + TEAM_BAR + (height - TEAM_BAR) / 2;
  for (const [at, side] of (['claro', 'oscuro'] as const).entries()) {
    const centre = x + half * (at + 0.5);
    fill(brush, { x: x + at * half, y, width: half, height: TEAM_BAR }, colour(side));
    write(brush, `Equipo ${side === 'claro' ? 'Claro' : 'Oscuro'}`, centre, y + TEAM_BAR / 2, {
      face: 'display',
      size: 56,
      colour: colour(side === 'claro' ? 'void' : 'ink'),
      align: 'center',
    });
    write(brush, board[side], centre, middle, {
      face: 'score',
      size: digits,
      colour: colour(winner === null || winner === side ? 'coin' : 'mute'),
      align: 'center',
    });
  }
  const dash = { x: MIDDLE - DASH.width / 2, y: middle - DASH.height / 2, ...DASH };
  fill(brush, dash, colour('ink'));
}

/** Returns the font size of the goals on the board: the largest in which the wider of the two numbers fits its half. */
function digitsOf(brush: Brush, { claro, oscuro, height }: ResultLayout['board'], half: number) {
  const size = height - TEAM_BAR - 2 * DIGITS_MARGIN;
  const measure = measureWith(brush, { face: 'score', size });
  const space = half - DASH.width - 4 * DIGITS_MARGIN;
  return Math.floor(size * Math.min(1, space / Math.max(measure(claro), measure(oscuro))));
}
