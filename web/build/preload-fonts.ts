import type { HtmlTagDescriptor, Plugin } from 'vite';

/** Matches the fonts of every screen. Browsers load the extended Latin font only when a name needs it. */
const FACES = /(?:press-start-2p|jersey-10|hyperlegible-next)-latin-(?:400|wght)-normal.*\.woff2$/;

/** Adds preload links for the fonts, which the style sheet names late, so that the layout does not shift. */
export function preloadFonts(): Plugin {
  return {
    name: 'picadito:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const faces = Object.keys(bundle).filter((file) => FACES.test(file));
        return faces.map(preloadFont);
      },
    },
  };
}

function preloadFont(file: string): HtmlTagDescriptor {
  return {
    tag: 'link',
    injectTo: 'head',
    attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
  };
}
