import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { version } = JSON.parse(read('package.json')) as { version: string };

test('the root alone has a version, which the lock file repeats', () => {
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  const members = globSync('*/package.json', { cwd: root });
  expect(members.length).toBeGreaterThan(5);
  for (const file of members) expect(JSON.parse(read(file))).not.toHaveProperty('version');
  expect(JSON.parse(read('package-lock.json'))).toMatchObject({ version });
});

test('the newest version in the changelog is that of the program, with its day', () => {
  const headings = [...read('CHANGELOG.md').matchAll(/^## (.+)$/gm)].map(([, text = '']) => text);
  const [unreleased, newest = ''] = headings;
  expect(unreleased).toBe('[Unreleased]');
  expect(newest.split(' – ')).toEqual([
    `[${version}]`,
    expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  ]);
});
