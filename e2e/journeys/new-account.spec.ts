import { DESKTOP, LANDSCAPE, PHONE, SMALL_PHONE } from '../support/browser/devices.ts';
import { elementsOutOfSight } from '../support/browser/in-sight.ts';
import { looksRight } from '../support/browser/look.ts';
import { seedList } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';

/** Fill colour of the main button. */
const YELLOW = 'rgb(255, 210, 63)';

test('a new account sees three steps, each with a link to its screen', async ({ page, signIn }) => {
  await signIn();
  const steps = page.getByRole('region', { name: 'Primeros pasos' }).getByRole('link');
  await expect(steps).toHaveText([
    '1Cargá tus jugadores',
    'PEGAR LISTA',
    '2Creá el partido',
    '3Convocá',
  ]);
  for (const size of [PHONE, SMALL_PHONE, LANDSCAPE, DESKTOP]) {
    await page.setViewportSize(size);
    const wanted = { first: steps.first(), last: steps.last() };
    expect(await elementsOutOfSight(page, wanted)).toEqual([]);
  }
  for (const [index, path] of [
    'create-players-list',
    'create-players-list',
    'create-match',
    'confirm-attendance',
  ].entries()) {
    await steps.nth(index).click();
    await expect(page).toHaveURL(`/${path}`);
    await page.goto('/');
  }
});

test('the only yellow button of a new account is the next step, and empty panels are one row', async ({
  page,
  signIn,
}) => {
  await signIn();
  const yellow = () =>
    page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll(
        (links, colour) =>
          links
            .filter((link) => getComputedStyle(link).backgroundColor === colour)
            .map((link) => link.textContent),
        YELLOW,
      );
  await expect(page.getByRole('heading', { name: 'Logros' })).toBeVisible();
  await expect.poll(yellow).toEqual(['1Cargá tus jugadores']);
  for (const [name, sentence] of [
    ['Próximo Partido', 'No tienes partidos próximos programados'],
    ['Partidos Recientes', 'Aún no tienes partidos registrados'],
    ['Tus Listas', 'No tienes listas de jugadores'],
  ] as const) {
    const panel = page.getByRole('region', { name });
    await expect(panel).toContainText(sentence);
    await expect(panel.getByRole('link')).toHaveCount(1);
    expect((await panel.boundingBox())?.height, name).toBeLessThan(96);
  }
  const last = page.getByRole('main').getByRole('button').last();
  await expect(last).toHaveText('Diagnosticar DB');
  await looksRight(page);

  await seedList(page);
  await page.goto('/');
  await expect(page.getByText('hecho', { exact: true })).toBeAttached();
  await expect.poll(yellow).toEqual(['2Creá el partido']);
});
