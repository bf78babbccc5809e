import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const FILES = [
  '{domain,server,web,e2e,bench,packaging,scripts}/**/*.{ts,tsx,js,mjs,css,html,md}',
  'docs/**/*.md',
  '*.md',
  '*.ts',
  'packaging/image/*',
  '.ci/*',
]
  .flatMap((pattern) =>
    globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', '**/dist*/**'] }),
  )
  // These tests contain wrong citations on purpose.
  .filter(
    (file) => !/^(scripts\/(citations|decisions)|packaging\/src\/documents)\.test\.ts$/.test(file),
  );

/** Everything that a citation may refer to: existing paths, and the numbers of decision records. */
type Library = { exists: (path: string) => boolean; decisions: ReadonlySet<string> };

const DECISION = /docs\/decisions\/(\d{3})(?!\d|-)/g;
const DOCUMENT = /(?<![\w/.:-])((?:\.{1,2}\/)*[\w./-]*[\w-]\.md)/g;
const LINK = /\]\(([^()\s#:]+)\)/g;
const SOURCE = /`((?:domain|server|web|e2e|bench|packaging|scripts|docs)\/[\w./-]*\w)`/g;

/**
 * Returns a line for each citation of a document or a decision that does not exist. In Markdown, links and paths of
 * sources are checked too.
 */
function brokenCitations(file: string, text: string, { exists, decisions }: Library): string[] {
  const isFound = (path: string) => [path, posix.join(posix.dirname(file), path)].some(exists);
  const numbers = [...text.matchAll(DECISION)].filter(([, number = '']) => !decisions.has(number));
  const patterns = file.endsWith('.md') ? [DOCUMENT, LINK, SOURCE] : [DOCUMENT];
  const paths = patterns
    .flatMap((pattern) => [...text.matchAll(pattern)].map(([, path = '']) => path))
    .filter((path) => !/\/decisions\/\d{3}$/.test(path) && !isFound(path));
  return [...new Set([...numbers.map(([whole]) => whole), ...paths])];
}

const REPOSITORY: Library = {
  exists: (path) => existsSync(join(root, path)),
  decisions: new Set(readdirSync(join(root, 'docs/decisions')).map((name) => name.slice(0, 3))),
};

test('every cited document, decision and source file is in the repository', () => {
  expect(FILES.length).toBeGreaterThan(1000);
  const broken = FILES.flatMap((file) =>
    brokenCitations(file, readFileSync(join(root, file), 'utf8'), REPOSITORY).map(
      (what) => `${file}: ${what} does not exist`,
    ),
  );
  expect(broken).toEqual([]);
});

test('a broken citation is found', () => {
  const library: Library = {
    exists: (path) => ['docs/specification.md', 'docs/a.md', 'web/src/main.tsx'].includes(path),
    decisions: new Set(['024']),
  };
  const inCode = (text: string) => brokenCitations('web/src/a.ts', `/** ${text} */`, library);
  const inDocs = (text: string) => brokenCitations('docs/b.md', text, library);

  expect(inCode(`(docs/specification.md#create-match), docs/decisions/024`)).toEqual([]);
  expect(inCode(`product.md §9`)).toEqual(['product.md']);
  expect(inCode(`(decisions.md, "status")`)).toEqual(['decisions.md']);
  const missing = `docs/decisions/${'9'.repeat(3)}`;
  expect(inCode(missing)).toEqual([missing]);
  expect(inDocs(`[a](a.md#create-match) and \`web/src/main.tsx\``)).toEqual([]);
  expect(inDocs(`[c](c.md)`)).toEqual(['c.md']);
  expect(inDocs('[picture](picture.png)')).toEqual(['picture.png']);
  expect(inDocs('`web/src/gone.tsx`')).toEqual(['web/src/gone.tsx']);
});
