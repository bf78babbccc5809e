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

test('values are validated by the rules once they are loaded', async () => {
  const resolve = lazyResolver(async () => upperCase);
  expect(await resolve({ name: 'ana' }, undefined, OPTIONS)).toEqual({
    values: { name: 'ANA' },
    errors: {},
  });
});

test('without the rules the form is invalid with the reason, and the next attempt loads them again', async () => {
  const tries = [
    () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /x.js')),
    () => Promise.resolve(upperCase),
  ];
  const resolve = lazyResolver<Values, Values>(() => tries.shift()?.() ?? Promise.reject());
  const refused = await resolve({ name: 'ana' }, undefined, OPTIONS);
  expect(refused).toEqual({ values: {}, errors: { root: { type: 'rules', message: CONNECTION } } });
  expect((await resolve({ name: 'ana' }, undefined, OPTIONS)).errors).toEqual({});
});
