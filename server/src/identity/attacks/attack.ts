import type { Lies, StandInProvider } from '../../../testing/identity/provider/provider.ts';
import type { Browser, Scene } from '../../../testing/identity/provider/stage.ts';

export type Mode = 'popup' | 'redirect';

/** Does its worst; the answer is what the browser got at the end. */
type Attempt = (scene: Scene, mode: Mode) => Promise<Awaited<ReturnType<Answering>>>;
type Answering = ReturnType<Scene['newBrowser']>['ask'];

/** What is tried, in words; how; and how many of its sign-ins are rightful. */
export type Attack = [sentence: string, attempt: Attempt, rightful?: number];

/** A sign-in like any other, at a provider that lies. */
export function lying(lies: Lies | ((provider: StandInProvider) => Lies)): Attempt {
  return async ({ provider, newBrowser }, mode) => {
    const browser = newBrowser();
    Object.assign(provider.lies, typeof lies === 'function' ? lies(provider) : lies);
    const url = await browser.begin(mode);
    // refused before the provider was asked
    if (url.origin !== provider.issuer) return browser.ask({ url: `/auth/google?mode=${mode}` });
    return browser.comeBack(provider.authorize(url));
  };
}

export const withClaims = (claims: Lies['claims']) => lying({ claims });

/** A sign-in as far as the provider's answer; the callback is not asked for yet. */
export async function answered(
  { provider, newBrowser }: Scene,
  mode: Mode,
  sub?: string,
  browser: Browser = newBrowser(),
) {
  return { browser, response: provider.authorize(await browser.begin(mode), sub) };
}
