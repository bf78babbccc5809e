import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const main = join(root, 'server/src/main.ts');

test.each(['-h', 'help'])('%s says what --help says', (word) => {
  const [asked, help] = [word, '--help'].map((name) =>
    execFileSync(process.execPath, [main, name], { encoding: 'utf8' }),
  );
  expect(asked).toBe(help);
});

test('the help names the settings of the README, which not every form brings', () => {
  const help = execFileSync(process.execPath, [main, '--help'], { encoding: 'utf8' });
  const [, settings = ''] = /environment variables: (.+)\.$/m.exec(help) ?? [];
  const rows = readFileSync(join(root, 'README.md'), 'utf8').matchAll(/^\| (`[A-Z_]+`.*?) +\|/gm);
  const described = [...rows].flatMap(([, names = '']) => names.match(/\w+/g) ?? []);
  expect(settings.split(', ')).toEqual(described);
});

test('every command that the help of a clone names is a script of npm', () => {
  const help = execFileSync(process.execPath, [main, '--help'], { encoding: 'utf8' });
  const named = [...help.matchAll(/npm run (\S+)/g)].map(([, name = '']) => name);
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  expect(named).toContain('backup');
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});
