import type { Match, MatchMoneyReply } from '@picadito/domain';
import { useMemo, useState } from 'react';
import { useMatchPlayers } from '../../attendance/attendance.ts';
import { useListMoney } from '../../money/list-money.ts';
import { MoneyRow } from './money-row.tsx';
import { RowDialog, type RowQuestion } from './row-dialog.tsx';
import type { MoneyActions } from './use-money-actions.ts';

/** Shows the players of a match by name, and the dialogs that their menus open. */
export function MoneyRows({
  match,
  money,
  actions,
}: {
  match: Match;
  money: MatchMoneyReply;
  actions: MoneyActions;
}) {
  const { players } = useMatchPlayers(match.id);
  const [lastPayment, ...others] = actions.payments;
  const { data: list } = useListMoney(match.listId);
  const [question, setQuestion] = useState<RowQuestion | null>(null);
  const known = useMemo(() => new Map(players?.map((player) => [player.id, player])), [players]);
  const names = new Map(money.players.map(({ playerId, name }) => [playerId, name]));
  const nameOf = (id: string) => known.get(id)?.name ?? names.get(id) ?? '';
  const rows = money.players
    .map((row) => ({ ...row, name: nameOf(row.playerId) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'es'));
  return (
    <>
      <ul className="grid grid-cols-1 gap-1 md:grid-cols-2 md:gap-2 lg:grid-cols-1 xl:grid-cols-2">
        {rows.map((row) => (
          <MoneyRow
            key={row.playerId}
            {...{ match, money, row, list, nameOf, actions }}
            hasJustPaid={others.length === 0 && lastPayment?.playerId === row.playerId}
            whatsapp={known.get(row.playerId)?.whatsapp ?? null}
            onAsk={(kind) => setQuestion({ kind, playerId: row.playerId })}
          />
        ))}
      </ul>
      <RowDialog
        {...{ match, money, rows, question }}
        pay={actions.pay}
        onClose={() => setQuestion(null)}
      />
    </>
  );
}
