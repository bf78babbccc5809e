import { longDate } from '@picadito/domain';
import { drawBall } from './ball.ts';
import { type Brush, colour, drawIcon, fontOf, measureWith, write } from './brush.ts';
import { paintGround } from './ground.ts';
import {
  CARD_HEIGHT,
  CARD_MARGIN,
  CARD_WIDTH,
  PLACE_LINE,
  UPRIGHT_COVER,
  UPRIGHT_HEIGHT,
  UPRIGHT_INNER_HEIGHT,
} from './size.ts';
import { wrap } from './text.ts';

export type CardMatch = { date: string; time: string; location: string };

const FONTS_MS = 3_000;
const PLACE_LINES = 2;
const PLACE = { face: 'sans', size: 42 } as const;
const RIGHT = CARD_WIDTH - CARD_MARGIN;
const PIN =
  'M7 2h10v2H7zM5 4h2v2H5zm14 0h-2v2h2zM7 17h2v2H7zm2 2h2v2H9zm6-2h2v2h-2zm-2 2h2v2h-2zm-2 2h2v2h-2zm-6-7h2v3H5zm12 0h2v3h-2zM3 6h2v8H3zm18 0h-2v8h2zM10 6h4v2h-4zM8 8h2v4H8zm2 4h4v2h-4zm4-4h2v4h-2z';

/**
 * Returns a picture of 1080 × 1350 pixels to share with the group, or of 1080 × 1920 if `isUpright`, with date, time
 * and place of the match at its top. `paint` paints the content; it receives the number of lines that the place takes.
 * `names` holds the texts of the content, so that their fonts load first. Rejects if the browser has no canvas.
 */
export async function paintCard(
  match: CardMatch,
  names: readonly string[],
  paint: (brush: Brush, placeLines: number) => void,
  isUpright = false,
): Promise<HTMLCanvasElement> {
  const paintMatch = (brush: Brush) => {
    const space = RIGHT - CARD_MARGIN - 56;
    const place = wrap(match.location, space, PLACE_LINES, measureWith(brush, PLACE));
    paintHeader(brush, match, place);
    paint(brush, place.length);
  };
  return paintPicture([match.location, ...names], paintMatch, isUpright);
}

/**
 * Returns a picture of the size of a card, with its background and the name of the app. `texts` holds the texts of the
 * content, so that their fonts load first. Rejects if the browser has no canvas.
 */
export async function paintPicture(
  texts: readonly string[],
  paint: (brush: Brush) => void,
  isUpright = false,
): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas');
  canvas.width = CARD_WIDTH;
  canvas.height = isUpright ? UPRIGHT_HEIGHT : CARD_HEIGHT;
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('no canvas to draw on');
  await fontsFor(['Generado +0123456789', ...texts].join(' '));
  brush.direction = 'ltr';
  paintGround(brush, canvas.height);
  if (isUpright) brush.translate(0, UPRIGHT_COVER);
  paintBrand(brush);
  paint(brush);
  write(
    brush,
    'Generado con Picadito',
    CARD_WIDTH / 2,
    (isUpright ? UPRIGHT_INNER_HEIGHT : CARD_HEIGHT) - 40,
    {
      face: 'sans',
      size: 28,
      colour: colour('mute'),
      align: 'center',
    },
  );
  return canvas;
}

/**
 * Loads the fonts of a text, because a name may need characters that no screen has shown yet. Without a network the
 * text is drawn with the available fonts.
 */
async function fontsFor(text: string): Promise<void> {
  const faces = (['display', 'score', 'sans'] as const).map((face) =>
    document.fonts.load(fontOf({ face, size: 40 }), text),
  );
  const enough = new Promise((resolve) => setTimeout(resolve, FONTS_MS));
  await Promise.race([Promise.allSettled(faces), enough]);
}

function paintBrand(brush: Brush): void {
  const ball = { x: CARD_MARGIN + 30, y: 84, size: 60 };
  drawBall(brush, ball, { leather: colour('ink'), patches: colour('void') });
  const brand = { face: 'display', size: 76 } as const;
  write(brush, 'PICADITO', CARD_MARGIN + 80, 90, { ...brand, colour: colour('coin-lo') });
  write(brush, 'PICADITO', CARD_MARGIN + 80, 84, { ...brand, colour: colour('coin') });
}

function paintHeader(brush: Brush, { date, time }: CardMatch, place: readonly string[]): void {
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
