import { LINEUP_CONTEXT, MATCHES, parsePath, ROSTER, TEAMS } from '@picadito/domain';
import { local } from '../storage.ts';

/** Of how many matches the attendance, teams and evening are stored: the most recently used. */
const MATCHES_MAX = 10;
const MATCH_ROUTES = [MATCHES.read, ROSTER.read, TEAMS.read, LINEUP_CONTEXT.read];

/** The id of the match that this path belongs to; null for the collection and other resources. */
export function matchOf(path: string): string | null {
  const found = MATCH_ROUTES.map((route) => parsePath(route, path));
  return found.find((params) => params !== null)?.id ?? null;
}

/** The least-recently-used list of stored matches of one user, shared by all tabs; `prefix` is that of the user's keys. */
export function storedMatches(prefix: string) {
  const index = `${prefix}matches-seen`;
  evictUnlisted();
  return {
    /** This match was used just now; the least recently used one is evicted. */
    touch: (matchId: string): void => {
      const recent = recentMatches();
      if (recent[0] === matchId) return;
      const others = recent.filter((id) => id !== matchId);
      local.set(index, JSON.stringify([matchId, ...others].slice(0, MATCHES_MAX)));
      evictUnlisted();
    },
    /** The keys of matches used less recently than this one, oldest first; of all matches for null. */
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

  /** Most recently used first. */
  function recentMatches(): string[] {
    try {
      const ids: unknown = JSON.parse(local.get(index) ?? '[]');
      return Array.isArray(ids) ? ids.map(String) : [];
    } catch {
      return [];
    }
  }
}
