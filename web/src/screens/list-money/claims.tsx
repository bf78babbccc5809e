import { amountText } from '@picadito/domain';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { ShownMoney } from '../../money/list-money.ts';

/** Shows the players who say that they have paid. */
export function Claims({ money, changes, nameOf }: ShownMoney) {
  if (money.claims.length === 0) return null;
  return (
    <Panel title="Avisaron que pagaron">
      <ul className="flex flex-col gap-3">
        {money.claims.map((claim) => {
          const { playerId, amount } = claim;
          const name = nameOf(playerId);
          return (
            <li key={playerId} className="flex flex-wrap items-center gap-3">
              <p className="min-w-40 flex-1 wrap-anywhere">
                {name}: {amountText(amount, money.currency)}
              </p>
              <div className="flex gap-4">
                <Button
                  size="sm"
                  variant="grass"
                  onClick={() => changes.pay({ playerId, amount, method: 'transfer' }, name)}
                >
                  LLEGÓ<span className="sr-only"> lo de {name}</span>
                </Button>
                <Button size="sm" variant="ghost" onClick={() => changes.dropClaim(claim, name)}>
                  NO LLEGÓ<span className="sr-only"> lo de {name}</span>
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
