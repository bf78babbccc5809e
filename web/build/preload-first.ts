import type { HtmlTagDescriptor, Plugin } from 'vite';

/** The faces in which every screen is written; the extended Latin one comes when a name needs it. */
const FACES = /(?:press-start-2p|jersey-10|hyperlegible-next)-latin-(?:400|wght)-normal.*\.woff2$/;
/** What every signed-in screen needs besides the script that the page begins with (first-chunks.ts). */
const HOME = /\/home-[^/]*\.js$/;

/**
 * Asks for what the first screen needs ahead of the style sheet and script that name it: the fonts, so that no text
 * changes its face and place, and the code of home, which would come a round trip later (docs/decisions/224).
 */
export function preloadFirst(): Plugin {
  return {
    name: 'picadito:preload-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const files = Object.keys(bundle ?? {});
        return [
          ...files
            .filter((file) => HOME.test(file))
            .map((file) => link({ rel: 'modulepreload' }, file)),
          ...files
            .filter((file) => FACES.test(file))
            .map((file) => link({ rel: 'preload', as: 'font', type: 'font/woff2' }, file)),
        ];
      },
    },
  };
}

function link(kind: Record<string, string>, file: string): HtmlTagDescriptor {
  return {
    tag: 'link',
    injectTo: 'head',
    attrs: { ...kind, crossorigin: true, href: `/${file}` },
  };
}
