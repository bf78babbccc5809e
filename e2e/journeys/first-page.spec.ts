import type { Page } from '@playwright/test';
import { overflow, smallTargets, violations } from '../support/browser/look.ts';
import { untilQuiet } from '../support/browser/quiet.ts';
import { installed } from '../support/browser/worker.ts';
import { ask, seedLink, seedRoster, seedTeams, ZONE } from '../support/seed.ts';
import { ELEVEN } from '../support/teams.ts';
import { expect, test } from '../support/test.ts';

const HEADLINE = 'Armá el partido.';
const SIGN_IN = { name: 'Iniciar sesión con Google' };

/**
 * Records on every page from now on whether the landing appears, however briefly. Returns a function that reads the
 * path of the page on which the landing appeared; null if it did not.
 */
async function watchForLanding(page: Page): Promise<() => Promise<string | null>> {
  await page.addInitScript((headline) => {
    const look = () => {
      if (document.querySelector('h1')?.textContent.includes(headline))
        sessionStorage.setItem('landing-was-here', location.pathname);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  }, HEADLINE);
  return () => page.evaluate(() => sessionStorage.getItem('landing-was-here'));
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing is complete, and its link signs in', { tag: '@both' }, async ({ page }) => {
    for (const address of ['/', '/landing']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(HEADLINE);
      await expect(page.getByText('Modo demostración')).toBeVisible();
      // The page shows every step of the guide, and no button that would do nothing without a script.
      for (const step of ['Creá un partido', 'Convocá jugadores', 'Generá los equipos'])
        await expect(page.getByRole('heading', { level: 3, name: step })).toBeVisible();
      await expect(page.getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('link', SIGN_IN)).toHaveCount(2);
    }
    await page.getByRole('link', SIGN_IN).first().click();
    await expect(page.getByRole('heading', { name: 'Elegí una cuenta' })).toBeVisible();
    await page.getByRole('button', { name: /Cuenta vacía 3/ }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expect(page.locator('noscript p')).toContainText('Picadito necesita JavaScript.');
    await expect(page.locator('noscript p')).toBeInViewport();
    const reply = await page.request.get('/api/session');
    expect(await reply.json()).toMatchObject({ user: { name: 'Cuenta vacía 3' } });
  });

  test('a sign-in that was cancelled is reported', async ({ page }) => {
    await page.goto('/landing');
    const failure = page.locator('noscript p');
    await expect(failure).toBeHidden();
    await page.getByRole('link', SIGN_IN).first().click();
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await expect(failure).toBeVisible();
    await expect(failure).toHaveText(
      'Error al iniciar sesión. No se pudo conectar con Google. Inténtalo de nuevo.',
    );
    await expect(page.getByRole('link', SIGN_IN).first()).toBeVisible();
  });
});

test('a link to the product has a preview', async ({ request, page, origin }) => {
  for (const address of ['/', '/landing', '/history']) {
    const html = await (await request.get(address)).text();
    const metas = html.matchAll(/<meta\s+(?:property|name)="([^"]+)"\s+content="([^"]*)"/g);
    const tags = Object.fromEntries([...metas].map(([, name = '', content]) => [name, content]));
    expect(tags, address).toMatchObject({
      'og:type': 'website',
      'og:locale': 'es_AR',
      'og:title': 'Picadito: organizá tu partido de fútbol',
      'og:description': tags['description'],
      'og:url': `${origin}/`,
      'og:image': `${origin}/preview.png`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringContaining('Picadito'),
      'twitter:card': 'summary_large_image',
    });
  }
  await page.goto('/landing');
  const picture = await request.get('/preview.png');
  expect(picture.headers()['content-type']).toBe('image/png');
  expect((await picture.body()).length).toBeLessThan(300_000);
  const size = await page.evaluate(async () => {
    const image = new Image();
    image.src = '/preview.png';
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  });
  expect(size).toEqual([1200, 630]);
});

