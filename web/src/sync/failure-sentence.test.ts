import { MESSAGES } from '@picadito/domain';
import { expect, test } from 'vitest';
import { ChangedElsewhere, failureSentence } from './failure-sentence.ts';
import { ApiError } from './http/api-error.ts';

const sentences = { action: 'No se pudo.', signedOut: 'Debes iniciar sesión.' };
const refused = JSON.stringify({
  code: 'invalid-argument',
  errors: [{ path: 'name', message: 'Usá hasta 80 caracteres.' }],
});

test.each([
  ['what another device changed', new ChangedElsewhere('Ana: cambió.'), 'Ana: cambió.'],
  ['a lost connection', new TypeError('Failed to fetch'), 'No se pudo.'],
  ['a fault of the server', new ApiError(500, ''), 'No se pudo.'],
  ['a session that ended', new ApiError(401, 'No user authenticated'), 'Debes iniciar sesión.'],
  [
    'what another device deleted',
    new ApiError(404, ''),
    'Eso ya no está: se eliminó desde otro lugar. Actualizamos la pantalla.',
  ],
  [
    'what is not allowed',
    new ApiError(403, '{"code":"permission-denied"}'),
    'No tienes permiso para realizar esta acción. Verifica que hayas iniciado sesión correctamente.',
  ],
  ['data that the server refuses', new ApiError(422, refused), 'Usá hasta 80 caracteres.'],
])('%s has its own message', (_, error, sentence) => {
  expect(failureSentence(error, sentences)).toBe(sentence);
});

test('without its own message an ended session gets that of the central handler', () => {
  expect(failureSentence(new ApiError(401, ''), { action: 'No se pudo.' })).toBe(
    'Error de autenticación. Por favor inicia sesión nuevamente.',
  );
});

test('a server whose disk is full says so, for deletions too', () => {
  const body = JSON.stringify({ code: 'unavailable', detail: MESSAGES.diskFull });
  expect(failureSentence(new ApiError(503, body), { action: 'No se pudo.' })).toBe(
    MESSAGES.diskFull,
  );
  expect(MESSAGES.diskFull).toContain('guardar ni borrar');
});
