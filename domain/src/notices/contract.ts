import * as z from 'zod/mini';
import * as MESSAGES from '../text/messages.ts';
import { contract } from '../contract/operation.ts';
import { htmlPage, noContent, schemaMetadata } from '../contract/values.ts';
import { SUBSCRIPTIONS_PER_LIST_MAX, SUBSCRIPTIONS_PER_USER_MAX } from './notice.ts';
import { GROUP_NOTICES, NOTICES } from '../routes.ts';

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

export const noticesContract = contract('Session', NOTICES, {
  read: {
    summary: 'Whether this device gets notices, and what to subscribe with',
    replies: { 200: noticesReply },
  },
  subscribe: {
    summary: 'Send notices of my matches to this device',
    description: `Until its session ends. The same device again takes the place of what it was. An organiser has ${SUBSCRIPTIONS_PER_USER_MAX} such devices at most.`,
    body: subscriptionInput,
    replies: { 204: noContent },
  },
  unsubscribe: {
    summary: 'Send no notices to this device any more',
    replies: { 204: noContent },
  },
});

const AS_DATA = { content: { 'application/json': { schema: noticesReply } } };

export const groupNoticesContract = contract('Group link', GROUP_NOTICES, {
  read: {
    summary: 'Whether this device gets notices of the list, and what to subscribe with. Public',
    replies: { 200: AS_DATA, 404: htmlPage },
  },
  subscribe: {
    summary: 'Send notices to this device, which holds a name of the list. Public',
    description: `A list has ${SUBSCRIPTIONS_PER_LIST_MAX} such devices at most.`,
    body: subscriptionInput,
    replies: { 200: AS_DATA },
    problems: [409],
  },
  unsubscribe: {
    summary: 'Send no notices of the list to this device any more. Public',
    replies: { 200: AS_DATA },
  },
});
