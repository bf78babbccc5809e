import { MESSAGES } from '@picadito/domain';
import { AppError } from '../app-error.ts';
import type { Organiser } from './context.ts';

/**
 * Throws "unavailable" (503) unless a row that a link leads to still belongs to the organiser whose row is locked: its
 * list may have been handed over since the request found it, and the next request finds the new owner.
 */
export function requireOwner(row: { user_id: string }, owner: Organiser): void {
  if (row.user_id !== owner.id) throw new AppError('unavailable', MESSAGES.unavailable);
}
