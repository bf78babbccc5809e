import type { Match, PlayersList } from '@picadito/domain';
import type { Locator, Page } from '@playwright/test';
import { elementsOutOfSight } from '../support/browser/in-sight.ts';
import { overflow } from '../support/browser/look.ts';
import { ask, rosterOf, seedList } from '../support/seed.ts';
import { names, team } from '../support/teams.ts';
import { tap } from '../support/night.ts';
import { expect, test } from '../support/server/settable-clock.ts';

const NOON = '2030-01-03T12:00:00-03:00';
const EVENING = '2030-01-03T21:20:00-03:00';
const FRIDAY = '2030-01-04T09:00:00-03:00';
/** Names of which some are long, as in real groups. */
const NAMES = (
  'Ana Agüero,Beto,Caro Núñez,Dani Ibáñez,Ema,Fede Larralde Urtubey,Gabi,Hugo,Iván Quintana,Juan Ignacio de los Santos,' +
  'Juli,Kike,Lola Fernández,Martín Echegoyen,Nico,Olga,Paco,Quique Sanguinetti,Rulo,Santi,Tincho,Uli'
).split(',');
const LEVELS = ['3', '4', '5', '2', '3'] as const;

/** Type of an evening: how many come, how the match is created, what is offered, and the teams. */
type Evening = {
  coming: number;
  /** The chips that are tapped on '/create-match'. */
  format: readonly string[];
  /** The line with the offers on attendance; null if the format fits. */
  offer: string | null;
  /** The offer that is tapped. */
  taken: string | null;
  sizes: readonly number[];
  substitutes: string | null;
};

const EVENINGS: readonly Evening[] = [
  {
    coming: 11,
    format: ['5 contra 5'],
    offer: 'Son 11:6 contra 5o5 contra 5 y 1 suplente',
    taken: '6 contra 5',
    sizes: [6, 5],
    substitutes: null,
  },
  {
    coming: 14,
    format: ['7 contra 7'],
    offer: null,
    taken: null,
    sizes: [7, 7],
    substitutes: null,
  },
  {
    coming: 15,
    format: ['5 contra 5'],
    offer: 'Son 15:3 equipos de 5o5 contra 5 y 5 suplentes',
    taken: '3 equipos de 5',
    sizes: [5, 5, 5],
    substitutes: null,
  },
  {
    coming: 16,
    format: ['5 contra 5'],
    offer: 'Son 16:4 equipos de 4o3 equipos de 5 y 1 suplente',
    taken: '3 equipos de 5 y 1 suplente',
    sizes: [5, 5, 5],
    substitutes: '1 suplente:',
  },
  {
    coming: 22,
    format: ['11 contra 11'],
    offer: null,
    taken: null,
    sizes: [11, 11],
    substitutes: null,
  },
];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const TEAMS = ['Claro', 'Oscuro', 'Naranja', 'Verde'] as const;

/** Creates the match on its screen, and confirms everybody of the list. */
async function createMatch(page: Page, list: PlayersList, { format }: Evening): Promise<Match> {
  await page.goto('/create-match');
  await page.getByLabel('Fecha').fill('2030-01-03');
  await page.getByLabel('Hora').fill('21:00');
  await page.getByLabel('Lugar').fill('Cancha Núñez');
  for (const chip of format) await button(page, chip).click();
  await button(page, 'CREAR PARTIDO').click();
  await expect(page).toHaveURL('/add-players');
  const [match] = await ask<Match[]>(page, 'GET', '/api/matches');
  if (!match) throw new Error(`no match of ${list.name}`);
  for (const { id } of await rosterOf(page, match)) {
    const path = `/api/matches/${match.id}/players/${id}/confirm`;
    await ask(page, 'PUT', path, { isConfirmed: true });
  }
  return match;
}

/** Reads the offers on attendance, takes one of them, and goes on to the teams. */
async function goToTeams(page: Page, { coming, offer, taken }: Evening): Promise<void> {
  const offers = page.locator('p, div').filter({ hasText: /^Son \d+:/ });
  await expect(page.getByText(`${coming} de ${coming} confirmados`)).toBeVisible();
  if (offer) await expect(offers.last()).toHaveText(offer);
  else await expect(offers).toHaveCount(0);
  if (taken) {
    await button(page, taken).click();
    await expect(page.getByText(/^Ahora es /)).toBeVisible();
  }
  expect(await overflow(page)).toBe(0);
  await button(page, `ARMAR EQUIPOS (${coming})`).click();
  await expect(page).toHaveURL(/form-teams/);
}

