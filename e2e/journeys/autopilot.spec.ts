import type { Autopilot } from '@picadito/domain';
import { chooseMatchAction, answerWhatsApp } from '../support/attendance.ts';
import { violations } from '../support/browser/look.ts';
import { answer } from '../support/group-link.ts';
import { openLive } from '../support/live.ts';
import { ask, seedLink, seedRoster, seedTeams } from '../support/seed.ts';
import { FOUR } from '../support/teams.ts';
import { expect, test } from '../support/test.ts';

const PLAYERS = ['Ana Agüero', 'Beto Solé', 'Dani Ibáñez', 'Ema Ruiz', 'Nico Roca'];

test('a drop-out by the link is shown and sent to the group with one tap, and the autopilot of a weekly match reports its steps', async ({
  page,
  context,
  startSession,
  request,
}) => {
  await answerWhatsApp(context);
  await startSession();
  const named = PLAYERS.map((name) => ({ name }));
  const { list, match, players } = await seedRoster(page, named, 4);
  const path = await seedLink(page, list);
  const [a = '', b = '', c = '', d = ''] = players.map(({ id }) => id);
  await seedTeams(page, match, { claroTeam: [a, b], oscuroTeam: [c, d] });
  const url = `/api/matches/${match.id}`;
  await ask(page, 'PUT', `${url}/teams/shown`, {});
  await ask(page, 'PATCH', url, { isRecurring: true, recurringDay: 4 });
  await openLive(page, `/confirm-attendance?matchId=${match.id}`);

  await answer(request, path, { name: 'Beto', says: 'no' });
  const change = page.getByRole('region', { name: 'Cambio en los equipos' });
  await expect(change).toContainText('Se bajó Beto Solé. Quedan 1 contra 2.');
  expect(await (await request.get(path)).text()).toContain('<s>Beto</s>');
  await answer(request, path, { name: 'Nico', says: 'voy' });
  await expect(change).toContainText('Se bajó Beto Solé. Se suma Nico Roca en Claro.');
  expect(await violations(page)).toEqual([]);
  await change.getByRole('button', { name: 'MOSTRAR EL CAMBIO' }).click();
  await change.getByText('AVISAR AL GRUPO').click();
  await expect(change).toBeHidden();
  const shown = await (await request.get(path)).text();
  expect([shown.includes('<s>'), shown.includes('Nico')]).toEqual([false, true]);

  await chooseMatchAction(page, 'PILOTO AUTOMÁTICO');
  const autopilot = page.getByRole('dialog', { name: 'Piloto automático' });
  await autopilot.getByLabel('Apagado').check();
  await expect(autopilot.getByLabel('Prendido: los equipos ya están armados')).toBeChecked();
  expect(await violations(page)).toEqual([]);
});

test('turning on the link of a weekly list offers the autopilot', async ({
  page,
  startSession,
}) => {
  await startSession();
  const { list, match } = await seedRoster(page, FOUR);
  await page.goto(`/player-list/${list.id}`);
  await page.getByText('Link del grupo').click();
  const autopilot = page.getByRole('region', { name: 'Piloto automático' });
  await page.getByRole('button', { name: 'PRENDER EL LINK' }).click();
  await expect(page.getByRole('button', { name: 'COPIAR' })).toBeVisible();
  await expect(autopilot).toHaveCount(0);

  await ask(page, 'PATCH', `/api/matches/${match.id}`, { isRecurring: true, recurringDay: 4 });
  await page.goto(`/confirm-attendance?matchId=${match.id}`);
  await page.getByText('Link del grupo').click();
  await autopilot.getByLabel('Apagado').check();
  await expect(autopilot.getByLabel(/^Prendido: arma los equipos/)).toBeChecked();
  expect(await violations(page)).toEqual([]);
  const { state } = await ask<Autopilot>(page, 'GET', `/api/matches/${match.id}/autopilot`);
  expect(state).toBe('waiting');
});

test('home says that the autopilot has made the teams and when, and takes them back', async ({
  page,
  startSession,
  request,
}) => {
  await startSession();
  const players = [...'ABCDEFGHI'].map((letter) => ({ name: `Jugador ${letter}` }));
  const { list, match } = await seedRoster(page, players, 8);
  const path = await seedLink(page, list);
  const url = `/api/matches/${match.id}`;
  await ask(page, 'PATCH', url, { isRecurring: true, recurringDay: 4 });
  await ask(page, 'PUT', `${url}/autopilot`, { isOn: true });
  const passed = { capacity: null, answersUntil: '2026-01-01T10:00' };
  await ask(page, 'PUT', `${url}/answers/settings`, passed);
  // The teams are made now, or were made at the deadline; a player who does not come changes none.
  await answer(request, path, { name: 'Jugador I', says: 'no' });
  await openLive(page, '/');
  const step = page.getByRole('group', { name: 'Piloto automático' });
  await expect(step).toContainText(/El piloto armó los equipos a las \d\d:\d\d/);
  expect(await violations(page)).toEqual([]);
  await step.getByRole('link', { name: 'VER' }).click();
  await expect(page).toHaveURL(/\/share-teams\?matchId=/);
  await page.goto(`/confirm-attendance?matchId=${match.id}`);
  await expect(step).toContainText('El piloto armó los equipos');
  await page.goto('/');
  await step.getByRole('button', { name: 'DESHACER' }).click();
  await expect(step).toBeHidden();
  const { steps } = await ask<Autopilot>(page, 'GET', `${url}/autopilot`);
  expect(steps[0]?.isUndone).toBe(true);
});
