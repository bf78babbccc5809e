import { BODY_MAX_BYTES } from '@picadito/domain';
import { expect, test } from 'vitest';
import { cookieNames } from '../../identity/cookies.ts';
import { isProper } from '../../../testing/hostile/check-response.ts';
import { exchange } from '../../../testing/hostile/raw.ts';
import { PUBLIC_URL, testApp } from '../../../testing/test-app.ts';

async function ana() {
  const server = await testApp();
  return { ...server, ana: await server.signedIn('ana') };
}

test('a body of more than 1 MB is refused, with Content-Length or chunked', async () => {
  const { app, ana: organiser } = await ana();
  const cookie = `${cookieNames(PUBLIC_URL).session}=${organiser.token}`;
  const json = '{"name":"Jueves"}';
  const head = ['POST /api/lists HTTP/1.1', 'host: a', `cookie: ${cookie}`, 'connection: close'];
  const statusOf = async (length: string, body: string) => {
    const lines = [...head, 'content-type: application/json', length, '', ''];
    const [response] = await exchange(app, lines.join('\r\n') + body);
    if (response) isProper(response);
    return response?.status;
  };
  const chunked = (body: string) => `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
  const whole = json + ' '.repeat(BODY_MAX_BYTES - json.length);
  expect(await statusOf(`content-length: ${whole.length}`, whole)).toBe(201);
  expect(await statusOf('transfer-encoding: chunked', chunked(whole))).toBe(201);
  expect(await statusOf(`content-length: ${whole.length + 1}`, '')).toBe(413);
  expect(await statusOf('transfer-encoding: chunked', chunked(`${whole} `))).toBe(413);
});