async function checkTeams(page: Page, { sizes, substitutes }: Evening): Promise<void> {
  const countsNow = () =>
    Promise.all(TEAMS.slice(0, sizes.length).map((name) => names(team(page, name)).count()));
  await expect.poll(async () => (await countsNow()).toSorted((a, b) => b - a)).toEqual(sizes);
  const wanted: Record<string, Locator> = {
    'the first player': names(team(page, 'Claro')).first(),
    'the button that saves': button(page, 'GUARDAR Y COMPARTIR'),
  };
  if (substitutes !== null) {
    const line = page.getByText(substitutes);
    await expect(line).toBeVisible();
    wanted['the substitutes'] = line;
  }
  expect(await elementsOutOfSight(page, wanted)).toEqual([]);
  expect(await overflow(page)).toBe(0);
}

/** Saves the teams, and checks what the group gets. */
async function share(page: Page, { sizes }: Evening): Promise<void> {
  await button(page, 'GUARDAR Y COMPARTIR').click();
  await expect(page).toHaveURL(/share-teams/);
  const message = page.getByRole('region', { name: 'Mensaje' });
  for (const name of TEAMS.slice(0, sizes.length))
    await expect(message).toContainText(`Equipo ${name}`);
  await expect(page.getByRole('img', { name: /imagen|equipos/i }).first()).toBeVisible();
  expect(await overflow(page)).toBe(0);
}

/** Plays a night of two games, and returns the sentence about its champion. */
async function playNight(page: Page, { id }: Match): Promise<string> {
  await page.goto(`/rotation?matchId=${id}`);
  await tap(page, 'GANÓ OSCURO');
  await page.clock.fastForward(4000);
  await tap(page, 'GANÓ OSCURO');
  await button(page, 'TERMINAR LA NOCHE').click();
  const champion = page.getByText('Ganó OSCURO: 2 de 2');
  await expect(champion).toBeVisible();
  await expect(page.getByText('Más formas')).toBeVisible();
  expect(await elementsOutOfSight(page, { champion })).toEqual([]);
  return 'Ganó OSCURO: 2 de 2';
}

/** Enters the result on home on the next morning, and returns it. */
async function enterResult(page: Page): Promise<string> {
  await page.goto('/');
  const card = page.getByRole('region', { name: '¿Cómo salieron el jueves?' });
  for (const [side, goals] of [
    ['Claro', '4'],
    ['Oscuro', '3'],
  ] as const) {
    const pad = card.getByRole('group', { name: `Goles de ${side}` });
    await pad.getByText(goals, { exact: true }).click();
  }
  await card.getByRole('button', { name: 'GUARDAR' }).click();
  await expect(page.getByRole('button', { name: 'Compartir resultado' }).or(card)).toBeVisible();
  return 'Claro: 4–Oscuro: 3';
}

for (const evening of EVENINGS) {
  const { coming, sizes } = evening;
  test(`an evening of ${coming} is played as ${sizes.join(', ')}, from the match to home`, async ({
    page,
    setClock,
    startSession,
  }) => {
    await setClock(NOON);
    await startSession();
    const list = await seedList(
      page,
      NAMES.slice(0, coming).map((name, index) => ({ name, skillLevel: LEVELS[index % 5] ?? '3' })),
    );
    const match = await createMatch(page, list, evening);
    await page.goto(`/confirm-attendance?matchId=${match.id}`);
    await goToTeams(page, evening);
    await checkTeams(page, evening);
    await share(page, evening);

    const isNight = sizes.length > 2;
    await setClock(isNight ? EVENING : FRIDAY);
    const result = isNight ? await playNight(page, match) : await enterResult(page);
    await setClock(FRIDAY);
    await page.goto('/history');
    await expect(page.getByRole('main')).toContainText(result);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'REVANCHA' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(result);
  });
}
