import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './places.ts';

/** Paths of the documents for operators, which go into the packages. */
const DOCUMENTS = [
  'README.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'LICENSE',
  'docs/running.md',
  'docs/prometheus/alerts.yaml',
  'docs/prometheus/dashboard.json',
  'packaging/citus.sql',
];
const LINK = /\[([^\]]+)\]\(([^)#\s]*)(#[^)]*)?\)/g;
const PICTURE = /^!\[.*\)\n\n/gm;
const IS_ADDRESS = /^\w+:/;

/**
 * Writes the documents into a folder, with the same paths as in the clone. Pictures are left out, and a link to a file
 * that is not in the package becomes plain text.
 */
export function putDocuments(folder: string): void {
  for (const name of DOCUMENTS) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, withLinksOfPackage(name));
  }
}

function withLinksOfPackage(name: string): string {
  if (!name.endsWith('.md')) return readFileSync(join(ROOT, name), 'utf8');
  const leads = (to: string) =>
    to === '' || IS_ADDRESS.test(to) || DOCUMENTS.includes(join(dirname(name), to));
  return readFileSync(join(ROOT, name), 'utf8')
    .replaceAll(PICTURE, '')
    .replaceAll(LINK, (link, text: string, to: string) => (leads(to) ? link : text));
}
