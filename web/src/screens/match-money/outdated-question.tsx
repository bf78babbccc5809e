import type { Match, MatchMoneyReply } from '@picadito/domain';
import { dayAndMonth } from '../../money/money-text.ts';
import { Button } from '../../ui/button.tsx';

/** Asks whether accounts that were closed more than a week ago follow a later change. */
export function OutdatedQuestion({
  match,
  money,
  onChange,
  onKeep,
}: {
  match: Match;
  money: MatchMoneyReply;
  onChange: () => void;
  onKeep: () => void;
}) {
  if (!money.isOutdated) return null;
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-3 border-l-4 border-coin bg-panel px-3 py-2"
    >
      <p className="min-w-52 flex-1">
        Las cuentas del {dayAndMonth(match.date)} están cerradas. ¿Las cambio?
      </p>
      <div className="flex gap-4">
        <Button size="sm" onClick={onChange}>
          CAMBIAR
        </Button>
        <Button size="sm" variant="ghost" onClick={onKeep}>
          DEJARLAS
        </Button>
      </div>
    </div>
  );
}
