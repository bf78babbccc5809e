import { MESSAGES } from '@picadito/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Context, Organiser } from '../services/context.ts';
import { organiserOf } from '../services/find-session.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in; null when nobody is. Set for every request to /api. */
    organiser: Organiser | null;
  }
}

/** Finds the organiser by the cookie, before anything of the request is read. */
export function session(app: FastifyInstance, context: Context, cookieName: string): void {
  app.decorateRequest('organiser', null);
  app.addHook('onRequest', async (request) => {
    const token = request.cookies[cookieName];
    if (token) request.organiser = await organiserOf(context, token);
  });
}

/** Every route registered after it is for the signed-in organiser only. */
export function requireUser(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    signedIn(request);
  });
}

/** The organiser of a request that must have one. */
export function signedIn(request: FastifyRequest): Organiser {
  if (!request.organiser) throw new AppError('unauthenticated', MESSAGES.signedOut);
  return request.organiser;
}
