import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { overflow, smallTargets, violations } from '../support/browser/look.ts';
import { seedRoster, seedTeams } from '../support/seed.ts';
import { rated } from '../support/teams.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toast.ts';

const LONG = 'Juan Ignacio de los Santos y Martínez de la Fuente';
const TWELVE = rated({
  'Ana Agüero': '5',
  'Beto Solé': '4',
  'Caro Núñez': '3',
  'Dani Ibáñez': '2',
  'Fede Müller': '4',
  'Gabi Ortúzar': '3',
  'Hernán Ñáñez': '5',
  'Isa Úbeda': '2',
  [LONG]: '4',
  'Kevin Pardo': '3',
  'Lu Quiroga': '2',
  'Íñigo Peña': '5',
});

const bigger = (page: Page) => page.getByRole('button', { name: 'Ampliar la imagen' });
const shareButton = (page: Page) => page.getByRole('button', { name: 'Compartir imagen' });
const save = (page: Page) => page.getByRole('button', { name: 'Descargar' });

async function openTeams(page: Page): Promise<void> {
  const { match, players } = await seedRoster(page, TWELVE, 12);
  const ids = players.map(({ id }) => id);
  await seedTeams(page, match, {
    claroTeam: ids.slice(0, 5),
    oscuroTeam: ids.slice(5, 10),
    suplentes: ids.slice(10),
  });
  await page.goto(`/share-teams?matchId=${match.id}`);
}

/**
 * Installs a share sheet that records the shared data and whether the call came within a tap, and ends as `end` says.
 */
async function withSheet(page: Page, end: 'shared' | 'AbortError' | 'NotAllowedError') {
  await page.addInitScript((how) => {
    const sharedData: object[] = [];
    Object.assign(window, { given: sharedData });
    Object.assign(navigator, {
      canShare: () => true,
      share: ({ files = [], text }: ShareData) => {
        const [file] = files;
        sharedData.push({
          name: file?.name,
          type: file?.type,
          isBig: (file?.size ?? 0) > 10_000,
          text: text?.split('\n')[0],
          inTap: navigator.userActivation.isActive,
        });
        return how === 'shared' ? Promise.resolve() : Promise.reject(new DOMException('', how));
      },
    });
  }, end);
}
const copiedText = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const given = (page: Page) => page.evaluate<unknown>('given');

test('the picture is shown at once, a card of 1080 by 1350 with the teams on the pitch', async ({
  page,
  startSession,
}, { project }) => {
  await startSession();
  await openTeams(page);
  await expect(bigger(page)).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), save(page).click()]);
  expect(download.suggestedFilename()).toBe('picadito-2030-01-03.png');
  await expect(toast(page, 'Imagen descargada')).toBeVisible();
  const path = `test-results/screens/${project.name}/card.png`;
  await download.saveAs(path);
  const png = await readFile(path);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1350]);
  const share = await coloursOf(page, png);
  expect(share.grass).toBeGreaterThan(0.2);
  expect(share.claro).toBeGreaterThan(0.1);
  expect(share.oscuro).toBeGreaterThan(0.1);
});

