import { expect, test } from 'vitest';
import { ICON_NAMES } from './icon.tsx';
import sprite from './icons.svg?raw';

const drawn = [...sprite.matchAll(/<symbol id="icon-([^"]+)"/g)].map(([, id]) => id);
const sources = Object.entries(
  import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }),
).flatMap(([path, source]) => (/(^|\/)icon\.(test\.)?tsx?$/.test(path) ? [] : [source]));

test('every icon name has a drawing', () => {
  expect(drawn).toEqual([...ICON_NAMES]);
});

test('every drawing is used', () => {
  const unused = ICON_NAMES.filter(
    (name) =>
      !sources.some((source) => source.includes(`'${name}'`) || source.includes(`"${name}"`)),
  );
  expect(unused).toEqual([]);
});
