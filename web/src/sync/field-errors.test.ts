import { expect, test } from 'vitest';
import { fieldErrors, rowErrors } from './field-errors.ts';
import { ApiError } from './http/api-error.ts';

test('the field errors of a refused request have dotted paths, other failures have none', () => {
  const errors = [{ path: 'name', message: 'El nombre de la lista es obligatorio.' }];
  expect(
    fieldErrors(new ApiError(422, JSON.stringify({ code: 'invalid-argument', errors }))),
  ).toEqual(errors);
  expect(fieldErrors(new ApiError(409, JSON.stringify({ code: 'already-exists' })))).toEqual([]);
  expect(fieldErrors(new Error('x'))).toEqual([]);
});

test('each invalid row of a bulk request has its first error', () => {
  const errors = [
    { path: [1, 'name'], message: 'Falta el nombre.' },
    { path: [1, 'skillLevel'], message: 'El nivel va de 2 a 5.' },
    { path: [4, 'whatsapp'], message: 'Revisalo.' },
    { path: '', message: 'Son demasiados.' },
  ];
  const body = { type: 'about:blank', title: '', status: 422, code: 'invalid-argument', errors };
  const error = new ApiError(422, JSON.stringify(body));
  expect([...rowErrors(error)]).toEqual([
    [1, { field: 'name', message: 'Falta el nombre.' }],
    [4, { field: 'whatsapp', message: 'Revisalo.' }],
  ]);
  expect(fieldErrors(error).map(({ path }) => path)).toEqual([
    '1.name',
    '1.skillLevel',
    '4.whatsapp',
    '',
  ]);
  expect([...rowErrors(new ApiError(503, JSON.stringify(body)))]).toEqual([]);
  expect([...rowErrors(new TypeError('Failed to fetch'))]).toEqual([]);
});
