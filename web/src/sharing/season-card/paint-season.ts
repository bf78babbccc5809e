import {
  type Season,
  type SeasonCard,
  seasonCounts,
  seasonFacts,
  seasonTitle,
} from '@picadito/domain';
import { type Brush, colour, fill, frame, measureWith, write, writeLines } from '../card/brush.ts';
import { paintGrass } from '../card/ground.ts';
import { paintPicture } from '../card/paint-card.ts';
import { type Box, CARD_HEIGHT, CARD_MARGIN, CARD_WIDTH } from '../card/size.ts';
import { fitText } from '../card/text.ts';

const WIDTH = CARD_WIDTH - 2 * CARD_MARGIN;
const FRAME = 8;
const GAP = 28;
const TITLE = { y: 220, height: 190 };
const PITCH = { x: CARD_MARGIN, y: 330, width: WIDTH, height: CARD_HEIGHT - 330 - 84 };
const COUNTS_HEIGHT = 260;
const FACT_HEIGHT = 176;

/** Draws the card of a list's season for the group. Rejects if the browser has no canvas. */
export async function paintSeason(
  season: Season,
  list: string,
  card: SeasonCard,
): Promise<HTMLCanvasElement> {
  const texts = seasonFacts(card).flatMap(({ title, what, detail }) => [title, what, detail]);
  return paintPicture([seasonTitle(season, list), ...texts], (brush) =>
    paintContent(brush, seasonTitle(season, list), card),
  );
}

/**
 * Paints the title, the numbers of matches, goals and players, and below them the facts of the season, such as who
 * played most.
 */
export function paintContent(brush: Brush, title: string, card: SeasonCard): void {
  const titleAt = (size: number) => measureWith(brush, { face: 'display', size });
  const lines = fitText(title, { width: WIDTH, ...TITLE }, { min: 56, max: 104 }, titleAt);
  writeLines(brush, lines, CARD_MARGIN, TITLE.y, { face: 'display', colour: colour('ink') });
  paintGrass(brush, PITCH);
  const inner = { x: PITCH.x + GAP, y: PITCH.y + GAP, width: PITCH.width - 2 * GAP };
  paintCounts(brush, { ...inner, height: COUNTS_HEIGHT }, card);
  const facts = seasonFacts(card);
  const top = inner.y + COUNTS_HEIGHT;
  const free = PITCH.y + PITCH.height - top - facts.length * FACT_HEIGHT;
  const gap = Math.floor(free / (facts.length + 1));
  for (const [at, fact] of facts.entries()) {
    const y = top + gap + at * (FACT_HEIGHT + gap);
    paintFact(brush, { ...inner, y, height: FACT_HEIGHT }, fact);
  }
}

function paintCounts(brush: Brush, box: Box, card: SeasonCard): void {
  const counts = seasonCounts(card);
  fill(brush, box, colour('void'));
  frame(brush, box, FRAME, colour('coin'));
  const column = box.width / counts.length;
  for (const [at, { count, word }] of counts.entries()) {
    const x = box.x + column * (at + 0.5);
    const text = String(count);
    write(brush, text, x, box.y + 100, {
      face: 'score',
      size: text.length > 3 ? 64 : 84,
      colour: colour('coin'),
      align: 'center',
    });
    write(brush, word, x, box.y + 200, {
      face: 'display',
      size: 60,
      colour: colour('ink'),
      align: 'center',
    });
  }
}

type Fact = ReturnType<typeof seasonFacts>[number];

function paintFact(brush: Brush, box: Box, { title, what, detail }: Fact): void {
  fill(brush, box, colour('raised'));
  frame(brush, box, FRAME / 2, colour('ink'));
  const left = box.x + GAP;
  const right = box.x + box.width - GAP;
  const head = { face: 'display', size: 52 } as const;
  write(brush, title, left, box.y + 46, { ...head, colour: colour('coin') });
  write(brush, detail, right, box.y + 46, { ...head, colour: colour('mute'), align: 'right' });
  const measureAt = (size: number) => measureWith(brush, { face: 'sans', size });
  const space = { width: box.width - 2 * GAP, height: 92 };
  const fitting = fitText(what, space, { min: 28, max: 60 }, measureAt);
  writeLines(brush, fitting, left, box.y + 122, { face: 'sans', colour: colour('ink') });
}
