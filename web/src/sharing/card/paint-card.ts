import { longDate } from '@picadito/domain';
import { type Brush, colour, drawIcon, fontOf, measureWith, write } from './brush.ts';
import { paintGround } from './ground.ts';
import { CARD_HEIGHT, CARD_MARGIN, CARD_WIDTH, PLACE_LINE } from './size.ts';
import { wrap } from './text.ts';

export type CardMatch = { date: string; time: string; location: string };

const FONTS_MS = 3_000;
const PLACE_LINES = 2;
const PLACE = { face: 'sans', size: 42 } as const;
const RIGHT = CARD_WIDTH - CARD_MARGIN;
const BALL = 'M8 0h8v2h4v2h2v4h2v8h-2v4h-2v2h-4v2H8v-2H4v-2H2v-4H0V8h2V4h2V2h4z';
const PATCHES =
  'M10 8h4v2h2v4h-2v2h-4v-2H8v-4h2zM10 2h4v2h-4zM2 10h2v4H2zM20 10h2v4h-2zM4 18h2v-2h2v2H6v2H4zM20 18h-2v-2h-2v2h2v2h2zM6 6h2v2H6zM16 6h2v2h-2zM10 20h4v2h-4z';
const PIN =
  'M7 2h10v2H7zM5 4h2v2H5zm14 0h-2v2h2zM7 17h2v2H7zm2 2h2v2H9zm6-2h2v2h-2zm-2 2h2v2h-2zm-2 2h2v2h-2zm-6-7h2v3H5zm12 0h2v3h-2zM3 6h2v8H3zm18 0h-2v8h2zM10 6h4v2h-4zM8 8h2v4H8zm2 4h4v2h-4zm4-4h2v4h-2z';

/**
 * A card of 1080 × 1350 for the group, with when and where at its top; `paint` does the rest, knowing how many lines the
 * place takes. `names`: whose faces are to be there. Rejects where the browser gives nothing to draw on.
 */
export async function paintCard(
  match: CardMatch,
  names: readonly string[],
  paint: (brush: Brush, placeLines: number) => void,
): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas');
  canvas.width = CARD_WIDTH;
  canvas.height = CARD_HEIGHT;
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('no canvas to draw on');
  await fontsFor(['Generado +0123456789', match.location, ...names].join(' '));
  brush.direction = 'ltr';
  const room = RIGHT - CARD_MARGIN - 56;
  const place = wrap(match.location, room, PLACE_LINES, measureWith(brush, PLACE));
  paintGround(brush);
  paintHeader(brush, match, place);
  paint(brush, place.length);
  write(brush, 'Generado con Picadito', CARD_WIDTH / 2, CARD_HEIGHT - 40, {
    face: 'sans',
    size: 28,
    colour: colour('mute'),
    align: 'center',
  });
  return canvas;
}

/** A name may need a face that no screen has shown yet. Without a network it is drawn with what there is. */
async function fontsFor(text: string): Promise<void> {
  const faces = (['display', 'score', 'sans'] as const).map((face) =>
    document.fonts.load(fontOf({ face, size: 40 }), text),
  );
  const enough = new Promise((resolve) => setTimeout(resolve, FONTS_MS));
  await Promise.race([Promise.allSettled(faces), enough]);
}

function paintHeader(brush: Brush, { date, time }: CardMatch, place: readonly string[]): void {
  const ball = { x: CARD_MARGIN + 30, y: 84, size: 60 };
  drawIcon(brush, new Path2D(BALL), { ...ball, ink: colour('ink') });
  drawIcon(brush, new Path2D(PATCHES), { ...ball, ink: colour('void') });
  const brand = { face: 'display', size: 76 } as const;
  write(brush, 'PICADITO', CARD_MARGIN + 80, 90, { ...brand, colour: colour('coin-lo') });
  write(brush, 'PICADITO', CARD_MARGIN + 80, 84, { ...brand, colour: colour('coin') });
  write(brush, time, RIGHT, 84, {
    face: 'score',
    size: 56,
    colour: colour('coin'),
    align: 'right',
  });
  write(brush, longDate(date), CARD_MARGIN, 180, {
    face: 'display',
    size: 92,
    colour: colour('ink'),
  });
  drawIcon(brush, new Path2D(PIN), { x: CARD_MARGIN + 20, y: 256, size: 48, ink: colour('coin') });
  for (const [line, text] of place.entries()) {
    const y = 256 + line * PLACE_LINE;
    write(brush, text, CARD_MARGIN + 56, y, { ...PLACE, colour: colour('ink') });
  }
}
