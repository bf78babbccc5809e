import { randomBytes } from 'node:crypto';
import { patternOf, SIGN_IN } from '@picadito/domain';
import { contentPolicy } from '../../security/content-policy.ts';
import { DEMO_ISSUER } from '../accounts.ts';

export const MOUNT_PATH = '/demo';

export type DemoClient = { clientId: string; clientSecret: string };

/** Returns the options of `createIdentityClient` for the demonstration provider, with a new secret at each call. */
export function demoIdentityOptions(publicUrl: string) {
  return {
    issuer: publicUrl + MOUNT_PATH,
    clientId: 'picadito',
    clientSecret: randomBytes(32).toString('base64url'),
    redirectUri: publicUrl + patternOf(SIGN_IN.callback),
    storedIssuer: DEMO_ISSUER,
  };
}

/** The headers of the demonstration provider's pages: no scripts, no frames, no caching. */
export const PAGE_HEADERS = {
  'cache-control': 'no-store',
  // With no-referrer, browsers would send `Origin: null` with the form, and the server would refuse it.
  'referrer-policy': 'same-origin',
  'content-security-policy': contentPolicy({
    'style-src': "'self'",
    'img-src': 'data:',
    'form-action': "'self'",
  }),
};
