import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type {} from '@fastify/cookie';
import { accountContract } from '@picadito/domain';
import { signedInRoutes } from '../http/route.ts';
import { cookieOptions, CLEAR_SITE_DATA } from '../identity/cookies.ts';
import { endOtherSessions, readSessions } from '../identity/sessions/sessions.ts';
import type { TemporarySessions } from '../identity/sessions/temporary-sessions.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { exportTurns, type ExportLimits } from './export-turns.ts';
import { changeProfile, readProfile } from './profile.ts';

export type AccountDeps = {
  sessions: TemporarySessions;
  cookieName: string;
  secure: boolean;
  exportLimits: ExportLimits;
};

export function accountRoutes({ sessions, cookieName, secure, exportLimits }: AccountDeps) {
  const turn = exportTurns(exportLimits);

  return signedInRoutes(accountContract, {
    read: readProfile,
    change: (context, organiser, { body }) => changeProfile(context, organiser, body),
    sessions: readSessions,
    endOtherSessions: (context, organiser) => endOtherSessions(context, sessions, organiser),
    export: async (context, organiser, { reply }) => {
      await turn(reply.raw);
      const zipped = await exportAccount(context, organiser);
      reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', 'attachment; filename="picadito.json"');
      reply.raw.setTimeout(exportLimits.stalled, () => reply.raw.destroy());
      return Readable.from(zipped).pipe(createGunzip());
    },
    remove: async (context, organiser, { reply }) => {
      await deleteAccount(context, sessions, organiser);
      reply.header(...CLEAR_SITE_DATA).clearCookie(cookieName, cookieOptions(secure));
    },
  });
}
