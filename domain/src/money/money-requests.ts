import * as z from 'zod/mini';
import * as MESSAGES from '../text/messages.ts';
import { schemaMetadata } from '../contract/values.ts';
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

/** Matches a slash of any kind. */
const PATH = /[/\\⁄∕]/;
/** Matches the name of a kind of link before a colon, as in 'mailto:'. */
const SCHEME = /(?:^|\s)(?:https?|ftp|mailto|tel|sms|javascript|data|whatsapp):/;
/** Matches a word 'www', and a word that ends like the name of a web site. It does not match e-mail addresses. */
const SITE =
  /(?:^|\s)www\b|(?:^|\s)[^@\s]+\.(?:com|net|org|ly|me|gl|io|app|link)(?:\.[a-z]{2})?(?![\w.-])/;

/** Tells whether a text is a link or contains one, also if its letters or signs are of an unusual width. */
export function isLink(text: string): boolean {
  const plain = text.normalize('NFKC').toLowerCase();
  return [PATH, SCHEME, SITE].some((pattern) => pattern.test(plain));
}

const invalid = { error: MESSAGES.fieldInvalid };
const playerId = z.string({ error: MESSAGES.playerMissing });
const yesOrNo = z.boolean(invalid);

const typedAmount = (min: number) =>
  z.number({ error: MESSAGES.amountInvalid }).check(
    z.refine((value) => Number.isInteger(value) && value >= min && value <= MONEY_MAX, {
      error: MESSAGES.amountInvalid,
    }),
  );

/**
 * Schema of changes of a flag for some players, by player id. The whole field is refused if a part of it is invalid, so
 * that the path of an error never contains a key of the request.
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
  z.refine((text) => !isLink(text), { error: MESSAGES.payToIsLink }),
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
    sharesMoney: z.optional(yesOrNo),
    neverPays: flags,
    currency: z.optional(z.enum(CURRENCIES, invalid)),
  },
  { error: MESSAGES.invalid },
);
export type ListMoneyPatch = z.output<typeof listMoneyPatch>;

const seen = z.nullable(z.string(invalid)).register(schemaMetadata, {
  description:
    'The id of the newest entry on the screen, of that player or of the list; null for none. If a newer payment of the player is stored, the response is 409.',
});

/**
 * Schema of a new entry of the ledger. An expense without a player is paid from the pot. The only expense of a match is
 * a deposit, because closing its accounts writes the rest.
 */
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
      seen: z.optional(seen),
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
    z.refine(
      ({ isDeposit, kind, matchId }) => isDeposit === (kind === 'expense' && Boolean(matchId)),
      { ...invalid, path: ['isDeposit'] },
    ),
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

export const claimQuery = z.object({
  seen: z
    .optional(z.string(invalid).check(z.regex(/^[\d:.TZ-]+$/, invalid)))
    .register(schemaMetadata, { description: 'The `at` of the claim that was on the screen.' }),
});

/** Schema of a change of a match's money. A `price` of null divides the cost; `paidBy` null pays it from the pot. */
export const matchMoneyPatch = z.object(
  {
    cost: z.optional(z.nullable(typedAmount(1))),
    price: z.optional(z.nullable(typedAmount(1))),
    paidBy: z.optional(z.nullable(playerId)),
    exempt: flags,
    chargedAnyway: flags,
    guestPaysOwn: flags,
    absent: flags,
    isOutdated: z.optional(z.literal(false, invalid)).register(schemaMetadata, {
      description:
        'Leaves closed accounts as they are, with the cost and price of the closing, until another change.',
    }),
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
    seen,
  },
  { error: MESSAGES.invalid },
);
export type PaidInput = z.output<typeof paidInput>;
