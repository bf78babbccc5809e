import type { Box } from './size.ts';
import { COLOURS } from './colours.ts';
import { LINE_HEIGHT } from './text.ts';

export type Brush = Pick<
  CanvasRenderingContext2D,
  | 'arc'
  | 'beginPath'
  | 'direction'
  | 'fill'
  | 'fillRect'
  | 'fillStyle'
  | 'fillText'
  | 'font'
  | 'globalAlpha'
  | 'lineWidth'
  | 'restore'
  | 'save'
  | 'scale'
  | 'stroke'
  | 'strokeStyle'
  | 'textAlign'
  | 'translate'
> & { measureText: (text: string) => Pick<TextMetrics, 'width' | 'actualBoundingBoxAscent'> };
export type Face = 'display' | 'score' | 'sans';
export type Ink = { colour: string; face: Face; size: number; align?: CanvasTextAlign };

export type ColourName = keyof typeof COLOURS;

export const colour = (name: ColourName) => COLOURS[name];

/** Returns the font family that the style sheet defines for `name`, so that pictures have the fonts of the screens. */
function faceOf(name: Face): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--font-${name}`).trim();
}

export function fontOf({ face, size }: Pick<Ink, 'face' | 'size'>): string {
  return `${face === 'sans' ? 700 : 400} ${size}px ${faceOf(face)}`;
}

/** Writes a text so that the middle of its capitals is at `y`. */
export function write(brush: Brush, text: string, x: number, y: number, ink: Ink): void {
  brush.font = fontOf(ink);
  brush.fillStyle = ink.colour;
  brush.textAlign = ink.align ?? 'left';
  brush.fillText(text, x, y + brush.measureText('H').actualBoundingBoxAscent / 2);
}

/** Writes lines of text one below the other, so that the middle of all lines is at `y`. */
export function writeLines(
  brush: Brush,
  { size, lines }: { size: number; lines: readonly string[] },
  x: number,
  y: number,
  ink: Omit<Ink, 'size'>,
): void {
  const height = size * LINE_HEIGHT;
  for (const [line, text] of lines.entries())
    write(brush, text, x, y + (line - (lines.length - 1) / 2) * height, { ...ink, size });
}

/** Returns a function that measures the width of texts in this font. */
export function measureWith(brush: Brush, ink: Pick<Ink, 'face' | 'size'>) {
  return (text: string): number => {
    brush.font = fontOf(ink);
    return brush.measureText(text).width;
  };
}

export function fill(brush: Brush, { x, y, width, height }: Box, fillStyle: string): void {
  brush.fillStyle = fillStyle;
  brush.fillRect(x, y, width, height);
}

/** Draws the notched pixel frame of the screens around a box; its corners stay empty. */
export function frame(brush: Brush, { x, y, width, height }: Box, px: number, ink: string): void {
  fill(brush, { x, y: y - px, width, height: px }, ink);
  fill(brush, { x, y: y + height, width, height: px }, ink);
  fill(brush, { x: x - px, y, width: px, height }, ink);
  fill(brush, { x: x + width, y, width: px, height }, ink);
}

/** Draws a shape on the 24-pixel grid of the icons, with its centre at `x` and `y`. */
export function drawIcon(
  brush: Brush,
  shape: Path2D,
  { x, y, size, ink }: { x: number; y: number; size: number; ink: string },
): void {
  brush.save();
  brush.translate(x - size / 2, y - size / 2);
  brush.scale(size / 24, size / 24);
  brush.fillStyle = ink;
  brush.fill(shape);
  brush.restore();
}
