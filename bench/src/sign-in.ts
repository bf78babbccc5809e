import { send } from './http.ts';

const HOPS_MAX = 12;

/** Signs an account in by following the redirects with a cookie jar. Resolves with the value of the Cookie header. */
export async function signIn(origin: string, account: string): Promise<string> {
  const jar = new Map<string, string>();
  const cookie = () => [...jar].map((pair) => pair.join('=')).join('; ');
  let next = `/auth/google?mode=redirect&login_hint=${account}`;
  for (let hops = 0; next !== '/'; hops += 1) {
    const response = await send(origin, { method: 'GET', path: next, cookie: cookie() });
    for (const line of response.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    const [location] = response.headers['location'] ?? [];
    if (!location || hops === HOPS_MAX)
      throw new Error(`${account} cannot sign in: ${response.status} at ${next}`);
    const { pathname, search } = new URL(location, origin);
    next = pathname + search;
  }
  return cookie();
}
