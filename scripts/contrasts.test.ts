import { readFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COLOURS } from '../web/src/sharing/card/colours.ts';

type Palette = Record<string, string>;

const [shared = '', changed = ''] = sheet('tokens.css').split('@variant light');
const dark = paletteOf(shared);
const themes: Record<string, Palette> = { dark, light: { ...dark, ...paletteOf(changed) } };

const SURFACES = ['void', 'panel', 'raised', 'field'];
const TEXTS = ['ink', 'mute', 'coin', 'grass', 'cyan', 'magenta', 'danger', 'bronze'];
const EDGES = ['line', 'coin-lo', ...TEXTS];
const FILLS = ['coin', 'grass', 'cyan', 'magenta', 'danger'];

for (const [name, palette] of Object.entries(themes)) {
  const colour = (key: string) => palette[`color-${key}`] ?? '';
  const onSurfaces = (other: string) =>
    Math.min(...SURFACES.map((surface) => contrast(colour(surface), other)));

  test.each(TEXTS)(`${name}: text in %s has a contrast of 4.5 on every surface`, (text) => {
    expect(onSurfaces(colour(text))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(EDGES)(`${name}: an edge in %s has a contrast of 3 on every surface`, (edge) => {
    expect(onSurfaces(colour(edge))).toBeGreaterThanOrEqual(3);
  });

  test.each(FILLS)(`${name}: dark text has a contrast of 4.5 on a fill of %s`, (fill) => {
    const [background, text] = [palette[`background-color-${fill}`], palette['text-color-void']];
    expect(contrast(background, text)).toBeGreaterThanOrEqual(4.5);
  });

  test(`${name}: texts about teams have a contrast of 4.5`, () => {
    for (const team of ['claro', 'naranja', 'verde']) {
      expect(onSurfaces(palette[`text-color-${team}`] ?? '')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colour(team), palette['text-color-void'])).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colour(team), colour('pitch'))).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(colour('oscuro'), '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour('danger-fill'), '#ffffff')).toBeGreaterThanOrEqual(4.5);
    // A chosen segment has these colours.
    expect(contrast(colour('ink'), colour('panel'))).toBeGreaterThanOrEqual(4.5);
  });
}

test('the grass keeps the colours of the dark theme', () => {
  const grass = paletteOf(sheet('frame.css').split('@utility mown')[1] ?? '');
  expect(dark).toMatchObject(grass);
  for (const stripe of ['pitch', 'pitch-lo'])
    expect(contrast(dark[`color-${stripe}`], grass['color-ink'])).toBeGreaterThanOrEqual(4.5);
});

test('the picture of a line-up has the colours of the dark theme', () => {
  for (const [name, value] of Object.entries(COLOURS)) expect(dark[`color-${name}`]).toBe(value);
});

test.each(['dark', 'light'])('the account chooser has the colours of the %s theme', (name) => {
  const { fill, 'on-fill': onFill, ...chooser } = chooserPalettes()[name] ?? {};
  const palette = themes[name] ?? {};
  for (const [key, value] of Object.entries(chooser)) expect(value).toBe(palette[`color-${key}`]);
  expect([fill, onFill]).toEqual([palette['background-color-coin'], palette['text-color-void']]);
});

function chooserPalettes(): Record<string, Palette> {
  const [own, changes = ''] = sheet('../../../server/src/demo/provider/chooser.css').split(
    '@media (prefers-color-scheme: light)',
  );
  const palette = paletteOf(own ?? '');
  return { dark: palette, light: { ...palette, ...paletteOf(changes) } };
}

function sheet(name: string): string {
  return readFileSync(join(import.meta.dirname, '../web/src/styles', name), 'utf8');
}

function paletteOf(text: string): Palette {
  return Object.fromEntries(
    [...text.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

/** Returns the contrast of two colours as WCAG 2.2 defines it, from 1 to 21. */
function contrast(one = '', other = ''): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const SOURCES = join(import.meta.dirname, '../web/src');

test('nothing is written in a weight that the fonts do not have', () => {
  const files = globSync('**/*.{ts,tsx,css}', { cwd: SOURCES });
  expect(files.length).toBeGreaterThan(200);
  const other =
    /\bfont-(?:thin|extralight|light|extrabold|black)\b|font-weight: ?(?:[1-389]00|lighter)/;
  const isOther = (file: string) => other.test(readFileSync(join(SOURCES, file), 'utf8'));
  expect(files.filter(isOther)).toEqual([]);
});
