import type { Page } from '@playwright/test';
import type { FullAccount } from '../support/full-account.ts';
import { expect, test } from '../support/test.ts';

/** An action that the server does not carry out, what the screen then says, and what the console notes. */
type Failure = {
  what: string;
  path: (account: FullAccount) => string;
  /** The request that fails. */
  request: [method: string, path: RegExp];
  status?: number;
  act: (page: Page) => Promise<void>;
  says: string;
  logs?: string;
};

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();

async function typePlayer(page: Page): Promise<void> {
  await page.getByLabel('Nombre', { exact: true }).fill('Zulma');
  await press(page, 'AGREGAR JUGADOR');
}

async function saveProfile(page: Page): Promise<void> {
  await page.getByLabel('Nombre', { exact: true }).fill('Ana Agüero');
  await press(page, 'GUARDAR CAMBIOS');
}

const FAILURES: readonly Failure[] = [
  {
    what: 'a list made by its name',
    path: () => '/player-lists',
    request: ['POST', /\/api\/lists$/],
    act: async (page) => {
      await page.getByLabel('Nombre de la lista').fill('Viernes');
      await press(page, 'CREAR LISTA');
    },
    says: 'No se pudo crear la lista. Intentalo nuevamente.',
    logs: 'Error al crear la lista. Por favor intenta de nuevo.',
  },
  {
    what: 'a list that is deleted',
    path: () => '/',
    request: ['DELETE', /\/api\/lists\//],
    act: async (page) => {
      await press(page, 'Eliminar Los de los jueves');
      await expect(
        page.getByText(
          '¿Estás seguro de que deseas eliminar esta lista? Se eliminarán todos los jugadores asociados.',
        ),
      ).toBeVisible();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
    },
    says: 'Error al eliminar la lista. Por favor intenta de nuevo.',
    logs: 'Error al eliminar la lista. Por favor intenta de nuevo.',
  },
  {
    what: 'the players of a list',
    path: () => '/add-players',
    request: ['GET', /\/api\/lists\/[^/]+\/players$/],
    act: async () => {},
    says: 'Error al cargar los jugadores. Por favor intenta de nuevo.',
    logs: 'Error al cargar los jugadores. Por favor intenta de nuevo.',
  },
  {
    what: 'a player who is added',
    path: () => '/add-players',
    request: ['POST', /\/api\/lists\/[^/]+\/players$/],
    act: typePlayer,
    says: 'No se pudo agregar el jugador. Intentá nuevamente.',
    logs: 'Error al añadir jugador. Por favor intenta de nuevo.',
  },
  {
    what: 'a player who is deleted',
    path: () => '/add-players',
    request: ['DELETE', /\/api\/players\//],
    act: async (page) => {
      await press(page, 'Eliminar a Beto Solé');
      await page.getByRole('alertdialog').getByRole('button', { name: 'ELIMINAR' }).click();
    },
    says: 'No se pudo eliminar el jugador. Intentá nuevamente.',
    logs: 'Error al eliminar jugador. Por favor intenta de nuevo.',
  },
  {
    what: 'a new match',
    path: () => '/create-match',
    request: ['POST', /\/api\/matches$/],
    act: async (page) => {
      await page.getByLabel('Fecha').fill('2030-01-03');
      await page.getByLabel('Hora').fill('21:00');
      await page.getByLabel('Lugar').fill('Cancha');
      await press(page, 'CREAR PARTIDO');
    },
    says: 'No se pudo crear el partido. Intentá nuevamente.',
    logs: 'No se pudo crear el partido.',
  },
  {
    what: 'a match that is edited',
    path: ({ matchId }) => `/create-match?matchId=${matchId}`,
    request: ['PUT', /\/api\/matches\/[^/]+$/],
    act: async (page) => {
      await page.getByLabel('Lugar').fill('Otra cancha');
      await press(page, 'GUARDAR CAMBIOS');
    },
    says: 'No se pudo actualizar el partido.',
    logs: 'No se pudo actualizar el partido.',
  },
  {
    what: 'a match that is completed',
    path: ({ matchId }) => `/confirm-attendance?matchId=${matchId}`,
    request: ['PUT', /\/api\/matches\/[^/]+$/],
    act: async (page) => {
      await press(page, /^Más acciones para Cancha Núñez, /);
      await press(page, 'Completar partido');
    },
    says: 'No se pudo actualizar el partido.',
    logs: 'No se pudo actualizar el partido.',
  },
  {
    what: 'a match that is deleted',
    path: () => '/history',
    request: ['DELETE', /\/api\/matches\/[^/]+$/],
    act: async (page) => {
      await press(page, /^Eliminar Cancha Núñez, /);
      await page.getByRole('alertdialog').getByRole('button', { name: 'ELIMINAR' }).click();
    },
    says: 'No se pudo eliminar el partido. Intentá nuevamente.',
    logs: 'No se pudo eliminar el partido.',
  },
  {
    what: 'a match that is asked for by its id',
    path: () => `/form-teams?matchId=${'x'.repeat(22)}`,
    request: ['GET', /\/api\/matches\/x+$/],
    act: async () => {},
    says: 'No se pudo seleccionar el partido.',
    logs: 'No se pudo seleccionar el partido.',
  },
  {
    what: 'a new weekly match',
    path: () => '/recurring-matches',
    request: ['POST', /\/api\/matches$/],
    act: async (page) => {
      // the radio button is out of sight; its tile is tapped
      const thursday = page.getByRole('radio', { name: 'Jueves' });
      await page.locator('label').filter({ has: thursday }).click();
      await page.getByLabel('Hora').fill('21:00');
      await page.getByLabel('Lugar').fill('Cancha');
      await page.getByLabel('Lista de jugadores').selectOption({ index: 1 });
      await press(page, /^CREAR.* RECURRENTE$/);
    },
    says: 'No se pudo crear el partido recurrente. Intentá nuevamente.',
    logs: 'No se pudo crear el partido.',
  },
  {
    what: 'a weekly match that is deleted',
    path: () => '/recurring-matches',
    request: ['DELETE', /\/api\/matches\/[^/]+$/],
    act: async (page) => {
      await press(page, /^Eliminar .* 19:30, La Canchita/);
      await page.getByRole('alertdialog').getByRole('button', { name: 'ELIMINAR' }).click();
    },
    says: 'No se pudo eliminar el partido recurrente. Intentá nuevamente.',
    logs: 'No se pudo eliminar el partido.',
  },
  {
    what: 'the players of a match',
    path: ({ matchId }) => `/confirm-attendance?matchId=${matchId}`,
    request: ['GET', /\/api\/matches\/[^/]+\/players$/],
    act: async () => {},
    says: 'No se pudieron cargar los jugadores del partido.',
    logs: 'No se pudieron cargar los jugadores del partido.',
  },
  {
    what: 'a confirmation',
    path: ({ matchId }) => `/confirm-attendance?matchId=${matchId}`,
    request: ['PUT', /\/confirm$/],
    act: (page) =>
      page
        .getByRole('listitem')
        .filter({ hasText: 'Ana Agüero' })
        .locator('button[aria-pressed]')
        .click(),
    says: 'No se pudo actualizar la asistencia. Intentá nuevamente.',
    logs: 'No se pudo confirmar la asistencia del jugador.',
  },
  {
    what: 'the teams of a match',
    path: ({ matchId }) => `/share-teams?matchId=${matchId}`,
    request: ['GET', /\/teams$/],
    act: async () => {},
    says: 'No se pudieron cargar los equipos del partido.',
    logs: 'No se pudieron cargar los equipos del partido.',
  },
  {
    what: 'teams that are saved',
    path: ({ matchId }) => `/form-teams?matchId=${matchId}`,
    request: ['PUT', /\/teams$/],
    act: async (page) => {
      await press(page, 'GENERAR EQUIPOS');
      await press(page, 'GUARDAR Y COMPARTIR');
    },
    says: 'No se pudieron guardar los equipos. Intentá nuevamente.',
    logs: 'No se pudieron crear los equipos.',
  },
  {
    what: 'a list that gets another name',
    path: ({ listId }) => `/edit-player-list/${listId}`,
    request: ['PATCH', /\/api\/lists\/[^/]+$/],
    act: async (page) => {
      await page.getByLabel('Nombre de la lista').fill('Los de los viernes');
      await press(page, 'GUARDAR NOMBRE');
    },
    says: 'No se pudo actualizar la lista. Intentá nuevamente.',
    logs: 'No se pudo actualizar la lista. Intentá nuevamente.',
  },
  {
    what: 'a player who is added while a list is changed',
    path: ({ listId }) => `/edit-player-list/${listId}`,
    request: ['POST', /\/api\/lists\/[^/]+\/players$/],
    act: async (page) => {
      const form = page.getByRole('button', { name: '+ JUGADOR' });
      await expect(page.getByText('Hernán Ñáñez')).toBeAttached();
      if (await form.isVisible()) await form.click();
      await typePlayer(page);
    },
    says: 'Error al añadir jugador. Por favor intenta de nuevo.',
    logs: 'Error al añadir jugador. Por favor intenta de nuevo.',
  },
  {
    what: 'a player who is changed',
    path: ({ listId }) => `/edit-player-list/${listId}`,
    request: ['PUT', /\/api\/players\/[^/]+$/],
    act: async (page) => {
      await press(page, 'Editar a Beto Solé');
      await press(page, /^GUARDAR$/);
    },
    says: 'Error al actualizar jugador. Por favor intenta de nuevo.',
    logs: 'Error al actualizar jugador. Por favor intenta de nuevo.',
  },
  {
    what: 'a player who is deleted while a list is changed',
    path: ({ listId }) => `/edit-player-list/${listId}`,
    request: ['DELETE', /\/api\/players\//],
    act: async (page) => {
      await press(page, 'Eliminar a Beto Solé');
      await page.getByRole('alertdialog').getByRole('button', { name: 'ELIMINAR' }).click();
    },
    says: 'Error al eliminar jugador. Por favor intenta de nuevo.',
    logs: 'Error al eliminar jugador. Por favor intenta de nuevo.',
  },
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
];

test.describe('what the server does not carry out is told by its sentence', () => {
  test.use({ expectedComplaint: /Failed to load resource|ApiError/ });

  for (const { what, path, request, act, says, logs, status = 500 } of FAILURES) {
    test(what, async ({ page, signIn, full, complaints }) => {
      const [method, url] = request;
      await page.route(url, (route) =>
        route.request().method() === method
          ? route.fulfill({ status, contentType: 'application/problem+json', body: '{}' })
          : route.fallback(),
      );
      await signIn(full.account);
      await page.evaluate((id) => sessionStorage.setItem('selected_list_id', id), full.listId);
      await page.goto(path(full));
      await act(page);
      await expect(page.getByText(says).first()).toBeVisible();
      if (logs) {
        await expect.poll(() => complaints.some((line) => line.startsWith(logs))).toBe(true);
      }
    });
  }
});

/** The central handler (product.md §8), seen where a sign-out fails. */
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

test.describe('what has no sentence of its own gets that of the central handler', () => {
  test.use({ expectedComplaint: /Failed to load resource/ });

  for (const [code, status, sentence] of ANSWERS) {
    test(code, async ({ page, signIn, full, isMobile }) => {
      await signIn(full.account);
      await page.route('**/auth/sign-out', (route) =>
        route.fulfill({
          status,
          contentType: 'application/problem+json',
          body: JSON.stringify({ code }),
        }),
      );
      if (isMobile) await press(page, 'Menú');
      await press(page, 'Salir');
      const toast = page.getByRole('region', { name: /Avisos/ });
      await expect(toast.getByText('Error', { exact: true }).first()).toBeVisible();
      await expect(toast.getByText(sentence).first()).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Hola/);
    });
  }
});

/** product.md §5, "signed in": what is refused to whom the session has left. */
const SIGNED_OUT = [
  [
    'a new match',
    '/create-match',
    'Debes iniciar sesión para crear un partido.',
    FAILURES.find(({ what }) => what === 'a new match')?.act,
  ],
  [
    'a player',
    '/add-players',
    'Debes iniciar sesión para agregar jugadores.',
    FAILURES.find(({ what }) => what === 'a player who is added')?.act,
  ],
  [
    'a list by its name',
    '/player-lists',
    'Debes iniciar sesión para crear una lista.',
    FAILURES.find(({ what }) => what === 'a list made by its name')?.act,
  ],
] as const;

test.describe('when the session has ended, the screen says what it was needed for', () => {
  test.use({ expectedComplaint: /401/ });

  for (const [what, path, sentence, act] of SIGNED_OUT) {
    test(what, async ({ page, context, signIn, full }) => {
      await signIn(full.account);
      await page.evaluate((id) => sessionStorage.setItem('selected_list_id', id), full.listId);
      await page.goto(path);
      await expect(page.getByText('Los de los jueves').first()).toBeAttached();
      await context.clearCookies();
      await act?.(page);
      await expect(page.getByText(sentence).first()).toBeVisible();
      await expect(page).toHaveURL(/\/landing$/);
    });
  }
});
