import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../app-error.ts';
import type { CookieNames } from '../identity/cookies.ts';
import { ANEW, pageOf, sendPage } from './page.ts';
import { mayHaveSession, type SessionLookup } from './session.ts';
import { serveFiles } from './files/serve-files.ts';
import type { WebFiles } from './files/web-files.ts';

const ROOT = '<div id="root">';
/** The ribbon of demonstration mode, on every screen, before any script has run (docs/decisions/072). */
const RIBBON = '<aside class="demo-ribbon" aria-label="Aviso">Modo demostración</aside>';
/** Where the pages name this server, for the previews of links. */
const PUBLIC_URL = '{{PUBLIC_URL}}';
/** What the landing says without a script after a sign-in that failed. */
const HIDDEN_FAILURE = /(<noscript><p) hidden=""/;
/** Names under which there are no screens; `g` is reserved for the players' page (docs/decisions/160). */
const NOT_SCREENS = /^\/(api|auth|demo|assets|g)(\/|$)/;

/** The one screen for people without a session, who need no code of home. */
const PRIVACY = '/privacy';
const HOME_CODE = /\s*<link rel="modulepreload" data-home[^>]*>/g;

export type WebClient = SessionLookup & {
  web: WebFiles;
  publicUrl: string;
};

/**
 * Serves the built web client: hashed assets are cached for a year; the app's page is served for every path that may be
 * a screen, since routing is done in the browser; visitors get the landing, a page of its own (docs/decisions/184). In
 * demonstration mode the pages have a ribbon.
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
    // as the router reads it
    const path = `/${request.params['*']}`;
    if (NOT_SCREENS.test(path) || /\.\w+$/.test(path)) throw notFound();
    return sendPage(request, reply, path === PRIVACY ? withoutHome : screens);
  });
}

/** Has a session, or a sign-in under way: then the app decides where to go, by what the browser remembers. */
function isKnown({ cookies }: FastifyRequest, names: CookieNames): boolean {
  return Object.keys(cookies).some(
    (name) => name === names.session || name.startsWith(names.attemptPrefix),
  );
}

/** A page of the build, with what only the server knows. */
function built({ web, publicUrl, isDemo }: WebClient, file: string): string {
  if (!web.names.includes(file))
    throw new Error(`no web client in ${web.where}: npm run build makes it`);
  const html = web
    .read(file)
    .toString()
    .replaceAll(PUBLIC_URL, () => publicUrl);
  return isDemo ? html.replace(ROOT, `${RIBBON}${ROOT}`) : html;
}
