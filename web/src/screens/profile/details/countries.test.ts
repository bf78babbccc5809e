import { isCountry } from '@picadito/domain';
import { expect, test } from 'vitest';
import { countryChoices } from './countries.ts';

test('every offered country is accepted by the server, and offered once', () => {
  const { near, others } = countryChoices(null);
  const codes = [...near, ...others].map(({ code }) => code);
  expect(codes.filter((code) => !isCountry(code))).toEqual([]);
  expect(new Set(codes).size).toBe(codes.length);
});

test('Spanish-speaking countries come first, by their Spanish names', () => {
  const names = countryChoices(null).near.map(({ name }) => name);
  expect(names.slice(0, 3)).toEqual(['Argentina', 'Bolivia', 'Chile']);
  expect(names).toContain('España');
  expect(names).toEqual(names.toSorted(new Intl.Collator('es').compare));
});

test('the current country is offered even if it is not in the list', () => {
  const codes = (present: string) => countryChoices(present).others.map(({ code }) => code);
  expect(codes('AQ')).toContain('AQ');
  expect(codes('AR')).not.toContain('AR');
});
