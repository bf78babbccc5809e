import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from './group-link/page/page-renderer.ts';
import { filesIn, type WebFiles } from './http/web-files.ts';
import { PROGRAM } from './program.ts';

/** Access to the files that Vite has built; each function returns undefined if its part was not built. */
export type BuiltWeb = {
  /**
   * Returns the files of the web client; undefined if they were not built, and in development, where Vite serves them.
   */
  files: () => WebFiles | undefined;
  /** Loads the renderer of the players' page; undefined if it was not built. */
  playersPage: () => Promise<PageRenderer | undefined>;
};

/**
 * The folder of the build in development; undefined otherwise. In development Vite serves the web client from its
 * sources, and only the players' page is built (scripts/dev.ts).
 */
const DEV_ROOT = process.env['PICADITO_DEV'];
const WEB_ROOT = DEV_ROOT || join(PROGRAM.root, 'web/dist');

/** The build in the folder of a clone. In a package another module replaces this one (packaging/src/bundle.ts). */
export const BUILT_WEB: BuiltWeb = {
  files: () => (DEV_ROOT ? undefined : filesIn(WEB_ROOT)),
  playersPage: async () => {
    const file = join(WEB_ROOT, 'server/players-page.mjs');
    return existsSync(file)
      ? ((await import(pathToFileURL(file).href)) as PageRenderer)
      : undefined;
  },
};
