import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API, patternOf } from '@picadito/domain';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const SOURCES = globSync('{domain,server,web}/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.tsx?$|\/(testing|attacks)\/|\/routes\.ts$/.test(file),
);

const PATTERNS = [
  ...new Set(API.flatMap((table) => Object.values(table)).map(({ route }) => patternOf(route))),
];
/**
 * Match the paths of the API in a source. A parameter may be a name, a value or a placeholder of OpenAPI, and a query
 * may follow the path.
 */
const SPELLED = PATTERNS.map((pattern) => {
  const path = pattern.replaceAll(/:\w+/g, String.raw`(?::\w+|\{\w+\}|\$\{[^}]*\}+|[\w-]+)`);
  return new RegExp(String.raw`(?:['"\x60]|\})${path}(?:['"\x60]|[?#$])`);
});

/** Returns a source without its comments, which may name a path. */
function codeOf(source: string): string {
  return source.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
}

function spelledIn(source: string): string[] {
  return codeOf(source)
    .split('\n')
    .filter((line) => SPELLED.some((path) => path.test(line)))
    .map((line) => line.trim());
}

test('an API path is written in the routes of its subject only', () => {
  expect(SOURCES.length).toBeGreaterThan(500);
  const spelled = SOURCES.flatMap((file) =>
    spelledIn(readFileSync(join(root, file), 'utf8')).map((line) => `${file}: ${line}`),
  );
  expect(spelled).toEqual([]);
});

test.each([
  "app.get('/api/players', read);",
  "const route = '/api/matches/:id/teams';",
  'const path = `/api/matches/${match.id}`;',
  'const path = `/api/matches/${matchId}/players/${playerId}/confirm`;',
  'const page = `/api/matches?cursor=${cursor}`;',
  'const redirect = `${publicUrl}/auth/callback`;',
  '<a href="/api/openapi.json">',
])('a repeated API path is found: %s', (line) => {
  expect(spelledIn(line)).toEqual([line]);
});

test.each([
  '// GET /api/players\n',
  '/** What `GET /api/events` tells of. */',
  "app.get('/auth/callback.css', style);",
  "const route = path.startsWith('/api/');",
])('another path is accepted: %s', (line) => {
  expect(spelledIn(line)).toEqual([]);
});
