import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importViolations, LAYERS } from './import-rules.ts';

const root = join(import.meta.dirname, '..');
const SOURCES = globSync('{domain,server,web}/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.tsx?$|\/testing\/|\/attacks\//.test(file),
);

test('every import follows the table of modules', () => {
  expect(SOURCES.length).toBeGreaterThan(700);
  const wrong = SOURCES.flatMap((file) =>
    importViolations(file, readFileSync(join(root, file), 'utf8')),
  );
  expect(wrong).toEqual([]);
});

test('ARCHITECTURE.md lists the modules of the table', () => {
  const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
  const lines = [...text.matchAll(/^- (domain|server|web): (.+)$/gm)];
  const listed = lines.map(([, name = '', modules = '']) => [name, modules.split(', ')]);
  expect(Object.fromEntries(listed)).toEqual(LAYERS);
});

const planted = (from: string) => `import { thing } from '${from}';\nexport const other = thing;\n`;

test.each([
  ['domain/src/matches/planted.ts', 'node:fs'],
  ['domain/src/matches/planted.ts', 'react'],
  ['domain/src/matches/planted.ts', '@picadito/server'],
  ['domain/src/matches/planted.ts', 'zod'],
  ['domain/src/matches/planted.ts', 'libphonenumber-js/min'],
  ['domain/src/matches/planted.ts', '../../../server/src/app-error.ts'],
  ['domain/src/matches/planted.ts', '../teams/split-teams.ts'],
  ['domain/src/time/planted.ts', '../text/messages.ts'],
  ['domain/src/players/phone.ts', 'node:fs'],
  ['domain/src/sync/planted.ts', '../api.ts'],
  ['domain/src/limits.ts', './time/dates.ts'],
  ['domain/src/planted.ts', './time/dates.ts'],
  ['server/src/logging/planted.ts', '../built-web.ts'],
  ['server/src/program.ts', './http/web-files.ts'],
  ['server/src/app-error.ts', './program.ts'],
  ['server/src/matches/match-routes.ts', '../store/tables/lists.ts'],
  ['server/src/matches/match-routes.ts', 'kysely'],
  ['server/src/matches/match-routes.ts', '@picadito/web'],
  ['server/src/matches/match-routes.ts', '../../../web/src/sync/http/http.ts'],
  ['server/src/http/planted.ts', '../store/store.ts'],
  ['server/src/http/planted.ts', '../players/list-routes.ts'],
  ['server/src/http/planted.ts', '../app.ts'],
  ['server/src/identity/planted.ts', '../store/store.ts'],
  ['server/src/identity/planted.ts', 'kysely'],
  ['server/src/players/planted.ts', '../http/session.ts'],
  ['server/src/players/planted.ts', '../matches/matches.ts'],
  ['server/src/players/planted.ts', 'fastify'],
  ['server/src/players/planted.ts', '../identity/identity-client.ts'],
  ['server/src/players/planted.ts', '../identity/cookies.ts'],
  ['server/src/identity/sessions/planted.ts', '../identity-client.ts'],
  ['server/src/demo/planted.ts', '../identity/identity.ts'],
  ['server/src/demo/sample-data/planted.ts', 'fastify'],
  ['server/src/transactions/planted.ts', '../http/session.ts'],
  ['server/src/store/tables/planted.ts', '../../players/players.ts'],
  ['server/src/store/tables/planted.ts', '../../identity/identity.ts'],
  ['server/src/store/tables/planted.ts', 'node:sqlite'],
  ['server/src/store/planted.ts', './engines/sqlite.ts'],
  ['server/src/store/migrations/planted.ts', '../engines/sqlite.ts'],
  ['server/src/store/planted.ts', 'fastify'],
  ['web/src/app/planted.ts', '@picadito/server'],
  ['web/src/app/planted.ts', '../../../server/src/app.ts'],
  ['web/src/app/planted.ts', 'node:fs'],
  ['web/src/app/planted.ts', 'zod'],
  ['web/src/screens/add-players/planted.ts', '../create-match/match-form.ts'],
  ['web/src/screens/form-teams/drag/planted.ts', '../../create-match/match-form.ts'],
  ['web/src/screens/add-players/planted.ts', '../../app/router.tsx'],
  ['web/src/matches/planted.ts', '../screens/landing/steps.tsx'],
  ['web/src/matches/planted.ts', '../teams/teams.ts'],
  ['web/src/players/planted.ts', '../matches/stepper.tsx'],
  ['web/src/sync/planted.ts', '../teams/teams.ts'],
  ['web/src/sync/planted.ts', '../identity/session.ts'],
  ['web/src/forms/planted.ts', '../players/player-form.ts'],
  ['web/src/ui/planted.ts', '../sync/http/http.ts'],
  ['web/src/ui/planted.ts', '@picadito/domain'],
  ['web/src/ui/planted.ts', 'zod/mini'],
  ['web/src/lib/planted.ts', '../ui/button.tsx'],
  ['web/src/nowhere/planted.ts', '../ui/button.tsx'],
])('%s may not import %s', (file, from) => {
  expect(importViolations(file, planted(from))).toHaveLength(1);
  expect(importViolations(file, `const lazy = () => import('${from}');`)).toHaveLength(1);
});

test.each([
  ['domain/src/matches/planted.ts', '../time/dates.ts'],
  ['domain/src/matches/planted.ts', 'zod/mini'],
  ['domain/src/matches/planted.ts', '../limits.ts'],
  ['domain/src/outbox/planted.ts', '../api.ts'],
  ['server/src/logging/planted.ts', '../program.ts'],
  ['server/src/app.ts', './subjects.ts'],
  ['domain/src/players/phone.ts', 'libphonenumber-js/min'],
  ['server/src/matches/match-routes.ts', './matches.ts'],
  ['server/src/matches/match-routes.ts', '../http/session.ts'],
  ['server/src/matches/planted.ts', '@picadito/domain'],
  ['server/src/matches/planted.ts', '../store/tables/lists.ts'],
  ['server/src/identity/sessions/planted.ts', '../identity.ts'],
  ['server/src/store/engines/planted.ts', 'node:sqlite'],
  ['web/src/screens/add-players/planted.ts', './choose-list.tsx'],
  ['web/src/screens/form-teams/drag/planted.ts', '../use-formation.ts'],
  ['web/src/screens/add-players/planted.ts', '../../players/players.ts'],
  ['web/src/screens/add-players/planted.ts', 'zod/mini'],
  ['web/src/ui/planted.ts', '../lib/paths.ts'],
])('%s may import %s', (file, from) => {
  expect(importViolations(file, planted(from))).toEqual([]);
});
