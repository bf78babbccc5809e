import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { leanOf } from '../web/build/lean-react-dom.ts';

const root = join(import.meta.dirname, '..');
const SOURCES = join(root, 'web/src');

/** The players' page is rendered by another part of React DOM, in a build of its own (docs/decisions/241). */
const OF_THE_SERVER = 'group-link/page/';

/** What the built React DOM cannot do (docs/decisions/186). */
const LEFT_OUT = [
  /\b(?:hydrateRoot|unstable_ViewTransition|ViewTransition|Activity|SuspenseList|addTransitionType)\b/,
  /\buse(?:ActionState|FormStatus|Optimistic|Transition|CacheRefresh)\b/,
  /\b(?:preconnect|prefetchDNS|preinit|preinitModule|preloadModule|requestFormReset)\(/,
  /<(?:html|head|body|title|meta|link|style|script|base)[\s/>]/,
  /<Fragment[^>]*\bref=|\bformAction=|<form[^>]*\baction=|<(?:input|textarea)\b[^>]*\bonSelect=/,
  /<[a-z]+-[a-z]/,
];

const usesIn = (source: string) => LEFT_OUT.filter((feature) => feature.test(source));

test('no source uses what is left out of React DOM', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') || (file.endsWith('.ts') && !file.endsWith('.test.ts')),
  );
  expect(files.length).toBeGreaterThan(200);
  const built = files.filter((file) => !file.startsWith(OF_THE_SERVER));
  const uses = built.filter((file) => usesIn(readFileSync(join(SOURCES, file), 'utf8')).length > 0);
  expect(uses).toEqual([]);
});

test.each([
  "import { hydrateRoot } from 'react-dom/client';",
  'const [, formAction] = useActionState(save, null);',
  '<title>Historial</title>',
  '<link rel="preload" />',
  '<form className="grid" action={save}>',
  '<my-board />',
])('%s is noticed', (source) => {
  expect(usesIn(source)).not.toEqual([]);
});

test('what is left out is in the installed React DOM, by its name', () => {
  const whole = readFileSync(
    join(root, 'node_modules/react-dom/cjs/react-dom-client.production.js'),
    'utf8',
  );
  const lean = leanOf(whole);
  expect(lean.length).toBeLessThan(0.9 * whole.length);
  expect(() => leanOf(whole.replaceAll('getResource', 'getAsset'))).toThrow('no getResource');
});
