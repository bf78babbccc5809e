import { firstViewPath, INVITATION_SCREEN, pathOf, SESSION } from '@picadito/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../app-error.ts';
import type { CookieNames } from '../identity/cookies.ts';
import { ANEW, pageOf, sendPage, type Page } from './page.ts';
import { mayHaveSession, type SessionLookup } from './session.ts';
import { serveFiles, type WebFiles } from './web-files.ts';

const ROOT = '<div id="root">';
/**
 * The ribbon that demonstration mode shows on every screen; it is in the HTML, so that it shows before any script has
 * run.
 */
const RIBBON = '<aside class="demo-ribbon" aria-label="Aviso">Modo demostración</aside>';
/** The placeholder in the built pages for the server's origin; previews of links in chats need full addresses. */
const PUBLIC_URL = '{{PUBLIC_URL}}';
/** Matches the hidden message of the landing that a failed sign-in makes visible for browsers without scripts. */
const HIDDEN_FAILURE = /(<noscript><p) hidden=""/;
/**
 * Matches paths that are never screens of the app. Paths under `/g` and `/c` belong to the pages of links, and a dead
 * link there must not open the app. No screen has a name that begins with a dot.
 */
const NOT_SCREENS = /^\/(api|auth|demo|assets|g|c)(\/|$)|\/\./;

export type WebClient = SessionLookup & {
  web: WebFiles;
  publicUrl: string;
};

/** Folder of the built pages of single screens, each with the name of its screen's path (web/build/screen-pages.ts). */
const SCREENS = 'screens/';
const APP = 'index.html';

/**
 * Registers the routes of the built web client. Every path that may be a screen gets the app's page, since routing
 * happens in the browser. The page of a screen also loads the code of the screen, and for a browser with a session its
 * first requests. At the root, a browser without a session gets the landing, which is another page. In
 * demonstration mode the pages have a ribbon.
 */
export function webClient(app: FastifyInstance, client: WebClient): void {
  const { web, cookies } = client;
  const screenPage = screenPages(client);
  const landing = built(client, 'landing.html');
  const landings = {
    first: pageOf(landing),
    afterFailure: pageOf(landing.replace(HIDDEN_FAILURE, '$1')),
  };
  serveFiles(app, web);

  app.get('/', (request, reply) =>
    isKnown(request, cookies)
      ? sendScreen(request, reply, '/')
      : sendPage(request, reply, landings.first),
  );
  app.get<{ Querystring: { error?: unknown } }>('/landing', async (request, reply) => {
    if (isKnown(request, cookies) && (await mayHaveSession(request, client)))
      return reply.headers(ANEW).redirect('/', 302);
    const hasFailed = request.query.error === 'sign-in';
    return sendPage(request, reply, hasFailed ? landings.afterFailure : landings.first);
  });
  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    // `*` contains the path as the router has decoded it.
    const path = `/${request.params['*']}`;
    if (NOT_SCREENS.test(path) || /\.\w+$/.test(path)) throw notFound();
    return sendScreen(request, reply, path);
  });

  function sendScreen(request: FastifyRequest, reply: FastifyReply, path: string): FastifyReply {
    if (isKnown(request, cookies)) reply.header('link', firstRequests(request.url));
    return sendPage(request, reply, screenPage(path), path.startsWith(INVITATION_SCREEN));
  }
}

/**
 * Returns a function from the path of a screen to its page: that of the screen if one was built, else the page of the
 * app. A page is compressed when it is first requested.
 */
function screenPages(client: WebClient): (path: string) => Page {
  const app = pageOf(built(client, APP));
  const pages = new Map<string, Page>();
  return (path) => {
    const file = `${SCREENS}${path.split('/', 2)[1]}.html`;
    if (!client.web.names.includes(file)) return app;
    const page = pages.get(file) ?? pageOf(built(client, file));
    pages.set(file, page);
    return page;
  };
}

/**
 * Tells whether the browser has the cookie of a session or of a sign-in in progress. Such a browser gets the app's
 * page, whose script decides what to show.
 */
function isKnown({ cookies }: FastifyRequest, names: CookieNames): boolean {
  return Object.keys(cookies).some(
    (name) => name === names.session || name.startsWith(names.attemptPrefix),
  );
}

/**
 * Returns the HTML of a page of the build, with the server's origin filled in and, in demonstration mode, the ribbon.
 */
function built({ web, publicUrl, isDemo }: WebClient, file: string): string {
  if (!web.names.includes(file))
    throw new Error(`no web client in ${web.where}: npm run build makes it`);
  const html = web
    .read(file)
    .toString()
    .replaceAll(PUBLIC_URL, () => publicUrl);
  return isDemo ? html.replace(ROOT, `${RIBBON}${ROOT}`) : html;
}

/**
 * Returns the `Link` header of a page of the app, by which the browser starts the page's first requests before it has
 * the page's code: for the session, and for the data of the screen at `address`. They have the same credentials mode as
 * the page's own requests, which therefore can use their replies.
 */
function firstRequests(address: string): string {
  const paths = [pathOf(SESSION.read), firstViewPath(address)].filter((path) => path !== null);
  return paths
    .map((path) => `<${path}>; rel="preload"; as="fetch"; crossorigin="use-credentials"`)
    .join(', ');
}
