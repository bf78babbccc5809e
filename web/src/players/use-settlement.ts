import { LIST_MONEY, type Player } from '@picadito/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { randomId } from '../lib/ids.ts';
import type { Settlement } from '../money/settlements.ts';
import { queryKeyOf, queryOf } from '../sync/cache/query-of.ts';
import { http } from '../sync/http/http.ts';

/**
 * Returns the balance of a player who is about to be deleted, which is zero while it is not known, and the function
 * that writes the entry that makes it zero.
 */
export function useSettlement(listId: string, player: Player | null) {
  const client = useQueryClient();
  const [isSettling, setSettling] = useState(false);
  /** Ids of the entries by player. A request that is repeated has the same id, so that it writes one entry. */
  const [entryIds] = useState(() => new Map<string, string>());
  const { data } = useQuery({
    ...queryOf(LIST_MONEY.read, { id: listId }),
    enabled: player !== null,
    refetchOnMount: 'always',
    meta: { failure: 'No se pudo cargar la plata.' },
  });
  const balance = data?.balances.find(({ playerId }) => playerId === player?.id)?.balance ?? 0;

  async function settle(playerId: string, settlement: Settlement): Promise<void> {
    setSettling(true);
    const entryId = entryIds.get(playerId) ?? randomId();
    entryIds.set(playerId, entryId);
    try {
      const params = { id: listId, entryId };
      await http(LIST_MONEY.writeEntry, { params, body: { playerId, ...settlement } });
      await client.invalidateQueries({ queryKey: queryKeyOf(LIST_MONEY.read, { id: listId }) });
    } finally {
      setSettling(false);
    }
  }

  return { balance, currency: data?.currency ?? 'ARS', settle, isSettling };
}
