import { MESSAGES } from '@picadito/domain';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';
import { isOwnWrite } from '../security/fetch-site.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Registers the refusal (403) of writes that a page of another site makes the browser send. */
export function refuseOtherSites(app: FastifyInstance, publicUrl: string): void {
  app.addHook('onRequest', ({ method, headers }, _reply, done) => {
    if (SAFE_METHODS.has(method) || isOwnWrite(headers, publicUrl)) return done();
    const reason = headers['sec-fetch-site'] === undefined ? 'origin' : 'sec_fetch_site';
    done(new AppError('permission-denied', MESSAGES.anotherSite, { reason }));
  });
}
