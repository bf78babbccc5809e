import { expect, type Page } from '@playwright/test';
import { addPlayer } from '../new-list.ts';
import { idsOf, SAVED } from './world.ts';

export const PASTED = 'Fútbol jueves\n1. Juan Pérez 4\n2. Carla 11 5555-1234';

/** Type of a form: its path, and the texts to type by the visible label of the field. */
type Form = { path: string; open?: (page: Page) => Promise<void>; fields: Record<string, string> };

/**
 * Every form of the app, with the texts that are typed into it and not saved. Paths contain a name in double braces for
 * each id, and `pathOf` replaces it.
 */
export const FORMS: readonly Form[] = [
  {
    path: '/create-players-list',
    fields: { 'Nombre de la lista': 'Los de los lunes', Nombre: 'Zul', WhatsApp: '11 55' },
  },
  { path: '/player-lists', fields: { 'Nombre de la lista': 'Los de los vier' } },
  {
    path: '/edit-player-list/{{list Los de los jueves}}',
    fields: { 'Nombre de la lista': 'Los de los juev' },
  },
  { path: '/add-players', fields: { Nombre: 'Yamandú', WhatsApp: '11 44' } },
  { path: '/create-match', fields: { Fecha: '2030-02-02', Hora: '17:00', Lugar: 'El Galp' } },
  {
    path: `/create-match?matchId={{match ${SAVED}}}`,
    fields: { Hora: '19:15', Lugar: 'Polideportivo Nor' },
  },
  {
    path: `/create-match?rematch={{match ${SAVED}}}`,
    fields: { Fecha: '2030-03-07', Lugar: 'Revancha en el Sur' },
  },
  { path: '/recurring-matches', fields: { Hora: '20:45', Lugar: 'La Bombon' } },
  { path: '/profile', fields: { Nombre: 'Ana Agü', WhatsApp: '11 66' } },
];

/** Texts that are typed over the data of a player of the first list, and not saved. */
export const EDITED_PLAYER = { name: 'Bet', whatsapp: '11 77' };

/** Returns the first field with this label. Further fields with the label belong to other forms on the screen. */
export function field(page: Page, label: string) {
  return label === 'WhatsApp'
    ? page.getByRole('textbox', { name: /WhatsApp/ }).first()
    : page.getByLabel(label, { exact: true }).first();
}

/** Returns the path of a form, with the ids of this organiser in place of their names. */
export async function pathOf(page: Page, { path }: Form): Promise<string> {
  const ids = await idsOf(page);
  return [...ids].reduce((all, [name, id]) => all.replaceAll(name, id), path);
}

export function playerForm(page: Page) {
  return page.getByRole('form', { name: 'Editar a Beto' });
}

/** Types into every form, and leaves it without saving, so that the browser stores drafts. */
export async function fillDrafts(page: Page): Promise<void> {
  for (const form of FORMS) {
    await page.goto(await pathOf(page, form));
    if (form.path === '/create-players-list') await listWithPlayer(page);
    for (const [label, text] of Object.entries(form.fields)) await field(page, label).fill(text);
    if (form.path.startsWith('/edit-player-list')) await typeOverPlayer(page);
    if (form.path === '/recurring-matches') await chooseDay(page);
  }
  // The last draft is stored a moment after it was typed.
  await page.goto('/');
}

async function listWithPlayer(page: Page): Promise<void> {
  await addPlayer(page, { name: 'Gabi', level: '4', whatsapp: '11 5555 1234' });
  await page.getByRole('button', { name: 'PEGAR LISTA' }).click();
  await page.getByRole('textbox', { name: 'Lista de jugadores' }).fill(PASTED);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function typeOverPlayer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Editar a Beto' }).click();
  await playerForm(page).getByLabel('Nombre', { exact: true }).fill(EDITED_PLAYER.name);
  await playerForm(page)
    .getByRole('textbox', { name: /WhatsApp/ })
    .fill(EDITED_PLAYER.whatsapp);
}

async function chooseDay(page: Page): Promise<void> {
  const day = page.getByRole('radio', { name: 'Jueves' });
  await page.locator('label').filter({ has: day }).click();
}
