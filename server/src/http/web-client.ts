import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../app-error.ts';
import type { CookieNames } from '../identity/cookies.ts';
import { ANEW, pageOf, sendPage } from './page.ts';
import { mayHaveSession, type SessionLookup } from './session.ts';
import { serveFiles } from './files/serve-files.ts';
import type { WebFiles } from './files/web-files.ts';

const ROOT = '<div id="root">';
/** Demonstration mode shows this ribbon on every screen before any script has run. */
const RIBBON = '<aside class="demo-ribbon" aria-label="Aviso">Modo demostración</aside>';
/** Pages have this placeholder for the server's origin, which previews of links need. */
const PUBLIC_URL = '{{PUBLIC_URL}}';
/** Matches the hidden message that the landing shows without a script after a failed sign-in. */
const HIDDEN_FAILURE = /(<noscript><p) hidden=""/;
/**
 * Matches paths that are never screens; `g` is reserved for the players' page, because a dead link must not open the
 * app.
 */
const NOT_SCREENS = /^\/(api|auth|demo|assets|g)(\/|$)/;

/** This screen needs no session, so its page does not preload the code of home. */
const PRIVACY = '/privacy';
const HOME_CODE = /\s*<link rel="modulepreload" data-home[^>]*>/g;

export type WebClient = SessionLookup & {
  web: WebFiles;
  publicUrl: string;
};

/**
 * Serves the built web client. Hashed assets are cached for a year. Every path that may be a screen gets the app's
 * page, since routing happens in the browser; visitors get the landing, a page of its own. In demonstration mode the
 * pages have a ribbon.
 */
export function webClient(app: FastifyInstance, client: WebClient): void {
  const { web, cookies } = client;
  const page = built(client, 'index.html');
  const screens = pageOf(page);
  const withoutHome = pageOf(page.replace(HOME_CODE, ''));
  const landing = built(client, 'landing.html');
  const landings = {
    first: pageOf(landing),
    afterFailure: pageOf(landing.replace(HIDDEN_FAILURE, '$1')),
  };
  serveFiles(app, web);

  app.get('/', (request, reply) =>
    sendPage(request, reply, isKnown(request, cookies) ? screens : landings.first),
  );
  app.get<{ Querystring: { error?: unknown } }>('/landing', async (request, reply) => {
    if (isKnown(request, cookies) && (await mayHaveSession(request, client)))
      return reply.headers(ANEW).redirect('/', 302);
    const hasFailed = request.query.error === 'sign-in';
    return sendPage(request, reply, hasFailed ? landings.afterFailure : landings.first);
  });
  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    // The wildcard has the path as the router decodes it.
    const path = `/${request.params['*']}`;
    if (NOT_SCREENS.test(path) || /\.\w+$/.test(path)) throw notFound();
    return sendPage(request, reply, path === PRIVACY ? withoutHome : screens);
  });
}

/**
 * Tells whether the browser has a session or a sign-in in progress. If so, the app decides what to show by what the
 * browser remembers.
 */
function isKnown({ cookies }: FastifyRequest, names: CookieNames): boolean {
  return Object.keys(cookies).some(
    (name) => name === names.session || name.startsWith(names.attemptPrefix),
  );
}

/** Returns a page of the build with the server's origin and, in demonstration mode, the ribbon. */
function built({ web, publicUrl, isDemo }: WebClient, file: string): string {
  if (!web.names.includes(file))
    throw new Error(`no web client in ${web.where}: npm run build makes it`);
  const html = web
    .read(file)
    .toString()
    .replaceAll(PUBLIC_URL, () => publicUrl);
  return isDemo ? html.replace(ROOT, `${RIBBON}${ROOT}`) : html;
}
