import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { newId } from '../../store/ids.ts';
import {
  hashSessionToken,
  newSessionSecret,
  publicSessionId,
  sessionToken,
  userNamedBy,
} from './session-token.ts';

const COUNT = 10_000;
const BITS = 128;

test('the secret of a token has 128 uniform random bits and does not repeat', () => {
  const tokens = Array.from({ length: COUNT }, () => newSessionSecret());
  expect(new Set(tokens).size).toBe(COUNT);
  const ones = Array.from({ length: BITS }, () => 0);
  for (const token of tokens) {
    const bytes = Buffer.from(token, 'base64url');
    expect({ bytes: bytes.length, text: bytes.toString('base64url') }).toEqual({
      bytes: BITS / 8,
      text: token,
    });
    for (const bit of ones.keys()) ones[bit] = (ones[bit] ?? 0) + bitOf(bytes, bit);
  }
  // The bounds are eight standard deviations away: a fixed or biased bit is far outside.
  expect(Math.min(...ones)).toBeGreaterThan(4600);
  expect(Math.max(...ones)).toBeLessThan(5400);
});

test('only the SHA-256 of a token is stored, and its public id reveals neither', () => {
  const token = sessionToken(newSessionSecret(), newId());
  const hash = hashSessionToken(token);
  expect(hash).toBe(createHash('sha256').update(token).digest('base64url'));
  const id = publicSessionId(hash);
  expect(id).toMatch(/^[\w-]{22}$/);
  expect([token, hash, hashSessionToken(hash)].some((secret) => secret.includes(id))).toBe(false);
});

test('a token names its user, and an old token or any other text names nobody', () => {
  const [old, user] = ['o'.repeat(43), newId()];
  const secrets = [newSessionSecret(), newSessionSecret(true), old, `demo.${old}`];
  for (const secret of secrets) {
    expect(userNamedBy(sessionToken(secret, user))).toBe(user);
    expect(userNamedBy(secret)).toBeNull();
  }
  for (const other of ['', user, `.${user}`, `${old}.${user}x`, `${old}.\0${user.slice(1)}`])
    expect({ other, user: userNamedBy(other) }).toEqual({ other, user: null });
});

const bitOf = (bytes: Buffer, bit: number) => ((bytes[bit >> 3] ?? 0) >> (bit & 7)) & 1;
