import * as z from 'zod/mini';
import { schemaMetadata } from '../contract/values.ts';
import * as MESSAGES from '../text/messages.ts';

const text = (max: number) =>
  z
    .string({ error: MESSAGES.fieldInvalid })
    .check(z.maxLength(max, { error: MESSAGES.fieldInvalid }));

/** Schema of a device's subscription to notices: the browser's `PushSubscription` as text fields. */
export const subscriptionInput = z
  .object(
    {
      endpoint: text(1024).register(schemaMetadata, {
        description:
          'At a push service that is known; no other address is ever asked for anything.',
      }),
      p256dh: text(100).register(schemaMetadata, { description: 'The public key, base64url.' }),
      auth: text(40).register(schemaMetadata, { description: 'The secret, base64url.' }),
    },
    { error: MESSAGES.fieldInvalid },
  )
  .register(schemaMetadata, { id: 'PushSubscription' });
export type SubscriptionInput = z.output<typeof subscriptionInput>;

export const noticesReply = z
  .strictObject({
    publicKey: z.string().register(schemaMetadata, {
      description: 'Base64url: what a browser subscribes with, as `applicationServerKey`.',
    }),
    isOn: z.boolean().register(schemaMetadata, {
      description: 'The device was subscribed here; its browser may have ended that since.',
    }),
  })
  .register(schemaMetadata, { id: 'Notices' });
export type NoticesReply = z.output<typeof noticesReply>;
