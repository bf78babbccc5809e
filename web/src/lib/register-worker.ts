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

let address: string | undefined;

/**
 * Registers a service worker, always the same one of a page. It is the only address of a script that is set at run time:
 * whatever the policy is called with, it returns this one. Rejects where the browser refuses.
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
