import { createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { authorizer, newVapidKey, publicKeyOf } from './vapid.ts';

/** Values from section 2.4 of RFC 8292. */
const RFC_8292 = {
  token:
    'eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA',
  key: 'BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs',
};
const HEADER = /^vapid t=(?<token>[\w-]+\.[\w-]+\.[\w-]+), k=(?<key>[\w-]{87})$/;

const isSigned = (token: string, key: string) => {
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  );
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const text = Buffer.from(`${header}.${claims}`);
  const how = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  return verify('sha256', text, how, Buffer.from(signature, 'base64url'));
};

function read(header: string) {
  const { token = '', key = '' } = HEADER.exec(header)?.groups ?? {};
  const [kind = '', claims = ''] = token
    .split('.')
    .map((part) => Buffer.from(part, 'base64url').toString());
  return { token, key, kind, claims, isSigned: isSigned(token, key) };
}

test('a header equals the example of RFC 8292, and is signed by its key', () => {
  const [start = '', claims = ''] = RFC_8292.token.split('.');
  expect(isSigned(RFC_8292.token, RFC_8292.key)).toBe(true);
  const now = (1_453_523_768 - 12 * 60 * 60) * 1000;
  const privateKey = newVapidKey();
  const sender = { privateKey, contact: 'mailto:push@example.com' };
  const said = read(authorizer(sender, () => now)('https://push.example.net'));
  expect(said.token.split('.').slice(0, 2)).toEqual([start, claims]);
  expect(said).toMatchObject({ isSigned: true, key: publicKeyOf(privateKey) });
});

test('a token is for one service, lasts less than a day, and is renewed before it expires', () => {
  let now = Date.parse('2026-11-26T12:00:00Z');
  const headerFor = authorizer({ privateKey: newVapidKey(), contact: null }, () => now);
  const [one, other] = ['https://one.example', 'https://other.example'];
  const first = headerFor(one);
  expect(headerFor(one)).toBe(first);
  expect(JSON.parse(read(headerFor(other)).claims)).toMatchObject({ aud: other });
  for (let hour = 0; hour < 48; hour += 1) {
    const { exp } = JSON.parse(read(headerFor(one)).claims);
    expect(exp * 1000 - now).toBeGreaterThan(0);
    expect(exp * 1000 - now).toBeLessThanOrEqual(24 * 60 * 60 * 1000);
    now += 60 * 60 * 1000;
  }
});

test('a server without a public address names none, because services refuse localhost', () => {
  const { claims } = read(
    authorizer({ privateKey: newVapidKey(), contact: null }, () => 0)('https://one.example'),
  );
  expect(claims).not.toContain('sub');
});

test('generated keys always have the length that browsers accept', () => {
  for (let made = 0; made < 500; made += 1) {
    const key = newVapidKey();
    expect(Buffer.from(key, 'base64url')).toHaveLength(32);
    expect(publicKeyOf(key)).toMatch(/^B[\w-]{86}$/);
  }
});
