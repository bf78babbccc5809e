import { type MatchPlayer, TEAM_NAMES, type TeamName, type TeamOrigin } from '@picadito/domain';
import type { Formation } from './formation.ts';

/** The draft name of a user's teams of a match, until they are saved (docs/decisions/207). */
export const formationDraft = (matchId: string) => `teams-of-${matchId}`;

/** The part of a formation that survives a reload. */
export function storedFormation({ method, madeBy, places }: Formation): unknown {
  return { method, madeBy, places: [...places] };
}

/** Reads what `storedFormation` wrote, without players who have left the match since; null if all have. */
export function readFormation(kept: unknown, players: readonly MatchPlayer[]): Formation | null {
  if (typeof kept !== 'object' || kept === null) return null;
  // entries without `madeBy` are older, and made by hand
  const { method, madeBy = 'manual', places } = kept as Partial<Record<keyof Formation, unknown>>;
  if (!isOrigin(method) || !isOrigin(madeBy)) return null;
  if (!Array.isArray(places) || !places.every(isPlace)) return null;
  const present = new Set(players.map(({ id }) => id));
  const found = new Map(places.filter(([id]) => present.has(id)));
  const haveAllLeft = found.size === 0 && places.length > 0;
  return haveAllLeft ? null : { method, madeBy, places: found, error: null };
}

function isOrigin(kept: unknown): kept is TeamOrigin {
  return kept === 'automatic' || kept === 'manual';
}

// by hand: a schema library would weigh more than the screen
function isPlace(kept: unknown): kept is [string, TeamName] {
  if (!Array.isArray(kept) || kept.length !== 2) return false;
  const [id, team]: unknown[] = kept;
  return typeof id === 'string' && TEAM_NAMES.some((name) => name === team);
}
