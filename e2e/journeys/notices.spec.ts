import type { Page, Route } from '@playwright/test';
import { delayRequests } from '../support/browser/hold.ts';
import { message, pushesTo, subscribesAnywhere } from '../support/browser/pushes.ts';
import { installed, PATIENT } from '../support/browser/worker.ts';
import { button, answerAs } from '../support/group-link.ts';
import { ask, seedLink, seedRoster } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toast.ts';

test.use({ serviceWorkers: 'allow' });
// The headless shell shows no notifications, so these tests need the whole browser.
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

// The server refuses one request, and another one is aborted.
test.use({ expectedComplaint: /422|ERR_FAILED/ });

/** Sets the answer to the browser's question about notices; 'default' means that the user closes the question. */
const answersTheQuestion = (page: Page, answer: NotificationPermission) =>
  page.evaluate((given) => {
    Object.assign(Notification, { requestPermission: async () => given });
  }, answer);
const isPost = (route: Route) => route.request().method() === 'POST';
const PLAYERS = [{ name: 'Zoilo Quintanilla' }, { name: 'Yamandú Echeverri' }];
/** Push messages without a title. The worker has to show a notification for them all the same. */
const UNREADABLE = [
  '',
  'x',
  '{}',
  '[]',
  'null',
  '{"notification":null}',
  '{"notification":{"title":""}}',
];

/** Returns the left edges of the lines of a text while all texts are twice as large. Runs in the page. */
function leftEdgesDoubled(element: Element): number[] {
  const { style } = document.documentElement;
  style.fontSize = '200%';
  const text = document.createRange();
  text.selectNodeContents(element);
  const edges = [...text.getClientRects()].map(({ left }) => Math.round(left));
  style.fontSize = '';
  return edges;
}

