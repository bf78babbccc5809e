import type { WebFiles } from './web-files.ts';

/** The web client's font faces; each `file` matches the name of a built font file, which contains a hash. */
const FACES = [
  {
    family: 'Jersey 10',
    file: /^assets\/jersey-10-latin-400-normal-.+\.woff2$/,
    weight: '400',
    // This font draws º as o, so that '2º' would read '2o'. The browser takes º from the next font instead.
    range: 'U+0-B9,U+BB-10FFFF',
  },
  {
    family: 'Atkinson Hyperlegible Next Variable',
    file: /^assets\/atkinson-hyperlegible-next-latin-wght-normal-.+\.woff2$/,
    weight: '400 700',
  },
  {
    family: 'Press Start 2P',
    file: /^assets\/press-start-2p-latin-400-normal-.+\.woff2$/,
    weight: '400',
  },
];

/** Returns the @font-face rules (CSS) of the fonts that the built client contains. */
export function fontFaces(web: WebFiles | undefined): string {
  return FACES.map(({ family, file, weight, range }) => {
    const name = web?.names.find((candidate) => file.test(candidate));
    if (name === undefined) return '';
    const only = range === undefined ? '' : `;unicode-range:${range}`;
    return `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url(/${name}) format('woff2')${only}}\n`;
  }).join('');
}
