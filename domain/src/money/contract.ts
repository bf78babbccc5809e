import * as z from 'zod/mini';
import * as MESSAGES from '../text/messages.ts';
import { contract } from '../contract/operation.ts';
import { count, id, noContent, schemaMetadata, timestamp } from '../contract/values.ts';
import { LIST_MONEY, MATCH_MONEY } from '../routes.ts';
import {
  ENTRIES_PER_PAGE,
  ENTRIES_PER_PAGE_MAX,
  MATCH_MONEY_CHANGES_MAX,
  MONEY_MAX,
  MONEY_NOTE_MAX,
  PAY_TO_HOLDER_MAX,
  PAY_TO_MAX,
} from '../limits.ts';
import { textField } from '../text/text-field.ts';
import { CURRENCIES } from './currency.ts';
import { DEPOSIT_OUTCOMES, ENTRY_KINDS, PAYMENT_METHODS, PLAYERS_SEE } from './ledger.ts';

const invalid = { error: MESSAGES.fieldInvalid };
const playerId = z.string({ error: MESSAGES.playerMissing });
const yesOrNo = z.boolean(invalid);

/** Schema of an amount of either sign; amounts that are written have the limits of `typedAmount`. */
const amount = z.int().register(schemaMetadata, {
  description: 'An amount in the smallest unit of the currency of the list.',
});
const typedAmount = (min: number) =>
  z.number({ error: MESSAGES.amountInvalid }).check(
    z.refine((value) => Number.isInteger(value) && value >= min && value <= MONEY_MAX, {
      error: MESSAGES.amountInvalid,
    }),
  );

/**
 * Schema of changes of a flag for some players, by player id. The whole field is refused if a part of it is invalid, so
 * that no error repeats a name that only the request has.
 */
const flags = z.optional(
  z.custom<Record<string, boolean>>(areFlags, invalid).register(schemaMetadata, {
    type: 'object',
    additionalProperties: { type: 'boolean' },
  }),
);

function areFlags(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const values: unknown[] = Object.values(value);
  return (
    values.length <= MATCH_MONEY_CHANGES_MAX && values.every((one) => typeof one === 'boolean')
  );
}

