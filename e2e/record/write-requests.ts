import type { Page } from '@playwright/test';

/**
 * Type of a recorded write: the request of an old client, and the status with which the server of that client
 * responded. Names in double braces take the place of ids.
 */
export type RecordedRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: unknown;
  status: number;
  /** Name in double braces that takes the place of the id of the object that the write creates. */
  makes?: string;
};

type Named = { id: string; name?: string; location?: string; date?: string; uid?: string };

/**
 * Records every write to /api of this page, and returns a function that resolves with the writes. An id gets its name
 * from the first response that contains the object.
 */
export function noteWrites(page: Page): () => Promise<RecordedRequest[]> {
  const names = new Map<string, string>();
  const writes: Promise<RecordedRequest>[] = [];
  const taken = new Map<string, number>();

  function learn(value: unknown): void {
    if (Array.isArray(value)) for (const one of value) learn(one);
    else if (typeof value === 'object' && value !== null) {
      if ('id' in value && !names.has((value as Named).id)) name(value as Named);
      for (const one of Object.values(value)) learn(one);
    }
  }
  function name(thing: Named): void {
    const kind =
      thing.uid !== undefined
        ? 'user'
        : 'skillLevel' in thing
          ? `player ${thing.name}`
          : 'playerCount' in thing && thing.name !== undefined
            ? `list ${thing.name}`
            : `${thing.location} ${thing.date}`;
    const count = (taken.get(kind) ?? 0) + 1;
    taken.set(kind, count);
    names.set(thing.id, count === 1 ? `{{${kind}}}` : `{{${kind} ${count}}}`);
  }

  page.on('response', (response) => {
    const request = response.request();
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/') || pathname === '/api/events') return;
    const body = response.json().catch(() => null) as Promise<unknown>;
    if (request.method() === 'GET') {
      if (!pathname.endsWith('badges')) void body.then(learn);
      return;
    }
    const write = async (): Promise<RecordedRequest> => {
      const answer = await body;
      learn(answer);
      const all = await request.allHeaders();
      const own = Object.entries(all).filter(([key]) => /^(x-picadito|idempotency)/.test(key));
      const made = request.method() === 'POST' && (answer as Named | null)?.id;
      return {
        method: request.method(),
        path: pathname,
        headers: Object.fromEntries(own),
        body: request.postDataJSON() as unknown,
        status: response.status(),
        ...(made && { makes: made }),
      };
    };
    writes.push(write());
  });

  return async () => {
    const recorded = JSON.stringify(await Promise.all(writes));
    const text = [...names].reduce((all, [id, stands]) => all.replaceAll(id, stands), recorded);
    return JSON.parse(text) as RecordedRequest[];
  };
}
