import type { GroupPage, Match, MatchAnswers, ShownMatch } from '@picadito/domain';
import type { APIRequestContext, Page } from '@playwright/test';
import { card } from '../support/attendance.ts';
import { looksRight } from '../support/browser/look.ts';
import { answer } from '../support/group-link.ts';
import { openLive } from '../support/live.ts';
import { ask, rosterOf, seedLink, seedRoster } from '../support/seed.ts';
import { expect, test, type Phones } from '../support/server/settable-clock.ts';

const PLAYERS = [...'ABCDEFGHIJKL'].map((letter) => ({ name: `Abel ${letter}` }));

/** Returns the next match as a device without a name reads it. */
async function nextOf(phone: APIRequestContext, path: string): Promise<ShownMatch> {
  const { next } = (await (await phone.post(`${path}/forget`, { data: {} })).json()) as GroupPage;
  if (!next) throw new Error('there is no match');
  return next;
}

/** Sends an answer for a name from a device that keeps its earlier name. Returns the status. */
async function send(
  phone: APIRequestContext,
  path: string,
  { next, name, says, more = {} }: { next: ShownMatch; name: string; says: string; more?: object },
): Promise<number> {
  const { key: match, date, time, location: place, people } = next;
  const player = people.find((person) => person.name === name)?.key;
  const data = { match, date, time, place, player, answer: says, ...more };
  return (await phone.post(`${path}/answer`, { data })).status();
}

/** Answers for a name that another device owns, and then says SÍ to '¿Sos vos?', which makes a claim. */
async function claim(...[phone, path, sent]: Parameters<typeof send>): Promise<void> {
  expect(await send(phone, path, sent)).toBe(409);
  expect(await send(phone, path, { ...sent, more: { soy: 'si' } })).toBe(200);
}

/**
 * Sends pranks: one device takes free names, among them the names of two confirmed players, and other devices claim a
 * name that is owned and propose newcomers.
 */
async function joke(phones: Phones, path: string): Promise<void> {
  const next = await nextOf(await phones(), path);
  const joker = await phones();
  for (const name of ['Abel H', 'Abel I', 'Abel J', 'Abel A', 'Abel B'])
    expect(await send(joker, path, { next, name, says: 'no' })).toBe(200);
  for (const number of [1, 2, 3]) {
    await claim(await phones(), path, { next, name: 'Abel E', says: 'no' });
    const newcomer = { data: { name: `Trucho ${number}` } };
    expect((await (await phones()).post(`${path}/newcomer`, newcomer)).status()).toBe(200);
  }
}

async function stateOf(page: Page, match: Match) {
  const { answers, claims, proposals } = await ask<MatchAnswers>(
    page,
    'GET',
    `/api/matches/${match.id}/answers`,
  );
  const roster = (await rosterOf(page, match)).map(({ name, confirmed, declined, confirmedAt }) => {
    return { name, confirmed, declined, confirmedAt };
  });
  return { roster, answers, claims: claims.length, proposals: proposals.length };
}

const notices = (page: Page) => page.getByRole('region', { name: 'Novedades' });
const lastAnswers = (page: Page) => page.getByRole('dialog', { name: 'Últimas respuestas' });
const CLAIMED = 'Otro celu dice ser Abel E y se baja · 3 veces, la última 20:04';

/** Undoes the answers of new devices with two taps, and checks the dialog before the second one. */
async function undoTheSpan(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'ÚLTIMAS RESPUESTAS' }).click();
  const dialog = lastAnswers(page);
  await expect(dialog.getByRole('listitem').first()).toContainText('20:04 · celu nuevo');
  await expect(dialog.getByText('DESHACER LAS 5 DE ESTE CELU').first()).toBeVisible();
  await looksRight(page);
  await dialog.getByRole('button', { name: 'Deshacer todo lo de celus nuevos y otros' }).click();
  await expect(dialog.getByText(/^Se deshicieron \d+ cosas$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
}

test("the joker's hour is undone with two taps from attendance, and can be put back", async ({
  page,
  startSession,
  setClock,
  phones,
}) => {
  await setClock('2030-01-02T12:00:00-03:00');
  await startSession();
  const { list, match } = await seedRoster(page, PLAYERS, 4);
  const path = await seedLink(page, list);
  for (const letter of 'EFG')
    await answer(await phones(), path, {
      name: `Abel ${letter}`,
      says: 'voy',
      comment: 'llevo pelota',
    });
  const before = await stateOf(page, match);
  await setClock('2030-01-02T20:04:00-03:00');
  await openLive(page, '/dashboard');
  await joke(phones, path);
  await expect(page.getByText('4 para mirar')).toBeVisible();
  const after = await stateOf(page, match);
  expect(after).toMatchObject({ claims: 1, proposals: 3 });

  await page.getByText('4 para mirar').click();
  await expect(notices(page)).toContainText(CLAIMED);
  await notices(page).getByRole('button', { name: 'y 1 más' }).click();
  await expect(notices(page)).toContainText('Quieren sumarse Trucho 1, Trucho 2 y Trucho 3');
  await looksRight(page);
  await undoTheSpan(page);
  await expect(notices(page)).toHaveCount(0);
  expect(await stateOf(page, match)).toEqual(before);

  await page.reload();
  await page.getByRole('button', { name: 'ÚLTIMAS RESPUESTAS' }).click();
  await expect(lastAnswers(page).getByText('deshecho').first()).toBeVisible();
  await lastAnswers(page).getByRole('button', { name: 'VOLVER A PONER' }).click();
  await expect(lastAnswers(page).getByText(/^Se deshicieron/)).toHaveCount(0);
  expect(await stateOf(page, match)).toEqual(after);
  await lastAnswers(page).getByRole('button', { name: 'Cerrar' }).click();
  await expect(notices(page)).toContainText(CLAIMED);
  await expect(card(page, 'Abel E')).toContainText('llevo pelota');

  await notices(page).getByRole('button', { name: 'y 1 más' }).click();
  await notices(page).getByText('Quieren sumarse').click();
  await page.getByRole('button', { name: 'DESCARTAR TODOS' }).click();
  await expect(page.getByRole('dialog', { name: 'Quieren sumarse' })).toHaveCount(0);
  expect(await stateOf(page, match)).toEqual({ ...after, proposals: 0 });
});

test('a comment is removed from the menu of its player', async ({
  page,
  startSession,
  setClock,
  phones,
}) => {
  await setClock('2030-01-02T12:00:00-03:00');
  await startSession();
  const { list, match } = await seedRoster(page, PLAYERS);
  const path = await seedLink(page, list);
  await answer(await phones(), path, { name: 'Abel E', says: 'voy', comment: 'una grosería' });
  await openLive(page, `/confirm-attendance?matchId=${match.id}`);
  await expect(card(page, 'Abel E')).toContainText('una grosería');
  await page.getByRole('button', { name: /Más acciones para Abel E$/ }).click();
  await page.getByRole('button', { name: 'SACAR COMENTARIO' }).click();
  await expect(card(page, 'Abel E')).not.toContainText('una grosería');
  await expect(card(page, 'Abel E')).toContainText('por el link');
});
