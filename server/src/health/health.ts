import { setTimeout } from 'node:timers/promises';
import type { HealthReport } from '@picadito/domain';
import { isLate } from '../backups/daily-backups.ts';
import { isServed, NEEDED_INDEXES } from '../store/needed-indexes.ts';
import { schemaVersion } from '../store/migrations/journal.ts';
import { MIGRATIONS } from '../store/migrations/migrate.ts';
import { findUser } from '../store/tables/account/users.ts';
import { lastBackup } from '../store/tables/backups/last-backup.ts';
import { findServerKey } from '../store/tables/group-link/server-keys.ts';
import type { Context } from '../transactions/context.ts';

const TIMEOUT_MS = 2000;

/**
 * Tells whether the database opens a transaction and answers an indexed read within `TIMEOUT_MS` milliseconds. The read is
 * about no user, so that a server stays ready while one of several machines of the database is away.
 */
export async function isDatabaseAvailable({ store }: Context): Promise<boolean> {
  const responded = store
    .transaction((tx) => findServerKey(tx, 'links'))
    .then(
      () => true,
      () => false,
    );
  const silence = new AbortController();
  const tooLate = setTimeout(TIMEOUT_MS, false, { signal: silence.signal }).catch(() => false);
  const isAvailable = await Promise.race([responded, tooLate]);
  silence.abort();
  return isAvailable;
}

/**
 * Returns the report that 'Diagnosticar DB' shows: how long a read takes, whether each needed index exists, and when
 * the last daily backup was made (null if this server makes none).
 */
export async function readHealth(context: Context): Promise<HealthReport> {
  const { store } = context;
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
    database: {
      engine: store.engine.name,
      version: schemaVersion(Object.keys(MIGRATIONS)),
      latencyMs,
    },
    indexes,
    backup: context.hasDailyBackups ? await backupOf(context) : null,
  };
}

async function backupOf({ store, now }: Context): Promise<HealthReport['backup']> {
  const last = await lastBackup(store.read);
  return {
    lastAt: last === null ? null : new Date(last).toISOString(),
    isLate: isLate(last, now()),
  };
}
