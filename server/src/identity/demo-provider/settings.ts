import { randomBytes } from 'node:crypto';
import { patternOf, SIGN_IN } from '@picadito/domain';
import { contentPolicy } from '../../security/content-policy.ts';
import { DEMO_ISSUER } from '../identity.ts';

/** Where on the app's own origin the provider lives. */
export const MOUNT_PATH = '/demo';

export type DemoClient = { clientId: string; clientSecret: string };

/** What `createIdentityClient` needs to sign in at the demonstration provider; a new secret each call. */
export function demoIdentityOptions(publicUrl: string) {
  return {
    issuer: publicUrl + MOUNT_PATH,
    clientId: 'picadito',
    clientSecret: randomBytes(32).toString('base64url'),
    redirectUri: publicUrl + patternOf(SIGN_IN.callback),
    storedIssuer: DEMO_ISSUER,
  };
}

/** Headers of every page of the provider: no scripts, no frames, no caching. */
export const PAGE_HEADERS = {
  'cache-control': 'no-store',
  // Under no-referrer browsers hide the origin of a form's post.
  'referrer-policy': 'same-origin',
  'content-security-policy': contentPolicy({
    'style-src': "'self'",
    'img-src': 'data:',
    'form-action': "'self'",
  }),
};
