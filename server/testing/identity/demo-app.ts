import { createServer } from 'node:net';
import { once } from 'node:events';
import fastifyCookie from '@fastify/cookie';
import { STATUS_OF } from '@picadito/domain';
import fastify, { LogController } from 'fastify';
import { AppError } from '../../src/app-error.ts';
import { loopbackOnly } from '../../src/http/loopback-only.ts';
import { refuseOtherSites } from '../../src/http/same-site.ts';
import { prepareRoutes } from '../../src/http/prepare-routes.ts';
import { authRoutes } from '../../src/account/auth-routes.ts';
import { cookieNames } from '../../src/identity/cookies.ts';
import { demoProvider } from '../../src/demo/provider/plugin.ts';
import { demoIdentityOptions } from '../../src/demo/provider/settings.ts';
import { type Identity } from '../../src/identity/identity.ts';
import { createIdentityClient } from '../../src/identity/identity-client.ts';

/**
 * Starts the real sign-in with the demonstration provider on a free port. Sessions are in a map and not in a database.
 */
export async function startDemoApp() {
  const port = await freePort();
  const publicUrl = `http://127.0.0.1:${port}`;
  const options = demoIdentityOptions(publicUrl);
  const sessions = new Map<string, { identity: Identity; device: string | null }>();
  const cookies = cookieNames(publicUrl);
  const logged: string[] = [];
  const stream = { write: (line: string) => void logged.push(line) };
  const clock = { now: () => Date.now() };

  const app = fastify({
    logger: { level: 'info', stream },
    logController: new LogController({ disableRequestLogging: true }),
  });
  prepareRoutes(app);
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof AppError ? STATUS_OF[error.code] : 500).send('problem'),
  );
  await app.register(loopbackOnly, { publicUrl });
  refuseOtherSites(app, publicUrl);
  await app.register(fastifyCookie);
  await app.register(demoProvider, { publicUrl, ...options });
  await app.register(
    authRoutes({
      identityClient: createIdentityClient(options),
      cookies,
      secure: false,
      now: () => clock.now(),
      sessions: {
        async begin(identity, device) {
          const token = `token-${sessions.size + 1}-${crypto.randomUUID()}`;
          sessions.set(token, { identity, device });
          return { token, maxAgeSeconds: 3600 };
        },
        async end(token) {
          sessions.delete(token);
        },
      },
    }),
  );
  await app.listen({ host: '127.0.0.1', port });
  return { app, publicUrl, sessions, cookies, logged, clock };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
