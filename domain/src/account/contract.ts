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
    description: 'The account to sign in. In demonstration mode without asking.',
  }),
});

const CLEARS_BROWSER = { 'Clear-Site-Data': 'What the browser keeps of this site goes.' };

export const signInContract = contract('Session', SIGN_IN, {
  begin: {
    summary: 'Begin to sign in at the identity provider',
    query: signInQuery,
    replies: { 200: htmlPage, 302: noContent },
    replyHeaders: {
      302: { Location: 'The provider; `/landing?error=sign-in` when it cannot be asked.' },
    },
  },
  callback: {
    summary: 'Where the provider sends the browser back; sets the session',
    replies: { 200: htmlPage, 302: noContent },
    replyHeaders: { 302: { Location: '`/`, or `/landing?error=sign-in`.' } },
  },
  signOut: {
    summary: 'Sign out, on the server too',
    replies: { 204: noContent },
    replyHeaders: { 204: CLEARS_BROWSER },
    problems: [503],
  },
});

export const sessionContract = contract('Session', SESSION, {
  read: {
    summary: 'Who is signed in, if anybody is',
    replies: { 200: sessionReply },
    problems: [503],
  },
});

export const accountContract = contract('Session', ACCOUNT, {
  read: { summary: 'My profile', replies: { 200: profileReply } },
  change: {
    summary: 'Change what is named of my profile',
    body: profilePatch,
    replies: { 200: profileReply },
  },
  sessions: {
    summary: 'Where I am signed in, newest first',
    replies: { 200: z.array(deviceReply) },
  },
  endOtherSessions: { summary: 'Sign out everywhere but here', replies: { 204: noContent } },
  export: {
    summary: 'All my data, as it is at one moment',
    replies: { 200: accountExportReply },
    replyHeaders: { 200: { 'Content-Disposition': 'A file to save: `picadito.json`.' } },
  },
  remove: {
    summary: 'Delete all of it, and the account',
    replies: { 204: noContent },
    replyHeaders: { 204: CLEARS_BROWSER },
  },
});
