import * as z from 'zod/mini';
import * as MESSAGES from '../text/messages.ts';
import { contract } from '../contract/operation.ts';
import { htmlPage, id, noContent, schemaMetadata } from '../contract/values.ts';
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
        description: 'The address at the push service. Only known push services are accepted.',
      }),
      p256dh: text(100).register(schemaMetadata, {
        description: 'The public key of the subscription in base64url.',
      }),
      auth: text(40).register(schemaMetadata, {
        description: 'The authentication secret of the subscription in base64url.',
      }),
    },
    { error: MESSAGES.fieldInvalid },
  )
  .register(schemaMetadata, { id: 'PushSubscription' });
export type SubscriptionInput = z.output<typeof subscriptionInput>;

export const noticesReply = z
  .strictObject({
    publicKey: z.string().register(schemaMetadata, {
      description:
        'The public key in base64url that a browser needs to subscribe (`applicationServerKey`).',
    }),
    isOn: z.boolean().register(schemaMetadata, {
      description:
        'True if the device has subscribed here. Its browser may have ended the subscription since.',
    }),
  })
  .register(schemaMetadata, { id: 'Notices' });
export type NoticesReply = z.output<typeof noticesReply>;

const ownNoticesReply = z
  .extend(noticesReply, {
    helpedLists: z
      .array(
        z.strictObject({
          listId: id,
          listName: z.string(),
          ownerName: z.string(),
          isOn: z.boolean(),
        }),
      )
      .register(schemaMetadata, {
        description:
          'The lists that the user helps with, and whether the user has turned on notices about each.',
      }),
  })
  .register(schemaMetadata, { id: 'OwnNotices' });
export type OwnNotices = z.output<typeof ownNoticesReply>;
export type HelpedListNotices = OwnNotices['helpedLists'][number];

const listNoticesInput = z.object(
  { isOn: z.boolean({ error: MESSAGES.fieldInvalid }) },
  { error: MESSAGES.fieldInvalid },
);

export const noticesContract = contract('Session', NOTICES, {
  read: {
    summary: 'Retrieve the state of notices on this device',
    replies: { 200: ownNoticesReply },
  },
  subscribe: {
    summary: 'Subscribe this device to notices of the user’s matches',
    description: `The subscription lasts until the session ends. A further subscription of the same device replaces the one before. An organiser has at most ${SUBSCRIPTIONS_PER_USER_MAX} subscribed devices.`,
    body: subscriptionInput,
    replies: { 204: noContent },
  },
  unsubscribe: {
    summary: 'Unsubscribe this device from notices',
    replies: { 204: noContent },
  },
  setOfList: {
    summary: 'Turn notices about a list on or off, as a helper of the list',
    description:
      'They go to the devices of the helper that have notices, until the help ends. The owner has notices about the list anyway.',
    helpers: 'matches',
    body: listNoticesInput,
    replies: { 204: noContent },
  },
});

const AS_DATA = { content: { 'application/json': { schema: noticesReply } } };

export const groupNoticesContract = contract('Group link', GROUP_NOTICES, {
  read: {
    summary: 'Retrieve the state of notices of a list on this device. Public',
    replies: { 200: AS_DATA, 404: htmlPage },
  },
  subscribe: {
    summary: 'Subscribe this device, which owns a name of the list, to notices. Public',
    description: `A list has at most ${SUBSCRIPTIONS_PER_LIST_MAX} subscribed devices.`,
    body: subscriptionInput,
    replies: { 200: AS_DATA },
    problems: [409],
  },
  unsubscribe: {
    summary: 'Unsubscribe this device from notices of the list. Public',
    replies: { 200: AS_DATA },
  },
});
