import type { Page } from '@playwright/test';
import { press, testFailures } from '../support/failures.ts';
import { test } from '../support/reader.ts';

async function saveProfile(page: Page): Promise<void> {
  await page.getByLabel('Nombre', { exact: true }).fill('Ana Agüero');
  await press(page, 'GUARDAR CAMBIOS');
}

test.describe('failed actions of the profile show their sentence', () => {
  testFailures([
    {
      what: 'a profile that is saved after the session has ended',
      path: () => '/profile',
      request: ['PATCH', /\/api\/me$/],
      status: 401,
      act: saveProfile,
      says: 'Debes iniciar sesión para actualizar tu perfil.',
    },
    {
      what: 'a profile that is refused',
      path: () => '/profile',
      request: ['PATCH', /\/api\/me$/],
      status: 409,
      act: saveProfile,
      says: 'Ocurrió un problema al actualizar el perfil.',
    },
    {
      what: 'a profile that is saved',
      path: () => '/profile',
      request: ['PATCH', /\/api\/me$/],
      act: saveProfile,
      says: 'Ocurrió un error al actualizar tu perfil. Intenta de nuevo.',
    },
    {
      what: 'data that are downloaded',
      path: () => '/profile',
      request: ['GET', /\/api\/me\/export$/],
      act: (page) => press(page, 'Descargar mis datos'),
      says: 'No se pudieron descargar tus datos. Intentá nuevamente.',
    },
    {
      what: 'an account that is deleted',
      path: () => '/profile',
      request: ['DELETE', /\/api\/me$/],
      act: async (page) => {
        await press(page, 'Eliminar mi cuenta');
        await page.getByLabel('Escribí ELIMINAR para confirmar').fill('ELIMINAR');
        await page.keyboard.press('Enter');
      },
      says: 'No se pudo eliminar tu cuenta. Intentá nuevamente.',
    },
  ]);
});
