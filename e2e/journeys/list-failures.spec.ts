import {
  confirmDeletion,
  type Failure,
  press,
  testFailures,
  typeListName,
  typePlayer,
} from '../support/failures.ts';
import { expect, test } from '../support/reader.ts';

const FAILURES: readonly Failure[] = [
  {
    what: 'a list made by its name',
    path: () => '/player-lists',
    request: ['POST', /\/api\/lists$/],
    act: typeListName,
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
      await confirmDeletion(page);
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
      await confirmDeletion(page);
    },
    says: 'No se pudo eliminar el jugador. Intentá nuevamente.',
    logs: 'Error al eliminar jugador. Por favor intenta de nuevo.',
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
    request: ['PATCH', /\/api\/players\/[^/]+$/],
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
      await confirmDeletion(page);
    },
    says: 'Error al eliminar jugador. Por favor intenta de nuevo.',
    logs: 'Error al eliminar jugador. Por favor intenta de nuevo.',
  },
];

test.describe('failed actions of lists show their sentence', () => {
  testFailures(FAILURES);
});

test.describe('when the choice of a list does not load', () => {
  test.use({ expectedComplaint: /ERR_FAILED|dynamically imported|\bat / });

  test('the next visit loads it', async ({ page, startSession }) => {
    const code = /\/choose-list-.*\.js/;
    await page.route(code, (route) => route.abort());
    await startSession('demo@picadito.local');
    await page.goto('/add-players');
    await expect(page.getByRole('heading', { level: 1, name: 'TIEMPO MUERTO' })).toBeVisible();
    await page.unroute(code);
    await page.evaluate(() => history.pushState(null, '', '/player-lists'));
    await expect(
      page.getByRole('heading', { level: 1, name: 'Listas de jugadores' }),
    ).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('link', { name: 'CREAR LISTA' })).toBeVisible();
  });
});
