import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { dataFolder } from './data-folder.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'picadito-data-folder-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const home = () => '/home/ana';
const USUAL = '/home/ana/.local/share/picadito';

test('data live where the system has the data of a user', () => {
  const folder = newFolder();
  const placed = (env: Record<string, string>) => dataFolder(env, folder, home);
  expect(placed({})).toEqual({ ok: true, value: USUAL });
  expect(placed({ XDG_DATA_HOME: '' })).toEqual({ ok: true, value: USUAL });
  expect(placed({ XDG_DATA_HOME: 'relative' })).toEqual({ ok: true, value: USUAL });
  expect(placed({ XDG_DATA_HOME: '/srv/x' })).toEqual({ ok: true, value: '/srv/x/picadito' });
});

test('a folder ./data takes precedence if it exists', () => {
  const folder = newFolder();
  mkdirSync(join(folder, 'data'));
  const placed = dataFolder({ XDG_DATA_HOME: '/srv/x' }, folder, home);
  expect(placed).toEqual({ ok: true, value: join(folder, 'data') });
});

test('a file ./data is not taken for the folder', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'data'), '');
  expect(dataFolder({}, folder, home)).toEqual({ ok: true, value: USUAL });
});

test('without a home directory the error names the settings', () => {
  const homeless = () => {
    throw new Error('ENOENT');
  };
  const placed = dataFolder({}, newFolder(), homeless);
  expect(placed).toEqual({
    ok: false,
    error: expect.stringMatching(/XDG_DATA_HOME.*DATABASE_URL/),
  });
});
