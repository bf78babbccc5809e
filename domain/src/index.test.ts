import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as domain from './index.ts';

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => ({ name, text: readFileSync(`${import.meta.dirname}/${name}`, 'utf8') }));

test('only phone.ts imports the phone metadata, and the barrel does not import phone.ts', () => {
  const reaching = (what: string) =>
    sources
      .filter(({ text }) => new RegExp(`from '[^']*${what}`).test(text))
      .map(({ name }) => name);
  expect(reaching('libphonenumber-js')).toEqual(['players/phone.ts']);
  expect(reaching('/phone')).toEqual([]);
});

test('the domain imports nothing but itself, the schema library and the phone metadata', () => {
  const foreign = sources.flatMap(({ text }) =>
    [...text.matchAll(/^(?:import|export|\}).* from '(?<from>[^'.][^']*)'/gm)].map(
      (found) => found.groups?.from,
    ),
  );
  expect([...new Set(foreign)].toSorted()).toEqual(['libphonenumber-js/min', 'zod/mini']);
});

test('every sentence ends with a full stop, except those that the specification writes without one', () => {
  const open = Object.values(domain.MESSAGES).filter((sentence) => !sentence.endsWith('.'));
  expect(open).toEqual([
    'No user authenticated',
    'El partido {id} no tiene una lista de jugadores asociada',
  ]);
});
