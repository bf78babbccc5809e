import { existsSync, realpathSync, statSync } from 'node:fs';
import { ForeignDatabaseError } from '../engines/dialect.ts';
import type { DatabaseAddress } from '../engines/engine-at.ts';
import { moveFile, removeFile, targetStateAt } from '../engines/restore-target.ts';
import { type FillOptions, TargetTakenError, UnfitTargetError } from './copy-rows.ts';
import { fillFile } from './fill-file.ts';
import { fillPostgres } from './fill-postgres.ts';
import { readSource, SourceError } from './read-source.ts';

export type CopyOptions = FillOptions & {
  /**
   * Path to which an existing SQLite target is moved before the copy takes its place. Without a path, a target with
   * data is refused.
   */
  aside?: string | null;
};

/**
 * Result of a copy. `rows` is the number of copied rows, and `movedAside` is true if an existing target file was moved
 * away. `isCompared` is true if the source is a backup, whose rows then match the digests stored in the backup.
 */
export type Copied = { rows: number; movedAside: boolean; isCompared: boolean };

/**
 * Copies a snapshot of a whole database into an empty one and compares every row that has arrived with the row that was
 * sent. After a failure the target is as it was before, or has no rows.
 */
export async function copyDatabase(
  from: DatabaseAddress,
  to: DatabaseAddress,
  { aside = null, ...options }: CopyOptions = {},
): Promise<Copied> {
  refuseMissing(from);
  if (to.engine === 'postgres') {
    if (aside !== null)
      throw new UnfitTargetError('a PostgreSQL is not replaced; take an empty one');
    const copied = await readSource(from, async (snapshot) => ({
      rows: await fillPostgres(snapshot, to.url, options),
      isCompared: snapshot.stored !== null,
    }));
    return { ...copied, movedAside: false };
  }
  const { file } = to;
  if (isSameFile(from, file)) throw new UnfitTargetError('it is the source itself');
  refuseTaken(file, aside);
  let movedAside = false;
  const clear = () => {
    const state = refuseTaken(file, aside);
    movedAside = aside !== null && (state === 'data' || state === 'damaged');
    if (aside !== null && movedAside) moveFile(file, aside);
    else removeFile(file);
  };
  const copied = await readSource(from, async (snapshot) => ({
    rows: await fillFile(snapshot, file, { ...options, clear }),
    isCompared: snapshot.stored !== null,
  }));
  return { ...copied, movedAside };
}

function isSameFile(from: DatabaseAddress, file: string): boolean {
  return (
    from.engine === 'sqlite' && existsSync(file) && realpathSync(from.file) === realpathSync(file)
  );
}

function refuseMissing(address: DatabaseAddress): void {
  if (address.engine === 'postgres') return;
  if (statSync(address.file, { throwIfNoEntry: false })?.isFile()) return;
  throw new SourceError('the source cannot be read', {
    cause: new ForeignDatabaseError('there is no such file'),
  });
}

function refuseTaken(file: string, aside: string | null) {
  const state = targetStateAt(file);
  if (aside !== null || state === 'nothing' || state === 'empty') return state;
  throw new TargetTakenError(
    state === 'data' ? 'it holds data already' : 'it is no whole database',
  );
}
