import type { Player } from '@picadito/domain';
import { awayText } from '../../players/absences.ts';
import { useAbsence } from '../../players/use-absence.tsx';
import { useRegular } from '../../players/use-regular.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';

/**
 * Controls for when a player plays: whether the player is a regular, and until which day the player is away. Each is
 * saved at once. `away` has the last day of each absence by player id.
 */
export function PlayerPresence({
  listId,
  player,
  away,
}: {
  listId: string;
  player: Player;
  away: ReadonlyMap<string, string>;
}) {
  const { isRegular, set } = useRegular(listId, player);
  const absence = useAbsence(away);
  const until = away.get(player.id);
  return (
    <section
      aria-label={`Cuándo juega ${player.name}`}
      className="mt-5 flex flex-col gap-3 border-t-2 border-line pt-4"
    >
      <p className="leading-snug">
        <span className="font-display text-d4 tracking-wide">Cuándo juega</span>{' '}
        <span className="text-sm text-mute">Se guarda solo.</span>
      </p>
      <div>
        <Checkbox label="Fijo" checked={isRegular} onChange={({ target }) => set(target.checked)} />
        <p className="text-sm text-mute">
          Se le guarda el lugar hasta la hora que pongas en el cupo de cada partido.
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>{until === undefined ? '¿Se va por un tiempo?' : awayText(until)}</p>
        <Button variant="ghost" size="sm" onClick={() => absence.ask(player)}>
          NO ESTÁ HASTA…
        </Button>
      </div>
      {absence.dialog}
    </section>
  );
}
