import { everyoneIn, type TeamKey } from '@picadito/domain';
import { type Brush, colour, write } from '../card/brush.ts';
import { paintChip } from '../card/chip.ts';
import { paintGrass, paintZones } from '../card/ground.ts';
import { type CardMatch, paintCard } from '../card/paint-card.ts';
import { CARD_MARGIN } from '../card/size.ts';
import { type CardLayout, type Half, layOutCard, type LineUp } from './line-up-card.ts';

/** Draws a line-up as a card for the group. Rejects if the browser has no canvas. */
export async function paintLineUp(match: CardMatch, lineUp: LineUp): Promise<HTMLCanvasElement> {
  const names = everyoneIn(lineUp).map(({ name }) => name);
  return paintCard(match, names, (brush, placeLines) => {
    const layout = layOutCard(lineUp, placeLines);
    const parts = [...layout.halves.values()].map(({ part }) => part);
    if (parts.length > 2) paintZones(brush, layout.pitch, parts);
    else paintGrass(brush, layout.pitch);
    for (const [key, half] of layout.halves) paintHalf(brush, half, key);
    paintBench(brush, layout);
  });
}

function paintHalf(
  brush: Brush,
  { part, title, points, titleY, chips }: Half,
  look: TeamKey,
): void {
  const ink = colour('ink');
  write(brush, title, part.x + 28, titleY, { face: 'display', size: 52, colour: ink });
  if (points !== null)
    write(brush, String(points), part.x + part.width - 28, titleY, {
      face: 'score',
      size: 36,
      colour: ink,
      align: 'right',
    });
  for (const chip of chips) paintChip(brush, chip, look);
}

function paintBench(brush: Brush, { bench }: CardLayout): void {
  if (!bench) return;
  write(brush, bench.title, CARD_MARGIN, bench.titleY, {
    face: 'display',
    size: 48,
    colour: colour('ink'),
  });
  for (const chip of bench.chips) paintChip(brush, chip, 'bench');
}
