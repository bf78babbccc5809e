import type {} from '@fastify/cookie';
import { accountContract } from '@picadito/domain';
import type { FastifyRequest } from 'fastify';
import { signedInRoutes } from '../http/route.ts';
import { cookieOptions } from '../identity/cookies.ts';
import { CLEAR_SITE_DATA } from '../identity/clear-site-data.ts';
import { endOtherSessions, readSessions } from '../identity/sessions/sessions.ts';
import type { TemporarySessions } from '../identity/sessions/temporary-sessions.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { changeProfile, readProfile } from './profile.ts';

export type AccountDeps = { sessions: TemporarySessions; cookieName: string; secure: boolean };

/** The organiser's profile and devices, all data as a file, and the way out for good. */
export function accountRoutes({ sessions, cookieName, secure }: AccountDeps) {
  const tokenOf = ({ cookies }: FastifyRequest) => cookies[cookieName] ?? '';

  return signedInRoutes(accountContract, {
    read: readProfile,
    change: (context, organiser, { body }) => changeProfile(context, organiser, body),
    sessions: (context, organiser, { request }) =>
      readSessions(context, organiser, tokenOf(request)),
    endOtherSessions: (context, organiser, { request }) =>
      endOtherSessions(context, sessions, organiser, tokenOf(request)),
    export: async (context, organiser, { request, reply }) => {
      const account = await exportAccount(context, organiser, tokenOf(request));
      reply.header('content-disposition', 'attachment; filename="picadito.json"');
      return account;
    },
    remove: async (context, organiser, { reply }) => {
      await deleteAccount(context, sessions, organiser);
      reply.header(...CLEAR_SITE_DATA).clearCookie(cookieName, cookieOptions(secure));
    },
  });
}
