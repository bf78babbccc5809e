import { type Brush, colour, fill, frame } from './brush.ts';
import { type Box, CARD_WIDTH } from './size.ts';

const STRIPE = 48;
const LINE = 8;

/** Paints the background of a picture of this height, with its scanlines. */
export function paintGround(brush: Brush, pictureHeight: number): void {
  fill(brush, { x: 0, y: 0, width: CARD_WIDTH, height: pictureHeight }, colour('void'));
  for (let y = 0; y < pictureHeight; y += 8) {
    fill(brush, { x: 0, y, width: CARD_WIDTH, height: 4 }, 'rgb(255 255 255 / 0.02)');
  }
}

/** Paints mown grass with a frame around each of its parts. */
export function paintZones(brush: Brush, pitch: Box, parts: readonly Box[]): void {
  paintStripes(brush, pitch);
  brush.save();
  brush.globalAlpha = 0.3;
  for (const part of parts) frame(brush, part, LINE / 2, colour('ink'));
  brush.restore();
  frame(brush, pitch, LINE, colour('ink'));
}

function paintStripes(brush: Brush, pitch: Box): void {
  fill(brush, pitch, colour('pitch'));
  for (let y = 0; y < pitch.height; y += 2 * STRIPE) {
    const height = Math.min(STRIPE, pitch.height - y);
    fill(brush, { ...pitch, y: pitch.y + y, height }, colour('pitch-lo'));
  }
}

/**
 * Paints mown grass with its lines and frame, as on the screens. `isSideways` puts one half at the left and one at the
 * right.
 */
export function paintGrass(brush: Brush, pitch: Box, isSideways = false): void {
  paintStripes(brush, pitch);
  const middle = { x: pitch.x + pitch.width / 2, y: pitch.y + pitch.height / 2 };
  brush.save();
  brush.globalAlpha = 0.3;
  const line = isSideways
    ? { ...pitch, x: middle.x - LINE / 2, width: LINE }
    : { ...pitch, y: middle.y - LINE / 2, height: LINE };
  fill(brush, line, colour('ink'));
  brush.strokeStyle = colour('ink');
  brush.lineWidth = LINE;
  brush.beginPath();
  brush.arc(middle.x, middle.y, Math.min(120, pitch.height / 5), 0, 2 * Math.PI);
  brush.stroke();
  brush.restore();
  frame(brush, pitch, LINE, colour('ink'));
}