const payTo = textField(PAY_TO_MAX, MESSAGES.payToInvalid, MESSAGES.payToInvalid).check(
  z.refine((text) => !/:\/\/|www\.|\//i.test(text), { error: MESSAGES.payToIsLink }),
);
const payToHolder = textField(
  PAY_TO_HOLDER_MAX,
  MESSAGES.payToHolderInvalid,
  MESSAGES.payToHolderInvalid,
);

export const listMoneyPatch = z.object(
  {
    payTo: z.optional(z.nullable(payTo)),
    payToHolder: z.optional(z.nullable(payToHolder)),
    playersSee: z.optional(z.enum(PLAYERS_SEE, invalid)),
    neverPays: flags,
    currency: z.optional(z.enum(CURRENCIES, invalid)),
  },
  { error: MESSAGES.invalid },
);
export type ListMoneyPatch = z.output<typeof listMoneyPatch>;

/** Schema of a new entry of the ledger. An expense without a player is paid from the pot. */
export const entryInput = z
  .object(
    {
      kind: z.enum(ENTRY_KINDS, invalid),
      amount: typedAmount(-MONEY_MAX).check(
        z.refine((value) => value !== 0, { error: MESSAGES.amountInvalid }),
      ),
      playerId: z._default(z.nullable(playerId), null),
      paidBy: z._default(z.nullable(playerId), null),
      matchId: z._default(z.nullable(z.string(invalid)), null),
      isDeposit: z._default(yesOrNo, false),
      method: z._default(z.nullable(z.enum(PAYMENT_METHODS, invalid)), null),
      note: z._default(
        z.nullable(textField(MONEY_NOTE_MAX, MESSAGES.noteInvalid, MESSAGES.noteInvalid)),
        null,
      ),
    },
    { error: MESSAGES.invalid },
  )
  .check(
    z.refine(({ kind, playerId: of }) => !needsPlayer(kind) || of !== null, {
      error: MESSAGES.playerMissing,
      path: ['playerId'],
    }),
    z.refine(({ kind, playerId: of }) => kind !== 'box' || of === null, {
      ...invalid,
      path: ['playerId'],
    }),
    z.refine(({ kind, amount: size }) => kind !== 'expense' || size > 0, {
      error: MESSAGES.amountInvalid,
      path: ['amount'],
    }),
    z.refine(({ isDeposit, kind, matchId }) => !isDeposit || (kind === 'expense' && matchId), {
      ...invalid,
      path: ['isDeposit'],
    }),
  );
export type EntryInput = z.output<typeof entryInput>;

function needsPlayer(kind: (typeof ENTRY_KINDS)[number]): boolean {
  return kind === 'charge' || kind === 'payment';
}

export const moneyQuery = z.object({
  limit: z
    .pipe(
      z._default(
        z.string(invalid).check(z.refine((text) => /^(?:|[1-9]\d{0,2})$/.test(text), invalid)),
        '',
      ),
      z.transform((text) => Math.min(Number(text) || ENTRIES_PER_PAGE, ENTRIES_PER_PAGE_MAX)),
    )
    .register(schemaMetadata, {
      description: `The maximum number of entries, from 1 to ${ENTRIES_PER_PAGE_MAX}.`,
    }),
  before: z
    .pipe(
      z._default(z.string(invalid), ''),
      z.transform((text) => (text === '' ? null : text)),
    )
    .register(schemaMetadata, { description: 'The `at` of the oldest entry of the page before.' }),
});
export type MoneyQuery = z.output<typeof moneyQuery>;

/** Schema of a change of a match's money. A `price` of null divides the cost; `paidBy` null pays it from the pot. */
export const matchMoneyPatch = z.object(
  {
    cost: z.optional(z.nullable(typedAmount(0))),
    price: z.optional(z.nullable(typedAmount(1))),
    paidBy: z.optional(z.nullable(playerId)),
    exempt: flags,
    chargedAnyway: flags,
    guestPaysOwn: flags,
    absent: flags,
  },
  { error: MESSAGES.invalid },
);
export type MatchMoneyPatch = z.output<typeof matchMoneyPatch>;

export const depositInput = z.object(
  { outcome: z.enum(DEPOSIT_OUTCOMES, invalid) },
  { error: MESSAGES.invalid },
);
export type DepositInput = z.output<typeof depositInput>;

export const paidInput = z.object(
  {
    entryId: z.string(invalid),
    amount: typedAmount(1),
    seen: z.nullable(z.string(invalid)).register(schemaMetadata, {
      description:
        'The id of the newest entry of that player on the screen; null for none. If a newer one is stored, the response is 409.',
    }),
  },
  { error: MESSAGES.invalid },
);
export type PaidInput = z.output<typeof paidInput>;

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

export const listMoneyReply = z
  .strictObject({
    currency: z.enum(CURRENCIES),
    pot: amount,
    settings: z.strictObject({
      payTo: z.nullable(z.string()),
      payToHolder: z.nullable(z.string()),
      payToChangedAt: z.nullable(timestamp),
      playersSee: z.enum(PLAYERS_SEE),
      neverPays: z.array(id),
    }),
    balances: z
      .array(z.strictObject({ playerId: id, name: z.string(), balance: amount }))
      .register(schemaMetadata, {
        description: 'The balances that are not zero. A negative balance is what the player owes.',
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
  open: amount,
  balance: amount,
  lastEntryId: z.nullable(id).register(schemaMetadata, {
    description: 'The newest entry of the player, for `seen`.',
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
    isOutdated: z.boolean().register(schemaMetadata, {
      description:
        'True if the accounts were closed with another cost or other players, and closing again would correct them.',
    }),
    share: z.nullable(amount).register(schemaMetadata, {
      description: 'What each payer owes; an estimate until the accounts are closed.',
    }),
    surplus: amount,
    payerCount: count,
    deposit: amount,
    leftToPay: amount.register(schemaMetadata, {
      description: 'What is left to pay at the pitch: the cost without deposits.',
    }),
    players: z.array(matchMoneyPlayer),
  })
  .register(schemaMetadata, { id: 'MatchMoney' });
export type MatchMoneyReply = z.output<typeof matchMoneyReply>;

export const listMoneyContract = contract('Money', LIST_MONEY, {
  read: {
    summary: 'Retrieve the pot, the balances and the newest entries of a list’s ledger',
    query: moneyQuery,
    replies: { 200: listMoneyReply },
    conditional: 'clock',
    problems: [422],
  },
  change: {
    summary: 'Change what a list’s money is counted in, and where players pay',
    body: listMoneyPatch,
    replies: { 200: listMoneyReply },
    problems: [409],
  },
  writeEntry: {
    summary: 'Write an entry into the ledger',
    description: 'The same entry again changes nothing; another one with its id is refused.',
    body: entryInput,
    replies: { 200: ledgerEntry, 201: ledgerEntry },
    problems: [409],
  },
  voidEntry: {
    summary: 'Void an entry, so that it no longer counts',
    replies: { 204: noContent },
  },
  dropClaim: {
    summary: 'Answer a player’s claim to have paid: the money has not arrived',
    replies: { 204: noContent },
  },
});

export const matchMoneyContract = contract('Money', MATCH_MONEY, {
  read: {
    summary: 'Retrieve what a match costs and who has paid',
    replies: { 200: matchMoneyReply },
    conditional: 'version',
  },
  change: {
    summary: 'Change the cost of a match, or who pays',
    body: matchMoneyPatch,
    replies: { 200: matchMoneyReply },
    problems: [409],
  },
  close: {
    summary: 'Close the accounts of a match: charge everybody who pays',
    replies: { 200: matchMoneyReply },
    problems: [409],
  },
  reopen: {
    summary: 'Reopen the accounts of a match: void its charges and its expense',
    replies: { 200: matchMoneyReply },
    problems: [409],
  },
  decideDeposit: {
    summary: 'Say what became of the deposit of a suspended match',
    body: depositInput,
    replies: { 200: matchMoneyReply },
    problems: [409],
  },
  markPaid: {
    summary: 'Write a payment of a player for a match',
    body: paidInput,
    replies: { 200: matchMoneyReply },
    problems: [409],
  },
});
