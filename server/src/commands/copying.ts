import { errorMessage } from '../terminal.ts';
import { nameOf } from '../config/database-url.ts';
import { copyDatabase, type Copied, type CopyOptions } from '../store/copy/copy-database.ts';
import { ChangedBackupError } from '../store/copy/backup-digests.ts';
import { SourceError } from '../store/copy/read-source.ts';
import { TargetTakenError, UnfitTargetError } from '../store/copy/copy-rows.ts';
import { DamagedDatabaseError, ForeignDatabaseError } from '../store/engines/dialect.ts';
import type { DatabaseAddress } from '../store/engines/engine-at.ts';
import { isDiskFull, isReadOnly } from '../store/engines/sqlite-file.ts';
import { FileInUseError } from '../store/engines/restore-target.ts';
import { NewerSchemaError } from '../store/migrations/journal.ts';
import { CommandError } from './run-command.ts';

/**
 * Copies a database for a command. Returns the outcome with the number of rows as text ('1 row', '20 rows'). Throws a
 * CommandError whose line names the database that caused the failure. `advice` is added to the error when the target
 * already exists.
 */
export async function copying(
  from: DatabaseAddress,
  to: DatabaseAddress,
  { advice = '', ...options }: CopyOptions & { advice?: string },
): Promise<Omit<Copied, 'rows'> & { rows: string }> {
  try {
    const copied = await copyDatabase(from, to, options);
    return { ...copied, rows: `${copied.rows} ${copied.rows === 1 ? 'row' : 'rows'}` };
  } catch (error) {
    if (options.signal?.aborted)
      throw new CommandError('ended before it was done; nothing has changed.');
    const isRead = error instanceof SourceError;
    const isSource = isRead || error instanceof ChangedBackupError;
    throw new CommandError(
      `${nameOf(isSource ? from : to)}: ${failureOf(isRead ? error.cause : error, advice)}; nothing has changed.`,
    );
  }
}

function failureOf(error: unknown, advice: string): string {
  const reason = errorMessage(error);
  if (error instanceof DamagedDatabaseError) return `it is damaged (${reason})`;
  if (error instanceof NewerSchemaError)
    return `it belongs to a newer version of Picadito (${reason}); use that version`;
  if (error instanceof FileInUseError) return 'it is in use; stop the server first';
  if (error instanceof TargetTakenError) return `${reason}${advice}`;
  if (
    error instanceof ChangedBackupError ||
    error instanceof UnfitTargetError ||
    error instanceof ForeignDatabaseError
  )
    return reason;
  if (isDiskFull(error)) return `its disk is full (${reason})`;
  if (isReadOnly(error)) return `it cannot be written (${reason}); let this user write there`;
  return `it cannot be copied (${reason})`;
}
