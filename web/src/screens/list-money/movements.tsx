import type { EntryReply } from '@picadito/domain';
import { A_MINUTE_MS, browserTimeZone, clockText, useNow } from '../../lib/clock.ts';
import { entryText } from '../../money/money-text.ts';
import { TEXT_ACTION } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { ShownMoney } from '../../money/list-money.ts';

/** Shows the newest entries of the ledger with their authors; void ones are struck through. */
export function Movements({ money, changes, nameOf }: ShownMoney) {
  const now = useNow(A_MINUTE_MS);
  const zone = browserTimeZone();
  return (
    <Panel title={<span className="big-text:text-d3">Movimientos</span>}>
      {money.entries.length === 0 && <p>Todavía no hay movimientos.</p>}
      <ul className="flex flex-col gap-2">
        {money.entries.map((stored) => {
          const { playerId, playerName } = stored;
          const entry = {
            ...stored,
            playerName: playerId === null ? playerName : nameOf(playerId),
          };
          const isVoid = entry.voidedAt !== null;
          const text = entryText(entry, money.currency, nameOf);
          return (
            <li key={entry.entryId} className="flex items-center gap-2">
              <p className="min-w-0 flex-1">
                <span className="block wrap-anywhere">
                  {isVoid ? <s className="text-mute">{text}</s> : text}
                  {isVoid && <span className="sr-only"> (anulado)</span>}
                </span>
                <span className="block text-sm text-mute">
                  {clockText(entry.at, now, zone)} · {entry.author || 'espera la señal'}
                </span>
              </p>
              {canBeVoided(entry) && (
                <button
                  type="button"
                  className={`${TEXT_ACTION} shrink-0`}
                  onClick={() => changes.cancel(entry)}
                >
                  ANULAR<span className="sr-only">: {text}</span>
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

/**
 * Tells whether the organiser may void an entry of the ledger here. Entries that closing a match has written change
 * with that match instead.
 */
function canBeVoided({ kind, matchId, isDeposit, voidedAt }: EntryReply): boolean {
  if (voidedAt !== null) return false;
  return kind === 'payment' || kind === 'box' || isDeposit || matchId === null;
}
