import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Canned } from './bare-server.ts';

const [canned] = (await once(process, 'message')) as [Canned[]];
const routes = canned.map(({ method, route, answer }) => ({
  method,
  path: new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`),
  status: answer.status,
  headers: { ...answer.headers, 'content-length': Buffer.byteLength(answer.body) },
  body: answer.body,
}));
const server = createServer((request, response) => {
  const [path = ''] = (request.url ?? '').split('?', 1);
  const found = routes.find((one) => one.method === request.method && one.path.test(path));
  response.writeHead(found?.status ?? 404, found?.headers).end(found?.body);
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
