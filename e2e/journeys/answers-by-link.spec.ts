import type { Match } from '@picadito/domain';
import type { Page } from '@playwright/test';
import { toggle } from '../support/attendance.ts';
import { overflow, smallTargets, violations } from '../support/browser/look.ts';
import {
  button,
  headline,
  losesResponse,
  personalLink,
  phone,
  answerAs,
  writeDown,
} from '../support/group-link.ts';
import { openLive } from '../support/live.ts';
import { ask, rosterOf, seedLink, seedRoster } from '../support/seed.ts';
import { expect, listen, test } from '../support/test.ts';

/** Complaints in the console about a phone without a signal and a link that is turned off. */
test.use({ expectedComplaint: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|404 \(Not Found\)/ });

/** The first nine players of a list. With `NICO`, `PIA` and `RULO` the list has twelve. */
const NINE = [...'ABCDEFGHI'].map((letter) => ({ name: `Jugador ${letter}` }));
const [NICO, PIA, RULO] = [{ name: 'Nico' }, { name: 'Pía' }, { name: 'Rulo' }];

async function takeBack(page: Page, match: Match, name: string): Promise<void> {
  const { id } = (await rosterOf(page, match)).find((player) => player.name === name) ?? {};
  await ask(page, 'PUT', `/api/matches/${match.id}/players/${id}/confirm`, { isConfirmed: false });
}

test('players answer by the link with a script and without, wait, move up, and all see it at once', async ({
  page,
  browser,
  origin,
  startSession,
  complaints,
}) => {
  await startSession();
  const { list, match } = await seedRoster(page, [...NINE, NICO, PIA, RULO], 9);
  const path = await seedLink(page, list);
  await openLive(page, `/confirm-attendance?matchId=${match.id}`);
  const nico = await phone(browser, origin);
  listen(nico, complaints);
  const pia = await phone(browser, origin, false);
  await openLive(nico, path);
  expect(await violations(nico)).toEqual([]);
  await nico.evaluate(() => Object.assign(window, { isTheSame: true }));

  await test.step('a player takes the last place, and the next one waits', async () => {
    await answerAs(nico, 'Nico', 'VOY');
    await expect(headline(nico)).toHaveText('¡Estás adentro!');
    await expect(headline(nico)).toBeFocused();
    await expect(nico).toHaveURL(path);
    await expect(toggle(page, 'Nico')).toHaveAttribute('aria-pressed', 'true');
    expect(await violations(nico)).toEqual([]);
    expect(await smallTargets(nico)).toEqual([]);
    await pia.goto(path);
    await answerAs(pia, 'Pía', 'VOY');
    await expect(headline(pia)).toHaveText('Suplente 1º');
    await expect(pia).toHaveURL(path);
    await expect(nico.getByRole('heading', { name: 'Suplentes (1)' })).toBeVisible();
    await pia.getByLabel('Comentario').fill('  llego justo  ');
    await button(pia, 'GUARDAR').click();
    await expect(nico.getByText('llego justo')).toBeVisible();
  });
  await test.step('a waiting player moves up when a player or the organiser frees a place', async () => {
    await button(nico, 'ME BAJO').click();
    await expect(headline(nico)).toHaveText('Esta vez no venís');
    await expect(toggle(page, 'Pía')).toHaveAttribute('aria-pressed', 'true');
    await expect(toggle(page, 'Nico')).toHaveAttribute('aria-pressed', 'false');
    await pia.reload();
    await expect(headline(pia)).toHaveText('¡Estás adentro!');
    await button(nico, 'VOY').click();
    await expect(headline(nico)).toHaveText('Suplente 1º');
    await takeBack(page, match, 'Jugador C');
    await expect(headline(nico)).toHaveText('¡Estás adentro!');
    await expect(nico.getByRole('status')).toHaveText(/^¡Estás adentro! Sos el 10º/);
    expect(await nico.evaluate(() => 'isTheSame' in window)).toBe(true);
  });
  await test.step('a tap is sent once, and nothing that is typed is lost', () =>
    losesNothing(nico, () => takeBack(page, match, 'Jugador D')));
  await test.step('a phone answers for another player, claims a name, and opens a personal link', async () => {
    await writeDown(nico, 'Rulo', 'Nico');
    await expect(toggle(page, 'Rulo')).toHaveAttribute('aria-pressed', 'true');
    await takesNoName(pia, 'Nico');
    await dropOutBy(nico, await personalLink(page, list.id), path);
  });
  await ask(page, 'PUT', `/api/lists/${list.id}/link`, { isOn: false });
  await expect(headline(nico)).toHaveText('Este link no anda. Pedile el nuevo a quien organiza.');
  await Promise.all([nico, pia].map((each) => each.context().close()));
});

async function dropOutBy(player: Page, own: string, path: string): Promise<void> {
  await player.goto(own);
  await expect(player).toHaveURL(path);
  await button(player, 'ME BAJO').click();
  await expect(headline(player)).toHaveText('Esta vez no venís');
  await expect(player).toHaveURL(path);
}

/**
 * Makes the phone forget its name and choose another name by mistake. The page asks '¿Sos vos?', and the player says
 * no.
 */
