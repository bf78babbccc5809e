import * as z from 'zod/mini';
import * as MESSAGES from '../text/messages.ts';
import { contract } from '../contract/operation.ts';
import { count, id, noContent, schemaMetadata, timestamp } from '../contract/values.ts';
import { CURRENCIES } from '../money/currency.ts';
import { listReply } from '../players/contract.ts';
import { listName } from '../players/players-list.ts';
import { HANDOVER, HANDOVERS } from '../routes.ts';

/** Schema of the request that offers a list to a helper. The owner types the name of the list to confirm. */
export const handoverInput = z.object(
  {
    helperId: z.string({ error: MESSAGES.handoverHelperMissing }),
    name: listName,
    staysHelper: z
      ._default(z.boolean({ error: MESSAGES.fieldInvalid }), true)
      .register(schemaMetadata, {
        description: 'False if the former owner does not become a helper of the list.',
      }),
  },
  { error: MESSAGES.invalid },
);
export type HandoverInput = z.output<typeof handoverInput>;

const person = { name: z.string(), photoURL: z.nullable(z.string()) };
const expiresAt = timestamp.register(schemaMetadata, {
  description: 'The helper can accept until this time.',
});

export const handoverReply = z
  .strictObject({
    handover: z.nullable(
      z.strictObject({ helperId: id, ...person, staysHelper: z.boolean(), expiresAt }),
    ),
  })
  .register(schemaMetadata, {
    id: 'Handover',
    description: 'The offer of a list that its helper has not accepted yet; null for none.',
  });
export type HandoverReply = z.output<typeof handoverReply>;

export const offeredListReply = z
  .strictObject({
    listId: id,
    listName: z.string(),
    from: z.strictObject(person),
    playerCount: count,
    matchCount: count,
    pot: z
      .nullable(z.strictObject({ amount: z.int(), currency: z.enum(CURRENCIES) }))
      .register(schemaMetadata, {
        description:
          'The money that the present owner holds for the list, in the smallest unit; null for a list without money.',
      }),
    staysHelper: z.boolean(),
    expiresAt,
  })
  .register(schemaMetadata, {
    id: 'OfferedList',
    description: 'A list that another organiser hands over to the user.',
  });
export type OfferedList = z.output<typeof offeredListReply>;

/** Schema of the request that accepts an offered list, with the `expiresAt` of the offer as the user has read it. */
export const acceptHandoverInput = z.object(
  { expiresAt: z.string({ error: MESSAGES.fieldInvalid }) },
  { error: MESSAGES.invalid },
);
export type AcceptHandoverInput = z.output<typeof acceptHandoverInput>;

/** Schema of the offered lists in the export of an account. */
export const exportedHandovers = z
  .array(z.strictObject({ listId: id, helperId: id, staysHelper: z.boolean(), expiresAt }))
  .register(schemaMetadata, { description: 'The lists that the user offers to a helper.' });

export const handoverContract = contract('Lists', HANDOVER, {
  offer: {
    summary: 'Hand over a list to one of its helpers, who can accept within 7 days',
    description: 'A new offer replaces the former one. Nothing moves until the helper accepts.',
    body: handoverInput,
    replies: { 200: handoverReply },
  },
  read: { summary: 'Retrieve the offer of a list', replies: { 200: handoverReply } },
  withdraw: { summary: 'Withdraw the offer of a list', replies: { 204: noContent } },
});

export const handoversContract = contract('Lists', HANDOVERS, {
  list: {
    summary: 'List the lists that others hand over to the user, and what comes with each',
    replies: { 200: z.array(offeredListReply) },
  },
  accept: {
    summary: 'Accept a list that another organiser hands over',
    description:
      'The list with its players, matches and money becomes the user’s. All ids stay, and so do the addresses of its links. The payment address is emptied, and autopilots are stopped. If the owner has made a new offer since, nothing moves (409).',
    body: acceptHandoverInput,
    problems: [409],
    replies: { 200: listReply },
  },
  decline: {
    summary: 'Decline a list that another organiser hands over',
    replies: { 204: noContent },
  },
});
