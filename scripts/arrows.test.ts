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
  ['domain/src/rules/planted.ts', 'zod'],
  ['domain/src/rules/planted.ts', 'libphonenumber-js/min'],
  ['domain/src/rules/planted.ts', '../../../server/src/app-error.ts'],
  ['domain/src/players/phone.ts', 'node:fs'],
  ['server/src/routes/planted.ts', '../store/lists-store.ts'],
  ['server/src/routes/planted.ts', 'kysely'],
  ['server/src/routes/planted.ts', '@picadito/web'],
  ['server/src/routes/planted.ts', '../../../web/src/lib/http.ts'],
  ['server/src/plugins/planted.ts', '../store/store.ts'],
  ['server/src/plugins/planted.ts', '../routes/lists.ts'],
  ['server/src/identity/planted.ts', '../store/store.ts'],
  ['server/src/identity/planted.ts', 'kysely'],
  ['server/src/services/planted.ts', '../routes/lists.ts'],
  ['server/src/services/planted.ts', '../plugins/session.ts'],
  ['server/src/services/planted.ts', 'fastify'],
  ['server/src/services/planted.ts', '../identity/identity-client.ts'],
  ['server/src/services/planted.ts', '../identity/demo-accounts.ts'],
  ['server/src/store/planted-store.ts', '../services/add-player.ts'],
  ['server/src/store/planted-store.ts', '../identity/identity.ts'],
  ['server/src/store/planted-store.ts', 'node:sqlite'],
  ['server/src/store/planted-store.ts', './dialects/sqlite.ts'],
  ['server/src/store/migrations/planted.ts', '../dialects/sqlite.ts'],
  ['web/src/app/planted.ts', '@picadito/server'],
  ['web/src/app/planted.ts', '../../../server/src/app.ts'],
  ['web/src/app/planted.ts', 'node:fs'],
  ['web/src/app/planted.ts', 'zod'],
  ['web/src/features/add-players/planted.ts', '../create-match/match-form.ts'],
  ['web/src/features/add-players/planted.ts', '../../features/create-match/match-form.ts'],
  ['web/src/features/add-players/planted.ts', '../../app/router.tsx'],
  ['web/src/features/add-players/planted.ts', '@picadito/server'],
  ['web/src/features/add-players/planted.ts', 'zod'],
  ['web/src/components/planted.ts', '../features/landing/steps.tsx'],
  ['web/src/components/planted.ts', '../app/router.tsx'],
  ['web/src/ui/planted.ts', '../api/lists.ts'],
  ['web/src/ui/planted.ts', '../state/toasts.ts'],
  ['web/src/ui/planted.ts', '../components/countdown.tsx'],
  ['web/src/ui/planted.ts', '@picadito/domain'],
  ['web/src/api/planted.ts', '../components/countdown.tsx'],
  ['web/src/api/planted.ts', '../ui/button.tsx'],
  ['web/src/state/planted.ts', '../api/lists.ts'],
  ['web/src/state/planted.ts', '../ui/button.tsx'],
  ['web/src/lib/planted.ts', '../ui/button.tsx'],
  ['web/src/lib/planted.ts', '../api/lists.ts'],
  ['web/src/lib/planted.ts', '../state/toasts.ts'],
])('%s may not import %s', (file, from) => {
  const { status, stdout } = lint(file, planted(from));
  expect(stdout).toContain('no-restricted-imports');
  expect(status).not.toBe(0);
});

test.each([
  ['domain/src/rules/planted.ts', '../text/dates.ts'],
  ['domain/src/rules/planted.ts', 'zod/mini'],
  ['domain/src/players/phone.ts', 'libphonenumber-js/min'],
  ['server/src/routes/planted.ts', '../services/add-player.ts'],
  ['server/src/routes/planted.ts', '@picadito/domain'],
  ['server/src/services/planted.ts', '../store/lists-store.ts'],
  ['server/src/services/planted.ts', '../identity/identity.ts'],
  ['server/src/store/dialects/planted.ts', 'node:sqlite'],
  ['web/src/features/add-players/planted.ts', './add-player.tsx'],
  ['web/src/features/add-players/planted.ts', '../../api/lists.ts'],
  ['web/src/features/add-players/planted.ts', 'zod/mini'],
  ['web/src/api/planted.ts', '../state/toasts.ts'],
  ['web/src/ui/planted.ts', '../lib/paths.ts'],
])('%s may import %s', (file, from) => {
  expect(lint(file, planted(from))).toEqual({ status: 0, stdout: '' });
});
