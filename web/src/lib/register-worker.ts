/** The browser's factory of Trusted Types policies, or undefined in browsers without Trusted Types. */
declare const trustedTypes:
  | {
      createPolicy: (
        name: string,
        rules: { createScriptURL: () => string },
      ) => { createScriptURL: (input: string) => string };
    }
  | undefined;

/**
 * Name of the Trusted Types policy of this file, the only one that the Content-Security-Policy of the pages allows
 * (server/src/http/security-headers.ts).
 */
const POLICY = 'picadito-worker';

let address: string | undefined;

/**
 * Registers the service worker of a page. Its address is the only script address that is set at run time. The policy
 * returns this address for any input, so that nothing else can use the policy. Rejects if the browser refuses.
 */
export function registerWorker(
  file: '/sw.js' | '/players-sw.js',
  scope = '/',
): Promise<ServiceWorkerRegistration> {
  address ??=
    typeof trustedTypes === 'undefined'
      ? file
      : trustedTypes.createPolicy(POLICY, { createScriptURL: () => file }).createScriptURL('');
  return navigator.serviceWorker.register(address, { scope });
}
