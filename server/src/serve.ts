import { once } from 'node:events';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { patternOf, SIGN_IN } from '@picadito/domain';
import type { FastifyInstance } from 'fastify';
import { buildApp, type AppDeps } from './app.ts';
import { readConfig, withPort, type Config } from './config/config.ts';
import { descriptorLimit, limitDescriptors } from './http/limits/descriptors.ts';
import { fontFaces } from './http/fonts.ts';
import { createIdentityClient } from './identity/identity-client.ts';
import { logOptions } from './logging/log.ts';
import { logStream } from './logging/log-stream.ts';
import { refusalOfFolder } from './backups/backup-files.ts';
import { runBackup, startDailyBackups } from './backups/daily-backups.ts';
import { createMetrics, serveMetrics, type Metrics } from './metrics.ts';
import { drain } from './http/drain.ts';
import { openDatabase } from './startup/open-database.ts';
import { errorMessage, exitWithError } from './terminal.ts';
import { BUILT_WEB } from './built-web.ts';
import { PROGRAM } from './program.ts';
import { changeFeed } from './transactions/change-feed.ts';
import type { Context } from './transactions/context.ts';
import { startNotices } from './notices/start-notices.ts';
import { startBackgroundJobs } from './background-jobs.ts';
import type { DatabaseAddress } from './store/engines/engine-at.ts';
import type { Store } from './store/store.ts';
import { startNotingServer } from './startup/running-servers.ts';

/**
 * Time limit of the shutdown in milliseconds, so that SIGTERM ends the process within 5 seconds even if something
 * hangs.
 */
const END_MS = 4700;

/** Runs the server until a signal ends it. The log goes to stderr; stdout gets one line with the address. */
export async function serve(): Promise<void> {
  const output = logStream(process.stderr);
  const { config, leavePort } = await configure();
  const metrics = config.metrics && createMetrics();
  if (metrics && config.metrics) await serveMetricsAt(config.metrics, metrics);
  const opened = await open(config, metrics);
  if (PROGRAM.isPackaged) keepTo(config.database);
  const store = metrics?.watchStore(opened) ?? opened;
  const log = (note: string) => app.log.warn(note);
  const context: Context = {
    store,
    now: Date.now,
    log,
    feed: changeFeed(store, log),
    hasDailyBackups: config.backupDir !== null,
  };
  const app = await appOf(config, {
    context,
    metrics,
    logger: logOptions(config.logLevel, output),
  });
  limitDescriptors(app.server, descriptorLimit(), log);
  await leavePort();
  await app
    // Fastify would log a line for each network interface of the machine.
    .listen({ host: config.host, port: config.port, listenTextResolver: () => '' })
    .catch((error: unknown) => cannotListen('PORT and HOST', config, error));
  app.log.info({ host: config.host, port: config.port }, 'listening');
  const jobs = startJobs(config, context, {
    say: (line) => app.log.info(line),
    onLast: (at) => metrics?.noteBackup(at),
  });
  const noted = startNotingServer(store, {
    log,
    end: (line) => {
      app.log.fatal(`the server ends: ${line}`);
      stop(1);
    },
  });
  const stop = endsBySignal(output, async () => {
    await Promise.all([drain(app), jobs.stop()]);
    await noted.stop();
    await store.close();
  });
  process.on('uncaughtException', (error) => {
    app.log.fatal(error, 'the server ends after an unexpected error');
    output.flush();
    process.exit(1);
  });
  // The reader of stdout may close it (EPIPE), or its disk may be full.
  process.stdout.on('error', () => {});
  process.stdout.write(`Picadito: ${config.publicUrl}\n`);
}

async function appOf(
  config: Config,
  deps: Pick<AppDeps, 'context' | 'metrics' | 'logger'>,
): Promise<FastifyInstance> {
  const web = BUILT_WEB.files();
  const page = await BUILT_WEB.playersPage();
  return buildApp({
    ...deps,
    publicUrl: config.publicUrl,
    program: PROGRAM.sources(),
    web,
    renderer: page && { ...page, style: fontFaces(web) + page.style },
    rateLimits: config.rateLimits,
    trustProxy: config.trustProxy,
    pushServices: config.pushes,
    securityContact: config.securityContact,
    ...(await identityOf(config)),
  });
}

