import { SKILL_LEVELS, type SkillLevel } from '@picadito/domain';
import { session, VISITOR_LIST } from '../../sync/storage.ts';

/** Time in milliseconds after the visitor's last change for which a list is kept. */
export const KEPT_MS = 30 * 60_000;

/** Type of the list that a visitor has pasted on the landing, with the levels that the visitor has chosen, by name. */
export type VisitorList = { text: string; levels: Readonly<Record<string, SkillLevel>> };

/**
 * Stores the list of a visitor in this tab until the visitor has signed in and the form of a new list has taken it.
 * `now` is in epoch milliseconds.
 */
export function storeVisitorList(list: VisitorList, now: number): void {
  session.set(VISITOR_LIST, JSON.stringify({ ...list, storedAt: now }));
}

/** Returns the stored list, or null if there is none. A list that is too old is removed. */
export function readVisitorList(now: number): VisitorList | null {
  const stored = parse(session.get(VISITOR_LIST));
  if (!stored) return null;
  const age = now - stored.storedAt;
  if (age >= 0 && age < KEPT_MS) return { text: stored.text, levels: stored.levels };
  removeVisitorList();
  return null;
}

export function removeVisitorList(): void {
  session.remove(VISITOR_LIST);
}

function parse(stored: string | null): (VisitorList & { storedAt: number }) | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    return isStored(value) ? value : null;
  } catch {
    return null;
  }
}

function isStored(value: unknown): value is VisitorList & { storedAt: number } {
  if (typeof value !== 'object' || value === null) return false;
  const { text, levels, storedAt } = value as Partial<Record<string, unknown>>;
  if (typeof text !== 'string' || typeof storedAt !== 'number') return false;
  if (typeof levels !== 'object' || levels === null) return false;
  return Object.values(levels).every((level) => SKILL_LEVELS.some((known) => known === level));
}
