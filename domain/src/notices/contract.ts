import { contract } from '../contract/operation.ts';
import { htmlPage, noContent } from '../contract/values.ts';
import { SUBSCRIPTIONS_PER_LIST_MAX, SUBSCRIPTIONS_PER_USER_MAX } from './notice.ts';
import { GROUP_NOTICES, NOTICES } from './routes.ts';
import { noticesReply, subscriptionInput } from './subscription-input.ts';

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
