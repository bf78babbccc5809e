import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import type { Player, PlayersList } from '@picadito/domain';
import { FULL_SPEED, newDatabase, startServer } from '../support/server/server.ts';
import { type HttpClient, signedInClient } from '../support/server/http-client.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** Environment with a cache of compiled code, with which a command takes half of the processor time. */
const COMPILED = { NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/node') };

const newFolder = () => mkdtempSync(join(tmpdir(), 'picadito-e2e-'));
const fileOf = (databaseUrl: string) => databaseUrl.slice('file:'.length);

const npm = (databaseUrl: string, command: string, ...args: string[]) =>
  run('npm', ['run', '--silent', command, '--', ...args], databaseUrl);

/** Runs a command without npm, in a fifth of the time. */
const node = (databaseUrl: string, command: string, ...args: readonly string[]) =>
  run(process.execPath, ['server/src/main.ts', command, ...args], databaseUrl);

async function run(program: string, args: string[], databaseUrl: string) {
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { PATH: process.env['PATH'] ?? '', DATABASE_URL: databaseUrl, ...COMPILED },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = [text(child.stdout), text(child.stderr)] as const;
  const [out, error] = await Promise.all([...said, once(child, 'close')]);
  // Warnings of npm are not part of the command's output.
  const lines = error.split('\n').filter((line) => line !== '' && !line.startsWith('npm '));
  return { code: child.exitCode, out: out.trim(), said: lines };
}

/**
 * Fixed values for the columns that a restore changes, by table, so that a comparison ignores them: a restore pauses
 * automation and renews calendar entries.
 */
const RENEWED: Record<string, object> = {
  users: { is_asleep: 0, last_timestamp: '' },
  matches: { entry_changed_at: '' },
};

/** Returns every row of every table of a file, without the columns that a restore changes. */
function contentOf(file: string) {
  const database = new DatabaseSync(file, { readOnly: true });
  const tables = database
    .prepare("select name from sqlite_schema where type = 'table' order by name")
    .all()
    .filter(({ name }) => name !== 'backup_digests');
  const content = tables.map(({ name }) => [
    name,
    database
      .prepare(`select * from "${String(name)}"`)
      .all()
      .map((row) => ({ ...row, ...RENEWED[String(name)] })),
  ]);
  database.close();
  return content;
}

function count(file: string, sql: string): unknown[] {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database
    .prepare(sql)
    .all()
    .map(({ n }) => n);
  database.close();
  return rows;
}

/** Saves teams of five and lists of ten again and again until `stop` is called. */
async function keepWriting(client: HttpClient) {
  const players = Array.from({ length: 10 }, (_, index) => ({
    name: `Ñ ⚽ '${index}`,
    skillLevel: '3',
  }));
  const { id: listId } = await client.json<PlayersList>('POST', '/api/lists', {
    name: 'Jueves',
    players,
  });
  const stored = await client.json<Player[]>('GET', `/api/lists/${listId}/players`);
  const ids = stored.map(({ id }) => id);
  const { id: matchId } = await client.json<{ id: string }>('POST', '/api/matches', {
    date: '2030-01-03',
    time: '21:00',
    location: 'Cancha',
    listId,
  });
  const teamsUrl = `/api/matches/${matchId}/teams`;
  const teams = (turn: number) => {
    const order = ids.map((_, index) => ids[(index + turn) % ids.length] ?? '');
    return { matchId, claroTeam: order.slice(0, 5), oscuroTeam: order.slice(5), suplentes: [] };
  };
  await client.json('POST', teamsUrl, teams(0));

  const over = new AbortController();
  let writes = 0;
  const write = async (step: (turn: number) => Promise<unknown>) => {
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      await step(turn);
      writes += 1;
    }
  };
  const writing = Promise.all([
    write((turn) => client.json('PUT', teamsUrl, teams(turn))),
    write((turn) =>
      client.json('POST', '/api/lists', { name: `Lista ${turn % 100}`, players }).catch(() => null),
    ),
  ]);
  const stop = async () => {
    over.abort();
    await writing;
  };
  return { matchId, teamsUrl, writes: () => writes, stop };
}

