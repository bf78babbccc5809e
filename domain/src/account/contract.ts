import * as z from 'zod/mini';
import { catch as otherwise } from 'zod/mini';
import { contract } from '../contract/operation.ts';
import { htmlPage, noContent, schemaMetadata } from '../contract/values.ts';
import { deviceReply, profileReply, sessionReply } from './session-reply.ts';
import { accountExportReply } from './account-export.ts';
import { profilePatch } from './user.ts';
import { ACCOUNT, SESSION, SIGN_IN } from '../routes.ts';

/** Schema of the query of the sign-in route. An invalid value counts as missing, so that the sign-in still works. */
export const signInQuery = z.object({
  mode: otherwise(z._default(z.enum(['popup', 'redirect']), 'redirect'), 'redirect'),
  login_hint: otherwise(z.optional(z.string()), undefined).register(schemaMetadata, {
    description:
      'The account to sign in. In demonstration mode this account is signed in without a question.',
  }),
});

const CLEARS_BROWSER = {
  'Clear-Site-Data': 'Tells the browser to delete everything that it has stored for this site.',
};

export const signInContract = contract('Session', SIGN_IN, {
  begin: {
    summary: 'Start a sign-in at the identity provider',
    query: signInQuery,
    replies: { 200: htmlPage, 302: noContent },
    replyHeaders: {
      302: {
        Location:
          'The address of the provider, or `/landing?error=sign-in` if the provider does not respond.',
      },
    },
  },
  callback: {
    summary:
      'Complete a sign-in: the provider redirects the browser here, and the session cookie is set',
    replies: { 200: htmlPage, 302: noContent },
    replyHeaders: { 302: { Location: '`/`, or `/landing?error=sign-in`.' } },
  },
  signOut: {
    summary: 'Sign out and delete the session',
    replies: { 204: noContent },
    replyHeaders: { 204: CLEARS_BROWSER },
    problems: [503],
  },
});

export const sessionContract = contract('Session', SESSION, {
  read: {
    summary: 'Retrieve the current session',
    replies: { 200: sessionReply },
    problems: [503],
  },
});

export const accountContract = contract('Session', ACCOUNT, {
  read: { summary: 'Retrieve the profile of the user', replies: { 200: profileReply } },
  change: {
    summary: 'Update the given fields of the profile',
    body: profilePatch,
    replies: { 200: profileReply },
  },
  sessions: {
    summary: 'List the sessions of the user, newest first',
    replies: { 200: z.array(deviceReply) },
  },
  endOtherSessions: {
    summary: 'Delete all other sessions of the user',
    replies: { 204: noContent },
  },
  export: {
    summary: 'Export all data of the user, as of one moment',
    replies: { 200: accountExportReply },
    replyHeaders: {
      200: {
        'Content-Disposition': 'Names the file in which browsers save the export: `picadito.json`.',
      },
    },
  },
  remove: {
    summary: 'Delete the account with all its data',
    replies: { 204: noContent },
    replyHeaders: { 204: CLEARS_BROWSER },
  },
});
