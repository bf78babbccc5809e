import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { rolldown, type Plugin } from 'rolldown';
import { hashOfSources } from '../../server/src/program.ts';
import { ROOT, VERSION, WEB_DIST } from './places.ts';

/** Maps modules of a clone of the repository to the modules that replace them in a package. */
const REPLACED = new Map([
  [join(ROOT, 'server/src/program.ts'), join(import.meta.dirname, 'program/packaged-program.ts')],
  [join(ROOT, 'server/src/built-web.ts'), join(import.meta.dirname, 'program/packaged-web.ts')],
]);
const PLAYERS_PAGE = join(WEB_DIST, 'server/players-page.mjs');
/** Optional modules of `pg`, which the bundle leaves out. `pg` works without them. */
const ABSENT = ['pg-native', 'pg-cloudflare'];
/** Matches the call with which a source of the server reads a text file at a relative path. */
const OWN_TEXT = /readFileSync\(\s*new URL\('(\.[^']+)', import\.meta\.url\),\s*'utf8',?\s*\)/g;

/**
 * Writes the server and everything that it imports to `file` as one CommonJS file. All forms of the package share this
 * file.
 */
export async function bundleServer(file: string): Promise<void> {
  const built = { version: VERSION, sources: hashOfSources(ROOT) };
  const bundle = await rolldown({
    input: join(ROOT, 'server/src/main.ts'),
    platform: 'node',
    external: ABSENT,
    // The bundler warns about `eval`, but the library that calls it evaluates only text of its own.
    checks: { eval: false },
    plugins: [ofPackage(), ownTexts()],
    transform: { define: { BUILT: JSON.stringify(built) } },
  });
  await bundle.write({ file, format: 'cjs', codeSplitting: false });
  await bundle.close();
}

/**
 * Returns a plugin that replaces the modules that describe a clone by modules that describe a package. It also resolves
 * the built module of the players' page.
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
 * Returns a plugin that inlines the text files that sources read. It throws if a source of the server refers to its own
 * location in any other way, because a package lacks the files there.
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
