import type { SessionReply } from '@picadito/domain';
import { foreignMarkup } from '../support/security/canary.ts';
import { asksAboutAll, HOT, showsAll, test } from '../support/security/injection.ts';
import { PAYLOADS } from '../support/security/payloads.ts';
import { ask, seedList, seedMatch } from '../support/seed.ts';
import { expect } from '../support/test.ts';
import { toast } from '../support/toast.ts';

/** Every fifth payload, which is enough to have all kinds. */
const SOME = PAYLOADS.filter((_, at) => at % 5 === 0);

test('menus, dialogs and toasts show names as text', async ({ page, signIn, noticed: _ }) => {
  await signIn();
  const players = SOME.map((name) => ({ name }));
  const list = await seedList(page, players);
  const match = await seedMatch(page, list);
  await page.goto(`/edit-player-list/${list.id}`);
  await asksAboutAll(page, { button: 'Eliminar a §', texts: SOME });
  await page.goto(`/confirm-attendance?matchId=${match.id}`);
  await asksAboutAll(page, {
    button: 'ELIMINAR a § de este partido',
    toast: '§ ya no está en este partido.',
    texts: SOME,
  });
});

test('players of an unsaved list are shown as text', async ({ page, signIn, noticed: _ }) => {
  await signIn();
  const { user } = await ask<SessionReply>(page, 'GET', '/api/session');
  const all = PAYLOADS.map((name) => ({ name, skillLevel: '3', whatsapp: null }));
  const numbers = PAYLOADS.map((whatsapp, at) => ({
    name: `Ana ${at}`,
    skillLevel: '3',
    whatsapp,
  }));
  for (const players of [all, numbers]) {
    await page.evaluate(
      ([key = '', draft = '']) => sessionStorage.setItem(key, draft),
      [`picadito:${user?.uid}:draft-list`, JSON.stringify({ name: HOT, players })],
    );
    await showsAll(page, '/create-players-list');
  }
});

test('input of a new list is shown as text', async ({ page, signIn, noticed: _ }) => {
  await signIn();
  await page.goto('/create-players-list');
  await page.getByLabel('Nombre de la lista').fill(HOT);
  const name = page.getByLabel('Nombre', { exact: true });
  const add = page.getByRole('button', { name: 'AGREGAR JUGADOR' });
  for (const text of SOME.slice(0, 50)) {
    for (const says of [text, `Ya existe un jugador con el nombre ${text} en la lista.`]) {
      await name.fill(text);
      await page.getByLabel('WhatsApp').fill('+54 9 11 5555-1234');
      await add.press('Enter');
      await expect(page.getByText(says, { exact: says === text }).first()).toBeVisible();
      expect(await foreignMarkup(page)).toEqual([]);
    }
  }
  for (const field of ['Nombre', 'WhatsApp']) {
    await page.getByLabel(field, { exact: true }).fill('');
  }
  await page.getByRole('button', { name: 'GUARDAR LISTA DE JUGADORES' }).click();
  await expect(toast(page, `${HOT} ya está guardada.`)).toBeVisible();
});
