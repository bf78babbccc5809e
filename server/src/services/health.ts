import type { HealthReport } from '@picadito/domain';
import { isServed, NEEDED_INDEXES } from '../store/needed-indexes.ts';
import { findUser } from '../store/users-store.ts';
import type { Context } from './context.ts';

/** Whether the database answers a read on an index. */
export async function isDatabaseThere({ store }: Context): Promise<boolean> {
  try {
    await findUser(store.read, '');
    return true;
  } catch {
    return false;
  }
}

/** What 'Diagnosticar DB' shows: how long a read takes, and whether each query has its index. */
export async function readHealth({ store }: Context): Promise<HealthReport> {
  const startedAt = performance.now();
  await findUser(store.read, '');
  const latencyMs = Math.round((performance.now() - startedAt) * 100) / 100;
  const catalogue = await store.catalogue();
  const indexes = NEEDED_INDEXES.map(({ collection, fields, ...index }) => ({
    collection,
    fields,
    present: isServed(index, catalogue),
  }));
  return {
    status: indexes.every(({ present }) => present) ? 'ok' : 'degraded',
    database: { engine: store.engine.name, version: catalogue.version, latencyMs },
    indexes,
  };
}
