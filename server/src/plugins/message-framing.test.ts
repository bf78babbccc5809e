import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { testApp } from '../testing/test-app.ts';

/** What the server says on one connection to these bytes. */
async function answerTo(...lines: string[]): Promise<string> {
  const { app } = await testApp();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').end(lines.join('\r\n'));
  return text(socket);
}

const HEAD = ['POST /auth/sign-out HTTP/1.1', 'host: a'];
const SMUGGLED = ['GET /healthz HTTP/1.1', 'host: a', '', ''];

test.each([
  ['two lengths', ['content-length: 0', 'content-length: 45', '', '']],
  ['a length and pieces', ['content-length: 4', 'transfer-encoding: chunked', '', '0', '', '']],
  ['pieces of another kind', ['transfer-encoding: xchunked', '', '0', '', '']],
  ['pieces said twice', ['transfer-encoding: chunked, chunked', '', '0', '', '']],
  ['a length with a sign', ['content-length: +0', '', '']],
  ['a space before the colon', ['content-length : 0', '', '']],
  ['a folded header', ['x: a', ' transfer-encoding: chunked', 'transfer-encoding: x', '', '']],
])('where a message ends is never in doubt: %s', async (_, lines) => {
  const answer = await answerTo(...HEAD, ...lines, ...SMUGGLED);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
});

test.each(['TRACE', 'TRACK', 'CONNECT'])('%s gives nothing back', async (method) => {
  const answer = await answerTo(`${method} / HTTP/1.1`, 'host: a', 'cookie: a=tok3n', '', '');
  expect(answer).not.toContain('tok3n');
  expect(answer).not.toMatch(/^HTTP\/1\.1 2/);
});
