import { nameList } from '@picadito/domain';
import {
  type Brush,
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

/** Height in pixels of the box with la figura, at the bottom of a picture. */
export const FIGURA_HEIGHT = 124;
const FRAME = 8;
const TROPHY =
  'M16 17H13V19H15V21H9V19H11V17H8V15H16V17ZM18 5H22V11H20V7H18V11H20V13H18V15H16V5H8V15H6V13H4V11H6V7H4V11H2V5H6V3H18V5Z';

export type FiguraBand = Box & { names: readonly string[] };

/** Paints the names of the players who were voted best, with a trophy, in a box. */
export function paintFigura(brush: Brush, figura: FiguraBand): void {
  const { x, y, width, height, names } = figura;
  const inner = {
    x: x + FRAME,
    y: y + FRAME,
    width: width - 2 * FRAME,
    height: height - 2 * FRAME,
  };
  fill(brush, inner, colour('coin'));
  frame(brush, inner, FRAME, colour('coin-lo'));
  const middle = y + height / 2;
  const ink = colour('void');
  drawIcon(brush, new Path2D(TROPHY), { x: x + 78, y: middle, size: 88, ink });
  const left = x + 142;
  const title = { face: 'display', size: 52 } as const;
  write(brush, 'La figura', left, middle - 31, { ...title, colour: ink });
  const space = { width: width - 142 - 36, height: 62 };
  const measureAt = (size: number) => measureWith(brush, { face: 'sans', size });
  const fitting = fitText(nameList(names), space, { min: 24, max: 48 }, measureAt);
  writeLines(brush, fitting, left, middle + 23, { face: 'sans', colour: ink });
}
