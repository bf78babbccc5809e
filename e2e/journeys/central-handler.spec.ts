import { press } from '../support/failures.ts';
import { expect, test } from '../support/reader.ts';
import { toast } from '../support/toast.ts';

/**
 * Error codes with their status and the message of the central handler (docs/specification.md#central-handler), which a
 * failed sign-out shows.
 */
const ANSWERS = [
  ['auth/expired', 400, 'Error de autenticación. Por favor inicia sesión nuevamente.'],
  ['auth/requires-recent-login', 400, 'Es necesario volver a iniciar sesión por seguridad.'],
  [
    'permission-denied',
    403,
    'No tienes permiso para realizar esta acción. Verifica que hayas iniciado sesión correctamente.',
  ],
  [
    'failed-precondition',
    409,
    'Hubo un problema con las reglas de seguridad. Contacta al soporte técnico si el problema persiste.',
  ],
  [
    'the query requires an index',
    500,
    'La aplicación está aún en configuración. Por favor intenta nuevamente más tarde.',
  ],
  ['unavailable', 503, 'Error de conexión. Verifica tu conexión a internet e intenta nuevamente.'],
  ['internal', 500, 'Ha ocurrido un error inesperado. Por favor intenta nuevamente.'],
] as const;

test.describe('a failure without its own sentence gets that of the central handler', () => {
  test.use({ expectedComplaint: /Failed to load resource/ });

  for (const [code, status, sentence] of ANSWERS) {
    test(code, async ({ page }) => {
      await page.goto('/');
      await page.route('**/auth/sign-out', (route) =>
        route.fulfill({
          status,
          contentType: 'application/problem+json',
          body: JSON.stringify({ code }),
        }),
      );
      await press(page, 'Menú');
      await press(page, 'Salir');
      await expect(toast(page, /^Error$/)).toBeVisible();
      await expect(toast(page, sentence)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Hola/);
    });
  }
});
