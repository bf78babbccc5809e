import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withVersion } from './image.ts';
import { ROOT } from './places.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const COMPOSE = read('packaging/compose/compose.yaml');

function services(): Map<string, string> {
  const [, text = ''] = /^services:\n([\s\S]*?)^\S/m.exec(COMPOSE) ?? [];
  const parts = text.split(/^ {2}(?=\w+:$)/m).slice(1);
  return new Map(parts.map((part) => [part.split(':')[0] ?? '', part]));
}

test('the log of each service in compose.yaml has a maximum, and docs/running.md names that of the Debian package', () => {
  expect(COMPOSE).toMatch(
    /^x-logging: &logging\n {2}driver: json-file\n.*max-size: 10m, max-file: '5'/m,
  );
  expect([...services().keys()]).toEqual(['picadito', 'postgres', 'caddy']);
  for (const text of services().values()) expect(text).toContain('logging: *logging\n');
  expect(read('docs/running.md')).toMatch(
    /journalctl -u picadito`.* 4 GB \(`SystemMaxUse` in `journald.conf`\)/,
  );
});

test('the service and the container have the memory that README and docs/running.md state', () => {
  expect(services().get('picadito')).toMatch(/^ {4}mem_limit: 1g$/m);
  expect(read('packaging/deb/picadito.service')).toMatch(/^MemoryMax=1G$/m);
  expect(read('docs/running.md')).toContain('above 1 GB of memory');
  expect(read('README.md')).toContain('1 GB of memory');
});

test('compose.yaml runs the image of its own version, and an older one on request', () => {
  expect(withVersion(COMPOSE, '1.2.3')).toContain('image: picadito:${PICADITO_VERSION:-1.2.3}\n');
});
