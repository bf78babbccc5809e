import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { fontFaces } from '../http/openapi/page/fonts.ts';
import { contractPage } from '../http/openapi/page/page.ts';
import { contractOf } from '../http/openapi/openapi.ts';

const STYLE = ['page.css', 'panels.css']
  .map((file) => readFileSync(new URL(`../contract-page/${file}`, import.meta.url), 'utf8'))
  .join('');

const tags = ['Server'];
const schemas = {
  document: {
    tags,
    summary: 'This contract as OpenAPI 3.1',
    response: { 200: z.looseObject({ openapi: z.string() }) },
  },
  page: {
    tags,
    summary: 'This contract as a page to read',
    response: { 200: { content: { 'text/html': { schema: z.string() } } } },
  },
};

/** The contract for programs and for people. Public. */
export function contractRoutes(
  app: FastifyInstance,
  { webRoot, isDemo }: { webRoot: string | undefined; isDemo: boolean },
): void {
  let page: string | undefined;
  const style = fontFaces(webRoot) + STYLE;
  const anew = { 'cache-control': 'no-cache' };

  app.get('/api/openapi.json', { schema: schemas.document }, (_request, reply) =>
    reply.headers(anew).send(contractOf(app)),
  );
  app.get('/api/docs', { schema: schemas.page }, (_request, reply) => {
    page ??= contractPage(contractOf(app), isDemo);
    return reply.headers(anew).type('text/html; charset=utf-8').send(page);
  });
  app.get('/api/docs.css', (_request, reply) =>
    reply.headers(anew).type('text/css; charset=utf-8').send(style),
  );
}
