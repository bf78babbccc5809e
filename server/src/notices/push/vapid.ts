import { createECDH, createPrivateKey, sign } from 'node:crypto';

const CURVE = 'prime256v1';
/** Lifetime in milliseconds of a token; push services refuse tokens that are valid for more than a day. */
const TOKEN_MS = 12 * 60 * 60 * 1000;
/**
 * Remaining lifetime of a VAPID token in milliseconds at which it is replaced. By the token, push services identify
 * this server.
 */
const RENEW_MS = 60 * 60 * 1000;

/** Returns a new private key in base64url. By its public key, push services identify this server (RFC 8292). */
export function newVapidKey(): string {
  const ecdh = createECDH(CURVE);
  ecdh.generateKeys();
  const key = ecdh.getPrivateKey();
  // Node omits leading zeros of the key.
  return Buffer.concat([Buffer.alloc(32 - key.length), key]).toString('base64url');
}

/** Returns the public key that browsers need to subscribe: the point of the curve in base64url. */
export function publicKeyOf(privateKey: string): string {
  const ecdh = createECDH(CURVE);
  ecdh.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return ecdh.getPublicKey().toString('base64url');
}

type Sender = {
  privateKey: string;
  /** The https or mailto address at which push services can reach the operator; null when there is none. */
  contact: string | null;
};

/**
 * Returns a function that returns the Authorization header for the origin of a push service. A token is cached for some
 * hours.
 */
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
