import { expect, type Page } from '@playwright/test';
import { chooseMatchAction, answerWhatsApp, choose, toggle } from '../attendance.ts';
import { chooseList } from '../seed.ts';
import { PATIENT } from '../browser/worker.ts';
import { CHOSEN, confirmThree, idsOf, matchAt, SAVED, TONIGHT } from './world.ts';

const waits = (page: Page, text: string) => page.getByRole('status').getByText(text);
/**
 * Waits until the browser has stored a response under `key`. The code that stores responses loads only when the page is
 * idle.
 */
const isKept = (page: Page, key: string) =>
  expect
    .poll(() => page.evaluate(() => Object.keys(localStorage)), PATIENT)
    .toContainEqual(expect.stringMatching(`${key}$`));

/**
 * Uses the app as the organiser of `seedWorld`, so that the browser stores all that it can: responses of the server,
 * the chosen match and list, a call in progress, teams formed by hand, and a diagnosis.
 */
export async function fillStorage(page: Page): Promise<void> {
  await answerWhatsApp(page.context());
  await page.goto('/');
  await page.getByRole('button', { name: 'Diagnosticar DB' }).click();
  await expect(page.getByRole('region', { name: 'Índices de la base de datos' })).toHaveCount(0);
  await createChosen(page);
  await isKept(page, '/players');
  await page.goto('/');
  await expect(page.getByText('Los del sábado').first()).toBeVisible();
  await isKept(page, ':/api/home');
  await page.goto('/rankings');
  await isKept(page, ':/api/players');
  await seeMatches(page);
}

async function createChosen(page: Page): Promise<void> {
  const ids = await idsOf(page);
  await chooseList(page, { id: ids.get('{{list Los de los jueves}}') ?? '' });
  await page.goto('/create-match');
  await page.getByLabel('Fecha').fill('2030-06-01');
  await page.getByLabel('Hora').fill('18:30');
  await page.getByLabel('Lugar').fill(CHOSEN);
  await page.getByRole('button', { name: 'CREAR PARTIDO' }).click();
  await expect(page).toHaveURL('/add-players');
  await expect(page.getByText('Fede', { exact: true })).toBeVisible();
  await confirmThree(page, await matchAt(page, CHOSEN));
}

/**
 * Shows all matches in one page, one after another. The code that stores responses loads a while after a page, so each
 * new page would wait again.
 */
async function seeMatches(page: Page): Promise<void> {
  const [saved, chosen, tonight] = await Promise.all(
    [SAVED, CHOSEN, TONIGHT].map((location) => matchAt(page, location)),
  );
  await page.goto(`/form-teams?matchId=${saved?.id}`);
  await isKept(page, `/api/matches/${saved?.id}/teams`);
  await page
    .getByRole('link', { name: /^CON(VOCAR|FIRMAR)$/ })
    .last()
    .click();
  for (const match of [saved, chosen, tonight]) {
    await page.getByRole('combobox', { name: 'Partido' }).selectOption(match?.id ?? '');
    await expect(toggle(page, 'Fede')).toBeVisible();
    await isKept(page, `/api/matches/${match?.id}/evening`);
    if (match === chosen) await callAndPlace(page);
  }
}

/**
 * Sends a message to the first of six players, which leaves the call in progress, and puts two players into teams by
 * hand.
 */
async function callAndPlace(page: Page): Promise<void> {
  await chooseMatchAction(page, 'CONVOCAR A TODOS');
  await expect(page.getByText('Se abrió el chat 1 de 6').first()).toBeVisible();
  await choose(page, 'Ana', 'CLARO');
  await choose(page, 'Beto', 'OSCURO');
}

/**
 * Makes changes offline: five taps on four players, teams for a match that has none, and other teams in place of saved
 * ones.
 */
export async function changeWithoutSignal(page: Page): Promise<void> {
  const [tonight, saved] = [await matchAt(page, TONIGHT), await matchAt(page, SAVED)];
  await page.goto(`/form-teams?matchId=${saved.id}`);
  await isKept(page, `/api/matches/${saved.id}/teams`);
  await page.goto(`/confirm-attendance?matchId=${tonight.id}`);
  await expect(toggle(page, 'Fede')).toBeVisible();
  // A first visit loads the code of the teams screen, which cannot be loaded offline.
  await chooseMatchAction(page, /^ARMAR EQUIPOS/);
  await expect(page.getByRole('button', { name: 'GENERAR EQUIPOS' })).toBeVisible();
  await page.goBack();
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
  await toggle(page, 'Ana').click();
  await page.getByRole('switch', { name: 'No va Beto' }).click();
  await toggle(page, 'Caro').click();
  await toggle(page, 'Ema').click();
  await expect(waits(page, '4 cambios esperan la señal.')).toBeVisible();
  await toggle(page, 'Ema').click();
  await expect(waits(page, '5 cambios esperan la señal.')).toBeVisible();
  await chooseMatchAction(page, /^ARMAR EQUIPOS/);
  await saveGenerated(page);
  await expect(waits(page, '6 cambios esperan la señal.')).toBeVisible();
  await isKept(page, `/api/matches/${tonight.id}/teams`);
  await page.goto(`/form-teams?matchId=${saved.id}`);
  await page.getByText('Automático', { exact: true }).click();
  await saveGenerated(page);
  await expect(waits(page, '1 cambio espera la señal.')).toBeVisible();
}

async function saveGenerated(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'GENERAR EQUIPOS' }).click();
  await page.getByRole('button', { name: 'GUARDAR Y COMPARTIR' }).click();
  await expect(page).toHaveURL(/\/share-teams/);
}
