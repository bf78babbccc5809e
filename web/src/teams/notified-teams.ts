import type { Teams } from '@picadito/domain';
import { session } from '../sync/storage.ts';
import { useStoredValue } from '../sync/use-stored-value.ts';

export type NamedTeams = Teams<{ id: string; name: string }>;

const keyOf = (matchId: string) => `picadito-notified-teams:${matchId}`;

/**
 * Returns the teams of a match that the group knows while they differ from the saved ones, as state that survives a
 * reload, and its setter; null once the group knows the saved ones.
 */
export function useNotifiedTeams(
  matchId: string,
): readonly [teams: NamedTeams | null, set: (teams: NamedTeams | null) => void] {
  const [stored, store] = useStoredValue(keyOf(matchId));
  const teams = stored === null ? null : (JSON.parse(stored) as NamedTeams);
  return [teams, (next) => store(next && JSON.stringify(next))];
}

/** Forgets which teams of a match the group knows, because it gets the whole line-up instead of a change. */
export function forgetNotifiedTeams(matchId: string): void {
  session.remove(keyOf(matchId));
}
