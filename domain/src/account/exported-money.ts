import * as z from 'zod/mini';
import { id, schemaMetadata, timestamp } from '../contract/values.ts';
import { ledgerEntry, listMoneyReply } from '../money/money-replies.ts';
import { DEPOSIT_OUTCOMES } from '../money/ledger.ts';

export const time = z.nullable(timestamp);

export const moneyOfMatch = z
  .strictObject({
    cost: z.nullable(z.int()),
    price: z.nullable(z.int()),
    paidBy: z.nullable(id),
    closedAt: time,
    closedCost: z.nullable(z.int()),
    closedPrice: z.nullable(z.int()),
    depositOutcome: z.nullable(z.enum(DEPOSIT_OUTCOMES)),
    players: z.array(
      z.strictObject({
        playerId: id,
        isExempt: z.boolean(),
        isAbsent: z.boolean(),
        isChargedAnyway: z.boolean(),
        paysOwn: z.boolean(),
        paysToday: z.boolean(),
        wasConfirmed: z.boolean(),
      }),
    ),
  })
  .register(schemaMetadata, {
    description: 'The cost of the match, and the players who pay another amount or nothing.',
  });

const moneyOfList = z
  .strictObject({
    listId: id,
    currency: listMoneyReply.shape.currency,
    settings: listMoneyReply.shape.settings,
    claims: listMoneyReply.shape.claims,
  })
  .register(schemaMetadata, { id: 'ExportedMoney' });

export const exportedMoney = z.array(moneyOfList).register(schemaMetadata, {
  description: 'The settings for money of the lists that have any, and claims to have paid.',
});

export const exportedLedger = z
  .array(z.extend(ledgerEntry, { listId: id, isShare: z.boolean(), shareOf: z.nullable(id) }))
  .register(schemaMetadata, {
    description: 'All entries of the ledgers, voided ones included, the oldest first.',
  });
