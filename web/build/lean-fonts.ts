import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const FONT = /\.woff2$/;
/** A font of several weights, as its package names it. */
const VARIABLE = /-wght-/;
/** Texts are written in 400, and in 700 where they are bold. */
const WEIGHTS = { min: 400, max: 700 };

/**
 * Fonts with all their characters, but without the weights that no text is written in and without hints: half of the
 * bytes that the first screen waits for (docs/decisions/224).
 */
export function leanFonts(): Plugin {
  return {
    name: 'picadito:lean-fonts',
    apply: 'build',
    // the hash is that of the whole font
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            assetFileNames: ({ names }) =>
              names.some((name) => FONT.test(name))
                ? `assets/[name]-${WEIGHTS.min}-${WEIGHTS.max}-[hash][extname]`
                : 'assets/[name]-[hash][extname]',
          },
        },
      },
    }),
    async generateBundle(_options, bundle) {
      const fonts = Object.values(bundle).filter(({ fileName }) => FONT.test(fileName));
      await Promise.all(
        fonts.map(async (font) => {
          if (font.type === 'asset') font.source = await leanOf(font.fileName, font.source);
        }),
      );
    },
  };
}

export function leanOf(
  file: string,
  font: string | Uint8Array,
  targetFormat: 'woff2' | 'sfnt' = 'woff2',
): Promise<Buffer> {
  return subsetFont(Buffer.from(font), null, {
    targetFormat,
    keepAllGlyphs: true,
    noHinting: true,
    variationAxes: VARIABLE.test(file) ? { wght: WEIGHTS } : {},
  });
}
