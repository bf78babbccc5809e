import { local } from '../sync/storage.ts';

/** Of how many matches the attendance, teams and evening are kept: those seen last. */
const MATCHES_MAX = 10;
const OF_MATCH = /^\/api\/matches\/([\w-]+)(?:\/(?:players|teams|evening))?$/;

/** The match whose answer this is, else null; the collection is nobody's. */
export function matchOf(path: string): string | null {
  return OF_MATCH.exec(path)?.[1] ?? null;
}

/** Which matches were seen last, by this user, in all tabs of this browser; `store` is where his answers are. */
export function keptMatches(store: string) {
  const index = `${store}matches-seen`;
  dropUnseen();
  return {
    /** This one was seen just now; the one seen longest ago goes. */
    see: (matchId: string): void => {
      const seen = seenMatches();
      if (seen[0] === matchId) return;
      const others = seen.filter((id) => id !== matchId);
      local.set(index, JSON.stringify([matchId, ...others].slice(0, MATCHES_MAX)));
      dropUnseen();
    },
    /** The answers of those that were seen before this one, oldest first; of all of them without one. */
    olderThan: (matchId: string | null): string[] => {
      const seen = seenMatches();
      const from = matchId === null ? 0 : seen.indexOf(matchId) + 1;
      const older = seen.slice(from).toReversed();
      return older.flatMap((id) => kept().filter((key) => matchOf(pathOf(key)) === id));
    },
  };

  function dropUnseen(): void {
    const seen = new Set(seenMatches());
    for (const key of kept()) if (!seen.has(matchOf(pathOf(key)) ?? '')) local.remove(key);
  }

  function kept(): string[] {
    return local.keys().filter((key) => key.startsWith(store) && matchOf(pathOf(key)) !== null);
  }

  function pathOf(key: string): string {
    return key.slice(store.length);
  }

  /** The newest first. */
  function seenMatches(): string[] {
    try {
      const seen: unknown = JSON.parse(local.get(index) ?? '[]');
      return Array.isArray(seen) ? seen.map(String) : [];
    } catch {
      return [];
    }
  }
}
