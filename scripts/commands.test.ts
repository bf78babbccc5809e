import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { runCommandLine } from '../server/src/command-line.ts';
import { readConfig } from '../server/src/config/config.ts';
import { settingsInForce } from '../server/src/config/settings-in-force.ts';

const root = join(import.meta.dirname, '..');

async function saidTo(word: string): Promise<string> {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await runCommandLine([word]);
  const said = write.mock.calls.map(([text]) => String(text)).join('');
  write.mockRestore();
  return said;
}

test.each(['-h', 'help'])('%s says what --help says', async (word) => {
  const help = await saidTo('--help');
  expect(help).not.toBe('');
  expect(await saidTo(word)).toBe(help);
});

test('the help names the settings of docs/running.md, which not every form brings', async () => {
  const help = await saidTo('--help');
  const [, settings = ''] = /environment variables: (.+)\.$/m.exec(help) ?? [];
  const rows = readFileSync(join(root, 'docs/running.md'), 'utf8').matchAll(
    /^\| (`[A-Z_]+`.*?) +\|/gm,
  );
  const described = [...rows].flatMap(([, names = '']) => names.match(/\w+/g) ?? []);
  expect(settings.split(', ')).toEqual(described);
});

test('config prints every setting of the help, except for the names of files with secrets', async () => {
  const help = await saidTo('--help');
  const [, settings = ''] = /environment variables: (.+)\.$/m.exec(help) ?? [];
  const read = readConfig({});
  const lines = read.ok ? settingsInForce(read.value, {}) : [];
  expect(lines.map((line) => line.split('=')[0])).toEqual(
    settings.split(', ').filter((name) => !name.endsWith('_FILE')),
  );
});

test('every command that the help of a clone or a document names is a script of npm', async () => {
  const documents = ['README.md', 'CONTRIBUTING.md', 'docs/running.md'].map((name) =>
    readFileSync(join(root, name), 'utf8'),
  );
  const texts = [await saidTo('--help'), ...documents].join('\n');
  const named = [...texts.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  expect(named).toContain('backup');
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});
