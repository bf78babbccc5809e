import { currencyOf, type AccountExport, type ListMoneyReply } from '@picadito/domain';
import type { RowOf } from '../../schema.ts';
import type { Reader, Writer } from '../../store.ts';

type OfList = { userId: string; listId: string };
type Settings = Omit<ListMoneyReply['settings'], 'neverPays'> & Pick<ListMoneyReply, 'currency'>;

/** Returns the settings of a list for money; the defaults if none are stored. `country` is that of the organiser. */
export async function listMoneyOf(
  db: Reader,
  { userId, listId }: OfList,
  country: string | null,
): Promise<Settings> {
  return settingsOf(await findListMoney(db, { userId, listId }), country);
}

/** Returns the stored settings of a list; undefined for a list without money. */
export async function findListMoney(
  db: Reader,
  { userId, listId }: OfList,
): Promise<RowOf<'list_money'> | undefined> {
  return db
    .selectFrom('list_money')
    .selectAll()
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .executeTakeFirst();
}

export async function storeListMoney(
  tx: Writer,
  { userId, listId }: OfList,
  settings: Settings,
): Promise<void> {
  const values = {
    currency: settings.currency,
    pay_to: settings.payTo,
    pay_to_holder: settings.payToHolder,
    pay_to_changed_at: settings.payToChangedAt,
    players_see: settings.playersSee,
    shares_money: Number(settings.sharesMoney),
  };
  await tx
    .insertInto('list_money')
    .values({ user_id: userId, list_id: listId, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'list_id']).doUpdateSet(values))
    .execute();
}

/**
 * Stores the default settings of a list that has none. A list with a row has money: its screens show what matches cost.
 */
export async function beginListMoney(
  tx: Writer,
  { userId, listId }: OfList,
  country: string | null,
): Promise<void> {
  const values = { currency: currencyOf(country), players_see: 'own', shares_money: 0 } as const;
  const empty = { pay_to: null, pay_to_holder: null, pay_to_changed_at: null };
  await tx
    .insertInto('list_money')
    .values({ user_id: userId, list_id: listId, ...values, ...empty })
    .onConflict((conflict) => conflict.columns(['user_id', 'list_id']).doNothing())
    .execute();
}

/** Returns the ids of the players of a list who never pay. */
export async function neverPayOf(db: Reader, { userId, listId }: OfList): Promise<string[]> {
  const rows = await db
    .selectFrom('never_pays')
    .innerJoin('players', (join) =>
      join
        .onRef('players.user_id', '=', 'never_pays.user_id')
        .onRef('players.player_id', '=', 'never_pays.player_id'),
    )
    .select('never_pays.player_id')
    .where('never_pays.user_id', '=', userId)
    .where('players.list_id', '=', listId)
    .orderBy('never_pays.player_id')
    .execute();
  return rows.map((row) => row.player_id);
}

export async function setNeverPays(
  tx: Writer,
  { userId, playerId }: { userId: string; playerId: string },
  neverPays: boolean,
): Promise<void> {
  await tx
    .deleteFrom('never_pays')
    .where('user_id', '=', userId)
    .where('player_id', '=', playerId)
    .execute();
  if (!neverPays) return;
  await tx.insertInto('never_pays').values({ user_id: userId, player_id: playerId }).execute();
}

/** Returns the money of the user's lists for the export: settings, players who never pay, and claims to have paid. */
export async function moneyOfLists(
  db: Reader,
  userId: string,
  country: string | null,
): Promise<AccountExport['money']> {
  const rows = await db
    .selectFrom('list_money')
    .selectAll()
    .where('user_id', '=', userId)
    .execute();
  const neverPay = await db
    .selectFrom('never_pays')
    .innerJoin('players', (join) =>
      join
        .onRef('players.user_id', '=', 'never_pays.user_id')
        .onRef('players.player_id', '=', 'never_pays.player_id'),
    )
    .select(['players.list_id', 'players.player_id'])
    .where('never_pays.user_id', '=', userId)
    .execute();
  const claims = await db
    .selectFrom('money_claims')
    .selectAll()
    .where('user_id', '=', userId)
    .execute();
  const stored = new Map(rows.map((row) => [row.list_id, row]));
  const listIds = new Set([...rows, ...neverPay, ...claims].map(({ list_id }) => list_id));
  return [...listIds].map((listId) => {
    const { currency, ...settings } = settingsOf(stored.get(listId), country);
    const ofList = <Row extends { list_id: string }>(all: readonly Row[]) =>
      all.filter(({ list_id }) => list_id === listId);
    return {
      listId,
      currency,
      settings: { ...settings, neverPays: ofList(neverPay).map((row) => row.player_id) },
      claims: ofList(claims).map(({ player_id: playerId, amount, at }) => {
        return { playerId, amount, at };
      }),
    };
  });
}

function settingsOf(row: RowOf<'list_money'> | undefined, country: string | null): Settings {
  return {
    currency: row?.currency ?? currencyOf(country),
    payTo: row?.pay_to ?? null,
    payToHolder: row?.pay_to_holder ?? null,
    payToChangedAt: row?.pay_to_changed_at ?? null,
    playersSee: row?.players_see ?? 'own',
    sharesMoney: row?.shares_money === 1,
  };
}
