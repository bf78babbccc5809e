/** What web/build/lean-fonts.ts needs of a package without types. */
declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2' | 'sfnt';
    keepAllGlyphs: true;
    noHinting: boolean;
    variationAxes: Record<string, { min: number; max: number }>;
  };
  export default function subsetFont(font: Buffer, text: null, options: Options): Promise<Buffer>;
}
