import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';
import type { PushKeys } from '../../src/notices/push/encrypt-payload.ts';

export type Receiver = { keys: PushKeys; privateKey: Buffer };

/**
 * Decrypts a message as a browser does. This is written from RFC 8291 and RFC 8188, and shares no code with the
 * encryption.
 */
export function decryptPayload(body: Buffer, { keys, privateKey }: Receiver): string {
  const salt = body.subarray(0, 16);
  const keyEnd = 21 + (body[20] ?? 0);
  const senderKey = body.subarray(21, keyEnd);
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(privateKey);
  const derive = (secret: Buffer, saltOf: Buffer, info: Buffer, size: number) =>
    Buffer.from(hkdfSync('sha256', secret, saltOf, info, size));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), senderKey]);
  const auth = Buffer.from(keys.auth, 'base64url');
  const key = derive(ecdh.computeSecret(senderKey), auth, info, 32);
  const contentKey = derive(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce);
  decipher.setAuthTag(body.subarray(-16));
  const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0) throw new Error('the record has no end');
  return padded.subarray(0, end).toString();
}
