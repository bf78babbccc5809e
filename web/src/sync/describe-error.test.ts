import { expect, test } from 'vitest';
import { describeError } from './describe-error.ts';
import { ApiError } from './http/api-error.ts';

const answer = (status: number, code: string, detail = '') =>
  new ApiError(status, JSON.stringify({ type: 'about:blank', title: '', status, code, detail }));
const coded = (code: string, message = '') => Object.assign(new Error(message), { code });

const AUTHENTICATION = 'Error de autenticación. Por favor inicia sesión nuevamente.';
const CONNECTION = 'Error de conexión. Verifica tu conexión a internet e intenta nuevamente.';
const UNEXPECTED = 'Ha ocurrido un error inesperado. Por favor intenta nuevamente.';

test.each([
  ['signed out', answer(401, 'unauthenticated'), AUTHENTICATION],
  ['401 without a body', new ApiError(401, '', 'Unauthorized'), AUTHENTICATION],
  ['authentication', coded('authentication'), AUTHENTICATION],
  ['auth/…', coded('auth/user-disabled'), AUTHENTICATION],
  [
    'requires-recent-login',
    coded('auth/requires-recent-login'),
    'Es necesario volver a iniciar sesión por seguridad.',
  ],
  [
    'permission-denied',
    answer(403, 'permission-denied'),
    'No tienes permiso para realizar esta acción. Verifica que hayas iniciado sesión correctamente.',
  ],
  [
    'failed-precondition',
    answer(409, 'failed-precondition'),
    'Hubo un problema con las reglas de seguridad. Contacta al soporte técnico si el problema persiste.',
  ],
  [
    'index',
    new Error('The query requires an index. Create it here'),
    'La aplicación está aún en configuración. Por favor intenta nuevamente más tarde.',
  ],
  ['auth network', coded('auth/network-request-failed'), CONNECTION],
  ['network-request-failed', coded('network-request-failed'), CONNECTION],
  ['Chromium offline', new TypeError('Failed to fetch'), CONNECTION],
  ['Firefox offline', new TypeError('NetworkError when attempting to fetch resource.'), CONNECTION],
  ['Safari offline', new TypeError('Load failed'), CONNECTION],
  [
    'Chromium without code',
    new TypeError('Failed to fetch dynamically imported module: http://x/assets/a.js'),
    CONNECTION,
  ],
  [
    'Firefox without code',
    new TypeError('error loading dynamically imported module: http://x/assets/a.js'),
    CONNECTION,
  ],
  ['Safari without code', new TypeError('Importing a module script failed.'), CONNECTION],
  ['connection wording', new Error('connection reset'), CONNECTION],
  ['database away', answer(503, 'unavailable'), CONNECTION],
  ['internal', answer(500, 'internal'), UNEXPECTED],
  ['not an error', 'boom', UNEXPECTED],
  ['nothing', undefined, UNEXPECTED],
])('%s has its sentence of the catalogue', (_name, error, sentence) => {
  expect(describeError(error)).toBe(sentence);
});
