import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { rolldown, type Plugin } from 'rolldown';
import { hashOfSources } from '../../server/src/program.ts';
import { ROOT, VERSION, WEB_DIST } from './places.ts';

/** Maps modules of a clone to those that replace them in a package. */
const REPLACED = new Map([
  [join(ROOT, 'server/src/program.ts'), join(import.meta.dirname, 'program/packaged-program.ts')],
  [join(ROOT, 'server/src/built-web.ts'), join(import.meta.dirname, 'program/packaged-web.ts')],
]);
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

/** Replaces the modules that differ in a package, and adds the players' page. */
function ofPackage(): Plugin {
  return {
    name: 'picadito:of-package',
    resolveId(source, importer) {
      if (source === 'picadito:players-page') return PLAYERS_PAGE;
      if (!source.startsWith('.') || importer === undefined) return null;
      return REPLACED.get(resolve(dirname(importer), source)) ?? null;
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
