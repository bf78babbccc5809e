import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { SubscriptionInput } from '@picadito/domain';

/**
 * Type of the keys for messages to a browser: the browser's public key (65 bytes) and a shared secret (16 bytes), both
 * in base64url.
 */
export type PushKeys = Pick<SubscriptionInput, 'p256dh' | 'auth'>;

/** Size of a record of the encryption; every message fits in one record. */
const RECORD_BYTES = 4096;
const TAG_BYTES = 16;
/** The bytes that encryption adds to a payload: the header of RFC 8188, the byte that ends the record, and the tag. */
const OVERHEAD = 16 + 4 + 1 + 65 + 1 + TAG_BYTES;
/** The maximum size of a payload in bytes, since a push service accepts encrypted bodies up to 4096 bytes. */
export const PAYLOAD_MAX_BYTES = RECORD_BYTES - OVERHEAD;
const CURVE = 'prime256v1';

/** Type of the salt and the private key for one message. They are random; only tests pass them in. */
type Once = { salt: Buffer; sender: Buffer };

const fresh = (): Once => {
  const sender = createECDH(CURVE);
  sender.generateKeys();
  return { salt: randomBytes(16), sender: sender.getPrivateKey() };
};

/**
 * Encrypts a message so that only the browser with these keys can read it (RFC 8291). Returns the request body, whose
 * content encoding is aes128gcm (RFC 8188). Throws when the payload is too long or the keys are invalid.
 */
export function encryptPayload(
  payload: string,
  { p256dh, auth }: PushKeys,
  { salt, sender }: Once = fresh(),
): Buffer {
  const text = Buffer.from(payload);
  if (text.length > PAYLOAD_MAX_BYTES) throw new RangeError('the message is too long');
  const receiverKey = Buffer.from(p256dh, 'base64url');
  const ecdh = createECDH(CURVE);
  ecdh.setPrivateKey(sender);
  const senderKey = ecdh.getPublicKey();
  const secret = ecdh.computeSecret(receiverKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiverKey, senderKey]);
  const key = derived(secret, Buffer.from(auth, 'base64url'), info, 32);
  const contentKey = derived(key, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derived(key, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', contentKey, nonce);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  return Buffer.concat([
    salt,
    size,
    Buffer.from([senderKey.length]),
    senderKey,
    cipher.update(text),
    cipher.update(Buffer.from([2])),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}

function derived(secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}

/**
 * Tells whether messages can be encrypted for the keys that a browser has sent: a point of the curve, and a secret of
 * 16 bytes.
 */
export function arePushKeys({ p256dh, auth }: PushKeys): boolean {
  const isText = [p256dh, auth].every((text) => /^[\w-]+={0,2}$/.test(text));
  const [point, secret] = [Buffer.from(p256dh, 'base64url'), Buffer.from(auth, 'base64url')];
  if (!isText || secret.length !== 16 || point.length !== 65 || point[0] !== 4) return false;
  try {
    const ecdh = createECDH(CURVE);
    ecdh.generateKeys();
    ecdh.computeSecret(point);
    return true;
  } catch {
    return false;
  }
}
