import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { withImports } from './prerender-pages.ts';
import { ON_DEMAND } from './screen-code.ts';
import { PATTERNS } from '../src/lib/paths.ts';

/** The source with the screens of signed-in users: the pattern of each with the import of its code. */
const SCREENS = join(import.meta.dirname, '../src/app/protected-screens.ts');
const ENTRY = /entry\(PATTERNS\.(\w+),[^']*import\('([^']+)'\)/g;
const PAGE = 'index.html';

/**
 * Writes a page for each screen whose code is separate from the app's own. It is the page of the app with preload links
 * for this code, and last for the code that the data of the screen may need, so that a browser that opens the screen
 * first fetches all code at once.
 */
export function screenPages(): Plugin {
  return {
    name: 'picadito:screen-pages',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, built) {
        const page = built[PAGE];
        if (page?.type !== 'asset') throw new Error('no page is built');
        const html = String(page.source);
        for (const { name, source } of screens()) {
          const own = withImports([fileOf(source, built)], built);
          const onDemand = own
            .flatMap((file) => modulesOf(built[file]))
            .filter((id) => ON_DEMAND.test(id))
            .flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
            .map((id) => fileOf(id, built));
          const links = withImports([...own, ...onDemand], built)
            .filter((file) => !html.includes(`/${file}"`))
            .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
          this.emitFile({
            type: 'asset',
            fileName: `screens/${name}.html`,
            source: html.replace('</head>', () => `${links.join('')}</head>`),
          });
        }
      },
    },
  };
}

/** Returns the screens with the first part of their paths and the sources of their code. */
function screens(): { name: string; source: string }[] {
  const found = [...readFileSync(SCREENS, 'utf8').matchAll(ENTRY)];
  if (found.length === 0) throw new Error(`no screens in ${SCREENS}`);
  return found.map(([, key = '', source = '']) => {
    const [, name = ''] = PATTERNS[key as keyof typeof PATTERNS].split('/');
    return { name, source: join(dirname(SCREENS), source) };
  });
}

/** Returns the name of the built file with the code of a source. */
function fileOf(source: string, built: Rolldown.OutputBundle): string {
  const own = Object.values(built).find(
    (file) => file.type === 'chunk' && file.facadeModuleId === source,
  );
  if (!own) throw new Error(`no code is built of ${source}`);
  return own.fileName;
}

function modulesOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string[] {
  return file?.type === 'chunk' ? file.moduleIds : [];
}
