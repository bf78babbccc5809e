import type { SkillLevel } from '@picadito/domain';
import { Icon } from '../ui/icon.tsx';
import { phoneText } from './phone-text.ts';

/** A player in a list: level, name, the level's word, his number, and a way to take him out. */
export function PlayerRow({
  player,
  names,
  onRemove,
}: {
  player: { name: string; skillLevel: SkillLevel; whatsapp: string | null };
  names: Record<SkillLevel, string>;
  onRemove: () => void;
}) {
  return (
    <li className="flex items-center gap-2 bg-raised py-1 pr-1 pl-2 sm:gap-3 sm:pl-3">
      <span
        aria-hidden="true"
        className="grid size-9 shrink-0 place-items-center bg-void font-score text-score text-coin"
      >
        {player.skillLevel}
      </span>
      <div className="min-w-0 flex-1 py-1">
        <p className="text-[1.0625rem] leading-snug font-bold">{player.name}</p>
        <p className="flex flex-wrap gap-x-2 text-sm text-mute">
          <span>
            Nivel {player.skillLevel} · {names[player.skillLevel]}
          </span>
          {player.whatsapp && (
            <span className="whitespace-nowrap tabular-nums">
              <span className="sr-only">WhatsApp </span>
              {phoneText(player.whatsapp)}
            </span>
          )}
        </p>
      </div>
      <button
        type="button"
        aria-label={`Eliminar a ${player.name}`}
        onClick={onRemove}
        className="grid size-12 shrink-0 place-items-center text-mute hover:bg-void hover:text-danger focus-visible:outline-offset-0"
      >
        <Icon name="trash" />
      </button>
    </li>
  );
}
