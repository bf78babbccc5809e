import type { Plugin } from 'vite';

/** The faces in which every screen is written; the extended Latin one comes when a name needs it. */
const FACES = /(?:press-start-2p|jersey-10|hyperlegible-next)-latin-(?:400|wght)-normal.*\.woff2$/;

/** Asks for the fonts ahead of the style sheet that names them, so that no text changes its face and place. */
export function preloadFonts(): Plugin {
  return {
    name: 'picadito:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => FACES.test(file))
          .map((file) => ({
            tag: 'link',
            injectTo: 'head',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              crossorigin: true,
              href: `/${file}`,
            },
          })),
    },
  };
}
