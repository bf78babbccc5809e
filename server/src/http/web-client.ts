import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../app-error.ts';

const A_YEAR_SECONDS = 31_536_000;
const ROOT = '<div id="root">';
/** The ribbon of demonstration mode, on every screen, before any script has run (docs/decisions/072). */
const RIBBON = '<aside class="demo-ribbon" aria-label="Aviso">Modo demostración</aside>';
/** Names under which there are no screens; `g` is reserved for the players' page (docs/decisions/160). */
const NOT_SCREENS = /^\/(api|auth|demo|assets|g)(\/|$)/;

/**
 * Serves the built web client from `root`: hashed assets are cached for a year, and its page is served for every path
 * that may be a screen, since routing is done in the browser. In demonstration mode the page has a ribbon.
 */
export async function webClient(
  app: FastifyInstance,
  root: string,
  isDemo: boolean,
): Promise<void> {
  const page = join(root, 'index.html');
  if (!existsSync(page)) throw new Error(`no web client in ${root}: npm run build makes it`);
  const built = readFileSync(page, 'utf8');
  const hashed = join(root, 'assets', sep);
  const html = isDemo ? built.replace(ROOT, `${RIBBON}${ROOT}`) : built;
  await app.register(fastifyStatic, {
    root,
    index: false,
    preCompressed: true,
    wildcard: false,
    globIgnore: ['**/*.{br,gz,html}'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(hashed);
      reply.header(
        'cache-control',
        isHashed ? `public, max-age=${A_YEAR_SECONDS}, immutable` : 'no-cache',
      );
    },
  });
  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    // as the router reads it
    const path = `/${request.params['*']}`;
    if (NOT_SCREENS.test(path) || /\.\w+$/.test(path)) throw notFound();
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html);
  });
}
