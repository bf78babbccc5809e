import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { readConfig, withPort, type Config } from './config.ts';
import { demoProvider } from './identity/demo-provider/plugin.ts';
import { demoIdentityOptions } from './identity/demo-provider/settings.ts';
import { createIdentityClient } from './identity/identity-client.ts';
import { openDatabase } from './open-database.ts';
import { changeFeed } from './services/change-feed.ts';
import type { Store } from './store/store.ts';

/** SIGTERM ends the server within 5 s; requests that are under way get this long of it. */
const DRAIN_MS = 4000;
const WEB_ROOT = fileURLToPath(new URL('../../web/dist', import.meta.url));

const { config, leavePort } = await configure();
const store = await open(config);
const app = await buildApp({
  context: { store, now: Date.now, log: (note) => app.log.warn(note), feed: changeFeed() },
  publicUrl: config.publicUrl,
  webRoot: WEB_ROOT,
  rateLimits: config.rateLimits,
  trustProxy: config.trustProxy,
  logger: { level: 'warn' },
  ...identityOf(config),
});
await leavePort();
await app.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error);
  return giveUp(`PORT and HOST: cannot listen on ${config.host}:${config.port} (${reason}).`);
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void stop());
}
process.stdout.write(`Picadito: ${config.publicUrl}\n`);

/** No new requests, those under way end, then the database closes. */
async function stop(): Promise<void> {
  const impatient = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
  await app.close();
  clearTimeout(impatient);
  await store.close();
  process.exit(0);
}

/** Port 0 becomes a free one, which nobody else can take until `leavePort`. */
async function configure(): Promise<{ config: Config; leavePort: () => Promise<void> }> {
  const read = readConfig(process.env);
  if (!read.ok) return giveUp(read.error);
  const config = read.value;
  if (config.port !== 0) return { config, leavePort: async () => {} };
  const { port, leave } = await holdFreePort(config.host);
  return { config: withPort(config, port), leavePort: leave };
}

async function open({ database }: Config): Promise<Store> {
  const opened = await openDatabase(database);
  return opened.ok ? opened.value : giveUp(opened.error);
}

function identityOf({ identity, publicUrl }: Config) {
  if (identity.kind === 'oidc') {
    const redirectUri = `${publicUrl}/auth/callback`;
    return { identityClient: createIdentityClient({ ...identity, redirectUri }) };
  }
  const client = demoIdentityOptions(publicUrl);
  return {
    identityClient: createIdentityClient(client),
    demoProvider: async (server: FastifyInstance) => {
      await server.register(demoProvider, { ...client, publicUrl });
    },
  };
}

async function holdFreePort(host: string) {
  const holder = createServer().listen(0, host);
  await once(holder, 'listening');
  const address = holder.address();
  const leave = () => new Promise<void>((resolve) => void holder.close(() => resolve()));
  return { port: typeof address === 'object' && address ? address.port : 0, leave };
}

/** One clear line, exit code 1. */
function giveUp(line: string): never {
  process.stderr.write(`Picadito: ${line}\n`);
  process.exit(1);
}