function startJobs(
  { backupDir, publicUrl, pushes }: Config,
  context: Context,
  ofBackups: Parameters<typeof startDailyBackups>[2],
): { stop: () => Promise<unknown> } {
  const jobs = [
    startBackgroundJobs(context),
    startNotices(context, { publicUrl, services: pushes }),
  ];
  if (backupDir !== null) jobs.push(startDailyBackups(context, runBackup, ofBackups));
  return { stop: () => Promise.all(jobs.map((job) => job.stop())) };
}

/**
 * Makes the first SIGTERM or SIGINT shut the server down. Further signals are ignored: a Ctrl+C may arrive twice, from
 * the terminal and from npm, which forwards it. Returns the function that shuts down, which takes the exit code.
 */
function endsBySignal(
  output: { flush: () => void },
  close: () => Promise<void>,
): (code: number) => void {
  let isEnding = false;
  const stop = (code: number) => {
    if (isEnding) return;
    isEnding = true;
    const end = () => {
      output.flush();
      process.exit(code);
    };
    setTimeout(end, END_MS);
    void close().finally(end);
  };
  process.on('SIGTERM', () => stop(0));
  process.on('SIGINT', () => stop(0));
  return stop;
}

/**
 * Makes SQLite put temporary files into the folder of its database, unless TMPDIR names another. Called for packaged
 * programs.
 */
function keepTo(database: DatabaseAddress): void {
  if (database.engine === 'sqlite') process.env['TMPDIR'] ||= dirname(database.file);
}

async function serveMetricsAt(
  address: NonNullable<Config['metrics']>,
  { text }: Metrics,
): Promise<void> {
  await serveMetrics(address, text).catch((error: unknown) =>
    cannotListen('METRICS_PORT and METRICS_HOST', address, error),
  );
}

/**
 * Returns the configuration; ends the process with an error if it is invalid or the server cannot listen on its port,
 * before anything else is opened. For port 0 a free port is chosen, which stays reserved until `leavePort` is called.
 */
async function configure(): Promise<{ config: Config; leavePort: () => Promise<void> }> {
  const read = readConfig(process.env);
  if (!read.ok) return exitWithError(read.error);
  const config = read.value;
  const { port, leave } = await holdPort(config).catch((error: unknown) =>
    cannotListen('PORT and HOST', config, error),
  );
  if (config.port === 0) return { config: withPort(config, port), leavePort: leave };
  await leave();
  return { config, leavePort: async () => {} };
}

async function open({ database, backupDir }: Config, metrics: Metrics | null): Promise<Store> {
  const refusal = backupDir === null ? null : refusalOfFolder(backupDir);
  if (refusal !== null) return exitWithError(refusal);
  const opened = await openDatabase(database, {
    onRetry: metrics?.countRetry,
    backupDir,
    isForServer: true,
    say: (line) => process.stderr.write(`Picadito: ${line}\n`),
  });
  return opened.ok ? opened.value : exitWithError(opened.error);
}

/**
 * Returns the identity client, and in demonstration mode also the plugin of the demonstration provider. The provider
 * and its library are imported only in demonstration mode.
 */
async function identityOf({ identity, publicUrl }: Config) {
  if (identity.kind === 'oidc') {
    const redirectUri = publicUrl + patternOf(SIGN_IN.callback);
    return { identityClient: createIdentityClient({ ...identity, redirectUri }) };
  }
  const { demoProvider } = await import('./demo/provider/plugin.ts');
  const { demoIdentityOptions } = await import('./demo/provider/settings.ts');
  const client = demoIdentityOptions(publicUrl);
  return {
    identityClient: createIdentityClient(client),
    demoProvider: async (server: FastifyInstance) => {
      await server.register(demoProvider, { ...client, publicUrl });
    },
  };
}

async function holdPort({ host, port: wanted }: Pick<Config, 'host' | 'port'>) {
  const holder = createServer().listen(wanted, host);
  await once(holder, 'listening');
  const address = holder.address();
  const leave = () => new Promise<void>((resolve) => void holder.close(() => resolve()));
  return { port: typeof address === 'object' && address ? address.port : 0, leave };
}

/**
 * Ends the process with an error that says why the server cannot listen. `variables` are the settings that choose the
 * address.
 */
function cannotListen(
  variables: string,
  { host, port }: { host: string; port: number },
  error: unknown,
): never {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  const advice = isTaken ? ` Stop the program that has port ${port}, or choose another one.` : '';
  return exitWithError(
    `${variables}: cannot listen on ${host}:${port} (${errorMessage(error)}).${advice}`,
  );
}
