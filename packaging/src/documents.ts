import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './places.ts';

/** For those who run Picadito. */
const DOCUMENTS = ['README.md', 'CHANGELOG.md', 'SECURITY.md', 'LICENSE', 'docs/running.md'];
/** `[text](address)`. */
const LINK = /\[([^\]]+)\]\(([^)#\s]*)(#[^)]*)?\)/g;
const PICTURE = /^!\[.*\)\n\n/gm;
const IS_ADDRESS = /^\w+:/;

/** In the layout of the clone. Without pictures, and a link to what is not among them becomes its text. */
export function putDocuments(folder: string): void {
  for (const name of DOCUMENTS) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, withOwnLinks(name));
  }
}

function withOwnLinks(name: string): string {
  const leads = (to: string) =>
    to === '' || IS_ADDRESS.test(to) || DOCUMENTS.includes(join(dirname(name), to));
  return readFileSync(join(ROOT, name), 'utf8')
    .replaceAll(PICTURE, '')
    .replaceAll(LINK, (link, text: string, to: string) => (leads(to) ? link : text));
}
