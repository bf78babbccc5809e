import { choose } from '../support/attendance.ts';
import { foreignMarkup } from '../support/canary.ts';
import { HOT, MORE, test } from '../support/injection.ts';
import { PAYLOADS } from '../support/payloads.ts';
import { seedList, seedMatch } from '../support/seed.ts';
import { expect } from '../support/test.ts';
import { toast } from '../support/toast.ts';

test('menus, questions and toasts show names as they are', async ({ page, signIn, noticed: _ }) => {
  await signIn();
  const names = [
    HOT,
    ...MORE.slice(0, 2),
    ...PAYLOADS.filter((text) => /^["']>/.test(text)).slice(0, 3),
  ];
  const list = await seedList(
    page,
    names.map((name) => ({ name })),
  );
  const match = await seedMatch(page, list);
  await page.goto(`/confirm-attendance?matchId=${match.id}`);
  for (const name of names) {
    await choose(page, name, 'ELIMINAR');
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(name);
    expect(await foreignMarkup(page)).toEqual([]);
    await question.getByRole('button', { name: 'ELIMINAR' }).click();
    await expect(toast(page, `${name} ya no está en este partido.`)).toBeVisible();
    expect(await foreignMarkup(page)).toEqual([]);
  }
});

test('what is typed is text: in a search, and in lists that are being made', async ({
  page,
  signIn,
  noticed: _,
}) => {
  await signIn();
  const list = await seedList(page, [{ name: 'Ana' }]);
  await page.goto(`/player-list/${list.id}`);
  for (const text of [HOT, ...MORE]) {
    await page.getByRole('searchbox').fill(text);
    await expect(page.getByText(/se llama «/)).toContainText(`«${text}»`);
    expect(await foreignMarkup(page)).toEqual([]);
  }

  await page.goto('/create-players-list');
  await page.getByLabel('Nombre de la lista').fill(HOT);
  for (const says of [HOT, `Ya existe un jugador con el nombre ${HOT} en la lista.`]) {
    await page.getByLabel('Nombre', { exact: true }).fill(HOT);
    await page.getByLabel('WhatsApp').fill('+54 9 11 5555-1234');
    await page.getByRole('button', { name: 'AGREGAR JUGADOR' }).click();
    await expect(page.getByText(says).first()).toBeVisible();
  }
  expect(await foreignMarkup(page)).toEqual([]);
  for (const field of ['Nombre', 'WhatsApp']) {
    await page.getByLabel(field, { exact: true }).fill('');
  }
  await page.getByRole('button', { name: 'GUARDAR LISTA DE JUGADORES' }).click();
  await expect(toast(page, `${HOT} ya está guardada.`)).toBeVisible();
});
