import type { Resolver } from 'react-hook-form';
import { expect, test } from 'vitest';
import { CONNECTION } from '../sync/failures.ts';
import { lazyResolver } from './lazy-resolver.ts';

type Values = { name: string };
const OPTIONS = { fields: {}, shouldUseNativeValidation: undefined };

const upperCase: Resolver<Values, unknown, Values> = ({ name }) => ({
  values: { name: name.toUpperCase() },
  errors: {},
});

test('the values are judged by the rules, once they are here', async () => {
  const resolve = lazyResolver(async () => upperCase);
  expect(await resolve({ name: 'ana' }, undefined, OPTIONS)).toEqual({
    values: { name: 'ANA' },
    errors: {},
  });
});

test('without the rules nothing passes, and the error says why; the next try asks again', async () => {
  const tries = [
    () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /x.js')),
    () => Promise.resolve(upperCase),
  ];
  const resolve = lazyResolver<Values, Values>(() => tries.shift()?.() ?? Promise.reject());
  const refused = await resolve({ name: 'ana' }, undefined, OPTIONS);
  expect(refused).toEqual({ values: {}, errors: { root: { type: 'rules', message: CONNECTION } } });
  expect((await resolve({ name: 'ana' }, undefined, OPTIONS)).errors).toEqual({});
});
