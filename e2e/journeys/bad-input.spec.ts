import type { Locator, Page } from '@playwright/test';
import { test as reading } from '../support/reader.ts';
import { chooseList } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';
import { toasts } from '../support/toast.ts';

const name = (page: Page) => page.getByLabel('Nombre', { exact: true });
const whatsapp = (page: Page) => page.getByRole('textbox', { name: /WhatsApp/ });

async function typeWhenAndWhere(page: Page, date: string): Promise<void> {
  await page.getByLabel('Fecha').fill(date);
  await page.getByLabel('Hora').fill('21:00');
  await page.getByLabel('Lugar').fill('Cancha Núñez');
}

test('an invalid number is refused at its field, and the input stays', async ({
  page,
  startSession,
}) => {
  await startSession();
  await page.goto('/create-players-list');
  const number = whatsapp(page);
  await name(page).fill('Beto');
  for (const [typed, sentence] of [
    ['', 'El número de WhatsApp es obligatorio.'],
    ['1234', 'El número tiene que tener entre 8 y 15 dígitos.'],
    ['15-5555-1234', 'Falta el código de área. Escribilo así: 11 5555 1234.'],
  ] as const) {
    await number.fill(typed);
    await page.getByRole('button', { name: 'AGREGAR JUGADOR' }).click();
    await expect(page.getByText(sentence).first()).toBeVisible();
    await expect(number).toHaveAttribute('aria-invalid', 'true');
    await expect(number).toHaveValue(typed);
  }
  await number.fill('11 5555 1234');
  await number.blur();
  await expect(page.getByText('+54 9 11 5555 1234')).toBeVisible();
});

test('a double tap adds one player', async ({ page, startSession }) => {
  await startSession();
  await page.request.post('/api/lists', { data: { name: 'Jueves' } });
  await page.goto('/player-lists');
  await page.getByRole('button', { name: /Jueves/ }).click();
  await name(page).fill('Beto');
  await page.getByRole('button', { name: 'AGREGAR JUGADOR' }).dblclick();
  await expect(page.getByText('Jugador agregado correctamente').first()).toBeVisible();
  expect(await (await page.request.get('/api/players')).json()).toHaveLength(1);
});

/**
 * Wrong inputs, one for each rule. Each shows its error at the field and as a toast, and stays in the field
 * (docs/specification.md#rules-matches).
 */
const WRONG: readonly {
  rule: string;
  path: string;
  type: (page: Page) => Promise<void>;
  button: string;
  says: string;
  field: (page: Page) => Locator;
  kept: string;
}[] = [
  {
    rule: 'a match needs a date, a time and a place',
    path: '/create-match',
    type: (page) => page.getByLabel('Lugar').fill('Cancha Núñez'),
    button: 'CREAR PARTIDO',
    says: 'Completá todos los campos para crear el partido.',
    field: (page) => page.getByLabel('Fecha'),
    kept: '',
  },
  {
    rule: 'a match needs a list',
    path: '/create-match',
    type: (page) => typeWhenAndWhere(page, '2030-01-03'),
    button: 'CREAR PARTIDO',
    says: 'Selecciona una lista de jugadores para el partido.',
    field: (page) => page.getByRole('combobox', { name: /Lista/ }),
    kept: '',
  },
  {
    rule: 'a match is not before today',
    path: '/create-match',
    type: async (page) => {
      await typeWhenAndWhere(page, '2020-01-03');
      await page.getByRole('combobox', { name: /Lista/ }).selectOption({ index: 1 });
    },
    button: 'CREAR PARTIDO',
    says: 'La fecha del partido no puede ser anterior a hoy.',
    field: (page) => page.getByLabel('Fecha'),
    kept: '03/01/2020',
  },
  {
    rule: 'a player needs a name and a level',
    path: '/add-players',
    type: (page) => whatsapp(page).fill('11 5555 1234'),
    button: 'AGREGAR JUGADOR',
    says: 'Nombre y nivel son obligatorios.',
    field: name,
    kept: '',
  },
  {
    rule: 'a number that is given has 8 to 15 digits',
    path: '/add-players',
    type: async (page) => {
      await name(page).fill('Beto');
      await whatsapp(page).fill('1234');
    },
    button: 'AGREGAR JUGADOR',
    says: 'El número tiene que tener entre 8 y 15 dígitos.',
    field: whatsapp,
    kept: '1234',
  },
  {
    rule: 'a player of a new list needs a name',
    path: '/create-players-list',
    type: (page) => whatsapp(page).fill('11 5555 1234'),
    button: 'AGREGAR JUGADOR',
    says: 'El nombre del jugador es obligatorio.',
    field: name,
    kept: '',
  },
  {
    rule: 'a player of a new list needs a number',
    path: '/create-players-list',
    type: (page) => name(page).fill('Beto'),
    button: 'AGREGAR JUGADOR',
    says: 'El número de WhatsApp es obligatorio.',
    field: whatsapp,
    kept: '',
  },
  {
    rule: 'a list made by its name needs one',
    path: '/player-lists',
    type: (page) => page.getByLabel('Nombre de la lista').fill('   '),
    button: 'CREAR LISTA',
    says: 'Ingresa un nombre para la lista.',
    field: (page) => page.getByLabel('Nombre de la lista'),
    kept: '   ',
  },
  {
    rule: 'a weekly match needs a day, a time and a place',
    path: '/recurring-matches',
    type: (page) => page.getByLabel('Lugar').fill('Cancha Núñez'),
    button: 'CREAR RECURRENTE',
    says: 'Completá todos los campos para crear el partido recurrente.',
    field: (page) => page.getByLabel('Hora'),
    kept: '',
  },
  {
    rule: 'a profile needs a name',
    path: '/profile',
    type: (page) => name(page).fill(''),
    button: 'GUARDAR CAMBIOS',
    says: 'El nombre es obligatorio.',
    field: name,
    kept: '',
  },
];

for (const { rule, path, type, button, says, field, kept } of WRONG) {
  reading(rule, async ({ page, full }) => {
    // This screen works on the chosen list.
    if (path === '/add-players') {
      await chooseList(page, { id: full.listId });
    }
    await page.goto(path);
    await type(page);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByText(says)).toHaveCount(1);
    await expect(toasts(page)).toHaveCount(0);
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page)).toHaveValue(kept);
  });
}

test(
  'a press that moves the button by showing an error still counts',
  { tag: '@both' },
  async ({ page, signIn, full }) => {
    await signIn(full.account);
    await chooseList(page, { id: full.listId });
    await page.goto('/add-players');
    const number = whatsapp(page);
    const said = page.getByText('El número tiene que tener entre 8 y 15 dígitos.');
    const add = page.getByRole('button', { name: 'AGREGAR JUGADOR' });
    await number.fill('1234');
    await number.blur();
    await expect(said).toBeVisible();
    await number.fill('12345');
    await expect(said).toHaveCount(0);
    await add.scrollIntoViewIfNeeded();
    const box = await add.boundingBox();
    if (!box) throw new Error('no button');
    await page.mouse.move(box.x + box.width / 2, box.y + 4);
    await page.mouse.down();
    await expect(number).not.toBeFocused();
    // A slow finger rests on the button for this long.
    await page.waitForTimeout(400);
    await page.mouse.up();
    await expect(page.getByText('Nombre y nivel son obligatorios.')).toHaveCount(1);
  },
);
