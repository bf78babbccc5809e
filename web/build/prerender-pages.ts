import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { bundle } from './bundle.ts';

const src = join(import.meta.dirname, '../src');
const GAME = join(src, 'screens/landing/game/game.tsx');
const PAGE = 'index.html';
const LANDING_PAGE = 'landing.html';
const ICON = /<link rel="icon"/;
const TITLE = /<title>.*<\/title>/;
const ROOT = '<div id="root"></div>';
const NO_SCRIPT = /\s*<noscript>[^]*<\/noscript>/;
const SCRIPTS = /\s*<(?:script type="module"|link rel="modulepreload")[^]*?(?:<\/script>|>)(?=\n)/g;
/** Icons that the script of the landing uses in addition to the icons in the HTML of the landing. */
const OF_SCRIPT = ['play', 'close', 'check', 'info', 'warning'];

const CLASSIC = {
  build: { rolldownOptions: { output: { format: 'iife', codeSplitting: false } } },
} as const;

/**
 * Type of the exports of web/src/app/landing/prerender.tsx: the HTML of the landing, and of the frame that every other
 * screen shows while it loads.
 */
type Markup = { landing: string; loading: string };

/**
 * Prerenders the pages that show before any script runs: /landing as a whole, with a small script instead of the app's,
 * and for every screen of the app its frame while it loads.
 */
export function prerenderPages(): Plugin {
  let game = '';
  return {
    name: 'picadito:prerender-pages',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      game = this.emitFile({ type: 'chunk', id: GAME, name: 'game' });
    },
    generateBundle: {
      order: 'post',
      async handler(_options, built) {
        const page = built[PAGE];
        if (page?.type !== 'asset') throw new Error('no page is built');
        const theme = this.emitFile({
          type: 'asset',
          name: 'theme.js',
          source: await bundle(join(src, 'app/theme/main.ts'), CLASSIC),
        });
        const html = withTheme(String(page.source), this.getFileName(theme));
        const { landing, loading } = await markup();
        const gameFiles = withImports([this.getFileName(game)], built).map((file) => `/${file}`);
        const script = this.emitFile({
          type: 'asset',
          name: 'landing.js',
          source: await bundle(join(src, 'app/landing/main.ts')),
        });
        page.source = fill(html, loading);
        this.emitFile({
          type: 'asset',
          fileName: LANDING_PAGE,
          source: fill(
            html
              .replace('<html ', `<html data-game-files="${gameFiles.join(' ')}" `)
              .replace(TITLE, '<title>Picadito: organizá tu partido de fútbol</title>')
              .replace(NO_SCRIPT, '')
              .replaceAll(SCRIPTS, '')
              .replace('</head>', `  ${scriptTag(this.getFileName(script))}\n  </head>`),
            landing,
            OF_SCRIPT,
          ),
        });
      },
    },
  };
}

/**
 * Returns the names of these files of the bundle and of all files that they import statically, directly or through
 * other files.
 */
export function withImports(fileNames: readonly string[], bundle: Rolldown.OutputBundle): string[] {
  const all = new Set(fileNames);
  for (const name of all) {
    const file = bundle[name];
    if (file?.type === 'chunk') file.imports.forEach((imported) => all.add(imported));
  }
  return [...all];
}

async function markup(): Promise<Markup> {
  const code = await bundle(join(src, 'app/landing/prerender.tsx'), {
    ssr: { noExternal: true },
    build: { ssr: true, minify: false },
  });
  const module = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
  return (await import(module)) as Markup;
}

/** Puts the HTML `content` into the page, with the drawings of the icons that it uses and of the icons in `further`. */
function fill(html: string, content: string, further: readonly string[] = []): string {
  if (!html.includes(ROOT)) throw new Error(`no ${ROOT} in the page`);
  const used = [...content.matchAll(/href="#icon-([\w-]+)"/g)].map(([, name = '']) => name);
  return html.replace(
    ROOT,
    () => `<div id="root">${content}</div>${drawings([...used, ...further])}`,
  );
}

function drawings(names: readonly string[]): string {
  const sprite = readFileSync(join(src, 'ui/icons.svg'), 'utf8');
  const symbols = [...sprite.matchAll(/<symbol id="icon-([\w-]+)"[^]*?<\/symbol>/g)]
    .filter(([, name = '']) => names.includes(name))
    .map(([symbol]) => symbol);
  return `<svg hidden>${symbols.join('')}</svg>`;
}

/**
 * Adds the theme script before the style sheet. The script blocks rendering, so that the first paint has the chosen
 * theme.
 */
function withTheme(html: string, file: string): string {
  return html.replace(ICON, (icon) => `<script src="/${file}"></script>\n    ${icon}`);
}

function scriptTag(file: string): string {
  return `<script type="module" src="/${file}"></script>`;
}
