import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** What the lint says of one file, planted in a copy of the tree's folders. */
function lint(file: string, source: string) {
  const folder = mkdtempSync(join(tmpdir(), 'picadito-arrows-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, dirname(file)), { recursive: true });
  writeFileSync(join(folder, file), source);
  const oxlint = join(root, 'node_modules', '.bin', 'oxlint');
  const { status, stdout } = spawnSync(oxlint, ['--format=unix', file], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stdout };
}

const planted = (from: string) => `import { thing } from '${from}';\nexport const other = thing;\n`;

test.each([
  ['domain/src/rules/planted.ts', 'node:fs'],
  ['domain/src/rules/planted.ts', 'react'],
  ['domain/src/rules/planted.ts', '@picadito/server'],
  ['server/src/routes/planted.ts', '../store/lists-store.ts'],
  ['server/src/routes/planted.ts', 'kysely'],
  ['server/src/services/planted.ts', '../routes/lists.ts'],
  ['server/src/services/planted.ts', '../plugins/session.ts'],
  ['server/src/services/planted.ts', 'fastify'],
  ['server/src/store/planted-store.ts', '../services/add-player.ts'],
  ['server/src/store/planted-store.ts', 'node:sqlite'],
  ['server/src/store/planted-store.ts', './dialects/sqlite.ts'],
  ['server/src/store/migrations/002-planted.ts', '../dialects/sqlite.ts'],
  ['web/src/features/add-players/planted.ts', '../create-match/match-form.ts'],
  ['web/src/features/add-players/planted.ts', '../../features/create-match/match-form.ts'],
  ['web/src/features/add-players/planted.ts', '../../app/router.tsx'],
  ['web/src/features/add-players/planted.ts', '@picadito/server'],
  ['web/src/features/add-players/planted.ts', 'zod'],
  ['web/src/components/planted.ts', '../features/landing/steps.tsx'],
  ['web/src/ui/planted.ts', '../api/lists.ts'],
  ['web/src/ui/planted.ts', '@picadito/domain'],
  ['web/src/lib/planted.ts', '../ui/button.tsx'],
  ['web/src/api/planted.ts', '../components/countdown.tsx'],
])('%s may not import %s', (file, from) => {
  const { status, stdout } = lint(file, planted(from));
  expect(stdout).toContain('no-restricted-imports');
  expect(status).not.toBe(0);
});

test.each([
  ['domain/src/rules/planted.ts', '../text/dates.ts'],
  ['server/src/routes/planted.ts', '../services/add-player.ts'],
  ['server/src/services/planted.ts', '../store/lists-store.ts'],
  ['server/src/store/dialects/planted.ts', 'node:sqlite'],
  ['web/src/features/add-players/planted.ts', './add-player.tsx'],
  ['web/src/features/add-players/planted.ts', '../../api/lists.ts'],
  ['web/src/features/add-players/planted.ts', 'zod/mini'],
  ['web/src/ui/planted.ts', '../lib/paths.ts'],
])('%s may import %s', (file, from) => {
  expect(lint(file, planted(from))).toEqual({ status: 0, stdout: '' });
});
