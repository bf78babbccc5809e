import * as z from 'zod/mini';
import { count, id, schemaMetadata, timestamp } from '../contract/values.ts';
import { REDIVIDE_DAYS } from '../limits.ts';
import { CURRENCIES } from './currency.ts';
import { DEPOSIT_OUTCOMES, ENTRY_KINDS, PAYMENT_METHODS, PLAYERS_SEE } from './ledger.ts';

/** Schema of an amount of either sign. */
const amount = z.int().register(schemaMetadata, {
  description: 'An amount in the smallest unit of the currency of the list.',
});
export const ledgerEntry = z
  .strictObject({
    entryId: id,
    kind: z.enum(ENTRY_KINDS),
    amount,
    playerId: z.nullable(id),
    playerName: z.nullable(z.string()).register(schemaMetadata, {
      description: 'The name of the player when the entry was written.',
    }),
    matchId: z.nullable(id),
    isDeposit: z.boolean(),
    method: z.nullable(z.enum(PAYMENT_METHODS)),
    paidBy: z.nullable(id),
    note: z.nullable(z.string()),
    author: z.string(),
    at: timestamp,
    voidedAt: z.nullable(timestamp),
    voidedBy: z.nullable(z.string()),
  })
  .register(schemaMetadata, { id: 'LedgerEntry' });
export type EntryReply = z.output<typeof ledgerEntry>;

const openDebt = z.strictObject({
  matchId: z.nullable(id),
  date: z.nullable(z.string()).register(schemaMetadata, {
    description: 'The date of the match; null for a charge without a match.',
  }),
  open: amount,
});
export type OpenDebt = z.output<typeof openDebt>;

export const listMoneyReply = z
  .strictObject({
    currency: z.enum(CURRENCIES),
    pot: amount,
    isCounted: z.boolean().register(schemaMetadata, {
      description: 'True if the pot has been counted, or its first amount was written down.',
    }),
    settings: z.strictObject({
      payTo: z.nullable(z.string()),
      payToHolder: z.nullable(z.string()),
      payToChangedAt: z.nullable(timestamp),
      playersSee: z.enum(PLAYERS_SEE),
      sharesMoney: z.boolean().register(schemaMetadata, {
        description: 'True if messages to the group say what each player pays.',
      }),
      neverPays: z.array(id),
    }),
    balances: z
      .array(
        z.strictObject({
          playerId: id,
          name: z.string(),
          balance: amount,
          isGone: z
            .boolean()
            .register(schemaMetadata, { description: 'True for a player who was deleted.' }),
          debts: z.array(openDebt).register(schemaMetadata, {
            description:
              'What the player owes, the oldest first. A payment for a match whose accounts are open pays none of it, up to the share.',
          }),
        }),
      )
      .register(schemaMetadata, {
        description:
          'The balances that are not zero, and those of players with debts, by name. A balance is what the player has paid less what was charged.',
      }),
    claims: z
      .array(z.strictObject({ playerId: id, amount, at: timestamp }))
      .register(schemaMetadata, {
        description: 'The players who say that they have paid, and how much.',
      }),
    entries: z
      .array(ledgerEntry)
      .register(schemaMetadata, { description: 'The newest entry first.' }),
  })
  .register(schemaMetadata, { id: 'ListMoney' });
export type ListMoneyReply = z.output<typeof listMoneyReply>;

const matchMoneyPlayer = z.strictObject({
  playerId: id,
  name: z.string(),
  isGuest: z.boolean(),
  hostId: z.nullable(id),
  isPlaying: z.boolean().register(schemaMetadata, {
    description:
      'False for a host outside the match, and for a player who is charged and no longer plays.',
  }),
  isExempt: z.boolean(),
  isAbsent: z.boolean(),
  isChargedAnyway: z.nullable(z.boolean()).register(schemaMetadata, {
    description: 'Null unless the player dropped out after the deadline.',
  }),
  paysOwn: z.boolean(),
  charged: amount.register(schemaMetadata, {
    description:
      'What the player owes for this match and for guests; an estimate until the accounts are closed.',
  }),
  paid: amount,
  forgiven: amount.register(schemaMetadata, {
    description: 'Part of `paid` that the organiser has forgiven.',
  }),
  open: amount,
  balance: amount,
  otherDebts: z.array(openDebt).register(schemaMetadata, {
    description: 'What else the player owes, the oldest first.',
  }),
  lastEntryId: z.nullable(id).register(schemaMetadata, {
    description: 'The newest payment of the player that is not voided, for `seen`.',
  }),
  lastAmount: z.nullable(amount).register(schemaMetadata, {
    description: 'The amount of that payment.',
  }),
});

export const matchMoneyReply = z
  .strictObject({
    currency: z.enum(CURRENCIES),
    cost: z.nullable(amount).register(schemaMetadata, {
      description: 'The cost; until it is set, that of the last match of the list.',
    }),
    price: z.nullable(amount),
    paidBy: z.nullable(id),
    isClosed: z.boolean(),
    closedAt: z.nullable(timestamp).register(schemaMetadata, {
      description: `The time of the closing, null for open accounts. Changes in the ${REDIVIDE_DAYS} days after it correct the accounts, and later ones make them outdated.`,
    }),
    isOutdated: z.boolean().register(schemaMetadata, {
      description:
        'True if the accounts were closed with another cost or other players, closing again would correct them, and the organiser has not left them so.',
    }),
    share: z.nullable(amount).register(schemaMetadata, {
      description:
        'What each payer owes: an estimate until the accounts are closed, and then what was charged.',
    }),
    surplus: amount,
    payerCount: count,
    collected: amount.register(schemaMetadata, {
      description: 'The sum of the payments for this match.',
    }),
    deposit: amount,
    depositOutcome: z.nullable(z.enum(DEPOSIT_OUTCOMES)).register(schemaMetadata, {
      description: 'What became of the deposit of a suspended match; null until that is decided.',
    }),
    leftToPay: amount.register(schemaMetadata, {
      description:
        'What is left to pay at the pitch: the cost without deposits; 0 once the accounts are closed, and for a suspended match.',
    }),
    players: z.array(matchMoneyPlayer),
  })
  .register(schemaMetadata, { id: 'MatchMoney' });
export type MatchMoneyReply = z.output<typeof matchMoneyReply>;
