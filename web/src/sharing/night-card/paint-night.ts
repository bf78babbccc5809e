import { type Brush, colour, fill, frame, measureWith, write } from '../card/brush.ts';
import { paintChip } from '../card/chip.ts';
import { paintFigura } from '../card/figura.ts';
import { paintGrass } from '../card/ground.ts';
import { type CardMatch, paintCard } from '../card/paint-card.ts';
import { CARD_WIDTH } from '../card/size.ts';
import { layOutNight, type NightLayout, type NightRow, type SharedNight } from './night-card.ts';

const FRAME = 8;
const VERDICT_SIZE = 104;
const LABEL = { face: 'display', size: 48 } as const;
const FIGURE = { face: 'score', size: 32 } as const;
/** Margin in pixels around the name of a team in its row. */
const MARGIN = 8;
const LABEL_WIDTH = 260;

/**
 * Draws a finished night as a card for the group, or upright for a status or story. Rejects if the browser has no
 * canvas.
 */
export async function paintNight(
  match: CardMatch,
  night: SharedNight,
  isUpright = false,
): Promise<HTMLCanvasElement> {
  const names = [...night.champions.flatMap(({ players }) => players), ...night.figura];
  return paintCard(
    match,
    names,
    (brush, placeLines) => paintLayout(brush, layOutNight(night, placeLines, isUpright)),
    isUpright,
  );
}

/** Paints a night onto the background of the card. */
export function paintLayout(brush: Brush, layout: NightLayout): void {
  const { verdict, table, pitch, chips, figura } = layout;
  const full = measureWith(brush, { face: 'display', size: VERDICT_SIZE })(verdict.text);
  write(brush, verdict.text, CARD_WIDTH / 2, verdict.y, {
    face: 'display',
    size: Math.floor(VERDICT_SIZE * Math.min(1, verdict.width / full)),
    colour: colour('coin'),
    align: 'center',
  });
  fill(brush, table, colour('void'));
  for (const { text, x } of layout.heads) {
    write(brush, text, x, layout.headY, {
      face: 'display',
      size: 44,
      colour: colour('mute'),
      align: 'center',
    });
  }
  for (const row of layout.rows) paintRow(brush, row);
  frame(brush, table, FRAME, colour('coin'));
  paintGrass(brush, pitch);
  for (const chip of chips) paintChip(brush, chip, chip.look);
  if (figura) paintFigura(brush, figura);
}

function paintRow(brush: Brush, { team, label, isChampion, cells, ...row }: NightRow): void {
  const middle = row.y + row.height / 2;
  fill(brush, { ...row, height: 2 }, colour('raised'));
  const tag = {
    x: row.x + 2 * MARGIN,
    y: row.y + MARGIN,
    width: LABEL_WIDTH,
    height: row.height - 2 * MARGIN,
  };
  fill(brush, tag, colour(team));
  if (team === 'oscuro') frame(brush, tag, 2, colour('mute'));
  write(brush, label, tag.x + LABEL_WIDTH / 2, middle, {
    ...LABEL,
    colour: colour(team === 'oscuro' ? 'ink' : 'void'),
    align: 'center',
  });
  for (const { text, x } of cells) {
    write(brush, text, x, middle, {
      ...FIGURE,
      colour: colour(isChampion ? 'coin' : 'ink'),
      align: 'center',
    });
  }
}
