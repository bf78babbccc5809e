import type { Player } from '@picadito/domain';
import { awayText } from '../../players/absences.ts';
import { useAbsence } from '../../players/use-absence.tsx';
import { Button } from '../../ui/button.tsx';

/** Control that sets until which day a player is away; `away` has the last day of each absence by player id. */
export function PlayerPresence({
  player,
  away,
}: {
  player: Player;
  away: ReadonlyMap<string, string>;
}) {
  const absence = useAbsence(away);
  const until = away.get(player.id);
  return (
    <section
      aria-label={`Cuándo juega ${player.name}`}
      className="mt-5 flex flex-wrap items-center justify-between gap-3 border-t-2 border-line pt-4"
    >
      <p>{until === undefined ? '¿Se va por un tiempo?' : awayText(until)}</p>
      <Button variant="ghost" size="sm" onClick={() => absence.ask(player)}>
        NO ESTÁ HASTA…
      </Button>
      {absence.dialog}
    </section>
  );
}
