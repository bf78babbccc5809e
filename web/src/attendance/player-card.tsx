import { type MatchPlayer, SKILL_NAMES } from '@picadito/domain';
import type { ReactNode } from 'react';
import { phoneText } from '../players/players-text.ts';

type ShownPlayer = Pick<MatchPlayer, 'id' | 'name' | 'skillLevel' | 'whatsapp'>;

/** Shows the name, level and number of a player, with `mark` next to the level. */
export function PlayerFacts({
  player: { name, skillLevel, whatsapp },
  mark,
}: {
  player: ShownPlayer;
  mark?: ReactNode;
}) {
  return (
    <>
      <span className="block text-[1.0625rem] leading-snug font-bold">{name}</span>
      <span className="group/facts flex flex-wrap gap-x-3 text-sm text-mute print:hidden">
        <span>
          Nivel {skillLevel}
          <span className="level-word phone:group-has-data-mark/facts:sr-only">
            {' '}
            · {SKILL_NAMES[skillLevel]}
          </span>
        </span>
        {mark}
        {whatsapp && (
          <span className="whitespace-nowrap tabular-nums max-lg:sr-only">
            <span className="sr-only">WhatsApp </span>
            {phoneText(whatsapp)}
          </span>
        )}
      </span>
    </>
  );
}
