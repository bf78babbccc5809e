import type { HtmlTagDescriptor, Plugin } from 'vite';

/** Matches the fonts of every screen. Browsers load the extended Latin font only when a name needs it. */
const FACES = /(?:press-start-2p|jersey-10|hyperlegible-next)-latin-(?:400|wght)-normal.*\.woff2$/;
/** Matches the source of home. */
const HOME = /screens\/home\/home-screen\.tsx$/;

/**
 * Adds preload links for the files that the first screen needs but that the style sheet and the scripts name late: the
 * fonts, so that the layout does not shift, and the code of home, which saves a round trip. The server removes the
 * links with `data-home` from pages that do not need home.
 */
export function preloadFirst(): Plugin {
  return {
    name: 'picadito:preload-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const home = Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' && HOME.test(file.facadeModuleId ?? '')
            ? [file.fileName, ...file.imports]
            : [],
        );
        if (home.length === 0) throw new Error('no chunk has the screen of home');
        const faces = Object.keys(bundle).filter((file) => FACES.test(file));
        return [
          ...home
            .filter((file) => !html.includes(file))
            .map((file) => link({ rel: 'modulepreload', 'data-home': '' }, file)),
          ...faces.map((file) => link({ rel: 'preload', as: 'font', type: 'font/woff2' }, file)),
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
