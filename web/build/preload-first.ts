import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** Matches the fonts of every screen. Browsers load the extended Latin font only when a name needs it. */
const FACES = /(?:press-start-2p|jersey-10|hyperlegible-next)-latin-(?:400|wght)-normal.*\.woff2$/;
/**
 * Patterns of the source files that home needs first: home itself, and the code that every screen of a signed-in user
 * needs.
 */
const HOME = [/screens\/home\/home-screen\.tsx$/, /session\/user-session\.tsx$/];

/**
 * Adds preload links for files that the first screen needs, because a browser would find them late: the fonts, so that
 * the layout does not shift, and the code of home, which saves a round trip. The server removes the links with
 * `data-home` from pages that do not need home.
 */
export function preloadFirst(): Plugin {
  return {
    name: 'picadito:preload-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const entries = HOME.map((source) =>
          chunks.find(({ facadeModuleId }) => source.test(facadeModuleId ?? '')),
        );
        const home = withImports(
          entries.map((chunk) => {
            if (!chunk) throw new Error('no chunk begins with the source of home');
            return chunk.fileName;
          }),
          bundle,
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

/**
 * Returns the names of the given files of the bundle and of all files that they import, directly or through other
 * files.
 */
export function withImports(fileNames: readonly string[], bundle: Rolldown.OutputBundle): string[] {
  const all = new Set(fileNames);
  for (const name of all) {
    const file = bundle[name];
    if (file?.type === 'chunk') file.imports.forEach((imported) => all.add(imported));
  }
  return [...all];
}

function link(kind: Record<string, string>, file: string): HtmlTagDescriptor {
  return {
    tag: 'link',
    injectTo: 'head',
    attrs: { ...kind, crossorigin: true, href: `/${file}` },
  };
}
