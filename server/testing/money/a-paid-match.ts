import type { ListMoneyReply, MatchMoneyReply } from '@picadito/domain';
import { newId } from '../../src/store/ids.ts';
import { aMatch } from '../a-match.ts';
import { testApp, type Client } from '../test-app.ts';

/**
 * Creates a match of confirmed players with these levels, ten by default, that costs $35.000. Returns it with functions
 * that send requests about its money.
 */
export async function aPaidMatch(levels = '3333333333') {
  const server = await testApp();
  const ana = await server.signedIn('ana');
  const { list, match, ids } = await aMatch(ana, levels);
  const ofMatch = requestsOf(ana, list.id, match.id);
  await ofMatch.change({ cost: 35_000 });
  return { ...server, ana, list, match, ids, ...ofMatch };
}

/** Returns functions that send requests about the money of a match and of its list. */
export function requestsOf(ana: Client, listId: string, matchId: string) {
  const url = `/api/matches/${matchId}/money`;
  const body = ({ body: reply }: { body: MatchMoneyReply }) => reply;
  return {
    money: async () => body(await ana.get<MatchMoneyReply>(url)),
    change: (patch: object) => ana.patch<MatchMoneyReply>(url, patch),
    close: () => ana.post<MatchMoneyReply>(`${url}/close`, {}),
    reopen: () => ana.post<MatchMoneyReply>(`${url}/reopen`, {}),
    deposit: (outcome: string) => ana.post<MatchMoneyReply>(`${url}/deposit`, { outcome }),
    pay: (playerId: string, amount: number, more: object = {}) => {
      const payment = { entryId: newId(), amount, seen: null, ...more };
      return ana.put<MatchMoneyReply>(`${url}/players/${playerId}/paid`, payment);
    },
    write: (entry: object) =>
      ana.put(`/api/lists/${listId}/money/entries/${newId()}`, { matchId, ...entry }),
    ledger: async () => (await ana.get<ListMoneyReply>(`/api/lists/${listId}/money`)).body,
  };
}

export const rowOf = ({ players }: MatchMoneyReply, id = '') =>
  players.find(({ playerId }) => playerId === id);
