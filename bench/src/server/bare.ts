import { once } from 'node:events';
import Fastify from 'fastify';
import type { Canned } from './bare-server.ts';

const [canned] = (await once(process, 'message')) as [Canned[]];
const app = Fastify();
for (const { method, route, answer: response } of canned) {
  app.route({
    method,
    url: route,
    handler: (_request, reply) =>
      reply.code(response.status).headers(response.headers).send(response.body),
  });
}
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.(origin);
