/** A plain HTTP client with a cookie jar, signed in as one of the demonstration accounts. */
export async function signedInClient(origin: string, account: string) {
  const jar = new Map<string, string>();

  async function send(method: string, path: string, body?: unknown): Promise<Response> {
    const headers: Record<string, string> = {
      cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    };
    if (body !== undefined) headers['content-type'] = 'application/json';
    const init: RequestInit = { method, headers, redirect: 'manual' };
    if (body !== undefined) init.body = JSON.stringify(body);
    const response = await fetch(new URL(path, origin), init);
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      jar.set(name, value);
    }
    return response;
  }

  async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await send(method, path, body);
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
    return (response.status === 204 ? null : await response.json()) as T;
  }

  let next: string | null = `/auth/google?mode=redirect&login_hint=${account}`;
  for (let hops = 0; next !== null && next !== '/' && hops < 12; hops += 1) {
    next = (await send('GET', next)).headers.get('location');
  }
  return { send, json };
}
