import { once } from 'node:events';
import { createServer } from 'node:http';
import { Registry } from 'prom-client';
import { headersOf } from '../http/security-headers.ts';

/** Serves the metrics on a loopback port of their own, since the public port must not show them. */
export async function serveMetrics(port: number, text: () => Promise<string>) {
  const headers = new Map(Object.entries(await headersOf(false)));
  const server = createServer((request, response) => {
    response.setHeaders(headers);
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    text().then(
      (body) =>
        response.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }).end(body),
      () => response.writeHead(500).end(),
    );
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    close(): void {
      server.close();
      server.closeAllConnections();
    },
  };
}
