import { smallTargets, violations } from '../support/browser/look.ts';
import { subscribesAnywhere } from '../support/browser/pushes.ts';
import { helperOf, seedHelper, setName } from '../support/helpers.ts';
import { ask, seedRoster } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });
// The headless shell grants no permission for notices, so this test needs the whole browser.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const whole = process.env['WHOLE_BROWSER_PATH'] ?? launchOptions.executablePath;
    await use({
      ...launchOptions,
      ...(whole !== undefined && { executablePath: whole }),
      args: [...(launchOptions.args ?? []), '--headless=new'],
    });
  },
});

const PLAYERS = [{ name: 'Zoilo Quintanilla' }, { name: 'Yamandú Echeverri' }];

test('a helper turns on the notices about a list in the profile, to which its menu leads', async ({
  page,
  browser,
  origin,
  account,
  startSession,
}) => {
  await startSession();
  await setName(page, 'Carla Peña');
  const { list } = await seedRoster(page, PLAYERS);
  const helper = { owner: page, account: helperOf(account), name: 'Marcos Solé', list };
  const marcos = await seedHelper(browser, origin, helper);
  await subscribesAnywhere(marcos.context(), origin);
  await marcos.goto(`/player-list/${list.id}`);
  await marcos.getByRole('button', { name: 'Más acciones para Los de los jueves' }).click();
  await marcos.getByRole('link', { name: 'Avisos' }).click();
  const ofList = marcos.getByRole('checkbox', { name: 'Los de los jueves de Carla' });
  await expect(marcos.getByRole('button', { name: 'Avisarme acá' })).toBeVisible();
  await expect(ofList).toBeHidden();
  await marcos.getByRole('button', { name: 'Avisarme acá' }).click();
  await ofList.click();
  await expect(ofList).toBeChecked();
  const stored = () => ask(marcos, 'GET', '/api/notices');
  await expect.poll(stored).toMatchObject({ helpedLists: [{ listId: list.id, isOn: true }] });
  expect(await violations(marcos)).toEqual([]);
  expect(await smallTargets(marcos)).toEqual([]);
  await marcos.reload();
  await ofList.click();
  await expect.poll(stored).toMatchObject({ helpedLists: [{ listId: list.id, isOn: false }] });
  await marcos.context().close();
});
