import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { overflow, violations } from '../support/browser/look.ts';
import { SMALL_PHONE } from '../support/browser/devices.ts';
import { seedLink, seedRoster, seedTeams } from '../support/seed.ts';
import { expect, test } from '../support/server/settable-clock.ts';
import { toast } from '../support/toast.ts';

const BEFORE = '2030-01-03T12:00:00-03:00';
const FRIDAY = '2030-01-04T09:00:00-03:00';
const NAMES = ['Ana', 'Beto', 'Caro', 'Dani', 'Ema', 'Fede'].map((name) => ({ name }));

/** Seeds a match of three against three without a result, and moves the clock to the morning after it. */
async function morningAfter(page: Page, setClock: (moment: string) => Promise<void>) {
  const { match, list, players } = await seedRoster(page, NAMES, 6);
  const ids = players.map(({ id }) => id);
  await seedTeams(page, match, { claroTeam: ids.slice(0, 3), oscuroTeam: ids.slice(3) });
  const path = await seedLink(page, list);
  await setClock(FRIDAY);
  await page.goto('/');
  return { match, path };
}

/** Taps a result of 4 to 3 on the card of home, saves it, and adds a goal of Ana. */
async function setResult(page: Page): Promise<void> {
  const card = page.getByRole('region', { name: '¿Cómo salieron el jueves?' });
  for (const [side, goals] of [
    ['Claro', '4'],
    ['Oscuro', '3'],
  ] as const) {
    await card
      .getByRole('group', { name: `Goles de ${side}` })
      .getByText(goals, { exact: true })
      .click();
  }
  await card.getByRole('button', { name: 'GUARDAR' }).click();
  await card
    .getByRole('list', { name: 'Equipo Claro' })
    .getByRole('button', { name: 'Ana' })
    .click();
}

/** Installs a share sheet that records the shared data and whether the call came within a tap. */
async function withSheet(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const given: object[] = [];
    Object.assign(window, { given });
    Object.assign(navigator, {
      canShare: () => true,
      share: ({ files = [], text }: ShareData) => {
        const [file] = files;
        const isBig = (file?.size ?? 0) > 10_000;
        given.push({ name: file?.name, isBig, text, inTap: navigator.userActivation.isActive });
        return Promise.resolve();
      },
    });
  });
}

test.beforeEach(async ({ setClock, startSession }) => {
  await setClock(BEFORE);
  await startSession();
});

test('a saved result goes to the group with one tap: the picture, and a message that asks for votes', async ({
  page,
  setClock,
}) => {
  await withSheet(page);
  const { match, path } = await morningAfter(page, setClock);
  await setResult(page);
  const share = page.getByRole('button', { name: 'Compartir resultado' });
  await expect(share).toBeEnabled();
  const given = () => page.evaluate<{ name?: string; text: string; isBig: boolean }[]>('given');
  // The picture is drawn when the browser is idle. Until then the message is shared without it.
  await expect(async () => {
    await share.click();
    expect((await given()).at(-1)).toMatchObject({ isBig: true });
  }).toPass();
  const last = (await given()).at(-1);
  expect(last).toMatchObject({ name: 'picadito-2030-01-03-resultado.png', inTap: true });
  expect(last?.text.split('\n')).toEqual([
    '¡Ganó Claro! Claro 4 – 3 Oscuro',
    'Jueves 03/01/2030 · Cancha Núñez',
    '',
    'Goles de Claro: Ana',
    '',
    expect.stringMatching(new RegExp(`^Votá La figura: http.*${path}$`)),
  ]);
  expect(last?.text).not.toContain('ivel');

  // The steps of the match share the same result.
  await page.goto(`/share-teams?matchId=${match.id}`);
  const result = page.getByRole('region', { name: 'Resultado' });
  await expect(async () => {
    await result.getByRole('button', { name: 'Compartir resultado' }).click();
    expect((await given()).at(-1)).toEqual({ ...last, inTap: true });
  }).toPass();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize(SMALL_PHONE);
  expect(await overflow(page)).toBe(0);
});

test('without a share sheet the message leads to WhatsApp, and the picture is a file', async ({
  page,
  setClock,
}, { project }) => {
  await page.addInitScript(() => void Object.assign(navigator, { share: undefined }));
  await morningAfter(page, setClock);
  await setResult(page);
  const link = page.getByRole('link', { name: 'Compartir resultado' });
  await expect(link).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=.*Goles%20de%20Claro%3A%20Ana/,
  );
  await page.getByText('Más formas').click();
  const save = page.getByRole('button', { name: 'Descargar imagen' });
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(download.suggestedFilename()).toBe('picadito-2030-01-03-resultado.png');
  await expect(toast(page, 'Imagen descargada')).toBeVisible();
  const file = `test-results/screens/${project.name}/result-card.png`;
  await download.saveAs(file);
  const png = await readFile(file);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1350]);

  const uprightButton = page.getByRole('button', { name: 'Para historias' });
  const [upright] = await Promise.all([page.waitForEvent('download'), uprightButton.click()]);
  expect(upright.suggestedFilename()).toBe('picadito-2030-01-03-historia.png');
  const uprightFile = `test-results/screens/${project.name}/result-upright.png`;
  await upright.saveAs(uprightFile);
  const tall = await readFile(uprightFile);
  expect([tall.readUInt32BE(16), tall.readUInt32BE(20)]).toEqual([1080, 1920]);
});

test('the upright picture of a result goes to the share sheet', async ({ page, setClock }) => {
  await withSheet(page);
  await morningAfter(page, setClock);
  await setResult(page);
  await page.getByText('Más formas').click();
  await page.getByRole('button', { name: 'Para historias' }).click();
  const given = () => page.evaluate<object[]>('given');
  const upright = { name: 'picadito-2030-01-03-historia.png', isBig: true, inTap: true };
  await expect.poll(given).toEqual([expect.objectContaining(upright)]);
});
