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
/** These optional modules of `pg` stay out of the bundle. `pg` works without them. */
const ABSENT = ['pg-native', 'pg-cloudflare'];
/** Matches the call by which a source of the server reads a text file at a relative path. */
const OWN_TEXT = /readFileSync\(\s*new URL\('(\.[^']+)', import\.meta\.url\),\s*'utf8',?\s*\)/g;

/** Writes the server and everything it imports to `file` as one CommonJS file, which is the same in all forms. */
export async function bundleServer(file: string): Promise<void> {
  const built = { version: VERSION, sources: hashOfSources(ROOT) };
  const bundle = await rolldown({
    input: join(ROOT, 'server/src/main.ts'),
    platform: 'node',
    external: ABSENT,
    // A library calls eval with text of its own only, so no warning is needed.
    checks: { eval: false },
    plugins: [ofPackage(), ownTexts()],
    transform: { define: { BUILT: JSON.stringify(built) } },
  });
  await bundle.write({ file, format: 'cjs', codeSplitting: false });
  await bundle.close();
}

/**
 * Replaces the modules that describe a clone by those that describe a package, and resolves the module of the players'
 * page.
 */
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

/**
 * Inlines the text files that sources read. Throws if a source of the server refers to its own location in any other
 * way, since its files are not in a package.
 */
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
