import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashSessionToken, newSessionToken, publicSessionId } from './session-token.ts';

const COUNT = 10_000;
const BITS = 256;

test('a token has 256 uniform random bits and does not repeat', () => {
  const tokens = Array.from({ length: COUNT }, newSessionToken);
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
  const token = newSessionToken();
  const hash = hashSessionToken(token);
  expect(hash).toBe(createHash('sha256').update(token).digest('base64url'));
  const id = publicSessionId(hash);
  expect(id).toMatch(/^[\w-]{22}$/);
  expect([token, hash, hashSessionToken(hash)].some((secret) => secret.includes(id))).toBe(false);
});

const bitOf = (bytes: Buffer, bit: number) => ((bytes[bit >> 3] ?? 0) >> (bit & 7)) & 1;
