import type { ServerResponse } from 'node:http';
import type { Lies } from '../../../testing/identity/provider/provider.ts';
import { type Attack, lying } from './attack.ts';

const DISCOVERY = '/.well-known/openid-configuration';

const moved = (status: number, to: string) => (response: ServerResponse) =>
  void response.writeHead(status, { location: `/moved${to}` }).end();
const page = (response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Bienvenida</h1>');
const garbage = (response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end('{"keys":[{"kty"');
const list = (response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end('[]');
const silent = (path: string) => waiting({ [path]: () => undefined });
const waiting = (responses: Lies['responses']) => lying({ responses, patience: 0.3 });
const hangsUp = (response: ServerResponse) => void response.destroy();

function drips(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const drip = setInterval(() => response.write(' '), 50);
  response.on('close', () => clearInterval(drip));
}

const HUGE = 'x'.repeat(300_000);

export const ENDPOINT_ATTACKS: Attack[] = [
  ['a discovery of another issuer', lying({ metadata: { issuer: 'https://id.test' } })],
  ['a discovery without an issuer', lying({ metadata: { issuer: undefined } })],
  ['a discovery elsewhere', lying({ responses: { [DISCOVERY]: moved(302, DISCOVERY) } })],
  ['a discovery in HTML', lying({ responses: { [DISCOVERY]: page } })],
  ['a discovery without end', lying({ metadata: { more: HUGE } })],
  ['a discovery that never comes', silent(DISCOVERY)],
  ['tokens in HTML', lying({ responses: { '/token': page } })],
  ['tokens in broken JSON', lying({ responses: { '/token': garbage } })],
  ['tokens in a list', lying({ responses: { '/token': list } })],
  ['tokens elsewhere', lying({ responses: { '/token': moved(307, '/token') } })],
  ['tokens that never come', silent('/token')],
  ['tokens that come drop by drop', waiting({ '/token': drips })],
  ['tokens that break off', lying({ responses: { '/token': hangsUp } })],
  ['tokens without end', lying({ tokens: { more: HUGE } })],
  ['tokens of an unknown type', lying({ tokens: { token_type: 'mac' } })],
  ['tokens bound to a key that we do not have', lying({ tokens: { token_type: 'DPoP' } })],
  ['tokens of no type', lying({ tokens: { token_type: undefined } })],
  ['no access token', lying({ tokens: { access_token: undefined } })],
  ['no ID token', lying({ tokens: { id_token: undefined } })],
  ['an empty ID token', lying({ tokens: { id_token: '' } })],
  ['an ID token that is an object', lying({ tokens: { id_token: { sub: 'ana' } } })],
  ['an error beside good tokens', lying({ responses: { '/token': refused } })],
  ['keys elsewhere', lying({ responses: { '/jwks': moved(302, '/jwks') } })],
  ['keys in HTML', lying({ responses: { '/jwks': page } })],
  ['keys in broken JSON', lying({ responses: { '/jwks': garbage } })],
  ['no keys', lying({ keys: [] })],
  ['keys without end', lying({ keys: [{ kty: 'oct', k: HUGE }] })],
  ['keys that never come', silent('/jwks')],
];

function refused(response: ServerResponse): void {
  response.writeHead(400, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: 'invalid_grant', access_token: 'a', token_type: 'Bearer' }));
}
