import * as z from 'zod/mini';
import { id, schemaMetadata } from '../contract/values.ts';
import * as MESSAGES from '../text/messages.ts';

/**
 * Schema of the reply with the personal links of all players of a list. The reply is empty while the group link is off.
 */
export const personalLinksReply = z
  .array(
    z.strictObject({
      playerId: id,
      version: z.int().check(z.gte(1)),
      address: z.url().register(schemaMetadata, {
        description: 'The page of the link with this name chosen.',
      }),
    }),
  )
  .register(schemaMetadata, { id: 'PersonalLinks' });
export type PersonalLinks = z.output<typeof personalLinksReply>;

export const personalLinkInput = z.object(
  {
    version: z.int({ error: MESSAGES.fieldInvalid }).register(schemaMetadata, {
      description:
        'One more than the last: the player gets another address, and the last one is dead at once. Sent twice, it does so once.',
    }),
  },
  { error: MESSAGES.fieldInvalid },
);
export type PersonalLinkInput = z.output<typeof personalLinkInput>;
