import { LIST_MONEY, type Player } from '@picadito/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { randomId } from '../lib/ids.ts';
import { queryKeyOf, queryOf } from '../sync/cache/query-of.ts';
import { http } from '../sync/http/http.ts';
import type { Settlement } from './settle-dialog.tsx';

/**
 * Returns the balance of a player who is about to be deleted, which is zero while it is not known, and the function that
 * writes the entry that makes it zero.
 */
export function useSettlement(listId: string, player: Player | null) {
  const client = useQueryClient();
  const [isSettling, setSettling] = useState(false);
  const { data } = useQuery({
    ...queryOf(LIST_MONEY.read, { id: listId }),
    enabled: player !== null,
    refetchOnMount: 'always',
    meta: { failure: 'No se pudo cargar la plata.' },
  });
  const balance = data?.balances.find(({ playerId }) => playerId === player?.id)?.balance ?? 0;

  async function settle(playerId: string, settlement: Settlement): Promise<void> {
    setSettling(true);
    try {
      const params = { id: listId, entryId: randomId() };
      await http(LIST_MONEY.writeEntry, { params, body: { playerId, ...settlement } });
      await client.invalidateQueries({ queryKey: queryKeyOf(LIST_MONEY.read, { id: listId }) });
    } finally {
      setSettling(false);
    }
  }

  return { balance, currency: data?.currency ?? 'ARS', settle, isSettling };
}
