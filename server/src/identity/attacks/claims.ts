import { CLIENT } from '../../../testing/identity/provider/provider.ts';
import { type Attack, lying, withClaims } from './attack.ts';

const now = () => Math.floor(Date.now() / 1000);
const OTHER = 'https://accounts.google.com';

export const CLAIM_ATTACKS: Attack[] = [
  ['no nonce', withClaims(() => ({ nonce: undefined }))],
  ['an empty nonce', withClaims(() => ({ nonce: '' }))],
  ['the nonce of another attempt', withClaims(() => ({ nonce: 'x'.repeat(43) }))],
  ['the nonce in a list', withClaims(({ nonce }) => ({ nonce: [nonce] }))],
  ['no iss', withClaims(() => ({ iss: undefined }))],
  ['the iss of another provider', withClaims(() => ({ iss: OTHER }))],
  ['an iss with a slash at its end', withClaims(({ iss }) => ({ iss: `${String(iss)}/` }))],
  ['an iss that only begins alike', withClaims(({ iss }) => ({ iss: `${String(iss)}0` }))],
  ['the iss in a list', withClaims(({ iss }) => ({ iss: [iss] }))],
  ['no aud', withClaims(() => ({ aud: undefined }))],
  ['an aud that is another client', withClaims(() => ({ aud: 'another' }))],
  ['an aud that only begins alike', withClaims(({ aud }) => ({ aud: `${String(aud)}-2` }))],
  ['an empty list of audiences', withClaims(() => ({ aud: [] }))],
  ['several audiences without us', withClaims(() => ({ aud: ['a', 'b'], azp: CLIENT.clientId }))],
  ['several audiences without an azp', withClaims(({ aud }) => ({ aud: [aud, 'another'] }))],
  [
    'several audiences with the azp of another',
    withClaims(({ aud }) => ({ aud: [aud, 'another'], azp: 'another' })),
  ],
  ['our audience with the azp of another', withClaims(() => ({ azp: 'another' }))],
  ['an azp that is no text', withClaims(({ aud }) => ({ azp: [aud] }))],
  ['no exp', withClaims(() => ({ exp: undefined }))],
  ['an exp of half a minute ago', withClaims(() => ({ exp: now() - 31 }))],
  ['an exp in text', withClaims(({ exp }) => ({ exp: String(exp) }))],
  ['no iat', withClaims(() => ({ iat: undefined }))],
  ['an iat in text', withClaims(({ iat }) => ({ iat: String(iat) }))],
  ['an iat of a minute from now', withClaims(() => ({ iat: now() + 60 }))],
  ['an iat of an hour ago', withClaims(() => ({ iat: now() - 3600 }))],
  ['an nbf of a minute from now', withClaims(() => ({ nbf: now() + 60 }))],
  ['an nbf in text', withClaims(({ iat }) => ({ nbf: String(iat) }))],
  ['no sub', withClaims(() => ({ sub: undefined }))],
  ['an empty sub', withClaims(() => ({ sub: '' }))],
  ['a sub of 256 characters', withClaims(() => ({ sub: 's'.repeat(256) }))],
  ['a sub with a NUL', withClaims(() => ({ sub: 'ana\0' }))],
  ['a sub that only looks like another', withClaims(() => ({ sub: 'аna' }))],
  ['a sub that is a number', withClaims(() => ({ sub: 7 }))],
  ['names of another sub', lying({ claims: noNames, userinfo: { sub: 'beto', name: 'Beto' } })],
];

function noNames() {
  return { name: undefined, email: undefined };
}
