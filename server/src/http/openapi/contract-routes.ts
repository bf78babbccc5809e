import { readFileSync } from 'node:fs';
import { documentationContract } from '@picadito/domain';
import type { FastifyInstance } from 'fastify';
import { publicRoutes } from '../route.ts';
import { fontFaces } from './page/fonts.ts';
import { contractPage } from './page/page.ts';
import { contractOf } from './openapi.ts';

const STYLE = ['page.css', 'panels.css']
  .map((file) => readFileSync(new URL(`./page/${file}`, import.meta.url), 'utf8'))
  .join('');

/** The contract for programs and for people. Public. */
export function contractRoutes(
  app: FastifyInstance,
  { webRoot, isDemo }: { webRoot: string | undefined; isDemo: boolean },
): void {
  let page: string | undefined;
  const style = fontFaces(webRoot) + STYLE;
  const anew = { 'cache-control': 'no-cache' };

  publicRoutes(documentationContract, {
    document: ({ reply }) => {
      reply.headers(anew);
      return contractOf(app);
    },
    page: ({ reply }) => {
      page ??= contractPage(contractOf(app), isDemo);
      return reply.headers(anew).type('text/html; charset=utf-8').send(page);
    },
  })(app);
  app.get('/api/docs.css', (_request, reply) =>
    reply.headers(anew).type('text/css; charset=utf-8').send(style),
  );
}
