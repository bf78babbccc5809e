import { createECDH, createPrivateKey, sign } from 'node:crypto';

const CURVE = 'prime256v1';
/** A push service refuses tokens for more than a day. */
const TOKEN_MS = 12 * 60 * 60 * 1000;
/** A token that is made again before its end is never late. */
const RENEW_MS = 60 * 60 * 1000;

/** The private key by which push services know this server (RFC 8292), base64url. */
export function newVapidKey(): string {
  const ecdh = createECDH(CURVE);
  ecdh.generateKeys();
  const key = ecdh.getPrivateKey();
  // one that begins with zeros comes without them
  return Buffer.concat([Buffer.alloc(32 - key.length), key]).toString('base64url');
}

/** What browsers subscribe with: the point of the curve, base64url. */
export function publicKeyOf(privateKey: string): string {
  const ecdh = createECDH(CURVE);
  ecdh.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return ecdh.getPublicKey().toString('base64url');
}

type Sender = {
  privateKey: string;
  /** Where an operator is found: an https or mailto address; null where there is none. */
  contact: string | null;
};

/** Makes the Authorization header of requests to an origin; a token serves all requests of some hours. */
export function authorizer({ privateKey, contact }: Sender, now: () => number) {
  const publicKey = publicKeyOf(privateKey);
  const point = Buffer.from(publicKey, 'base64url');
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: privateKey,
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const tokens = new Map<string, { header: string; until: number }>();
  return (origin: string): string => {
    const known = tokens.get(origin);
    if (known && known.until - RENEW_MS > now()) return known.header;
    const until = now() + TOKEN_MS;
    const exp = Math.floor(until / 1000);
    const claims = { aud: origin, exp, ...(contact !== null && { sub: contact }) };
    const signed = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`;
    const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
    const header = `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`;
    tokens.set(origin, { header, until });
    return header;
  };
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