/** Expects that only its owner can read the backup, and that its teams and lists have all their players. */
function expectWhole(backup: string): void {
  expect(statSync(backup).mode & 0o777).toBe(0o600);
  expect(count(backup, 'select count(*) as n from team_players group by team_id')).toEqual([5, 5]);
  const sizes = count(backup, 'select count(*) as n from players group by list_id');
  expect(new Set(sizes)).toEqual(new Set([10]));
  expect(count(backup, 'select count(*) as n from players_lists')).toEqual([sizes.length]);
}

test('a backup under concurrent writes is consistent, and restores unchanged', async () => {
  test.setTimeout(120_000);
  const databaseUrl = newDatabase();
  const server = await startServer({ DATABASE_URL: databaseUrl, ...FULL_SPEED });
  const client = await signedInClient(server.url, 'vacio-1@picadito.local');
  const busy = await keepWriting(client);
  const folder = join(newFolder(), 'backups');
  const backups = [1, 2, 3].map((number) => join(folder, `${number}.db`));
  for (const backup of backups) {
    const before = busy.writes();
    const { code, out, said } = await npm(databaseUrl, 'backup', backup);
    expect({ code, said }).toEqual({ code: 0, said: [] });
    expect(out).toMatch(/^Picadito: backed up \d+ rows into \S+\.db$/);
    expect(busy.writes()).toBeGreaterThan(before);
  }
  await busy.stop();

  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(readdirSync(folder)).toEqual(['1.db', '2.db', '3.db']);
  for (const backup of backups) {
    expectWhole(backup);
  }

  const [backup = ''] = backups;
  const used = await npm(databaseUrl, 'restore', backup, '--replace');
  expect(used.said).toEqual([expect.stringMatching(/is in use; stop the server first/)]);
  await server.stop();
  const full = await npm(databaseUrl, 'restore', backup);
  expect(full.said).toEqual([
    expect.stringMatching(/holds data already \(--replace moves it aside\)/),
  ]);
  expect([used.code, full.code]).toEqual([1, 1]);
  const replaced = await npm(databaseUrl, 'restore', backup, '--replace');
  expect({ code: replaced.code, said: replaced.said }).toEqual({ code: 0, said: [] });
  const [, aside = ''] = /that was there is now (\S+)$/.exec(replaced.out) ?? [];
  expect(existsSync(aside)).toBe(true);
  expect(contentOf(fileOf(databaseUrl))).toEqual(contentOf(backup));

  const again = await startServer({ DATABASE_URL: databaseUrl });
  const back = await signedInClient(again.url, 'vacio-1@picadito.local');
  expect(await back.json('GET', busy.teamsUrl)).toMatchObject({ matchId: busy.matchId });
  await again.stop();
});

test('an impossible backup or restore is refused in one line and changes nothing', async () => {
  const databaseUrl = newDatabase();
  const folder = newFolder();
  const broken = join(folder, 'broken.db');
  writeFileSync(broken, 'a letter to a friend '.repeat(1000));
  const secret = 'postgres://ana:very-secret@127.0.0.1:1/picadito';
  const nobody = join(folder, 'nobody.db');
  for (const [command, args, line] of [
    ['backup', [], /there is no such file/],
    ['backup', [broken], /is there already/],
    ['backup', ['a', 'b'], /backup takes/],
    ['restore', [], /restore takes/],
    ['restore', [broken], /broken\.db: it is damaged/],
    ['restore', [nobody], /nobody\.db: there is no such file/],
    ['copy-database', [`file:${nobody}`], /copy-database takes FROM and TO/],
    ['copy-database', ['mysql://x', `file:${nobody}`], /FROM takes file:PATH/],
    ['copy-database', [`file:${broken}`, 'nowhere'], /TO takes file:PATH/],
    ['copy-database', [secret, `file:${nobody}`], /127\.0\.0\.1:1\/picadito: .*ECONNREFUSED/],
  ] as const) {
    const { code, out, said } = await node(databaseUrl, command, ...args);
    expect({ command, args, code, out, said }).toEqual({
      command,
      args,
      code: 1,
      out: '',
      said: [expect.stringMatching(line)],
    });
    expect(said.join()).not.toContain('very-secret');
  }
  expect(readdirSync(folder)).toEqual(['broken.db']);
  expect(existsSync(dirname(fileOf(databaseUrl)))).toBe(false);
});
