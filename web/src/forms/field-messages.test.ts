import { expect, test } from 'vitest';
import { fieldMessages } from './field-messages.ts';

const WHOLE = 'Completá todos los campos para crear el partido.';
const MISSING = { date: 'Elegí la fecha.', time: 'Elegí la hora.', location: 'Escribí el lugar.' };
const wrong = (message: string) => ({ type: 'custom', message });

test('the sentence about the whole form stands at the first missing field, the others say what they lack', () => {
  const errors = { time: wrong(WHOLE), date: wrong(WHOLE), location: wrong(WHOLE) };
  expect(fieldMessages(errors, WHOLE, MISSING)).toEqual({
    date: WHOLE,
    time: 'Elegí la hora.',
    location: 'Escribí el lugar.',
  });
});

test('a field with a sentence of its own keeps it, and what is right says nothing', () => {
  const errors = { date: wrong('Esa fecha no existe. Revisala.'), location: wrong(WHOLE) };
  expect(fieldMessages(errors, WHOLE, MISSING)).toEqual({
    date: 'Esa fecha no existe. Revisala.',
    time: undefined,
    location: WHOLE,
  });
});
