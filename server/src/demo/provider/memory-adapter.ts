import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

type Entry = { payload: AdapterPayload; expiresAt: number };

const ENTRIES_MAX = 10_000;

/**
 * Returns the storage of the demonstration provider: entries are in memory and expire, and the oldest are evicted when
 * there are too many.
 */
export function memoryAdapter(now: () => number = Date.now): AdapterFactory {
  const entries = new Map<string, Entry>();

  function sweep() {
    for (const [key, { expiresAt }] of entries) {
      if (expiresAt > now() && entries.size <= ENTRIES_MAX) return;
      entries.delete(key);
    }
  }

  function find(key: string): AdapterPayload | undefined {
    const entry = entries.get(key);
    return entry !== undefined && entry.expiresAt > now() ? entry.payload : undefined;
  }

  return (model): Adapter => ({
    async upsert(id, payload, expiresInSeconds) {
      const key = `${model}:${id}`;
      entries.delete(key);
      entries.set(key, { payload, expiresAt: now() + (expiresInSeconds ?? 600) * 1000 });
      sweep();
    },
    async find(id) {
      return find(`${model}:${id}`);
    },
    async findByUid(uid) {
      for (const [key, { payload }] of entries)
        if (key.startsWith(`${model}:`) && payload.uid === uid) return find(key);
      return undefined;
    },
    async findByUserCode() {
      return undefined;
    },
    async consume(id) {
      const payload = find(`${model}:${id}`);
      if (payload !== undefined) payload.consumed = Math.floor(now() / 1000);
    },
    async destroy(id) {
      entries.delete(`${model}:${id}`);
    },
    async revokeByGrantId(grantId) {
      for (const [key, { payload }] of entries)
        if (payload.grantId === grantId) entries.delete(key);
    },
  });
}
