/** Browsers that judge what becomes script; the others take the address as it is. */
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
 * Registers the service worker. It is the only script that the program names at run time: whatever its policy is
 * asked for, the answer is this one address.
 */
export function registerWorker(): Promise<ServiceWorkerRegistration> {
  address ??=
    typeof trustedTypes === 'undefined'
      ? ADDRESS
      : trustedTypes.createPolicy(POLICY, { createScriptURL: () => ADDRESS }).createScriptURL('');
  return navigator.serviceWorker.register(address);
}

let address: string | undefined;
