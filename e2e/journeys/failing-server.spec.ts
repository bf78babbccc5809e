import { button, phone } from '../support/group-link.ts';
import { seedLink, seedRoster } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';

const SENTENCE = 'No podemos guardar nada ahora.';

test('a player whose answer meets a failing server reads why, and keeps the page and the comment', async ({
  page,
  browser,
  origin,
  startSession,
}) => {
  await startSession();
  const { list } = await seedRoster(page, [{ name: 'Nico' }, { name: 'Pía' }]);
  const nico = await phone(browser, origin);
  await nico.goto(await seedLink(page, list));
  await nico.getByText('Nico', { exact: true }).click();
  await button(nico, 'VOY').click();
  await nico.getByLabel('Comentario').fill('llevo la pechera');
  await nico.route(
    '**/answer',
    (route) =>
      route.fulfill({
        status: 503,
        contentType: 'text/html; charset=utf-8',
        body: `<div id="page"><main><h1>${SENTENCE}</h1></main></div>`,
      }),
    { times: 1 },
  );
  await button(nico, 'GUARDAR').click();
  await expect(nico.getByRole('alert')).toHaveText(SENTENCE);
  await expect(nico.getByLabel('Comentario')).toHaveValue('llevo la pechera');
  await button(nico, 'GUARDAR').click();
  await expect(nico.getByText('llevo la pechera')).toBeVisible();
  await nico.context().close();
});
