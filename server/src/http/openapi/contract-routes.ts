import { readFileSync } from 'node:fs';
import { documentationContract } from '@picadito/domain';
import type { FastifyInstance } from 'fastify';
import { ANEW_FOR_ALL, encoded, pageOf } from '../page.ts';
import { publicRoutes } from '../route.ts';
import type { WebFiles } from '../files/web-files.ts';
import { fontFaces } from './page/fonts.ts';
import { contractPage } from './page/page.ts';
import { contractOf } from './openapi.ts';
import type { Document } from './openapi-document.ts';

const STYLE =
  readFileSync(new URL('./page/page.css', import.meta.url), 'utf8') +
  readFileSync(new URL('./page/panels.css', import.meta.url), 'utf8');

/** The contract for programs and for people. Public. */
export function contractRoutes(
  app: FastifyInstance,
  { web, isDemo }: { web: WebFiles | undefined; isDemo: boolean },
): void {
  const style = packed(fontFaces(web) + STYLE);
  const page = once(() => packed(contractPage(contractOf(app), isDemo)));
  const json = once(() => packed(JSON.stringify(contractOf(app))));

  publicRoutes(documentationContract, {
    document: ({ request, reply }) => {
      reply.type('application/json; charset=utf-8');
      // the text of it
      return encoded(request, reply, json(), ANEW_FOR_ALL) as unknown as Document;
    },
    page: ({ request, reply }) =>
      reply.type('text/html; charset=utf-8').send(encoded(request, reply, page(), ANEW_FOR_ALL)),
  })(app);
  app.get('/api/docs.css', (request, reply) =>
    reply.type('text/css; charset=utf-8').send(encoded(request, reply, style, ANEW_FOR_ALL)),
  );
}

/** Made while a request waits: the best Brotli would take half a second longer, for 15 % less. */
const packed = (text: string) => pageOf(text, 5);

/** Made when it is first asked for. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