test('the address of the product is the landing, for a visitor', async ({ page }) => {
  const wasThere = await watchForLanding(page);
  await page.goto('/');
  await expect(page).toHaveURL('/landing');
  await expect(page).toHaveTitle('Picadito: organizá tu partido de fútbol');
  // The next tests rely on this record.
  expect(await wasThere()).not.toBeNull();
});

test('a signed-in visitor never sees the landing', async ({ page, startSession }) => {
  await startSession();
  const wasThere = await watchForLanding(page);
  for (const address of ['/', '/landing', '/landing?error=sign-in']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: '¡Hola' })).toBeVisible();
    expect(await wasThere(), address).toBeNull();
  }
});

test('a user who has signed in elsewhere is redirected from a landing that the browser restores', async ({
  page,
  startSession,
}) => {
  await page.goto('/landing');
  await startSession();
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(page.getByRole('heading', { level: 1, name: '¡Hola' })).toBeVisible();
});

test('a link to a match reads the data of its screen once, in one request, which starts with the page', async ({
  page,
  startSession,
}) => {
  await startSession();
  // Otherwise the first page would store these values.
  await ask(page, 'PATCH', '/api/me', { timeZone: ZONE, country: 'AR' });
  const { list, match, players } = await seedRoster(page, ELEVEN, 10);
  const ids = players.map(({ id }) => id);
  await seedTeams(page, match, { claroTeam: ids.slice(0, 5), oscuroTeam: ids.slice(5, 10) });
  await seedLink(page, list);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/') && pathname !== '/api/events') asked.push(pathname + search);
  });
  for (const screen of ['confirm-attendance', 'form-teams', 'share-teams']) {
    asked.length = 0;
    await untilQuiet(page, () => page.goto(`/${screen}?matchId=${match.id}`));
    await expect(page.getByText('Jugador A').first()).toBeVisible();
    const { script, data } = await page.evaluate(firstStarts);
    expect(data, screen).toBeLessThan(script);
    expect(asked, screen).toEqual(['/api/session', `/api/first-view?matchId=${match.id}`]);
  }
});

/** Returns when the requests for the main script and for the data of the screen have started. It runs in the page. */
function firstStarts(): { script: number; data: number } {
  const entries = performance.getEntriesByType('resource');
  const startOf = (part: string) =>
    entries.find(({ name }) => name.includes(part))?.startTime ?? Infinity;
  return { script: startOf('/assets/index-'), data: startOf('/api/first-view') };
}

/** Matches all scripts except for the script of the theme, which blocks the first paint. */
const SCRIPTS_OF_SCREENS = /\/assets\/(?!theme-)[^/]+\.js$/;

/** Opens a page as it is at its first paint: with its style sheet, and without the scripts of screens. */
async function openWithoutScripts(page: Page, path: string): Promise<void> {
  await page.route(SCRIPTS_OF_SCREENS, () => undefined);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.styleSheets.length > 0);
}

test(
  'the frame of a screen is shown before its script runs',
  { tag: '@both' },
  async ({ page }) => {
    await openWithoutScripts(page, '/rankings');
    await expect(page.getByRole('banner').getByText('PICADITO')).toBeVisible();
    await expect(page.getByRole('main').getByText('Cargando...')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    expect(await violations(page)).toEqual([]);
  },
);

test('the landing is accessible before its script', { tag: '@both' }, async ({ page }) => {
  await openWithoutScripts(page, '/landing');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
});

test.describe('with the worker, without a network', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedComplaint: /ERR_INTERNET_DISCONNECTED|session|No se pud/,
  });

  test('a signed-in visitor of the landing gets home', async ({ page, context, signIn }) => {
    await signIn();
    await installed(page);
    const wasThere = await watchForLanding(page);
    await context.setOffline(true);
    await page.goto('/landing');
    await expect(page.getByRole('heading', { level: 1, name: '¡Hola' })).toBeVisible();
    expect(await wasThere()).toBeNull();
  });
});
