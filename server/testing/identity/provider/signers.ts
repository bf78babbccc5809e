import { createHmac, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';

/** Type of a function that signs a token: returns the signature of the text `header.payload`. */
export type Signer = (data: string) => Buffer;

export const rsaKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
export const curveKeys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

export const rs256 =
  (key: KeyObject): Signer =>
  (data) =>
    sign('sha256', Buffer.from(data), key);

export const es256 =
  (key: KeyObject): Signer =>
  (data) =>
    sign('sha256', Buffer.from(data), { key, dsaEncoding: 'ieee-p1363' });

export const hs256 =
  (secret: string): Signer =>
  (data) =>
    createHmac('sha256', secret).update(data).digest();

export const unsigned: Signer = () => Buffer.alloc(0);

export function idToken(header: object, claims: object, signer: Signer): string {
  const data = `${encode(header)}.${encode(claims)}`;
  return `${data}.${signer(data).toString('base64url')}`;
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
