import { expect, test } from 'vitest';
import { cookieNames } from '../identity/cookies.ts';
import { anasThursdays, OVER } from '../../testing/thursdays.ts';
import { PUBLIC_URL } from '../../testing/test-app.ts';

test('the file of a list has its players with their figures, and no players of other lists', async () => {
  const { app, ana, list, match, clock } = await anasThursdays({
    isRecurring: false,
    recurringDay: null,
  });
  const others = { name: 'Sábado', players: [{ name: 'Zoe', skillLevel: '3' }] };
  await ana.post('/api/lists', others);
  clock.now = OVER;
  await ana.put(`/api/matches/${match.id}/result`, { claro: 3, oscuro: 1 });
  const cookies = { [cookieNames(PUBLIC_URL).session]: ana.token ?? '' };
  const { headers, body } = await app.inject({ url: `/api/lists/${list.id}/file`, cookies });
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="lista.csv"',
  });
  const [titles, ...rows] = body.trimEnd().split('\r\n');
  expect(titles).toMatch(/^\uFEFFJugador;Nivel;WhatsApp;Partidos;/);
  expect(rows).toEqual([
    'Jueves 01;2;;1;100;1;0;0;3;0;3;1;1',
    'Jueves 02;3;;1;100;1;0;0;3;0;3;1;1',
    'Jueves 03;4;;1;100;0;0;1;0;0;1;3;0',
    'Jueves 04;5;;1;100;0;0;1;0;0;1;3;0',
  ]);
});
