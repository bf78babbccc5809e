import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { leanOf } from '../web/build/lean-fonts.ts';

const root = join(import.meta.dirname, '..');
/** Each with the number of its glyphs. */
const FONTS = [
  ['@fontsource-variable/atkinson-hyperlegible-next', 'latin-wght-normal', 247],
  ['@fontsource/jersey-10', 'latin-400-normal', 228],
  ['@fontsource/press-start-2p', 'latin-400-normal', 225],
] as const;

test.each(FONTS)('%s loses no glyph and two fifths of its bytes', async (family, face, glyphs) => {
  const name = family.split('/').at(-1);
  const file = join(root, 'node_modules', family, `files/${name}-${face}.woff2`);
  const whole = readFileSync(file);
  const lean = await leanOf(file, whole);
  expect(lean.length).toBeLessThan(0.6 * whole.length);
  const plain = await leanOf(file, whole, 'sfnt');
  const table = plain.readUInt32BE(plain.indexOf('maxp') + 8);
  expect(plain.readUInt16BE(table + 4)).toBe(glyphs);
});

test('nothing is written in a weight that the fonts do not have', () => {
  const files = globSync('web/src/**/*.{ts,tsx,css}', { cwd: root });
  expect(files.length).toBeGreaterThan(200);
  const other =
    /\bfont-(?:thin|extralight|light|extrabold|black)\b|font-weight: ?(?:[1-389]00|lighter)/;
  expect(files.filter((file) => other.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
