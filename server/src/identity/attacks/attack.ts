import type { Lies, StandInProvider } from '../../../testing/identity/provider/provider.ts';
import type { Browser, Scene } from '../../../testing/identity/provider/stage.ts';

export type Mode = 'popup' | 'redirect';

/** Type of a function that runs an attack on the sign-in, and returns the last response that the browser got. */
type Attempt = (scene: Scene, mode: Mode) => Promise<Awaited<ReturnType<Answering>>>;
type Answering = ReturnType<Scene['newBrowser']>['ask'];

/**
 * An attack on the sign-in: its description, the function that runs it, and the number of sign-ins in it that may
 * succeed.
 */
export type Attack = [sentence: string, attempt: Attempt, rightful?: number];

/** Returns an attempt that signs in as usual at a provider whose responses `lies` falsifies. */
export function lying(lies: Lies | ((provider: StandInProvider) => Lies)): Attempt {
  return async ({ provider, newBrowser }, mode) => {
    const browser = newBrowser();
    Object.assign(provider.lies, typeof lies === 'function' ? lies(provider) : lies);
    const url = await browser.begin(mode);
    // The server refused the sign-in before the browser reached the provider.
    if (url.origin !== provider.issuer) return browser.ask({ url: `/auth/google?mode=${mode}` });
    return browser.comeBack(provider.authorize(url));
  };
}

export const withClaims = (claims: Lies['claims']) => lying({ claims });

/**
 * Runs a sign-in up to the provider's response. Returns the browser and this response, which is the address of the
 * callback; the browser has not requested that address yet.
 */
export async function answered(
  { provider, newBrowser }: Scene,
  mode: Mode,
  sub?: string,
  browser: Browser = newBrowser(),
) {
  return { browser, response: provider.authorize(await browser.begin(mode), sub) };
}
