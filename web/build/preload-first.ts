import type { HtmlTagDescriptor, Plugin } from 'vite';

/** The faces in which every screen is written; the extended Latin one comes when a name needs it. */
const FACES = /(?:press-start-2p|jersey-10|hyperlegible-next)-latin-(?:400|wght)-normal.*\.woff2$/;
/** The first signed-in screen. */
const HOME = /screens\/dashboard\/dashboard-screen\.tsx$/;

/**
 * Asks for what the first screen needs ahead of the style sheet and script that name it: the fonts, so that no text
 * changes its face and place, and the code of home, which would come a round trip later (docs/decisions/224). The
 * server leaves out the links with `data-home` where a page needs nothing of home.
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
