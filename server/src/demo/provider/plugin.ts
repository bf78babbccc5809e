import type { EventEmitter } from 'node:events';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';
import { chooserRoutes } from './chooser.ts';
import { MOUNT_PATH, type DemoClient } from './settings.ts';

export type DemoProviderOptions = DemoClient & { publicUrl: string };

/**
 * Endpoints of the provider library that the identity client uses. The other endpoints of the library are not mounted.
 */
const ENDPOINTS = [
  ['GET', '/.well-known/openid-configuration'],
  ['GET', '/jwks'],
  ['GET', '/auth'],
  ['GET', '/auth/:uid'],
  ['POST', '/token'],
  ['GET', '/me'],
] as const;

/**
 * Mounts the demonstration provider under /demo; requires demonstration mode and `loopbackOnly`. The library is loaded
 * and the keys are made only at the first request, so that the server starts fast.
 */
export async function demoProvider(app: FastifyInstance, options: DemoProviderOptions) {
  let loading: Promise<Provider> | null = null;
  const provider = () => (loading ??= load(options, app.log));

  await app.register(chooserRoutes, { provider });
  await app.register(async (scope) => {
    // The provider parses the body itself.
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
          // The provider finds out where it is mounted by comparing `originalUrl` with `url`.
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
  provider.on('server_error', (_ctx, error) =>
    log.error(error, 'the provider of demonstration mode failed'),
  );
  // Without a listener Koa prints its errors to the console.
  const koa: EventEmitter = provider;
  koa.on('error', (error: unknown) =>
    log.error(error, 'the provider of demonstration mode failed'),
  );
  return provider;
}