async function takesNoName(player: Page, name: string): Promise<void> {
  await button(player, 'Olvidar este celu').click();
  await expect(headline(player)).toHaveText('¿Quién sos?');
  await answerAs(player, name, 'NO SÉ');
  await expect(headline(player)).toHaveText(`Ya hay otro celu como ${name}. ¿Sos vos?`);
  await player.getByRole('link', { name: 'No, me confundí' }).click();
  await expect(headline(player)).toHaveText('¿Quién sos?');
}

/**
 * Checks that a double tap is sent once, and that a typed comment stays while others change the match (`meanwhile`) and
 * while there is no signal.
 */
async function losesNothing(player: Page, meanwhile: () => Promise<void>): Promise<void> {
  const sent: string[] = [];
  player.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url())));
  await button(player, 'llevo pelota').dblclick();
  await expect(button(player, 'llevo pelota')).toHaveAttribute('aria-pressed', 'true');
  await expect(button(player, 'llevo pelota')).toBeFocused();
  expect(sent).toHaveLength(1);

  const comment = player.getByLabel('Comentario');
  await comment.fill('salgo tarde');
  await meanwhile();
  await comment.blur();
  await expect(player.getByRole('heading', { name: 'Van (9)' })).toBeVisible();
  await expect(comment).toHaveValue('salgo tarde');
  await player.context().setOffline(true);
  await button(player, 'GUARDAR').click();
  await expect(player.getByRole('alert')).toHaveText(
    'Sin señal. No sabemos si salió: mirá la lista y probá de nuevo.',
  );
  await expect(comment).toHaveValue('salgo tarde');
  await player.context().setOffline(false);
  await button(player, 'GUARDAR').click();
  await expect(player.getByText('salgo tarde · vos')).toBeVisible();
  await player.setViewportSize({ width: 320, height: 568 });
  expect(await overflow(player)).toBe(0);
}

test('a page that is updated keeps the focus, the address and the input, and reports a lost connection', async ({
  page,
  browser,
  origin,
  startSession,
}) => {
  await startSession();
  const { list, match } = await seedRoster(page, [...NINE, NICO], 8);
  const path = await seedLink(page, list);
  const nico = await phone(browser, origin);
  await openLive(nico, path);
  const name = nico.getByRole('link', { name: 'Nico', exact: true });

  await test.step('a tap on a name without a signal shows a message and keeps the names', async () => {
    await nico.context().setOffline(true);
    await name.click();
    await expect(nico.getByRole('alert')).toHaveText('Sin señal. Probá de nuevo.');
    await expect(headline(nico)).toHaveText('¿Quién sos?');
    await nico.context().setOffline(false);
  });
  await test.step('back during a request returns to the names', async () => {
    await name.click();
    await expect(headline(nico)).toHaveText('Nico, ¿jugás?');
    const asked = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    await nico.route(/soy=/, async (route) => {
      asked.resolve();
      await answered.promise;
      await route.continue();
    });
    await takeBack(page, match, 'Jugador A');
    await asked.promise;
    await nico.goBack();
    answered.resolve();
    await expect(headline(nico)).toHaveText('¿Quién sos?');
    await expect(nico).toHaveURL(path);
    await nico.unroute(/soy=/);
  });
  await test.step('a first answer whose response is lost belongs to this phone', async () => {
    await losesResponse(nico);
    await answerAs(nico, 'Nico', 'VOY');
    await button(nico, 'ME BAJO').click();
    await expect(headline(nico)).toHaveText('Esta vez no venís');
    await expect(nico).toHaveURL(path);
  });
  await test.step('a button keeps the focus when the page changes', async () => {
    await button(nico, 'VOY').click();
    await button(nico, 'ME BAJO').focus();
    await takeBack(page, match, 'Jugador B');
    await expect(nico.getByRole('heading', { name: 'Van (7)' })).toBeVisible();
    await expect(button(nico, 'ME BAJO')).toBeFocused();
  });
  await test.step('a pressed button counts when the page changes', () =>
    dropOutSlowly(nico, () => takeBack(page, match, 'Jugador C')));
  await test.step('a page of another build asks its question', () =>
    isAskedByAnotherBuild(nico, () =>
      ask(page, 'PATCH', `/api/matches/${match.id}`, { time: '22:00' }),
    ));
  await nico.context().close();
});

/**
 * Presses the button to drop out and releases it slowly, while others change the match between the press and the
 * release.
 */
async function dropOutSlowly(player: Page, meanwhile: () => Promise<void>): Promise<void> {
  await button(player, 'ME BAJO').hover();
  await player.mouse.down();
  await meanwhile();
  await player.waitForTimeout(400);
  await player.mouse.up();
  await expect(headline(player)).toHaveText('Esta vez no venís');
  await button(player, 'VOY').click();
  await expect(headline(player)).toHaveText('¡Estás adentro!');
}

/**
 * Changes the hour of the match while a comment is typed, and answers the page's question about the change. The
 * response comes from another build of the page.
 */
async function isAskedByAnotherBuild(
  player: Page,
  changeHour: () => Promise<unknown>,
): Promise<void> {
  await player.route('**/answer', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/players-[^.]+/, 'players-other');
    await route.fulfill({ response, body });
  });
  await player.getByLabel('Comentario').fill('llevo la pechera');
  await changeHour();
  await button(player, 'GUARDAR').click({ delay: 400 });
  await expect(headline(player)).toHaveText('Cambió la hora: ahora es 22:00. ¿Venís igual?');
  await player.unroute('**/answer');
  await button(player, 'VOY').click();
  await expect(player.getByText('llevo la pechera · vos')).toBeVisible();
}
