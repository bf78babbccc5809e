/**
 * `npm run dev` runs the program for development at `http://127.0.0.1:PORT` (5173 by default). Vite serves the web
 * client from its sources and forwards other requests to the server, which restarts after every change of its sources.
 * Only the players' page is built, at the start and after every change of it. The port differs from that of `npm
 * start`, since a service worker from `npm start` would answer requests first.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, watch, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { bundlePlayersPage, PLAYERS_PAGE } from '../web/build/players-page.ts';

const root = join(import.meta.dirname, '..');
/** Path at which Vite serves the script of the players' page, from its source. */
const PAGE_SCRIPT = '/src/group-link/page/script/main.ts';
const HOST = '127.0.0.1';

const port = Number(process.env['PORT'] || 5173) || (await freePort());
const serverPort = await freePort();
const address = `http://${HOST}:${port}`;

const built = mkdtempSync(join(tmpdir(), 'picadito-dev-'));
process.once('exit', () => rmSync(built, { recursive: true, force: true }));
await buildPlayersPage();
const pageSource = join(root, 'web/src/group-link/page');
watch(pageSource, { recursive: true }, () => void buildPlayersPage()).unref();

const server = start(
  [process.execPath, '--watch', '--watch-preserve-output', 'server/src/main.ts'],
  { HOST, PORT: String(serverPort), PUBLIC_URL: address, PICADITO_DEV: built },
);
const web = start(
  [
    process.execPath,
    'node_modules/vite/bin/vite.js',
    'web',
    '--host',
    HOST,
    '--port',
    String(port),
    '--strictPort',
  ],
  { PICADITO_SERVER: `http://${HOST}:${serverPort}` },
);

let isStopped = false;
// Ctrl+C in a terminal reaches both child processes, too.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    isStopped = true;
    stop();
  });
const code = await Promise.race([server, web].map(ended));
stop();
await Promise.all([server, web].map(ended));
// Vite exits with 143 if it handles the signal itself, which is no failure here.
process.exit(isStopped ? 0 : code);

/**
 * Builds the players' page into the file that the server reads. The server restarts when the file changes. An error of
 * the build is printed and does not end this script.
 */
async function buildPlayersPage(): Promise<void> {
  const file = join(built, PLAYERS_PAGE);
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, await bundlePlayersPage(PAGE_SCRIPT));
  } catch (error) {
    process.stderr.write(`${String(error)}\n`);
  }
}

function start([command = '', ...args]: string[], more: Record<string, string>) {
  return spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...more } });
}

/** Waits for the end of a process and resolves with its exit code, or 0 if a signal has ended it. */
async function ended(child: ReturnType<typeof start>): Promise<number> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode ?? 0;
}

function stop(): void {
  for (const child of [server, web]) child.kill('SIGTERM');
}

async function freePort(): Promise<number> {
  const holder = createServer().listen(0, HOST);
  await once(holder, 'listening');
  const place = holder.address();
  holder.close();
  await once(holder, 'close');
  return typeof place === 'object' && place ? place.port : 0;
}
