import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { PACKAGES, VERSION } from '../src/places.ts';
import { anEvening, expectLists } from './support/evening.ts';
import { run, start, type Call } from './support/program.ts';

const EXECUTABLE = join(PACKAGES, 'picadito');
const IS_ROOT = process.getuid?.() === 0;
/** Matches the only libraries that the executable may need: parts of glibc, the loader, libstdc++ and libgcc. */
const ALLOWED = /^(ld-linux-[\w-]+|lib(c|m|dl|pthread|stdc\+\+|gcc_s))\.so\.\d+$/;
const NOBODY = 65_534;
const POLL = { timeout: 20_000 };

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'picadito-file-'));
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const filesIn = (folder: string) => globSync('**/*', { cwd: folder }).toSorted();

/** Makes a root folder with only the executable, the libraries that it needs, and an empty folder `data`. */
function bareRoot(): string {
  const root = newFolder();
  const named = execFileSync('ldd', [EXECUTABLE], { encoding: 'utf8' });
  const libraries = [...named.matchAll(/(?:=> |^\s*)(\/\S+)/gm)].map(([, path = '']) => path);
  expect(libraries.length).toBeGreaterThan(4);
  for (const library of libraries) {
    expect(library).toMatch(new RegExp(`/${ALLOWED.source.slice(1)}`));
    mkdirSync(join(root, dirname(library)), { recursive: true });
    copyFileSync(library, join(root, library));
  }
  copyFileSync(EXECUTABLE, join(root, 'picadito'));
  mkdirSync(join(root, 'data'));
  return root;
}

/** Returns a call of the executable in which `root` is the whole file system. */
function inside(root: string, ...args: string[]): Call {
  const call = ['chroot', root, '/picadito', ...args];
  const [command = '', ...rest] = IS_ROOT ? call : ['unshare', '--map-root-user', ...call];
  return {
    command: `/usr/bin/env`,
    args: ['PATH=/usr/sbin:/usr/bin:/sbin:/bin', command, ...rest],
  };
}

test('the executable file has at most 140 MB', () => {
  expect(statSync(EXECUTABLE).size).toBeLessThan(140e6);
});

test('on a system with only the C and C++ libraries the executable serves, writes only to its data folder, and finds its data again', async () => {
  const root = bareRoot();
  const before = filesIn(root);
  const server = await start(inside(root));
  expect(server.output()).toContain(`version ${VERSION}, new database /data/picadito.db `);
  await anEvening(server.url);
  expect(await server.stop()).toBe(0);

  const backup = await run(inside(root, 'backup', '/data/backup.db'));
  expect(backup).toMatchObject({ code: 0, out: expect.stringMatching(/backed up \d+ rows/) });
  const restored = await run(inside(root, 'restore', '/data/backup.db', '--replace'));
  expect(restored).toMatchObject({ code: 0, out: expect.stringMatching(/restored \d+ rows/) });
  const ended = await run(inside(root, 'end-sessions'));
  expect(ended).toMatchObject({ code: 0, out: expect.stringContaining('ended ') });
  const copied = await run(
    inside(root, 'copy-database', 'file:/data/picadito.db', 'file:/data/c.db'),
  );
  expect(copied).toMatchObject({ code: 0, out: expect.stringMatching(/copied \d+ rows/) });

  const again = await start({ ...inside(root), env: { BACKUP_DIR: '/data/daily' } });
  await expectLists(again.url, 4);
  // The server starts the executable once more as a process that makes the backup.
  await expect.poll(() => globSync(join(root, 'data/daily/daily-*.db')), POLL).toHaveLength(1);
  expect(await again.stop()).toBe(0);
  expect(filesIn(root).filter((name) => !name.startsWith('data/'))).toEqual(before);
});

test('the executable says its version and its commands, and refuses others in one line', async () => {
  const call = (...args: string[]) => run({ command: EXECUTABLE, args, cwd: newFolder() });
  expect(await call('--version')).toEqual({ code: 0, out: `${VERSION}\n`, error: '' });
  const help = await call('--help');
  expect(help.code).toBe(0);
  const command = `./${basename(EXECUTABLE)}`;
  const near = await run({ command, args: ['--help'], cwd: dirname(EXECUTABLE) });
  expect(near.out).toBe(help.out);
  // The help shows the absolute path, so that its lines work in any folder.
  for (const name of ['serve', 'backup', 'restore', 'end-sessions', 'copy-database'])
    expect(help.out).toMatch(new RegExp(`^  ${EXECUTABLE} ${name} `, 'm'));
  for (const args of [['bakcup'], ['serve', 'now'], ['--port', '80'], ['constructor']]) {
    const { code, out, error } = await call(...args);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(error.trim().split('\n')).toEqual([expect.stringContaining(`'${args.join(' ')}'`)]);
  }
});

test('data live where the user has data, unless there is a folder ./data', async () => {
  const [home, other, cwd] = [newFolder(), newFolder(), newFolder()];
  const places: [Record<string, string>, string][] = [
    [{ HOME: home }, join(home, '.local/share/picadito')],
    [{ HOME: home, XDG_DATA_HOME: other }, join(other, 'picadito')],
    [{ HOME: home, XDG_DATA_HOME: other }, join(cwd, 'data')],
  ];
  for (const [env, folder] of places) {
    if (folder.startsWith(cwd)) mkdirSync(folder);
    const server = await start({ command: EXECUTABLE, cwd, env });
    await server.stop();
    expect(server.output()).toContain(`new database ${join(folder, 'picadito.db')} `);
    expect(filesIn(folder)).toEqual(['picadito.db', 'picadito.db.lock']);
  }
});

test('a data folder that is not writable is refused in one line, and nothing has changed', async () => {
  const folder = newFolder();
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o555 });
  // Root may write anywhere, so the test needs another user.
  const user = IS_ROOT ? { uid: NOBODY, gid: NOBODY } : {};
  const readable = join(folder, 'picadito');
  copyFileSync(EXECUTABLE, readable);
  for (const cwd of [folder, data]) {
    const env = { HOME: data };
    const { code, out, error } = await run({ command: readable, cwd, env, ...user });
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(error.trim().split('\n')).toEqual([
      expect.stringMatching(/DATABASE_URL: cannot write \S+ .*Let this user write the file/),
    ]);
  }
  expect(filesIn(folder)).toEqual(['data', 'picadito']);
});

test('a port in use is refused in one line, before anything is stored', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const cwd = newFolder();
  const env = { PORT: String(port), HOME: cwd };
  const { code, out, error } = await run({ command: EXECUTABLE, cwd, env });
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(error.trim().split('\n')).toEqual([
    expect.stringMatching(/PORT.*EADDRINUSE.*choose another/),
  ]);
  expect(filesIn(cwd)).toEqual([]);
});
