import { expect, test } from 'vitest';
import { fieldMessages } from './field-messages.ts';

const WHOLE = 'Completá todos los campos para crear el partido.';
const MISSING = { date: 'Elegí la fecha.', time: 'Elegí la hora.', location: 'Escribí el lugar.' };
const fieldError = (message: string) => ({ type: 'custom', message });

test('the message of the whole form is at the first missing field, the others have their own', () => {
  const errors = { time: fieldError(WHOLE), date: fieldError(WHOLE), location: fieldError(WHOLE) };
  expect(fieldMessages(errors, WHOLE, MISSING)).toEqual({
    date: WHOLE,
    time: 'Elegí la hora.',
    location: 'Escribí el lugar.',
  });
});

test('a field with its own message keeps it, a valid field has none', () => {
  const errors = {
    date: fieldError('Esa fecha no existe. Revisala.'),
    location: fieldError(WHOLE),
  };
  expect(fieldMessages(errors, WHOLE, MISSING)).toEqual({
    date: 'Esa fecha no existe. Revisala.',
    time: undefined,
    location: WHOLE,
  });
});
