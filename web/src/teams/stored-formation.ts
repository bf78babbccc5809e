import {
  DEFAULT_FORMAT,
  type MatchPlayer,
  TEAM_PLACES,
  type TeamOrigin,
  type TeamPlace,
} from '@picadito/domain';
import type { Formation } from './formation.ts';
import type { Places } from './saved-meanwhile.ts';
import { doPlacesFit, sizesOf, type TeamSizes } from './team-sizes.ts';

/** Returns the name of the draft that holds the unsaved teams of a match. */
export const formationDraft = (matchId: string) => `teams-of-${matchId}`;

/**
 * Returns the part of a formation that is stored as a draft, so that it survives a reload, with `base`, the places in
 * the saved teams from which the organiser started.
 */
export function storedFormation({ method, madeBy, places }: Formation, base: Places): unknown {
  return { method, madeBy, places: [...places], base: [...base] };
}

/** Returns the base of a draft; null if there is no draft, or if an older version stored it without a base. */
export function readBase(stored: unknown): Places | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { base } = stored as { base?: unknown };
  return Array.isArray(base) && base.every(isPlace) ? new Map(base) : null;
}

/**
 * Returns the formation of a draft that `storedFormation` made, without players who have left the match; null if the
 * draft is invalid, if it does not fit `sizes`, or if all its players have left.
 */
export function readFormation(
  stored: unknown,
  players: readonly MatchPlayer[],
  sizes: TeamSizes = DEFAULT_FORMAT,
): Formation | null {
  if (typeof stored !== 'object' || stored === null) return null;
  // Older entries have no `madeBy`; their teams count as made by hand.
  const { method, madeBy = 'manual', places } = stored as Partial<Record<keyof Formation, unknown>>;
  if (!isOrigin(method) || !isOrigin(madeBy)) return null;
  if (!Array.isArray(places) || !places.every(isPlace)) return null;
  const present = new Set(players.map(({ id }) => id));
  const found = new Map(places.filter(([id]) => present.has(id)));
  const haveAllLeft = found.size === 0 && places.length > 0;
  if (haveAllLeft || !doPlacesFit(found, sizes)) return null;
  return { sizes: sizesOf(sizes), method, madeBy, places: found, error: null };
}

function isOrigin(stored: unknown): stored is TeamOrigin {
  return stored === 'automatic' || stored === 'manual';
}

// This is checked by hand, because a schema library would need more code than the screen itself.
function isPlace(stored: unknown): stored is [string, TeamPlace] {
  if (!Array.isArray(stored) || stored.length !== 2) return false;
  const [id, team]: unknown[] = stored;
  return typeof id === 'string' && TEAM_PLACES.some((name) => name === team);
}
