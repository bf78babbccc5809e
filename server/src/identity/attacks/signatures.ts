import {
  curveKeys,
  es256,
  hs256,
  idToken,
  rs256,
  rsaKeys,
  unsigned,
} from '../../../testing/identity/provider/signers.ts';
import { CLIENT, KEYS, publicKey } from '../../../testing/identity/provider/provider.ts';
import { type Attack, lying } from './attack.ts';

const STRANGER = rsaKeys();
const CURVE = curveKeys();
const PEM = KEYS.publicKey.export({ format: 'pem', type: 'spki' }).toString();
const strangersKey = STRANGER.publicKey.export({ format: 'jwk' });
const byStranger = rs256(STRANGER.privateKey);
const allows = (...algorithms: string[]) => ({
  metadata: { id_token_signing_alg_values_supported: algorithms },
});
const lieOf = { sub: 'beto' };

const none = { header: { alg: 'none' }, signer: unsigned };
const bySecret = { header: { alg: 'HS256' }, signer: hs256(CLIENT.clientSecret) };
const byPublicKey = { header: { alg: 'HS256' }, signer: hs256(PEM) };

export const SIGNATURE_ATTACKS: Attack[] = [
  ['alg none', lying(none)],
  ['alg none where the provider allows it', lying({ ...none, ...allows('none', 'RS256') })],
  [
    'alg NONE where the provider allows it',
    lying({ ...none, header: { alg: 'NONE' }, ...allows('NONE') }),
  ],
  ['no alg', lying({ header: { alg: undefined } })],
  ['HS256 with our own secret', lying(bySecret)],
  [
    'HS256 with our own secret where the provider allows it',
    lying({ ...bySecret, ...allows('HS256', 'RS256') }),
  ],
  ['HS256 with the public key for a secret', lying(byPublicKey)],
  [
    'HS256 with the public key for a secret where the provider allows it',
    lying({ ...byPublicKey, ...allows('HS256', 'RS256') }),
  ],
  [
    'HS256 with a secret that is published',
    lying({ ...bySecret, ...allows('HS256'), keys: [sharedKey()] }),
  ],
  [
    'an algorithm that the provider does not name',
    lying({
      header: { alg: 'ES256' },
      keys: [publicKey(), curveKey()],
      signer: es256(CURVE.privateKey),
    }),
  ],
  ['RS256 with a curve’s key', lying({ signer: es256(CURVE.privateKey), keys: [curveKey()] })],
  [
    'ES256 with an RSA key',
    lying({ header: { alg: 'ES256' }, signer: byStranger, ...allows('ES256', 'RS256') }),
  ],
  ['another’s key under the known name', lying({ signer: byStranger })],
  ['a key that nobody knows', lying({ header: { kid: 'none' }, signer: byStranger })],
  ['the known key under a name that nobody knows', lying({ header: { kid: 'none' } })],
  [
    'a key that the token brings along',
    lying({ header: { jwk: strangersKey }, signer: byStranger }),
  ],
  [
    'a key that the token says where to find',
    lying({ header: { jku: 'http://127.0.0.1:1/jwks' }, signer: byStranger }),
  ],
  ['a key for encryption', lying({ keys: [publicKey({ use: 'enc' })] })],
  ['a key that may not verify', lying({ keys: [publicKey({ key_ops: ['encrypt'] })] })],
  ['a key of another algorithm', lying({ keys: [publicKey({ alg: 'RS512' })] })],
  ['two keys of the same name', lying({ keys: [publicKey(), publicKey(strangersKey)] })],
  ['a demand that we do not know', lying({ header: { crit: ['exp'] } })],
  ['no signature', lying({ signer: unsigned })],
  ['half a signature', lying({ forge: (token) => token.slice(0, -100) })],
  ['no third part', lying({ forge: (token) => token.slice(0, token.lastIndexOf('.')) })],
  ['a fourth part', lying({ forge: (token) => `${token}.e30` })],
  ['an encrypted token', lying({ forge: (token) => `${token}.e30.e30` })],
  ['another body under the signature', lying({ forge: withOtherBody })],
  ['another header over the signature', lying({ forge: (token) => token.replace('.', 'A.') })],
  ['the signature of another token', lying({ forge: withOtherSignature })],
];

function curveKey() {
  return { ...CURVE.publicKey.export({ format: 'jwk' }), kid: 'k', use: 'sig' };
}

function sharedKey() {
  const k = Buffer.from(CLIENT.clientSecret).toString('base64url');
  return { kty: 'oct', kid: 'k', alg: 'HS256', use: 'sig', k };
}

function withOtherBody(token: string): string {
  const [header, body = '', signature] = token.split('.');
  const claims: object = JSON.parse(Buffer.from(body, 'base64url').toString());
  const other = Buffer.from(JSON.stringify({ ...claims, ...lieOf })).toString('base64url');
  return [header, other, signature].join('.');
}

function withOtherSignature(token: string): string {
  const other = idToken({ alg: 'RS256', kid: 'k' }, lieOf, rs256(KEYS.privateKey));
  return token.slice(0, token.lastIndexOf('.')) + other.slice(other.lastIndexOf('.'));
}
