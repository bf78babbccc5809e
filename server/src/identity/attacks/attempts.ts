import { PUBLIC_URL } from '../../../testing/test-app.ts';
import { ATTEMPT_SECONDS } from '../attempt-cookie.ts';
import { cookieNames } from '../cookies.ts';
import type { Scene } from '../../../testing/identity/provider/stage.ts';
import { answered, type Attack, type Mode } from './attack.ts';

/**
 * Returns an attempt in which the cookie of the sign-in is replaced before the callback, as in a browser that tampers
 * with the cookie or has received a planted one.
 */
const planted =
  (cookie: (value: string, name: string) => [string, string][]): Attack[1] =>
  async (scene, mode) => {
    const { browser, response } = await answered(scene, mode);
    const [[name, value] = ['', '']] = browser.jar;
    browser.jar.clear();
    for (const [planting, its] of cookie(value, name)) browser.jar.set(planting, its);
    return browser.comeBack(response);
  };

const retold = (change: object) =>
  planted((value, name) => [[name, packed({ ...unpacked(value), ...change })]]);

/**
 * Returns an attempt that runs with a provider that accepts any code and verifier, so that only the checks of the
 * server can refuse it.
 */
const atLaxProvider =
  (attempt: Attack[1]): Attack[1] =>
  (scene, mode) => {
    scene.provider.lies.isLax = true;
    return attempt(scene, mode);
  };

const codeOfAnother: Attack[1] = async (scene, mode) => {
  const thief = await answered(scene, mode, 'ladron');
  const victim = await answered(scene, mode);
  victim.response.set('code', thief.response.get('code') ?? '');
  return victim.browser.comeBack(victim.response);
};

const otherAttemptOfTheSameBrowser: Attack[1] = async (scene, mode) => {
  const first = await answered(scene, mode);
  const second = await answered(scene, mode, 'beto', first.browser);
  second.response.set('code', first.response.get('code') ?? '');
  return second.browser.comeBack(second.response);
};

/**
 * Attacks in which the provider's response is genuine, but comes from another browser or another attempt, too late,
 * twice or by another method.
 */
export const ATTEMPT_ATTACKS: Attack[] = [
  ['the callback of another browser', inAnotherBrowser],
  ['the callback of another browser that began too', inAnotherBrowserThatBegan],
  ['the code of another person', codeOfAnother],
  ['the code of another person at a lax provider', atLaxProvider(codeOfAnother)],
  ['the code of another attempt of the same browser', otherAttemptOfTheSameBrowser],
  [
    'the code of another attempt of the same browser at a lax provider',
    atLaxProvider(otherAttemptOfTheSameBrowser),
  ],
  ['a callback that was used already', returnTwice, 1],
  ['a callback that was used already, with its cookie kept', againWithItsCookie, 1],
  ['a callback twice at once', twiceAtOnce, 1],
  ['a callback after ten minutes', returnAfter(ATTEMPT_SECONDS * 1000 + 1)],
  ['a callback before its beginning', returnAfter(-1000)],
  ['a code for another redirect URI', askedWith('redirect_uri', 'https://thief.test/callback')],
  ['a code without PKCE', askedWith('code_challenge', '')],
  ['a code with the PKCE of another', askedWith('code_challenge', 'x'.repeat(43))],
  ['no cookie of the attempt', planted(() => [])],
  ['an empty cookie', planted((_value, name) => [[name, '']])],
  ['half a cookie', planted((value, name) => [[name, value.slice(0, 40)]])],
  ['a cookie of text', planted((_value, name) => [[name, packed('state')]])],
  ['a cookie with another verifier', retold({ verifier: 'x'.repeat(43) })],
  ['a cookie with another nonce', retold({ nonce: 'x'.repeat(43) })],
  ['a cookie with another state', retold({ state: 'x'.repeat(43) })],
  ['a cookie without a state', retold({ state: undefined })],
  ['a cookie without a time', retold({ startedAt: undefined })],
  ['a cookie of the server on another port', planted(ofAnotherPort)],
  ['a callback by POST', by('POST')],
  ['a callback by PUT', by('PUT')],
  ['a callback by HEAD', by('HEAD')],
];

async function inAnotherBrowser(scene: Scene, mode: Mode) {
  const { response } = await answered(scene, mode, 'ladron');
  return scene.newBrowser().comeBack(response);
}

async function inAnotherBrowserThatBegan(scene: Scene, mode: Mode) {
  const { response } = await answered(scene, mode, 'ladron');
  const victim = await answered(scene, mode);
  return victim.browser.comeBack(response);
}

async function returnTwice(scene: Scene, mode: Mode) {
  const { browser, response } = await answered(scene, mode);
  await browser.comeBack(response);
  return browser.comeBack(response);
}

async function againWithItsCookie(scene: Scene, mode: Mode) {
  const { browser, response } = await answered(scene, mode);
  const [[name, value] = ['', '']] = browser.jar;
  await browser.comeBack(response);
  const thief = scene.newBrowser();
  thief.jar.set(name, value);
  return thief.comeBack(response);
}

async function twiceAtOnce(scene: Scene, mode: Mode) {
  const { browser, response } = await answered(scene, mode);
  const responses = await Promise.all([browser.comeBack(response), browser.comeBack(response)]);
  const refused = responses.find(
    ({ headers, body }) => headers.location !== '/' && !body.includes('"signed-in"'),
  );
  return refused ?? responses[0];
}

function returnAfter(ms: number): Attack[1] {
  return async (scene, mode) => {
    const { browser, response } = await answered(scene, mode);
    scene.clock.now += ms;
    return browser.comeBack(response);
  };
}

/** Returns an attempt in which one parameter in the address of the provider is changed before the browser opens it. */
function askedWith(name: string, value: string): Attack[1] {
  return async ({ provider, newBrowser }, mode) => {
    const browser = newBrowser();
    const url = await browser.begin(mode);
    url.searchParams.set(name, value);
    return browser.comeBack(provider.authorize(url));
  };
}

function by(method: 'POST' | 'PUT' | 'HEAD'): Attack[1] {
  return async (scene, mode) => {
    const { browser, response } = await answered(scene, mode);
    return browser.ask({ method, url: `/auth/callback?${response.toString()}` });
  };
}

function ofAnotherPort(value: string, name: string): [string, string][] {
  const others = cookieNames('http://127.0.0.1:3001').attemptPrefix;
  return [[name.replace(cookieNames(PUBLIC_URL).attemptPrefix, others), value]];
}

const unpacked = (value: string): object => JSON.parse(Buffer.from(value, 'base64url').toString());
const packed = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
