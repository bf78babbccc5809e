import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { runCommandLine } from '../server/src/command-line.ts';

const root = join(import.meta.dirname, '..');

/** Returns what the program prints when it is called with this word. */
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

test('the help names the settings of the README, which not every form brings', async () => {
  const help = await saidTo('--help');
  const [, settings = ''] = /environment variables: (.+)\.$/m.exec(help) ?? [];
  const rows = readFileSync(join(root, 'README.md'), 'utf8').matchAll(/^\| (`[A-Z_]+`.*?) +\|/gm);
  const described = [...rows].flatMap(([, names = '']) => names.match(/\w+/g) ?? []);
  expect(settings.split(', ')).toEqual(described);
});

test('every command that the help of a clone names is a script of npm', async () => {
  const help = await saidTo('--help');
  const named = [...help.matchAll(/npm run (\S+)/g)].map(([, name = '']) => name);
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  expect(named).toContain('backup');
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});
