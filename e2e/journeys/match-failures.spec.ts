import { CONFIRMS } from '../support/attendance.ts';
import {
  confirmDeletion,
  type Failure,
  press,
  testFailures,
  typeMatch,
} from '../support/failures.ts';
import { test } from '../support/reader.ts';

const FAILURES: readonly Failure[] = [
  {
    what: 'a new match',
    path: () => '/create-match',
    request: ['POST', /\/api\/matches$/],
    act: typeMatch,
    says: 'No se pudo crear el partido. Intentá nuevamente.',
    logs: 'No se pudo crear el partido.',
  },
  {
    what: 'a match that is edited',
    path: ({ matchId }) => `/create-match?matchId=${matchId}`,
    request: ['PATCH', /\/api\/matches\/[^/]+$/],
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
    request: ['PATCH', /\/api\/matches\/[^/]+$/],
    act: async (page) => {
      await press(page, /^Más acciones para Cancha Núñez, /);
      await press(page, 'Completar partido');
      await press(page, 'Sí, completar');
    },
    says: 'No se pudo actualizar el partido.',
    logs: 'No se pudo actualizar el partido.',
  },
  {
    what: 'a deleted match disappears',
    path: () => '/history',
    request: ['DELETE', /\/api\/matches\/[^/]+$/],
    act: async (page) => {
      await press(page, /^Más acciones para Cancha Núñez/);
      await press(page, 'Eliminar partido');
      await confirmDeletion(page);
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
      // The radio button is hidden, so a person taps its tile.
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
      await confirmDeletion(page);
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
        .getByRole('button', { name: CONFIRMS })
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
];

test.describe('failed actions of matches show their sentence', () => {
  testFailures(FAILURES);
});
