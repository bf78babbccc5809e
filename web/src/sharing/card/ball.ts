import { type Brush, drawIcon } from './brush.ts';

const BALL = 'M8 0h8v2h4v2h2v4h2v8h-2v4h-2v2h-4v2H8v-2H4v-2H2v-4H0V8h2V4h2V2h4z';
const PATCHES =
  'M10 8h4v2h2v4h-2v2h-4v-2H8v-4h2zM10 2h4v2h-4zM2 10h2v4H2zM20 10h2v4h-2zM4 18h2v-2h2v2H6v2H4zM20 18h-2v-2h-2v2h2v2h2zM6 6h2v2H6zM16 6h2v2h-2zM10 20h4v2h-4z';

/** Draws a ball with its centre at `x` and `y`. */
export function drawBall(
  brush: Brush,
  at: { x: number; y: number; size: number },
  { leather, patches }: { leather: string; patches: string },
): void {
  drawIcon(brush, new Path2D(BALL), { ...at, ink: leather });
  drawIcon(brush, new Path2D(PATCHES), { ...at, ink: patches });
}
