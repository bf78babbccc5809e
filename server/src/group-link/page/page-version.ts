import { createHash } from 'node:crypto';
import type { GroupPage } from '@picadito/domain';

/**
 * Returns the version of a page: a hash of the parts that are the same for all visitors. Pages with the same hash
 * differ only in what they show to one device.
 */
export function versionOf(page: GroupPage): string {
  const { ended, suspended, next, later, lastDate, bibs, isStrict, proposals, isSurveyOpen } = page;
  return hashOf([ended, suspended, next, later, lastDate, bibs, isStrict, proposals, isSurveyOpen]);
}

/** Returns the version of a page that shows these values. */
export const hashOf = (shown: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 22);
