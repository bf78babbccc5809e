import type { Match, MatchMoneyReply } from '@picadito/domain';
import { useMemo } from 'react';
import { useMatchPlayers } from '../../attendance/attendance.ts';
import { useListMoney } from '../../money/list-money.ts';
import { MoneyRow } from './money-row.tsx';
import type { RowQuestion } from './row-dialog.tsx';
import type { MoneyActions } from './use-money-actions.ts';

/**
 * Returns the players of a match's money by name, a function from the id of a player to the name, and one to the
 * WhatsApp number, which is null if there is none.
 */
export function useMoneyRows(match: Match, money: MatchMoneyReply) {
  const { players } = useMatchPlayers(match.id);
  const known = useMemo(() => new Map(players?.map((player) => [player.id, player])), [players]);
  const names = new Map(money.players.map(({ playerId, name }) => [playerId, name]));
  const nameOf = (id: string) => known.get(id)?.name ?? names.get(id) ?? '';
  const rows = money.players
    .map((row) => ({ ...row, name: nameOf(row.playerId) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'es'));
  return { rows, nameOf, whatsappOf: (id: string) => known.get(id)?.whatsapp ?? null };
}

/** Shows the players of a match. `onAsk` opens the questions of their menus. */
export function MoneyRows({
  match,
  money,
  rows,
  nameOf,
  whatsappOf,
  actions,
  onAsk,
}: ReturnType<typeof useMoneyRows> & {
  match: Match;
  money: MatchMoneyReply;
  actions: MoneyActions;
  onAsk: (question: RowQuestion) => void;
}) {
  const { data: list } = useListMoney(match.listId);
  return (
    <ul className="grid grid-cols-1 gap-1 md:grid-cols-2 md:gap-2 lg:grid-cols-1 xl:grid-cols-2">
      {rows.map((row) => (
        <MoneyRow
          key={row.playerId}
          {...{ match, money, row, list, nameOf, actions }}
          whatsapp={whatsappOf(row.playerId)}
          onAsk={(kind) => onAsk({ kind, playerId: row.playerId })}
        />
      ))}
    </ul>
  );
}
