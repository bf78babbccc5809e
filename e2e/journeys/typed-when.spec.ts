import { formatDate, longDate, type Match } from '@picadito/domain';
import type { Page } from '@playwright/test';
import { overflow, smallTargets, violations } from '../support/browser/look.ts';
import { ask, seedList } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toast.ts';

/** Sets English as the language of the browser, whose own fields would ask for mm/dd/yyyy and for AM or PM. */
test.use({ locale: 'en-US' });

const HINT = 'Formato de 24 h, por ejemplo 18:30';

const date = (page: Page) => page.getByLabel('Fecha');
const time = (page: Page) => page.getByLabel('Hora');
const preview = (page: Page) => page.getByRole('complementary', { name: 'Vista previa' });

/** Records the types of the fields whose picker is opened. Returns a function that reads these types. */
async function notePickers(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const opened: string[] = [];
    Object.assign(globalThis, { opened });
    HTMLInputElement.prototype.showPicker = function noted(this: HTMLInputElement) {
      opened.push(this.type);
    };
  });
  return () => page.evaluate(() => (globalThis as unknown as { opened: string[] }).opened);
}

test(
  'date and time are read as people type them, and shown as DD/MM/YYYY and in 24 h',
  { tag: ['@both', '@long'] },
  async ({ page, startSession }, { project }) => {
    await startSession();
    await page.clock.setFixedTime(new Date('2029-12-20T15:00:00Z'));
    await seedList(page);
    await page.goto('/create-match');
    for (const field of [date(page), time(page)]) {
      await expect(field).toHaveAttribute('inputmode', 'numeric');
      await expect(field).toHaveAttribute('type', 'text');
    }
    for (const typed of ['3/1', '03-01-2030', '3/1/30', '0301']) {
      await date(page).fill('');
      await date(page).pressSequentially(typed);
      // The field does not rewrite the text while a person types.
      await expect(date(page)).toHaveValue(typed);
      await expect(preview(page)).toContainText('Jueves 03/01/2030');
      await date(page).blur();
      await expect(date(page)).toHaveValue('03/01/2030');
      await expect(page.getByText(longDate('2030-01-03')).first()).toBeVisible();
    }
    for (const typed of ['2130', '21.30', '21:30', '9:30 pm', '9 y media de la noche']) {
      await time(page).fill('');
      await time(page).pressSequentially(typed);
      await expect(time(page)).toHaveValue(typed);
      await time(page).blur();
      await expect(time(page)).toHaveValue('21:30');
    }
    expect(await violations(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    await page.screenshot({ path: `test-results/screens/${project.name}/typed-when.png` });
    await page.getByLabel('Lugar').fill('Cancha Núñez');
    await page.getByRole('button', { name: 'CREAR PARTIDO' }).click();
    await expect(toast(page, 'Partido creado correctamente')).toBeVisible();
    expect(await ask<Match[]>(page, 'GET', '/api/matches')).toMatchObject([
      { date: '2030-01-03', time: '21:30' },
    ]);
  },
);

test(
  'input that cannot be read stays, with the reason at the field',
  { tag: ['@both', '@long'] },
  async ({ page, startSession }) => {
    await startSession();
    await seedList(page);
    await page.goto('/create-match');
    const refused = [
      [date(page), 'DD/MM/YYYY', '31/2', 'Esa fecha no existe. Revisala.'],
      [date(page), 'DD/MM/YYYY', '1/31', 'Primero va el día y después el mes, por ejemplo 31/01.'],
      [
        date(page),
        'DD/MM/YYYY',
        '311',
        'Escribí el día y el mes con dos números cada uno, por ejemplo 03/01.',
      ],
      [date(page), 'DD/MM/YYYY', 'pronto', 'Escribí la fecha así: 03/01/2027.'],
      [
        time(page),
        HINT,
        '9 y media',
        '¿De la mañana o de la noche? Escribila en 24 h, por ejemplo 21:00.',
      ],
      [time(page), HINT, '25:00', 'Escribí la hora así: 18:30.'],
    ] as const;
    for (const [field, hint, typed, sentence] of refused) {
      await field.fill(typed);
      await expect(page.getByText(sentence)).toHaveCount(0);
      await field.blur();
      await expect(field).toHaveAccessibleDescription(`${sentence} ${hint}`);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveValue(typed);
    }
    await page.getByLabel('Lugar').fill('Cancha Núñez');
    await page.getByRole('button', { name: 'CREAR PARTIDO' }).click();
    await expect(date(page)).toBeFocused();
    await page.reload();
    await expect(date(page)).toHaveValue('pronto');
    await expect(time(page)).toHaveValue('25:00');
    await date(page).fill('3/1/2030');
    await expect(date(page)).not.toHaveAttribute('aria-invalid', 'true');
  },
);

test(
  'a button opens the picker of the browser, and the picked value is shown in the usual format',
  {
    tag: ['@both', '@long'],
  },
  async ({ page, startSession }) => {
    const opened = await notePickers(page);
    await startSession();
    await seedList(page);
    await page.goto('/create-match');
    await page.getByRole('button', { name: 'Abrir calendario' }).click();
    await page.getByRole('button', { name: 'Abrir reloj' }).click();
    expect(await opened()).toEqual(['date', 'time']);
    await page.locator('input[type=date]').fill('2030-01-03');
    await page.locator('input[type=time]').fill('21:00');
    await expect(date(page)).toHaveValue(formatDate('2030-01-03'));
    await expect(time(page)).toHaveValue('21:00');
    await expect(preview(page)).toContainText('Jueves 03/01/2030');
    await page.setViewportSize({ width: 320, height: 568 });
    expect(await overflow(page)).toBe(0);
  },
);

/**
 * Functions that make the browser one in which no button can open pickers, by the name of the browser. Each function
 * runs in the page.
 */
const WITHOUT_PICKERS = {
  'a browser without showPicker': () => {
    Reflect.deleteProperty(HTMLInputElement.prototype, 'showPicker');
  },
  'a browser of iOS': () => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (property: string, value?: string) =>
      property === '-webkit-touch-callout' ||
      (value === undefined ? supports(property) : supports(property, value));
  },
};

for (const [browser, change] of Object.entries(WITHOUT_PICKERS)) {
  test(`${browser} shows no buttons that would do nothing`, async ({ page, startSession }) => {
    await page.addInitScript(change);
    await startSession();
    await seedList(page);
    await page.goto('/create-match');
    await date(page).fill('3/1/2030');
    await expect(preview(page)).toContainText('Jueves 03/01/2030');
    await expect(page.getByRole('button', { name: /^Abrir/ })).toHaveCount(0);
    await page.goto('/recurring-matches');
    await expect(time(page)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Abrir/ })).toHaveCount(0);
  });
}

test(
  'a weekly match takes its time in the same forms',
  { tag: ['@both', '@long'] },
  async ({ page, startSession }) => {
    await startSession();
    await seedList(page);
    await page.goto('/recurring-matches');
    await page.getByRole('radio', { name: 'Jueves' }).check({ force: true });
    await time(page).fill('9');
    await time(page).blur();
    await expect(time(page)).toHaveAccessibleDescription(/^¿De la mañana o de la noche\?/);
    await time(page).fill('9pm');
    await expect(page.getByText(/^El primero: Jueves .*, 21:00\./)).toBeVisible();
    await page.getByLabel('Lugar').fill('Cancha Núñez');
    await expect(time(page)).toHaveValue('21:00');
    await page.getByRole('button', { name: 'CREAR RECURRENTE' }).click();
    await expect(toast(page, 'Éxito')).toBeVisible();
    expect(await ask<Match[]>(page, 'GET', '/api/matches')).toMatchObject([{ time: '21:00' }]);
  },
);
