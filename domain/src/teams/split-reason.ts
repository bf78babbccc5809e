import { type Division, type DivisionFacts } from './divide-players.ts';
import type { Split } from './split-teams.ts';
import { nameList } from '../text/text-line.ts';

/**
 * Returns the reasons for a split in one line, as in '16 a 16 · un 5 por lado · arqueros separados · 2 parejas
 * repetidas'.
 */
export function splitReason({ claro, oscuro, facts }: Split<{ id: string; name: string }>): string {
  const { sums, fives, keepers, ...pairs } = facts;
  return divisionReason({
    teams: [claro, oscuro],
    facts: {
      ...pairs,
      sums: [sums.claro, sums.oscuro],
      fives: [fives.claro, fives.oscuro],
      keepers: [keepers.claro, keepers.oscuro],
    },
  });
}

/** Returns the reasons for any number of teams, as in '16, 16 y 15 · un 5 por lado · arqueros separados'. */
export function divisionReason({ teams, facts }: Division<{ id: string; name: string }>): string {
  const { sums, fives, keepers, broken, repeated } = facts;
  const nameOf = (id: string) => teams.flat().find((one) => one.id === id)?.name ?? '';
  const [unheld] = broken;
  return [
    sums.length === 2 ? sums.join(' a ') : nameList(sums.map(String)),
    wordsForFives(fives),
    wordsForKeepers(keepers),
    broken.length > 1 && `${broken.length} pedidos sin cumplir`,
    broken.length === 1 &&
      unheld &&
      `${nameList(unheld.playerIds.map(nameOf))} no van ${unheld.kind}`,
    repeated !== null && wordsForRepeated(repeated),
  ]
    .filter(Boolean)
    .join(' · ');
}

type Counts = DivisionFacts['fives'];

const HOW_MANY = [
  '',
  'un',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
];
const sumOf = (counts: Counts) => counts.reduce((sum, one) => sum + one, 0);

/** Returns how the players of level 5 are divided, as in 'un 5 por lado'; null for fewer than two such players. */
function wordsForFives(fives: Counts): string | null {
  const [first = 0] = fives;
  if (sumOf(fives) < 2) return null;
  if (fives.every((count) => count === first)) return `${HOW_MANY[first]} 5 por lado`;
  return `los 5, ${fives.length === 2 ? fives.join(' a ') : nameList(fives.map(String))}`;
}

function wordsForKeepers(keepers: Counts): string | null {
  const all = sumOf(keepers);
  if (all < 2) return null;
  if (keepers.filter((count) => count > 0).length === 1) return 'arqueros juntos';
  return Math.max(...keepers) === 1 ? 'arqueros separados' : 'arqueros repartidos';
}

function wordsForRepeated(repeated: number): string {
  if (repeated === 0) return 'sin parejas repetidas';
  return repeated === 1 ? '1 pareja repetida' : `${repeated} parejas repetidas`;
}
