import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const FILES = [
  '{domain,server,web,e2e,bench,scripts}/**/*.{ts,tsx,js,mjs,css,html,md}',
  'docs/**/*.md',
  '*.md',
  '.ci/*',
]
  .flatMap((pattern) =>
    globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', '**/dist*/**'] }),
  )
  // These two tests contain wrong citations on purpose.
  .filter((file) => !/^scripts\/(citations|decisions)\.test\.ts$/.test(file));

/** Holds the possible targets of citations: existing paths, anchors of documents, and decisions with their state. */
type Library = {
  exists: (path: string) => boolean;
  anchors: (path: string) => ReadonlySet<string>;
  decisions: ReadonlyMap<string, 'in force' | 'superseded'>;
};

const DECISION = /docs\/decisions\/(\d{3})(?!\d|-)/g;
const DOCUMENT = /(?<![\w/.:-])((?:\.{1,2}\/)*[\w./-]*[\w-]\.md)(?:#([\w-]+))?/g;
const LINK = /\]\(([^()\s#:]+)\)/g;
const SOURCE = /`((?:domain|server|web|e2e|bench|scripts|docs)\/[\w./-]*\w)`/g;

/**
 * Returns a line for each citation of a document, a heading or a decision that does not exist. Superseded decisions
 * count as missing except in decision records. In Markdown, links and names of source files are checked too.
 */
function brokenCitations(file: string, text: string, library: Library): string[] {
  const { exists, anchors, decisions } = library;
  const resolve = (path: string) =>
    [path, posix.join(posix.dirname(file), path)].find((one) => exists(one));
  const isRecord = file.startsWith('docs/decisions/');
  const broken: string[] = [];

  for (const [whole, number = ''] of text.matchAll(DECISION)) {
    const state = decisions.get(number);
    if (state === undefined) broken.push(`${whole} does not exist`);
    else if (state === 'superseded' && !isRecord) broken.push(`${whole} is superseded`);
  }
  for (const [whole, path = '', anchor] of text.matchAll(DOCUMENT)) {
    const found = resolve(path);
    if (found === undefined) broken.push(`${whole} is not in the repository`);
    else if (anchor !== undefined && !anchors(found).has(anchor))
      broken.push(`${whole} has no such heading`);
  }
  if (!file.endsWith('.md')) return broken;
  for (const [, path = ''] of [...text.matchAll(LINK), ...text.matchAll(SOURCE)]) {
    if (!/\.md$|\/\d{3}$/.test(path) && resolve(path) === undefined)
      broken.push(`${path} does not exist`);
  }
  return broken;
}

/** Returns the anchors that GitHub makes for the headings of a document. */
function anchorsOf(text: string): Set<string> {
  const headings = [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');

const REPOSITORY: Library = {
  exists: (path) => existsSync(join(root, path)),
  anchors: (path) => anchorsOf(read(path)),
  decisions: new Map(
    readdirSync(join(root, 'docs/decisions')).map((name) => [
      name.slice(0, 3),
      /^Status: superseded/m.test(read(`docs/decisions/${name}`)) ? 'superseded' : 'in force',
    ]),
  ),
};

test('every cited document, heading, decision and source file is in the repository', () => {
  expect(FILES.length).toBeGreaterThan(1000);
  const broken = FILES.flatMap((file) =>
    brokenCitations(file, read(file), REPOSITORY).map((what) => `${file}: ${what}`),
  );
  expect(broken).toEqual([]);
});

test('a broken citation is found', () => {
  const library: Library = {
    exists: (path) => ['docs/specification.md', 'docs/a.md', 'web/src/main.tsx'].includes(path),
    anchors: () => anchorsOf('## Create match\n\n## Rules: matches\n'),
    decisions: new Map([
      ['024', 'in force'],
      ['030', 'superseded'],
    ]),
  };
  const inCode = (text: string) => brokenCitations('web/src/a.ts', `/** ${text} */`, library);
  const inDocs = (text: string) => brokenCitations('docs/b.md', text, library);

  expect(inCode(`(docs/specification.md#create-match), docs/decisions/024`)).toEqual([]);
  expect(inCode(`docs/specification.md#rules-matches.`)).toEqual([]);
  expect(inCode(`product.md §9`)).toHaveLength(1);
  expect(inCode(`(decisions.md, "status")`)).toHaveLength(1);
  expect(inCode(`http-api.md: no less`)).toHaveLength(1);
  expect(inCode(`docs/specification.md#create-team`)).toHaveLength(1);
  expect(inCode(`docs/decisions/025`)).toHaveLength(1);
  expect(inCode(`docs/decisions/030`)).toHaveLength(1);
  expect(inDocs(`[a](a.md#create-match) and \`web/src/main.tsx\``)).toEqual([]);
  expect(inDocs(`[c](c.md)`)).toHaveLength(1);
  expect(inDocs('[picture](picture.png)')).toHaveLength(1);
  expect(inDocs('`web/src/gone.tsx`')).toHaveLength(1);
});
