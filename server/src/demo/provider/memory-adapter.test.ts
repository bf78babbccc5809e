import { expect, test } from 'vitest';
import { memoryAdapter } from './memory-adapter.ts';

function setUp() {
  const clock = { now: 1_000_000 };
  const factory = memoryAdapter(() => clock.now);
  return { clock, codes: factory('AuthorizationCode'), sessions: factory('Session') };
}

test('an entry is found under its own model only, until it expires', async () => {
  const { clock, codes, sessions } = setUp();
  await codes.upsert('a', { kind: 'AuthorizationCode' }, 60);
  expect(await codes.find('a')).toEqual({ kind: 'AuthorizationCode' });
  expect(await sessions.find('a')).toBeUndefined();
  clock.now += 60_000;
  expect(await codes.find('a')).toBeUndefined();
});

test('a used code is marked as consumed, and revoking its grant deletes it', async () => {
  const { codes } = setUp();
  await codes.upsert('a', { grantId: 'g' }, 60);
  await codes.upsert('b', { grantId: 'h' }, 60);
  await codes.consume('a');
  expect(await codes.find('a')).toEqual({ grantId: 'g', consumed: 1000 });
  await codes.revokeByGrantId('g');
  expect(await codes.find('a')).toBeUndefined();
  expect(await codes.find('b')).toBeDefined();
});

test('a session is found by its uid', async () => {
  const { sessions } = setUp();
  await sessions.upsert('s', { uid: 'u' }, 60);
  expect(await sessions.findByUid('u')).toEqual({ uid: 'u' });
  await sessions.destroy('s');
  expect(await sessions.findByUid('u')).toBeUndefined();
});

test('memory stays bounded: the oldest entries are evicted', async () => {
  const { codes } = setUp();
  for (let index = 0; index <= 10_000; index += 1) await codes.upsert(String(index), {}, 60);
  expect(await codes.find('0')).toBeUndefined();
  expect(await codes.find('1')).toBeDefined();
});
