import { expect, test } from 'vitest';
import { fitText, shorten, wrap } from './text.ts';

const measure = (text: string) => [...text].length * 10;

test('a name that fits stays as it is, a longer one ends in …', () => {
  expect(shorten('Ana', 30, measure)).toBe('Ana');
  expect(shorten('Ana Agüero', 100, measure)).toBe('Ana Agüero');
  expect(shorten('Ana Agüero', 90, measure)).toBe('Ana Agüe…');
  expect(shorten('Ana Agüero', 50, measure)).toBe('Ana…');
});

test('a name that does not fit at all is still shown in part', () => {
  expect(shorten('Ana', 5, measure)).toBe('…');
});

test('accents and emojis are not split', () => {
  const family = '👨‍👩‍👧';
  expect(shorten(`A${family}B${family}`, 80, measure)).toBe(`A${family}B…`);
  expect(shorten(`A${family}B`, 50, measure)).toBe('A…');
  expect(shorten('Nu\u0303ez', 30, measure)).toBe('N…');
});

test('a location wraps between words and is cut at the end', () => {
  const place = 'La Canchita de la Esquina';
  expect(wrap(place, 120, 2, measure)).toEqual(['La Canchita', 'de la Esqui…']);
  expect(wrap(place, 130, 3, measure)).toEqual(['La Canchita', 'de la Esquina']);
  expect(wrap('Cancha Núñez', 200, 2, measure)).toEqual(['Cancha Núñez']);
  expect(wrap('Supercalifragilístico 5', 100, 2, measure)).toEqual(['Supercali…', '5']);
  expect(wrap('', 100, 2, measure)).toEqual([]);
});

test.each([
  ['Juli', { size: 40, lines: ['Juli'] }],
  ['Juli de los Santos', { size: 33, lines: ['Juli de los', 'Santos'] }],
  [
    'Juan Ignacio de los Santos y Paz',
    { size: 25, lines: ['Juan Ignacio de', 'los Santos y Paz'] },
  ],
  [
    'Juan Ignacio de los Santos y Martínez',
    { size: 24, lines: ['Juan Ignacio de', 'los Santos y Ma…'] },
  ],
  ['Supercalifragilísticoespialidoso', { size: 24, lines: ['Supercalifragil…'] }],
])(
  '%s is written as large as it fits whole, and shortened only in the smallest size',
  (name, fitting) => {
    const box = { width: 200, height: 68 };
    const measureAt = (size: number) => (text: string) => (text.length * size) / 2;
    expect(fitText(name, box, { min: 24, max: 40 }, measureAt)).toEqual(fitting);
  },
);
