import { listMoneyContract, matchMoneyContract } from '@picadito/domain';
import { signedInRoutes } from '../http/route.ts';
import { ownedList, ownedMatch } from '../transactions/load-owned.ts';
import { closeAccounts, reopenAccounts } from './close-accounts.ts';
import { decideDeposit } from './decide-deposit.ts';
import { voidEntry, writeEntry } from './ledger.ts';
import { changeListMoney, dropClaim, readListMoney } from './list-money.ts';
import { markPaid, requireMatchAndPlayer } from './mark-paid.ts';
import { changeMatchMoney, readMatchMoney } from './match-money.ts';

export const listMoneyRoutes = signedInRoutes(listMoneyContract, {
  read: async (context, organiser, { params, query, request }) => {
    const { money, unchangedUntil } = await readListMoney(context, organiser, params.id, query);
    request.unchangedUntil = unchangedUntil;
    return money;
  },
  change: {
    notFoundUnless: ownedList,
    handle: (context, organiser, { params, body }) =>
      changeListMoney(context, organiser, params.id, body),
  },
  writeEntry: {
    notFoundUnless: ownedList,
    handle: async (context, organiser, { params, body }) => {
      const key = { listId: params.id, entryId: params.entryId };
      const { entry, isNew } = await writeEntry(context, organiser, key, body);
      return { status: isNew ? 201 : 200, reply: entry };
    },
  },
  voidEntry: (context, organiser, { params }) =>
    voidEntry(context, organiser, { listId: params.id, entryId: params.entryId }),
  dropClaim: (context, organiser, { params, query }) =>
    dropClaim(context, organiser, {
      listId: params.id,
      playerId: params.playerId,
      seen: query.seen,
    }),
});

export const matchMoneyRoutes = signedInRoutes(matchMoneyContract, {
  read: (context, organiser, { params }) => readMatchMoney(context, organiser, params.id),
  change: {
    notFoundUnless: ownedMatch,
    handle: (context, organiser, { params, body }) =>
      changeMatchMoney(context, organiser, params.id, body),
  },
  close: (context, organiser, { params }) => closeAccounts(context, organiser, params.id),
  reopen: (context, organiser, { params }) => reopenAccounts(context, organiser, params.id),
  decideDeposit: {
    notFoundUnless: ownedMatch,
    handle: (context, organiser, { params, body }) =>
      decideDeposit(context, organiser, params.id, body),
  },
  markPaid: {
    notFoundUnless: requireMatchAndPlayer,
    handle: (context, organiser, { params, body }) =>
      markPaid(context, organiser, { matchId: params.id, playerId: params.playerId }, body),
  },
});
