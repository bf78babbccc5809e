import type { ListMoneyReply } from '@picadito/domain';
import type { useListMoneyChanges } from '../../money/list-money.ts';

/**
 * Type of the props that every part of the screen gets. `nameOf` returns the name of a player; it is '' for an unknown
 * one.
 */
export type ShownMoney = {
  money: ListMoneyReply;
  changes: ReturnType<typeof useListMoneyChanges>;
  nameOf: (playerId: string) => string;
};
