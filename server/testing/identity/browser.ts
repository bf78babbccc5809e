type StoredCookie = { name: string; value: string; path: string };

/** Returns the part of a browser that sign-in needs: `fetch` with a cookie jar, which stops at each redirect. */
export function createBrowser(origin: string, headers: Record<string, string> = {}) {
  const jar = new Map<string, StoredCookie>();

  function keep(line: string) {
    const [pair = '', ...attributes] = line.split(/;\s*/);
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(pair.indexOf('=') + 1);
    const path = attributeOf(attributes, 'path') ?? '/';
    const expires = attributeOf(attributes, 'expires');
    const isGone = expires !== null && Date.parse(expires) <= Date.now();
    if (isGone) jar.delete(name + path);
    else jar.set(name + path, { name, value, path });
  }

  async function request(path: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(path, origin);
    const cookie = [...jar.values()]
      .filter((stored) => url.pathname.startsWith(stored.path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    const sent = { ...headers, ...(cookie === '' ? {} : { cookie }) };
    const response = await fetch(url, { ...init, headers: sent, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) keep(line);
    return response;
  }

  /**
   * Follows redirects until a response is not a redirect, or until a redirect leads to an address that begins with
   * `stopAt`. Returns every address on the way, and the last response; null if `stopAt` was reached.
   */
  async function follow(path: string, init: RequestInit = {}, stopAt?: string) {
    const passed: string[] = [];
    let next = path;
    for (let hops = 0; hops < 12; hops += 1) {
      const response = await request(next, hops === 0 ? init : {});
      passed.push(next);
      const location = response.headers.get('location');
      if (location === null) return { response, passed, body: await response.text() };
      next = location.startsWith(origin) ? location.slice(origin.length) : location;
      if (stopAt !== undefined && next.startsWith(stopAt)) break;
    }
    return { response: null, passed: [...passed, next], body: '' };
  }

  const cookie = (name: string) =>
    [...jar.values()].find((stored) => stored.name === name)?.value ?? null;
  return { request, follow, cookie, cookieNames: () => [...jar.values()].map(({ name }) => name) };
}

function attributeOf(attributes: string[], name: string): string | null {
  const found = attributes.find((attribute) => attribute.toLowerCase().startsWith(`${name}=`));
  return found?.slice(name.length + 1) ?? null;
}
