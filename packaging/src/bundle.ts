import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { rolldown, type Plugin } from 'rolldown';
import { hashOfSources } from '../../server/src/program.ts';
import { ROOT, VERSION, WEB_DIST } from './places.ts';

const OF_CLONE = join(ROOT, 'server/src/program.ts');
const PACKAGED = join(import.meta.dirname, 'program/packaged.ts');
const PLAYERS_PAGE = join(WEB_DIST, 'server/players-page.mjs');
/** Optional parts of libraries, which they do without. */
const ABSENT = ['pg-native', 'pg-cloudflare'];
/** How sources of the server read a text beside them. */
const OWN_TEXT = /readFileSync\(\s*new URL\('(\.[^']+)', import\.meta\.url\),\s*'utf8',?\s*\)/g;

/** The server with all that it imports, as one CommonJS file. It is the same in all forms. */
export async function bundleServer(file: string): Promise<void> {
  const built = { version: VERSION, sources: hashOfSources(ROOT) };
  const bundle = await rolldown({
    input: join(ROOT, 'server/src/main.ts'),
    platform: 'node',
    external: ABSENT,
    // a library's, of its own text
    checks: { eval: false },
    plugins: [ofPackage(), ownTexts()],
    transform: { define: { BUILT: JSON.stringify(built) } },
  });
  await bundle.write({ file, format: 'cjs', codeSplitting: false });
  await bundle.close();
}

/** Puts what a package is in the place of what a clone is, and the players' page in. */
function ofPackage(): Plugin {
  return {
    name: 'picadito:of-package',
    resolveId(source, importer) {
      if (source === 'picadito:players-page') return PLAYERS_PAGE;
      const isOfClone = source.startsWith('.') && importer !== undefined;
      return isOfClone && resolve(dirname(importer), source) === OF_CLONE ? PACKAGED : null;
    },
  };
}

/** Texts beside the sources become part of the bundle. */
function ownTexts(): Plugin {
  return {
    name: 'picadito:own-texts',
    transform(code, id) {
      const withTexts = code.replaceAll(OWN_TEXT, (_, name: string) =>
        JSON.stringify(readFileSync(join(dirname(id), name), 'utf8')),
      );
      if (id.startsWith(join(ROOT, 'server')) && withTexts.includes('import.meta.url'))
        throw new Error(`${id} would look for files beside it, where a package has none`);
      return withTexts;
    },
  };
}
