import type { Page } from '@playwright/test';
import { chooseMatchAction } from '../support/attendance.ts';
import { LANDSCAPE, PHONE, TABLET } from '../support/browser/devices.ts';
import { faultsIn, type Look } from '../support/browser/fit.ts';
import { smallTargets, violations } from '../support/browser/look.ts';
import type { FullAccount } from '../support/full-account.ts';
import { longName, LOOKS, test } from '../support/long-account.ts';
import { box, open } from '../support/paste-list.ts';
import { chooseList, seedLink } from '../support/seed.ts';
import { expect } from '../support/test.ts';

const LOOKS_IN_THE_DARK = LOOKS.filter(({ theme }) => theme === 'dark');

type Account = FullAccount;
type Case = {
  name: string;
  path: (account: Account) => string;
  open: (page: Page, account: Account) => Promise<unknown>;
  isOnPhonesOnly?: boolean;
  /** The largest width in CSS pixels at which the box exists. */
  widest?: number;
};

const attendance = ({ matchId }: Account) => `/confirm-attendance?matchId=${matchId}`;
const teams = ({ matchId }: Account) => `/form-teams?matchId=${matchId}`;
const share = ({ matchId }: Account) => `/share-teams?matchId=${matchId}`;
const addPlayers = () => '/add-players';
const editList = ({ listId }: Account) => `/edit-player-list/${listId}`;

const menus = (page: Page) => page.locator('[popover="auto"]:popover-open');
const boxes = (page: Page) => page.locator('dialog:modal, [popover="auto"]:popover-open');
const click = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();
const menuOf = (page: Page, name: string) => click(page, `Más acciones para ${name}`);
const menuOfMatch = (page: Page) =>
  page
    .getByRole('button', { name: /^Más acciones para .*, \p{L}+ \d\d\/\d\d\/\d{4}$/u })
    .first()
    .click();
const readText = async (page: Page, label: string, text: string) => {
  await page.getByRole('textbox', { name: label }).fill(text);
  await click(page, 'LEER');
};

const CASES: readonly Case[] = [
  {
    name: 'the menu of the app',
    path: () => '/',
    open: (page) => click(page, 'Menú'),
    isOnPhonesOnly: true,
  },
  { name: 'the menu of a match', path: share, open: menuOfMatch },
  {
    name: 'the question before a match is suspended',
    path: share,
    open: async (page) => {
      await menuOfMatch(page);
      await click(page, 'Cancelar partido');
    },
  },
  {
    name: 'the question before a match is deleted',
    path: () => '/history',
    open: async (page) => {
      await menuOfMatch(page);
      await click(page, 'Eliminar partido');
    },
  },
  {
    name: 'the rematch',
    path: () => '/history',
    open: async (page) => {
      await menuOfMatch(page);
      await click(page, 'Revancha');
    },
  },
  {
    name: 'the actions of the call',
    path: attendance,
    open: (page) => click(page, 'Más acciones del partido'),
    isOnPhonesOnly: true,
  },
  {
    name: 'the menu of a player',
    path: attendance,
    open: (page) => menuOf(page, longName(1)),
    widest: 1023,
  },
  {
    name: 'the question before a player leaves the match',
    path: attendance,
    open: async (page) => {
      await menuOf(page, longName(0));
      await click(page, /^ELIMINAR/);
    },
  },
  {
    name: 'pasted replies',
    path: attendance,
    open: async (page) => {
      await chooseMatchAction(page, 'PEGAR RESPUESTAS');
      const replies = [`${longName(0)}: voy`, `${longName(1)}: capaz`, 'Rodri: me sumo', 'hola'];
      await readText(page, 'Mensajes del grupo', replies.join('\n'));
    },
  },
  {
    name: 'players added to a match',
    path: attendance,
    open: (page) => click(page, 'SUMAR JUGADOR'),
  },
  {
    name: 'the places of a match',
    path: attendance,
    open: async (page, { listId }) => {
      await seedLink(page, { id: listId });
      await page.reload();
      await chooseMatchAction(page, 'CUPO');
    },
  },
  {
    name: 'a pasted list',
    path: addPlayers,
    open: async (page) => {
      await open(page);
      const lines = [longName(0), `${'Otro nombre muy largo '.repeat(3)}5`, 'Juan y Pedro', '¿?'];
      await box(page).fill(lines.join('\n'));
      await click(page, 'LEER');
    },
  },
  {
    name: 'the question about a second player of a name',
    path: addPlayers,
    open: async (page) => {
      await page.getByLabel('Nombre', { exact: true }).fill(longName(0).toLowerCase());
      await click(page, 'AGREGAR JUGADOR');
    },
  },
  {
    name: 'the question before a player is deleted',
    path: addPlayers,
    open: (page) => click(page, `Eliminar a ${longName(0)}`),
  },
  {
    name: 'a player who is edited',
    path: editList,
    open: (page) => click(page, `Editar a ${longName(0)}`),
  },
  {
    name: 'the question before a list is deleted',
    path: editList,
    open: (page) => click(page, 'ELIMINAR LISTA'),
  },
  {
    name: 'the menu of a player in the teams',
    path: teams,
    open: (page) => page.locator('[aria-label^="Equipo Claro"] button').first().click(),
  },
  {
    name: 'the enlarged picture',
    path: share,
    open: (page) => click(page, 'Ampliar la imagen'),
  },
  {
    name: 'the enlarged code',
    path: share,
    open: (page) => click(page, 'Ampliar el código QR'),
  },
  {
    name: 'the question before a series ends',
    path: () => '/recurring-matches',
    open: (page) => click(page, /^Eliminar /),
  },
  {
    name: 'the question before the account is deleted',
    path: () => '/profile',
    open: (page) => click(page, 'Eliminar mi cuenta'),
  },
];

