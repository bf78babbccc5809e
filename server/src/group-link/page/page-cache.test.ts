import { expect, test } from 'vitest';
import { pageCache } from './page-cache.ts';

const MARIA = { codeHash: 'code', version: 'v1', device: 'maria' };

/**
 * Returns a cache of pages (`keep`), its clock, and `ask`, which requests a page and returns its number; the pages are
 * numbered in the order in which they are rendered.
 */
function aKeeper() {
  const clock = { now: 0 };
  const keep = pageCache(() => clock.now);
  let made = 0;
  const ask = async (
    differs: Partial<typeof MARIA> | { device: null } = {},
    isCacheable = true,
  ) => {
    const page = await keep({ ...MARIA, ...differs }, async () => {
      made += 1;
      return { page: Buffer.from(String(made)), isCacheable };
    });
    return Number(page.toString());
  };
  return { ask, clock, keep };
}

test('a page is rendered once per device, version and second', async () => {
  const { ask, clock } = aKeeper();
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  clock.now = 999;
  expect(await ask()).toBe(1);
  clock.now = 1000;
  expect(await ask()).toBe(2);
});

test('no device gets the page of another device or code, nor a page of older data', async () => {
  const { ask } = aKeeper();
  const others = [
    {},
    { device: 'beto' },
    { device: null },
    { codeHash: 'other' },
    { version: 'v2' },
  ];
  const pages = [];
  for (const other of others) pages.push(await ask(other));
  expect(pages).toEqual([1, 2, 3, 4, 5]);
});

test('pages that are not cacheable or too large, and failures, are not cached', async () => {
  const { ask, keep } = aKeeper();
  expect([await ask({}, false), await ask({}, false)]).toEqual([1, 2]);
  const large = async () => ({ page: Buffer.alloc(100_000), isCacheable: true });
  await keep(MARIA, large);
  await expect(keep(MARIA, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await ask()).toBe(3);
});

test('the cache keeps only the 300 pages that were rendered last', async () => {
  const { ask } = aKeeper();
  await ask();
  for (let device = 0; device < 300; device += 1) await ask({ device: String(device) });
  expect(await ask({ device: '299' })).toBe(301);
  expect(await ask()).toBe(302);
});