test('the picture is shared within the tap, and its message is copied', async ({
  page,
  context,
  startSession,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await startSession();
  await withSheet(page, 'shared');
  await openTeams(page);
  await expect(bigger(page)).toBeVisible();
  await shareButton(page).click();
  await expect(toast(page, 'Mensaje copiado')).toBeVisible();
  await expect(toast(page, 'Si no sale con la imagen, pegalo.')).toBeVisible();
  expect(await copiedText(page)).toMatch(/^Equipos del Partido\n/);
  const once = {
    name: 'picadito-2030-01-03.png',
    type: 'image/png',
    isBig: true,
    text: 'Equipos del Partido',
    inTap: true,
  };
  await expect.poll(() => given(page)).toEqual([once]);
});

test('closing the share sheet is no failure and loses nothing', async ({ page, startSession }) => {
  await startSession();
  await withSheet(page, 'AbortError');
  await openTeams(page);
  await expect(bigger(page)).toBeVisible();
  for (const times of [1, 2]) {
    await shareButton(page).click();
    await expect.poll(async () => (await given(page)) as unknown[]).toHaveLength(times);
  }
  await expect(page.getByText('Cerraste el menú sin mandarlo.').first()).toBeVisible();
  await expect(bigger(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Compartir por WhatsApp' })).toBeVisible();
});

for (const [what, prepare] of [
  ['refuses to share', (page: Page) => withSheet(page, 'NotAllowedError')],
  [
    'shares texts only',
    (page: Page) =>
      page.addInitScript(() => {
        const refuse = () => Promise.reject(new Error('the text was shared'));
        Object.assign(navigator, { share: refuse, canShare: ({ files }: ShareData) => !files });
      }),
  ],
  [
    'has no share sheet',
    (page: Page) => page.addInitScript(() => void Object.assign(navigator, { share: undefined })),
  ],
] as const) {
  test(`a device that ${what} gets the picture as a file, and the message on the clipboard`, async ({
    page,
    context,
    startSession,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await startSession();
    await prepare(page);
    await openTeams(page);
    await expect(bigger(page)).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      shareButton(page).click(),
    ]);
    expect(download.suggestedFilename()).toBe('picadito-2030-01-03.png');
    await expect(toast(page, 'El mensaje quedó copiado')).toBeVisible();
    expect(await copiedText(page)).toMatch(/^Equipos del Partido\n/);
  });
}

for (const [what, breakCanvas] of [
  ['gives no canvas', () => void (HTMLCanvasElement.prototype.getContext = () => null)],
  ['makes no file of it', () => void (HTMLCanvasElement.prototype.toBlob = (take) => take(null))],
] as const) {
  test(`a sentence says that the browser ${what}, and the message can be shared`, async ({
    page,
    startSession,
  }) => {
    await startSession();
    await withSheet(page, 'shared');
    await page.addInitScript(breakCanvas);
    await openTeams(page);
    await expect(page.getByRole('alert').filter({ hasText: 'no pudo dibujar' })).toHaveText(
      'Este navegador no pudo dibujar la imagen. El mensaje está listo para compartir.',
    );
    await expect(save(page)).toHaveCount(0);
    await expect(shareButton(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Copiar mensaje' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Compartir por WhatsApp' })).toBeVisible();
  });
}

test(
  'the picture can be enlarged, and the page is accessible',
  { tag: '@both' },
  async ({ page, startSession }, { project }) => {
    await startSession();
    await withSheet(page, 'shared');
    await openTeams(page);
    await expect(bigger(page)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    const screens = `test-results/screens/${project.name}`;
    await page.screenshot({ path: `${screens}/share-picture.png`, fullPage: true });
    await bigger(page).click();
    const dialog = page.getByRole('dialog', { name: 'Imagen ampliada' });
    await expect(dialog.getByRole('img', { name: 'Imagen de los equipos' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.screenshot({ path: `${screens}/share-picture-big.png` });
    await page.setViewportSize({ width: 320, height: 640 });
    const { height = 0 } = (await dialog.boundingBox()) ?? {};
    expect(height).toBeLessThanOrEqual(640);
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await expect(bigger(page)).toBeFocused();
    expect(await overflow(page)).toBe(0);
  },
);

/** Returns the shares of the picture that have the colours of the grass and of each team. */
function coloursOf(page: Page, png: Buffer) {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const brush = canvas.getContext('2d');
    if (!brush) throw new Error('no canvas');
    brush.drawImage(bitmap, 0, 0);
    const { data } = brush.getImageData(0, 0, bitmap.width, bitmap.height);
    const part = (...colours: number[][]) => {
      let count = 0;
      for (let at = 0; at < data.length; at += 4) {
        if (colours.some(([r, g, b]) => data[at] === r && data[at + 1] === g && data[at + 2] === b))
          count += 1;
      }
      return count / (data.length / 4);
    };
    return {
      grass: part([0x0e, 0x5a, 0x34], [0x0b, 0x4a, 0x2b]),
      claro: part([0xf4, 0xf1, 0xde]),
      oscuro: part([0x2a, 0x2f, 0x63]),
    };
  }, png.toString('base64'));
}