test('the organiser turns notices on and off on the profile, the server stores it, and a refusal of the browser is reported', async ({
  page,
  context,
  startSession,
  origin,
}) => {
  await subscribesAnywhere(context, origin);
  await startSession();
  await page.goto('/profile');
  await page.evaluate(() => {
    const refused = () => Promise.reject(new DOMException('no push service', 'AbortError'));
    Object.assign(PushManager.prototype, { subscribe: refused });
  });
  await page.getByRole('button', { name: 'Avisarme acá' }).click();
  await expect(toast(page, 'Este navegador no pudo activar los avisos.')).toBeVisible(PATIENT);
  await answersTheQuestion(page, 'default');
  await page.getByRole('button', { name: 'Avisarme acá' }).click();
  await expect(toast(page, 'Tocá «Permitir» cuando te pregunte.')).toBeVisible();
  await answersTheQuestion(page, 'denied');
  await page.getByRole('button', { name: 'Avisarme acá' }).click();
  await expect(toast(page, 'Este navegador tiene bloqueados los avisos')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Avisarme acá' }).click();
  await expect(toast(page, 'Te avisamos en este dispositivo.')).toBeVisible(PATIENT);
  await expect(page.getByText('Este dispositivo recibe avisos de tus partidos.')).toBeVisible();
  expect(await ask(page, 'GET', '/api/notices')).toMatchObject({ isOn: true });
  await page.route('**/api/notices', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('No se pudo saber si este dispositivo recibe avisos.')).toBeVisible();
  await page.unroute('**/api/notices');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await page.getByRole('button', { name: 'No avisarme más acá' }).click();
  const turnOn = page.getByRole('button', { name: 'Avisarme acá' });
  await expect(turnOn).toBeVisible();
  expect(await ask(page, 'GET', '/api/notices')).toMatchObject({ isOn: false });
  await turnOn.click();
  await expect(page.getByRole('button', { name: 'No avisarme más acá' })).toBeVisible();
  // The subscription ends as if the push service had ended it.
  await ask(page, 'DELETE', '/api/notices');
  await page.evaluate(() => history.pushState(null, '', '/'));
  await expect(page.getByRole('heading', { level: 1, name: '¡Hola' })).toBeVisible();
  await page.evaluate(() => history.pushState(null, '', '/profile'));
  await expect(turnOn).toBeVisible();
});

test('in a browser without notices the profile says why, and on an iPhone what to do', async ({
  page,
  startSession,
}) => {
  await startSession();
  const panel = page.getByRole('region', { name: 'Avisos en este dispositivo' });
  await page.addInitScript(() => {
    const permission = { get: () => ('isAllowed' in window ? 'granted' : 'denied') };
    if ('Notification' in window) Object.defineProperties(Notification, { permission });
  });
  await page.goto('/profile');
  await expect(panel.getByText('Permitilos en sus ajustes y volvé.')).toBeVisible();
  await page.evaluate(() => {
    Object.assign(window, { isAllowed: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await expect(panel.getByRole('button', { name: 'Avisarme acá' })).toBeVisible();
  await page.addInitScript(() => void Reflect.deleteProperty(window, 'PushManager'));
  await page.reload();
  await expect(panel.getByText('Probá con otro, o sin modo incógnito.')).toBeVisible();
  await page.addInitScript(() => void Object.assign(navigator, { standalone: false }));
  await page.reload();
  await expect(panel.getByText('tocá Compartir y después «Agregar a inicio»')).toBeVisible();
  await expect(panel.getByRole('button')).toHaveCount(0);
});

test('every push is shown, replaces one of the same topic, vibrates unless the text is the same, and opens its screen with a tap', async ({
  page,
  context,
  startSession,
  origin,
}) => {
  await subscribesAnywhere(context, origin);
  await startSession();
  const { match } = await seedRoster(page, PLAYERS, 1);
  await page.goto('/profile');
  await installed(page);
  const { deliver, shown, renotified, tap } = await pushesTo(page, '/');
  const screen = `${origin}/confirm-attendance?matchId=${match.id}`;
  await deliver(message(screen));
  await expect.poll(shown).toEqual([{ title: 'Ya son 10', body: 'Hoy 21:00', tag: 'a-topic' }]);
  await deliver(message(screen, { title: 'Quedan 9' }));
  await expect.poll(async () => (await shown()).map(({ title }) => title)).toEqual(['Quedan 9']);
  expect(await renotified()).toEqual([true]);
  // A server that was killed may send a message twice.
  await deliver(message(screen, { title: 'Quedan 9' }));
  await expect.poll(renotified).toEqual([false]);
  await deliver(message(screen, { title: 'Quedan 9', body: 'Hoy 22:00' }));
  await expect.poll(renotified).toEqual([true]);
  expect(await tap('Quedan 9')).toBe(screen);
  await page.goto(screen);
  await expect(page.getByText('Zoilo Quintanilla').first()).toBeVisible();
  const unread = { title: 'Hay novedades de tu partido', body: '', tag: 'picadito' };
  for (const data of UNREADABLE) {
    // The topic is the same, since in Chromium the close of a notification takes the next one away.
    await deliver(message(screen, { title: 'Ya son 10', tag: unread.tag }));
    await expect.poll(async () => (await shown()).map(({ title }) => title)).toEqual(['Ya son 10']);
    await deliver(data);
    await expect.poll(shown).toEqual([unread]);
  }
  expect(await tap(unread.title)).toBe(`${origin}/`);
  await expect.poll(shown).toEqual([]);
  await deliver(message('https://evil.example/x', { title: 'Otra cosa' }));
  await expect.poll(async () => (await shown()).length).toBe(1);
  expect(await tap('Otra cosa')).toBe(origin);
  // A phone that was without a signal gets all messages at once.
  const queued = ['Se bajó Ana', 'Se bajó Beto', 'Se bajó Caro', 'Se bajó Dani'];
  await deliver(...queued.map((title) => message(screen, { title, tag: title })));
  expect((await shown()).map(({ title }) => title).toSorted()).toEqual(queued);
});

test('a player who has answered turns on notices on the players’ page, which reports failures and whose worker shows the notices', async ({
  page,
  context,
  startSession,
  origin,
}) => {
  await subscribesAnywhere(context, origin);
  await startSession();
  const { list } = await seedRoster(page, PLAYERS, 0);
  const path = await seedLink(page, list);
  await page.goto(path);
  await expect(button(page, 'Avisame en este celu si hay novedades')).toBeHidden();
  await answerAs(page, 'Zoilo', 'VOY');
  const bell = button(page, 'Avisame en este celu si hay novedades');
  await expect(bell).toBeVisible();
  expect(new Set(await bell.evaluate(leftEdgesDoubled)).size).toBe(1);
  const sentence = 'En este grupo ya hay 100 celus con avisos.';
  const full = { status: 422, json: { code: 'invalid-argument', detail: sentence } };
  await page.route('**/notices', (route) =>
    isPost(route) ? route.fulfill(full) : route.continue(),
  );
  await bell.click();
  await expect(page.getByRole('alert')).toHaveText(sentence, PATIENT);
  await page.unroute('**/notices');
  await page.route('**/notices', (route) => route.abort());
  await bell.click();
  await expect(page.getByRole('alert')).toHaveText('No se pudo. Probá de nuevo.');
  await page.unroute('**/notices');
  await answersTheQuestion(page, 'default');
  await bell.click();
  await expect(page.getByRole('alert')).toHaveText('Tocá «Permitir» cuando te pregunte.');
  await answersTheQuestion(page, 'denied');
  await bell.click();
  await expect(page.getByRole('alert')).toContainText('tiene bloqueados los avisos');
  await answersTheQuestion(page, 'granted');
  await bell.click();
  const off = button(page, 'Este celu recibe avisos. No avisar más');
  await expect(off).toBeVisible(PATIENT);
  await expect(page.getByRole('alert')).toBeHidden();
  const { deliver, shown, tap } = await pushesTo(page, '/g/');
  await deliver(message(origin + path, { title: 'Entraste' }));
  await expect.poll(async () => (await shown()).map(({ title }) => title)).toEqual(['Entraste']);
  // The players' page is open, and a tap would not open it a second time.
  await page.goto('/privacy');
  expect(await tap('Entraste')).toBe(origin + path);
  await page.goto(path);
  await expect(off).toBeVisible(PATIENT);
  await off.click();
  await expect(button(page, 'Avisame en este celu si hay novedades')).toBeVisible();
  // The notices belong to a name, and another name on the same device has not turned them on.
  await bell.click();
  await expect(off).toBeVisible(PATIENT);
  await button(page, 'No soy yo').click();
  await expect(off).toBeHidden();
  const release = await delayRequests(page, 'GET', '**/notices');
  await answerAs(page, 'Yamandú', 'VOY');
  await expect(button(page, 'Olvidar este celu')).toBeVisible();
  await expect(off).toBeHidden();
  release();
  await expect(bell).toBeVisible();
});
