import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from './group-link/page/page-renderer.ts';
import { filesIn, type WebFiles } from './http/files/web-files.ts';
import { PROGRAM } from './program.ts';

/** Gives access to what Vite has built; undefined for what was not built. */
export type BuiltWeb = {
  /** Returns the files of the web client. */
  files: () => WebFiles | undefined;
  /** Loads the renderer of the players' page. */
  playersPage: () => Promise<PageRenderer | undefined>;
};

/** In development Vite serves the web client from its sources, and only the players' page is built (scripts/dev.ts). */
const DEV_ROOT = process.env['PICADITO_DEV'];
const WEB_ROOT = DEV_ROOT || join(PROGRAM.root, 'web/dist');

/** Reads the build of a clone. In a package another module replaces this one (packaging/src/bundle.ts). */
export const BUILT_WEB: BuiltWeb = {
  files: () => (DEV_ROOT ? undefined : filesIn(WEB_ROOT)),
  playersPage: async () => {
    const file = join(WEB_ROOT, 'server/players-page.mjs');
    return existsSync(file)
      ? ((await import(pathToFileURL(file).href)) as PageRenderer)
      : undefined;
  },
};
