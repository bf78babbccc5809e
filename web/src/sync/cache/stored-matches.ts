import {
  LINEUP_CONTEXT,
  MATCH_MONEY,
  MATCHES,
  NIGHT,
  parsePath,
  ROSTER,
  TEAMS,
} from '@picadito/domain';
import { local } from '../storage.ts';

/**
 * Maximum number of matches whose attendance, teams, line-up context, money and games are stored, the most recently
 * used ones.
 */
const MATCHES_MAX = 10;
const MATCH_ROUTES = [
  MATCHES.read,
  ROSTER.read,
  TEAMS.read,
  LINEUP_CONTEXT.read,
  MATCH_MONEY.read,
  NIGHT.read,
];

/** Returns the id of the match that a path belongs to, or null for the collection and other resources. */
export function matchOf(path: string): string | null {
  const found = MATCH_ROUTES.map((route) => parsePath(route, path));
  return found.find((params) => params !== null)?.id ?? null;
}

/**
 * Opens the least-recently-used list of a user's stored matches, which all tabs share. `prefix` is the prefix of the
 * user's keys.
 */
export function storedMatches(prefix: string) {
  const index = `${prefix}matches-seen`;
  evictUnlisted();
  return {
    /** Marks a match as the most recently used one, and evicts the least recently used match above the limit. */
    touch: (matchId: string): void => {
      const recent = recentMatches();
      if (recent[0] === matchId) return;
      const others = recent.filter((id) => id !== matchId);
      local.set(index, JSON.stringify([matchId, ...others].slice(0, MATCHES_MAX)));
      evictUnlisted();
    },
    /**
     * Returns the keys of matches that were used less recently than `matchId`, oldest first. If `matchId` is null,
     * returns the keys of all stored matches.
     */
    keysOlderThan: (matchId: string | null): string[] => {
      const recent = recentMatches();
      const from = matchId === null ? 0 : recent.indexOf(matchId) + 1;
      const older = recent.slice(from).toReversed();
      return older.flatMap((id) => matchKeys().filter((key) => matchOf(pathOf(key)) === id));
    },
  };

  function evictUnlisted(): void {
    const listed = new Set(recentMatches());
    for (const key of matchKeys()) {
      if (!listed.has(matchOf(pathOf(key)) ?? '')) local.remove(key);
    }
  }

  function matchKeys(): string[] {
    return local.keys().filter((key) => key.startsWith(prefix) && matchOf(pathOf(key)) !== null);
  }

  function pathOf(key: string): string {
    return key.slice(prefix.length);
  }

  /** Returns the ids of the stored matches, most recently used first. */
  function recentMatches(): string[] {
    try {
      const ids: unknown = JSON.parse(local.get(index) ?? '[]');
      return Array.isArray(ids) ? ids.map(String) : [];
    } catch {
      return [];
    }
  }
}
