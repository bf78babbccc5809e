import type { Match, MatchMoneyReply } from '@picadito/domain';
import { dayAndMonth } from '../../money/money-text.ts';
import { Button } from '../../ui/button.tsx';

/**
 * Asks whether closed accounts are corrected by a change that came later. Accounts that were closed in the last week
 * are corrected without a question. Renders nothing if there is no such change, or if the organiser has left the
 * accounts as they are.
 */
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
