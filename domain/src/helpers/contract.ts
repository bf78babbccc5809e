import * as z from 'zod/mini';
import { contract, HELPER_RIGHTS } from '../contract/operation.ts';
import { id, noContent, schemaMetadata, timestamp } from '../contract/values.ts';
import { HELPERS, INVITATIONS } from '../routes.ts';
import * as MESSAGES from '../text/messages.ts';
import { helperRights } from './owner-reply.ts';

/** States of a helper. Rights begin when the owner confirms who has accepted the invitation. */
export const HELPER_STATES = ['invited', 'accepted', 'confirmed'] as const;
export type HelperState = (typeof HELPER_STATES)[number];

/** Schema of the request that invites a helper, or changes the rights of one. */
export const helperInput = z.object({ rights: helperRights }, { error: MESSAGES.invalid });

const rights = z.enum(HELPER_RIGHTS);

export const helperReply = z
  .strictObject({
    id,
    name: z.nullable(z.string()).register(schemaMetadata, {
      description: 'The name of the account that accepted the invitation; null until then.',
    }),
    photoURL: z.nullable(z.string()),
    rights,
    state: z.enum(HELPER_STATES),
    expiresAt: z.nullable(timestamp).register(schemaMetadata, {
      description: 'The time at which the invitation ends; null once it is accepted.',
    }),
  })
  .register(schemaMetadata, { id: 'Helper' });
export type Helper = z.output<typeof helperReply>;

/** Schema of the helpers and invitations in the export of an account. */
export const exportedHelpers = z
  .array(
    z.strictObject({
      id,
      listId: id,
      name: z.nullable(z.string()),
      rights,
      invitedAt: timestamp,
      expiresAt: timestamp,
      acceptedAt: z.nullable(timestamp),
      confirmedAt: z.nullable(timestamp),
    }),
  )
  .register(schemaMetadata, { description: 'The helpers of the lists, and the invitations.' });

const helperLink = z
  .strictObject({ url: z.string(), expiresAt: timestamp })
  .register(schemaMetadata, { id: 'HelperLink' });
export type HelperLink = z.output<typeof helperLink>;

export const invitationReply = z
  .strictObject({
    listName: z.string(),
    ownerName: z.string(),
    rights,
    state: z.enum(HELPER_STATES).register(schemaMetadata, {
      description: 'After ‘invited’, only the user who has accepted gets a reply.',
    }),
    isOwn: z.boolean().register(schemaMetadata, {
      description: 'True if the requesting user is the owner of the list.',
    }),
  })
  .register(schemaMetadata, { id: 'Invitation' });
export type Invitation = z.output<typeof invitationReply>;

export const helperContract = contract('Helpers', HELPERS, {
  list: {
    summary: 'List the helpers of a list and its open invitations, the oldest first',
    replies: { 200: z.array(helperReply) },
  },
  invite: {
    summary: 'Make a link that invites one helper of a list, within 48 hours',
    body: helperInput,
    replies: { 201: helperLink },
    problems: [409],
  },
  change: {
    summary: 'Change the rights of a helper or an invitation',
    body: helperInput,
    replies: { 200: helperReply },
  },
  remove: { summary: 'Remove a helper or an invitation', replies: { 204: noContent } },
  confirm: {
    summary: 'Confirm who has accepted an invitation, which begins the rights',
    replies: { 200: helperReply },
    problems: [409],
  },
  accept: {
    summary: 'Accept an invitation as the signed-in user',
    description: 'The user who has accepted it gets the same reply again.',
    replies: { 200: invitationReply },
    problems: [409],
  },
});

export const invitationContract = contract('Helpers', INVITATIONS, {
  read: {
    summary: 'Retrieve what an invitation is about. Public',
    description: 'All codes of no open invitation get the same 404.',
    replies: { 200: invitationReply },
  },
});
