import { expect, test } from 'vitest';
import { comingScreen } from './coming-screens.ts';

test.each([
  ['/history', 'Historial de Partidos'],
  ['/rankings', 'Ranking'],
  ['/recurring-matches', 'Partidos Recurrentes'],
  ['/profile', 'Mi Perfil'],
  ['/player-list/abc', 'Lista de Jugadores'],
  ['/edit-player-list/abc', 'Editar Lista'],
])('%s is announced as %s', (path, title) => {
  expect(comingScreen(path).title).toBe(title);
});
