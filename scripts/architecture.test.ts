import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LAYERS } from './import-rules.ts';

const root = join(import.meta.dirname, '..');
const ARCHITECTURE = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');

test('the store operations that ARCHITECTURE.md lists exist', () => {
  const [, table = ''] = ARCHITECTURE.split('| operation that the specification names');
  const rows = table.split('\n\n', 1)[0] ?? '';
  const named = [...rows.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
  const sources = globSync('server/src/**/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(root, file), 'utf8'));
  const isExported = (name: string) =>
    sources.some((source) => new RegExp(`export (async )?function ${name}\\b`).test(source));
  expect(named.length).toBeGreaterThan(25);
  expect(named.filter((name) => !isExported(name))).toEqual([]);
});

test.each(Object.entries(LAYERS))(
  'the order of the rooms of %s matches the table',
  (floor, rooms) => {
    expect(ARCHITECTURE).toContain(`\n- ${floor}: ${rooms.join(' → ')}\n`);
  },
);

test.each(['domain', 'server', 'web'])(
  'the tree in ARCHITECTURE.md has every room of %s',
  (member) => {
    const [, tree = ''] = ARCHITECTURE.split('```');
    const [, part = ''] = tree.split(`\n${member}/src/`);
    const [own = ''] = part.split(/\n\w+\//, 1);
    const rooms = readdirSync(join(root, member, 'src'), { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? [entry.name] : [],
    );
    expect(rooms.filter((room) => !own.includes(` ${room}/`))).toEqual([]);
  },
);