/** Width of a window in CSS pixels below which some menus have other contents, or do not exist. */
const WIDE_PX = 768;
const ON_PHONES = LOOKS_IN_THE_DARK.filter(({ width }) => width < WIDE_PX);
const ON_WIDE_SCREENS = LOOKS_IN_THE_DARK.filter(({ width }) => width >= WIDE_PX);

const isLasting = ({ width, textSize }: Look) => width < WIDE_PX || textSize === 1;

for (const { name, path, open: show, isOnPhonesOnly = false, widest } of CASES) {
  test(`${name} fits every width with the longest names`, async ({ page, full }) => {
    for (const looks of isOnPhonesOnly ? [ON_PHONES] : [ON_PHONES, ON_WIDE_SCREENS]) {
      await page.setViewportSize(looks === ON_PHONES ? PHONE : TABLET);
      await chooseList(page, { id: full.listId });
      await page.goto(path(full));
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expect(page.getByText(/^Cargando/)).toHaveCount(0);
      await show(page, full);
      await expect(page.getByText(/^Cargando/)).toHaveCount(0);
      expect(await violations(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
      const opened = await boxes(page).count();
      // Doubled text gives wide screens the layout of phones, in which the button of a menu moves and the menu closes.
      const isMenu = (await menus(page).count()) > 0;
      const fitting = looks.filter(({ width }) => width <= (widest ?? width));
      const lasting = isMenu ? fitting.filter(isLasting) : fitting;
      expect(await faultsIn(page, lasting)).toEqual([]);
      await expect(boxes(page)).toHaveCount(opened);
    }
  });
}

test('a dialog stays open when a phone is turned', async ({ page, full }) => {
  await chooseList(page, { id: full.listId });
  await page.goto(addPlayers());
  await click(page, `Eliminar a ${longName(0)}`);
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  for (const size of [LANDSCAPE, PHONE]) {
    await page.setViewportSize(size);
    await expect(page.locator('dialog:modal')).toHaveCount(1);
    await expect(question).toBeInViewport();
  }
});
