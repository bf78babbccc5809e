import { type MatchPlayer, TEAM_NAMES, type TeamName } from '@picadito/domain';
import type { Formation } from './formation.ts';

/** The draft name of a user's teams made by hand, until they are saved. */
export const formationDraft = (matchId: string) => `teams-of-${matchId}`;

/** The part of a formation that survives a reload: teams made by hand; null for any others. */
export function storedFormation({ method, madeBy, places }: Formation): unknown {
  return madeBy === 'manual' && places.size > 0 ? { method, places: [...places] } : null;
}

/** Reads what `storedFormation` wrote, without players who have left the match since; null if none are left. */
export function readFormation(kept: unknown, players: readonly MatchPlayer[]): Formation | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { method, places } = kept as Partial<Record<'method' | 'places', unknown>>;
  if ((method !== 'automatic' && method !== 'manual') || !Array.isArray(places)) return null;
  if (!places.every(isPlace)) return null;
  const present = new Set(players.map(({ id }) => id));
  const found = new Map(places.filter(([id]) => present.has(id)));
  return found.size === 0 ? null : { method, madeBy: 'manual', places: found, error: null };
}

// by hand: a schema library would weigh more than the screen
function isPlace(kept: unknown): kept is [string, TeamName] {
  if (!Array.isArray(kept) || kept.length !== 2) return false;
  const [id, team]: unknown[] = kept;
  return typeof id === 'string' && TEAM_NAMES.some((name) => name === team);
}
