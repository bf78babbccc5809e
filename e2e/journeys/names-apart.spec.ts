import type { Locator, Page } from '@playwright/test';
import { chooseMatchAction, card, choose, toggle } from '../support/attendance.ts';
import { button, phone, answerAs } from '../support/group-link.ts';
import { openLive } from '../support/live.ts';
import { ask, chooseList, seedLink, seedRoster, seedTeams } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toast.ts';

/*
 * Two of these players have the same name, and the name of a third begins with it. The tests read all texts of the
 * organiser: rows, names of buttons, toasts, dialogs, messages to the group, teams and rankings have whole names; the
 * texts about answers by the link have short ones.
 */
const PLAYERS = ['Nico', 'Ana', 'nico', 'Nico Suárez'].map((name, at) => ({
  name,
  whatsapp: `+549115555100${at}`,
}));

const buttonOf = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const text = async (link: Locator) =>
  new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';

test('attendance tells players with equal names apart in rows, buttons, toasts, dialogs and the message to the group', async ({
  page,
  startSession,
}) => {
  await startSession();
  const { match } = await seedRoster(page, PLAYERS);
  await page.goto(`/confirm-attendance?matchId=${match.id}`);
  for (const name of ['Nico', 'nico 2', 'Nico Suárez']) {
    await expect(card(page, name)).toHaveCount(1);
    await expect(buttonOf(page, `VA ${name}`)).toHaveCount(1);
  }
  const group = page.getByRole('link', { name: 'AVISAR AL GRUPO' });
  expect(await text(group)).toContain('Falta que contesten Ana, Nico, nico 2 y Nico Suárez.');
  await page.getByRole('switch', { name: 'NO VA nico 2' }).click();
  await expect(toast(page, 'nico 2 no va.')).toBeVisible();
  await choose(page, 'nico 2', 'ELIMINAR');
  const question = page.getByRole('alertdialog', { name: '¿Sacar a nico 2 de este partido?' });
  await question.getByRole('button', { name: 'ELIMINAR' }).click();
  await expect(toast(page, 'nico 2 ya no está en este partido.')).toBeVisible();
  await page.getByRole('button', { name: 'SUMAR JUGADOR' }).click();
  await expect(buttonOf(page, 'SUMAR a nico 2')).toBeVisible();
});

test(
  'a pasted reply of one of two equal names waits for a decision',
  { tag: '@long' },
  async ({ page, startSession }) => {
    await startSession();
    const { match } = await seedRoster(page, PLAYERS);
    await page.goto(`/confirm-attendance?matchId=${match.id}`);
    await chooseMatchAction(page, 'PEGAR RESPUESTAS');
    const dialog = page.getByRole('dialog', { name: 'Pegar respuestas' });
    await dialog.getByLabel('Mensajes del grupo').fill('Nico: voy');
    await dialog.getByRole('button', { name: 'LEER' }).click();
    await expect(dialog.getByText('Puede ser más de uno. Elegí quién es.')).toBeVisible();
    await dialog.getByRole('combobox').selectOption({ label: 'nico 2' });
    await dialog
      .getByRole('radiogroup')
      .or(dialog.getByRole('group'))
      .getByText('VA', { exact: true })
      .click();
    await dialog.getByRole('button', { name: 'APLICAR 1' }).click();
    await expect(toggle(page, 'nico 2')).toHaveAttribute('aria-pressed', 'true');
  },
);

test(
  'a list tells players with equal names apart, and the form of one has the name as typed',
  { tag: '@long' },
  async ({ page, startSession }) => {
    await startSession();
    const { list } = await seedRoster(page, PLAYERS);
    await page.goto(`/player-list/${list.id}`);
    await expect(page.getByRole('rowheader')).toHaveText(['Ana', 'Nico', 'nico 2', 'Nico Suárez']);
    await page.goto(`/edit-player-list/${list.id}`);
    await buttonOf(page, 'Eliminar a nico 2').click();
    const question = page.getByRole('alertdialog', { name: '¿Eliminar a nico 2?' });
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await buttonOf(page, 'Editar a nico 2').click();
    const form = page.getByRole('form', { name: 'Editar a nico 2' });
    await expect(form.getByLabel('Nombre')).toHaveValue('nico');
    await chooseList(page, list);
    await page.goto('/add-players');
    await expect(buttonOf(page, 'Eliminar a nico 2')).toBeVisible();
  },
);

test(
  'teams, their message and the rankings tell players with equal names apart',
  { tag: '@long' },
  async ({ page, startSession }) => {
    await startSession();
    const { match, players } = await seedRoster(page, PLAYERS, 4);
    const [ana = '', first = '', second = '', suarez = ''] = players.map(({ id }) => id);
    await seedTeams(page, match, { claroTeam: [second, ana], oscuroTeam: [first, suarez] });
    await page.goto(`/form-teams?matchId=${match.id}`);
    await expect(page.getByRole('list', { name: /^Equipo Claro/ })).toContainText('nico 2');
    await page.goto(`/share-teams?matchId=${match.id}`);
    const link = page.getByRole('link', { name: 'Compartir por WhatsApp' });
    await expect
      .poll(() => text(link))
      .toContain(
        'nico 2 (Nivel 3)\nAna (Nivel 3)\n\nEquipo Oscuro\nNico (Nivel 3)\nNico Suárez (Nivel 3)',
      );
    await ask(page, 'PUT', `/api/matches/${match.id}`, { ...match, status: 'completado' });
    await page.goto('/rankings');
    await expect(page.getByRole('rowheader', { name: 'nico 2' })).toBeVisible();
  },
);

test(
  'texts about answers by the link use the shortest names that are distinct',
  { tag: '@long' },
  async ({ page, browser, origin, startSession }) => {
    await startSession();
    const { list, match } = await seedRoster(page, PLAYERS);
    const path = await seedLink(page, list);
    await openLive(page, `/confirm-attendance?matchId=${match.id}`);
    const [nico, suarez] = [await phone(browser, origin), await phone(browser, origin)];
    await nico.goto(path);
    await answerAs(nico, 'nico 2', 'VOY');
    await suarez.goto(path);
    await answerAs(suarez, 'Nico S.', 'VOY');
    await suarez.getByText('+1: traigo a alguien').click();
    await suarez.getByLabel('Su nombre').fill('Lolo');
    await button(suarez, 'SUMAR').click();
    await expect(card(page, 'Lolo')).toContainText('lo trae Nico S.');
    await suarez.getByText('Avisar que otro se baja').click();
    const out = suarez.locator('details').filter({ hasText: 'Avisar que otro se baja' });
    await out.getByRole('button', { name: 'nico 2', exact: true }).click();
    await expect(
      page.getByRole('button', { name: /^SÍ ?: Nico S\. dice que nico 2 se baja/ }),
    ).toBeVisible();
  },
);
