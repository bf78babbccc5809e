import { createECDH, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { decryptPayload } from '../../../testing/notices/decrypt-payload.ts';
import { arePushKeys, encryptPayload, PAYLOAD_MAX_BYTES } from './encrypt-payload.ts';

/** Values from Appendix A of RFC 8291. */
const RFC_8291 = {
  plaintext: 'When I grow up, I want to be a watermelon',
  sender: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  receiver: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  keys: {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};
const bytes = (text: string) => Buffer.from(text, 'base64url');

function aBrowser() {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const secret = randomBytes(16);
  const keys = {
    p256dh: ecdh.getPublicKey('base64url'),
    auth: secret.toString('base64url'),
  };
  return { keys, privateKey: ecdh.getPrivateKey() };
}

test('a message is encrypted as in the example of RFC 8291', () => {
  const { plaintext, keys, salt, sender, body, receiver } = RFC_8291;
  const once = { salt: bytes(salt), sender: bytes(sender) };
  const encrypted = encryptPayload(plaintext, keys, once);
  expect(encrypted.toString('base64url')).toBe(body);
  expect(decryptPayload(bytes(body), { keys, privateKey: bytes(receiver) })).toBe(plaintext);
});

test('each message has its own keys, and only its browser can decrypt it', () => {
  const [browser, other] = [aBrowser(), aBrowser()];
  const [one, again] = [1, 2].map(() => encryptPayload('Ya son 10 ⚽', browser.keys));
  if (!one || !again) throw new Error('nothing was encrypted');
  expect(one.equals(again)).toBe(false);
  expect(decryptPayload(one, browser)).toBe('Ya son 10 ⚽');
  expect(() => decryptPayload(one, other)).toThrow();
});

test('the longest message fits the limit of push services, and a longer one is refused', () => {
  const { keys } = aBrowser();
  expect(encryptPayload('x'.repeat(PAYLOAD_MAX_BYTES), keys)).toHaveLength(4096);
  expect(() => encryptPayload('x'.repeat(PAYLOAD_MAX_BYTES + 1), keys)).toThrow(RangeError);
});

test('keys that no browser can have are refused', () => {
  const { keys } = aBrowser();
  expect(arePushKeys(keys)).toBe(true);
  const point = bytes(keys.p256dh);
  const off = Buffer.from(point);
  off[40] = (off[40] ?? 0) ^ 1;
  const zero = Buffer.alloc(65);
  zero[0] = 4;
  for (const p256dh of ['', 'x', keys.auth, off, zero, point.subarray(1), `${keys.p256dh}AA`])
    expect(
      arePushKeys({
        ...keys,
        p256dh: typeof p256dh === 'string' ? p256dh : p256dh.toString('base64url'),
      }),
    ).toBe(false);
  for (const auth of ['', 'x', `${keys.auth}AA`, keys.p256dh, 'ñandúñandúñandúñandúñan'])
    expect(arePushKeys({ ...keys, auth })).toBe(false);
});
