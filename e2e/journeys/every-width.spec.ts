import { faultsIn, type Look } from '../support/browser/fit.ts';
import { fillAccount, type FullAccount } from '../support/full-account.ts';
import { expect, test as base } from '../support/reader.ts';
import { SCREENS } from '../support/screens.ts';
import { chooseList, seedLink } from '../support/seed.ts';
import { test as visitor } from '../support/test.ts';

const LENGTH = 80;
const WORDS = 'Maximiliano Hernández Echegoyen de la Santísima Trinidad y Schwarzenegger ';

/** Names of players, a list and a place of the greatest length; every other name of a player has no space. */
const LONG = {
  roster: Array.from({ length: 12 }, (_, index) => {
    const name = `${10 + index}${index % 2 === 0 ? ` ${WORDS}` : ''}`.padEnd(LENGTH, 'Mw');
    return [name, String(2 + (index % 4))] as const;
  }),
  list: WORDS.padEnd(LENGTH, 'Mw'),
  place: WORDS.padEnd(LENGTH, 'Mw'),
};

const test = base.extend<object, { full: FullAccount }>({
  full: [
    async ({ origin }, use) => use(await fillAccount(origin, 'vacio-998@picadito.local', LONG)),
    { scope: 'worker' },
  ],
});

const SIZES = [
  ...[320, 360, 390].map((width) => ({ width, height: 844 })),
  ...[600, 768, 820, 834].map((width) => ({ width, height: 1024 })),
  ...[1024, 1280].map((width) => ({ width, height: 800 })),
];
const LOOKS: readonly Look[] = ([1, 2] as const).flatMap((textSize) =>
  (['dark', 'light'] as const).flatMap((theme) =>
    SIZES.map((size) => ({ ...size, textSize, theme })),
  ),
);

const MORE = [
  { name: 'privacy', path: () => '/privacy' },
  { name: 'played match', path: ({ playedId }: FullAccount) => `/form-teams?matchId=${playedId}` },
  {
    name: 'teams of a played match',
    path: ({ playedId }: FullAccount) => `/share-teams?matchId=${playedId}`,
  },
];

for (const { name, path } of [...SCREENS, ...MORE]) {
  test(`${name} fits every width with the longest names`, async ({ page, full }) => {
    await chooseList(page, { id: full.listId });
    await page.goto(path(full));
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.getByText(/^Cargando/)).toHaveCount(0);
    expect(await faultsIn(page, LOOKS)).toEqual([]);
    if (name !== 'form-teams') return;
    await page.getByText('Manual', { exact: true }).click();
    expect(await faultsIn(page, LOOKS)).toEqual([]);
  });
}

visitor('the landing fits every width', async ({ page }) => {
  await page.goto('/landing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await faultsIn(page, LOOKS)).toEqual([]);
});

test('the page of the group fits every width with the longest names', async ({ page, full }) => {
  await page.goto(await seedLink(page, { id: full.listId }));
  await expect(page.getByRole('heading', { level: 1, name: '¿Quién sos?' })).toBeVisible();
  expect(await faultsIn(page, LOOKS)).toEqual([]);
  await page.locator('.names a').first().click();
  await expect(page.getByText('No soy yo')).toBeVisible();
  expect(await faultsIn(page, LOOKS)).toEqual([]);
});
