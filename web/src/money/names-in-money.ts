import { type ListMoneyReply, numbered, type Player } from '@picadito/domain';

/**
 * Returns the function that returns the name of a player of a list's money by id; it is '' for an unknown id. The
 * players of the list have their names in the list, and deleted players the names that are saved with their entries.
 * Names that read alike are numbered, those of deleted players last.
 */
export function namesInMoney(
  players: readonly Pick<Player, 'id' | 'name'>[],
  { balances, entries }: Pick<ListMoneyReply, 'balances' | 'entries'>,
): (playerId: string) => string {
  const names = new Map(players.map(({ id, name }) => [id, name]));
  const saved = entries.map(({ playerId, playerName }) => ({ playerId, name: playerName }));
  for (const { playerId, name } of [...balances, ...saved])
    if (playerId !== null && name !== null && !names.has(playerId)) names.set(playerId, name);
  const apart = numbered(names);
  return (playerId) => apart.get(playerId) ?? '';
}
