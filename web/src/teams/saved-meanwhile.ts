import { type TeamPlace, teamsFromWire, type TeamsReply } from '@picadito/domain';
import { type Formation, placesIn } from './formation.ts';

export type Places = ReadonlyMap<string, TeamPlace>;

/** Returns the place of each player in saved teams; an empty map if there are none. */
export function savedPlaces(saved: TeamsReply | null): Places {
  return saved ? placesIn(teamsFromWire(saved)) : new Map();
}

/**
 * Returns the saved teams if another device has saved them since the organiser began to form others; else null. `base`
 * has the places in the teams that were saved then. Players who have left the match make no difference.
 */
export function savedMeanwhile(
  saved: TeamsReply | null,
  base: Places,
  { places }: Pick<Formation, 'places'>,
  players: readonly { id: string }[],
): TeamsReply | null {
  const now = savedPlaces(saved);
  const isNow = (other: Places) => players.every(({ id }) => now.get(id) === other.get(id));
  return isNow(base) || isNow(places) ? null : saved;
}
