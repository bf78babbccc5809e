import { expect, test } from 'vitest';
import { ICON_NAMES } from './icon.tsx';
import sprite from './icons.svg?raw';

const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);

test('every icon that a screen may name is drawn, and nothing else is sent along', () => {
  expect(drawn).toEqual([...ICON_NAMES]);
});
