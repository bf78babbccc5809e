import type { EventEmitter } from 'node:events';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';
import { chooserRoutes } from './chooser.ts';
import { MOUNT_PATH, type DemoClient } from './settings.ts';

export type DemoProviderOptions = DemoClient & { publicUrl: string };

/** The endpoints that our client uses; the provider's others are not mounted. */
const ENDPOINTS = [
  ['GET', '/.well-known/openid-configuration'],
  ['GET', '/jwks'],
  ['GET', '/auth'],
  ['GET', '/auth/:uid'],
  ['POST', '/token'],
  ['GET', '/me'],
] as const;

/**
 * The demonstration provider under /demo, for demonstration mode only and behind `loopbackOnly`.
 * The library is loaded and its keys are made at the first request, so that starting stays fast.
 */
export async function demoProvider(app: FastifyInstance, options: DemoProviderOptions) {
  let loading: Promise<Provider> | null = null;
  const provider = () => (loading ??= load(options, app.log));

  await app.register(chooserRoutes, { provider });
  await app.register(async (scope) => {
    // The provider reads the body by itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));

    for (const [method, path] of ENDPOINTS) {
      scope.route({
        method,
        url: MOUNT_PATH + path,
        exposeHeadRoute: false,
        logLevel: 'warn',
        async handler({ raw }, reply) {
          const handle = (await provider()).callback();
          // The provider learns from the difference of the two addresses where it is mounted.
          Object.assign(raw, { originalUrl: raw.url, url: raw.url?.slice(MOUNT_PATH.length) });
          for (const [name, value] of Object.entries(reply.getHeaders()))
            if (value !== undefined) reply.raw.setHeader(name, value);
          reply.hijack();
          await handle(raw, reply.raw);
        },
      });
    }
  });
}

async function load(options: DemoProviderOptions, log: FastifyBaseLogger): Promise<Provider> {
  const { createProvider } = await import('./provider.ts');
  const provider = createProvider(options.publicUrl, options);
  provider.on('server_error', (_ctx, error) => log.error(error, 'demonstration provider'));
  // Koa's own event, which would else print to the console.
  const koa: EventEmitter = provider;
  koa.on('error', (error: unknown) => log.error(error, 'demonstration provider'));
  return provider;
}
