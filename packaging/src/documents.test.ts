import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { putDocuments } from './documents.ts';

test('every link in the documents of a package leads to a file of it, or to the web', () => {
  const folder = mkdtempSync(join(tmpdir(), 'picadito-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  putDocuments(folder);
  const links = globSync('**/*.md', { cwd: folder }).flatMap((name) => {
    const found = readFileSync(join(folder, name), 'utf8').matchAll(/\]\(([^)]*)\)/g);
    return [...found].map(([, to = '']) => ({ name, to }));
  });
  const own = links.filter(({ to }) => !to.startsWith('http'));
  expect(own).toContainEqual({ name: 'docs/running.md', to: '#sign-in-with-google' });
  expect(own).toContainEqual({ name: 'README.md', to: 'docs/running.md#one-group' });
  expect(own).toContainEqual({ name: 'docs/running.md', to: '../packaging/citus.sql' });
  const leadsNowhere = own.filter(({ name, to }) => {
    const [path = ''] = to.split('#');
    return path !== '' && !existsSync(join(folder, dirname(name), path));
  });
  expect(leadsNowhere).toEqual([]);
});
