/** Only in browsers with Trusted Types. */
declare const trustedTypes:
  | {
      createPolicy: (
        name: string,
        rules: { createScriptURL: () => string },
      ) => { createScriptURL: (input: string) => string };
    }
  | undefined;

/** The one name that the page's policy allows (server/src/security/content-policy.ts). */
const POLICY = 'picadito-worker';
const ADDRESS = '/sw.js';

/**
 * Registers the service worker. It is the only script address that the program sets at run time: whatever the policy is
 * called with, it returns this one address.
 */
export function registerWorker(): Promise<ServiceWorkerRegistration> {
  address ??=
    typeof trustedTypes === 'undefined'
      ? ADDRESS
      : trustedTypes.createPolicy(POLICY, { createScriptURL: () => ADDRESS }).createScriptURL('');
  return navigator.serviceWorker.register(address);
}

let address: string | undefined;
