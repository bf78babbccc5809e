import type {} from '@fastify/cookie';
import { accountExportReply, deviceReply, noContent } from '@picadito/domain';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { cookieOptions } from '../identity/cookies.ts';
import { signedIn } from '../http/session.ts';
import type { Context } from '../transactions/context.ts';
import { deleteAccount } from '../account/delete-account.ts';
import { exportAccount } from '../account/export-account.ts';
import { endOtherSessions, readSessions } from '../identity/sessions/sessions.ts';
import type { TemporarySessions } from '../identity/sessions/temporary-sessions.ts';
import { FORGET_IN_BROWSER, FORGETS } from './forget-in-browser.ts';
import type { Api } from './route.ts';

const tags = ['Session'];
const schemas = {
  sessions: {
    tags,
    summary: 'Where I am signed in, newest first',
    response: { 200: z.array(deviceReply) },
  },
  endOthers: {
    tags,
    summary: 'Sign out everywhere but here',
    response: { 204: noContent },
  },
  export: {
    tags,
    summary: 'All my data, as it is at one moment',
    response: { 200: accountExportReply },
    replyHeaders: { 200: { 'Content-Disposition': 'A file to save: `picadito.json`.' } },
  },
  delete: {
    tags,
    summary: 'Delete all of it, and the account',
    response: { 204: noContent },
    replyHeaders: { 204: FORGETS },
  },
};

export type AccountDeps = { sessions: TemporarySessions; cookieName: string; secure: boolean };

/** The organiser's devices, his data as a file, and the way out for good. */
export function accountRoutes(app: Api, context: Context, deps: AccountDeps): void {
  const { sessions, cookieName, secure } = deps;
  const tokenOf = ({ cookies }: FastifyRequest) => cookies[cookieName] ?? '';

  app.get('/api/sessions', { schema: schemas.sessions }, (request) =>
    readSessions(context, signedIn(request), tokenOf(request)),
  );

  app.delete('/api/sessions/others', { schema: schemas.endOthers }, async (request, reply) => {
    await endOtherSessions(context, sessions, signedIn(request), tokenOf(request));
    return reply.code(204).send();
  });

  app.get('/api/me/export', { schema: schemas.export }, async (request, reply) => {
    const account = await exportAccount(context, signedIn(request), tokenOf(request));
    return reply
      .header('content-disposition', 'attachment; filename="picadito.json"')
      .send(account);
  });

  app.delete('/api/me', { schema: schemas.delete }, async (request, reply) => {
    await deleteAccount(context, sessions, signedIn(request));
    reply.header(...FORGET_IN_BROWSER);
    return reply.clearCookie(cookieName, cookieOptions(secure)).code(204).send();
  });
}
