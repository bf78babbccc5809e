import * as z from 'zod/mini';
import * as MESSAGES from '../text/messages.ts';
import { contract } from '../contract/operation.ts';
import { schemaMetadata } from '../contract/values.ts';
import { GROUP_MONEY } from '../routes.ts';
import { PAGE_OR_CONFLICT } from './contract.ts';

/** Schema of the form with which a player claims to have paid ('YA PAGUÉ'). */
export const paidByLinkInput = z
  .object(
    {
      player: z.string({ error: MESSAGES.fieldInvalid }).register(schemaMetadata, {
        description:
          'The key of the player who has paid: the player of this device or of the personal link.',
      }),
    },
    { error: MESSAGES.fieldInvalid },
  )
  .register(schemaMetadata, { id: 'PaidByLink' });
export type PaidByLinkInput = z.output<typeof paidByLinkInput>;

export const groupMoneyContract = contract('Group link', GROUP_MONEY, {
  paid: {
    summary: 'Say to have paid what the page says. Public',
    description:
      'Only for a device that owned the name before the last match ended, or was accepted. The organiser decides whether the money has arrived.',
    body: paidByLinkInput,
    ...PAGE_OR_CONFLICT,
  },
  personalPaid: {
    summary: 'Say to have paid, by a personal link. Public',
    description: 'The device becomes an owner of the name.',
    body: paidByLinkInput,
    ...PAGE_OR_CONFLICT,
  },
});
