import { expect, test } from 'vitest';
import { ICON_NAMES } from './icon.tsx';
import sprite from './icons.svg?raw';

const drawn = [...sprite.matchAll(/<symbol id="icon-([^"]+)"/g)].map(([, id]) => id);
const sources = Object.entries(
  import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }),
).flatMap(([path, source]) => (/(^|\/)icon\.(test\.)?tsx?$/.test(path) ? [] : [source]));

test('every icon that a screen may name is drawn', () => {
  expect(drawn).toEqual([...ICON_NAMES]);
});

test('no drawing is sent along that no screen names', () => {
  const unused = ICON_NAMES.filter(
    (name) =>
      !sources.some((source) => source.includes(`'${name}'`) || source.includes(`"${name}"`)),
  );
  expect(unused).toEqual([]);
});
