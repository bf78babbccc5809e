import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { patternOf, SIGN_IN } from '@picadito/domain';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { readConfig, withPort, type Config } from './config/config.ts';
import { demoProvider } from './identity/demo-provider/plugin.ts';
import { demoIdentityOptions } from './identity/demo-provider/settings.ts';
import { pageRenderer } from './group-link/page/page-renderer.ts';
import { fontFaces } from './http/openapi/page/fonts.ts';
import { createIdentityClient } from './identity/identity-client.ts';
import { logOptions } from './logging/log.ts';
import { logStream } from './logging/log-stream.ts';
import { startDailyBackups } from './operations/backups/daily-backups.ts';
import { runBackup } from './operations/backups/run-backup.ts';
import { createMetrics } from './operations/metrics.ts';
import { serveMetrics } from './operations/metrics-server.ts';
import { drain } from './operations/process/drain.ts';
import { openDatabase } from './operations/process/open-database.ts';
import { programVersion } from './operations/process/program-version.ts';
import { changeFeed } from './transactions/change-feed.ts';
import type { Context } from './transactions/context.ts';
import { startBackgroundJobs } from './operations/background-jobs.ts';
import type { Store } from './store/store.ts';

/** Whatever hangs: SIGTERM ends the server within 5 s. */
const END_MS = 4700;
const WEB_ROOT = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** On stderr; stdout has the address, in one line. */
const log = logStream(process.stderr);
const { config, leavePort } = await configure();
const metrics = config.metricsPort === null ? null : createMetrics();
const opened = await open(config);
const store = metrics?.watchStore(opened) ?? opened;
const context: Context = {
  store,
  now: Date.now,
  log: (note) => app.log.warn(note),
  feed: changeFeed(store),
  hasDailyBackups: config.backupDir !== null,
};
/** In development Vite serves the web client from its sources, and here is only the players' page (scripts/dev.ts). */
const devRoot = process.env['PICADITO_DEV'];
const webRoot = devRoot ? undefined : WEB_ROOT;
const app = await buildApp({
  context,
  publicUrl: config.publicUrl,
  program: programVersion(),
  webRoot,
  renderer: await pageRenderer(devRoot || WEB_ROOT, fontFaces(webRoot)),
  rateLimits: config.rateLimits,
  trustProxy: config.trustProxy,
  metrics,
  logger: logOptions(config.logLevel, log),
  ...identityOf(config),
});
if (metrics && config.metricsPort !== null) {
  await serveMetrics(config.metricsPort, metrics.text).catch((error: unknown) =>
    cannotListen('METRICS_PORT', `127.0.0.1:${config.metricsPort}`, error),
  );
}
await leavePort();
await app
  .listen({ host: config.host, port: config.port, listenTextResolver: () => 'listening' })
  .catch((error: unknown) => cannotListen('PORT and HOST', `${config.host}:${config.port}`, error));
const backgroundJobs = startBackgroundJobs(context);
const dailyBackups =
  config.backupDir === null
    ? null
    : startDailyBackups(context, runBackup, {
        say: (line) => app.log.info(line),
        onLast: (at) => metrics?.noteBackup(at),
      });

let isEnding = false;
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
process.on('uncaughtException', (error) => {
  app.log.fatal(error, 'the server ends by a failure of its own');
  log.flush();
  process.exit(1);
});
process.stdout.write(`Picadito: ${config.publicUrl}\n`);

/** Once: npm passes on a Ctrl+C that the terminal has sent here too. */
function stop(): void {
  if (isEnding) return;
  isEnding = true;
  setTimeout(end, END_MS);
  void Promise.all([drain(app), backgroundJobs.stop(), dailyBackups?.stop()])
    .then(store.close)
    .finally(end);
}

function end(): never {
  log.flush();
  process.exit(0);
}

/** Port 0 becomes a free one, which stays reserved until `leavePort`. */
async function configure(): Promise<{ config: Config; leavePort: () => Promise<void> }> {
  const read = readConfig(process.env);
  if (!read.ok) return giveUp(read.error);
  const config = read.value;
  if (config.port !== 0) return { config, leavePort: async () => {} };
  const { port, leave } = await holdFreePort(config.host);
  return { config: withPort(config, port), leavePort: leave };
}

async function open({ database, backupDir }: Config): Promise<Store> {
  const opened = await openDatabase(database, {
    onRetry: metrics?.countRetry,
    backupDir,
    say: (line) => process.stderr.write(`Picadito: ${line}\n`),
  });
  return opened.ok ? opened.value : giveUp(opened.error);
}

function identityOf({ identity, publicUrl }: Config) {
  if (identity.kind === 'oidc') {
    const redirectUri = publicUrl + patternOf(SIGN_IN.callback);
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

function cannotListen(variables: string, address: string, error: unknown): never {
  const reason = error instanceof Error ? error.message : String(error);
  return giveUp(`${variables}: cannot listen on ${address} (${reason}).`);
}

/** One clear line, exit code 1. */
function giveUp(line: string): never {
  process.stderr.write(`Picadito: ${line}\n`);
  process.exit(1);
}
