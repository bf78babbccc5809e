import type { Plugin, Rolldown } from 'vite';

/** Matches the links to the style sheet and to the code that the main script imports. */
const LINKS = /(?:\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>)+/;
const LINK = /<link rel="(\w+)"[^>]* href="\/([^"]+)">/g;

/**
 * Puts the style sheet and the largest files first in the page. Without HTTP/2 a browser requests six files at a time,
 * so the files that take longest must not wait for small ones.
 */
export function orderOfFiles(): Plugin {
  return {
    name: 'picadito:order-of-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) =>
        html.replace(LINKS, (links) =>
          [...links.matchAll(LINK)]
            .map(([tag, rel, file = '']) => ({
              tag,
              size: rel === 'stylesheet' ? Infinity : sizeOf(bundle[file]),
            }))
            .toSorted((one, other) => other.size - one.size)
            .map(({ tag }) => `\n    ${tag}`)
            .join(''),
        ),
    },
  };
}

function sizeOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): number {
  return file?.type === 'chunk' ? file.code.length : 0;
}
