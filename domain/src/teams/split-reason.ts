import type { Split } from './split-teams.ts';
import { nameList } from '../text/text-line.ts';

/**
 * Returns the reasons for a split in one line, as in '16 a 16 · un 5 por lado · arqueros separados · 2 parejas
 * repetidas'.
 */
export function splitReason({ claro, oscuro, facts }: Split<{ id: string; name: string }>): string {
  const { sums, fives, keepers, broken, repeated } = facts;
  const nameOf = (id: string) => [...claro, ...oscuro].find((one) => one.id === id)?.name ?? '';
  const [unheld] = broken;
  return [
    `${sums.claro} a ${sums.oscuro}`,
    wordsForFives(fives.claro, fives.oscuro),
    wordsForKeepers(keepers.claro, keepers.oscuro),
    broken.length > 1 && `${broken.length} pedidos sin cumplir`,
    broken.length === 1 &&
      unheld &&
      `${nameList(unheld.playerIds.map(nameOf))} no van ${unheld.kind}`,
    repeated !== null && wordsForRepeated(repeated),
  ]
    .filter(Boolean)
    .join(' · ');
}

const HOW_MANY = ['', 'un', 'dos', 'tres', 'cuatro', 'cinco'];

/** Returns how the players of level 5 are divided, as in 'un 5 por lado'; null for fewer than two such players. */
function wordsForFives(claro: number, oscuro: number): string | null {
  if (claro + oscuro < 2) return null;
  return claro === oscuro ? `${HOW_MANY[claro]} 5 por lado` : `los 5, ${claro} a ${oscuro}`;
}

function wordsForKeepers(claro: number, oscuro: number): string | null {
  if (claro + oscuro < 2) return null;
  if (claro === 0 || oscuro === 0) return 'arqueros juntos';
  return claro + oscuro === 2 ? 'arqueros separados' : 'arqueros repartidos';
}

function wordsForRepeated(repeated: number): string {
  if (repeated === 0) return 'sin parejas repetidas';
  return repeated === 1 ? '1 pareja repetida' : `${repeated} parejas repetidas`;
}
