/**
 * The difference between two line-ups of a match consists of players who left, new players, substitutes who came in,
 * and players who changed teams or became substitutes. Several changes in a row count as one.
 */
import { TEAM_PLACES, teamKeysIn, type TeamKey, type TeamPlace, type Teams } from './teams.ts';

type Named = { id: string; name: string };
type LineUp = Teams<Named>;
export type Assignment = { name: string; to: TeamPlace };

export type LineUpChange = {
  /** Names of the players who are no longer in the line-up. */
  left: string[];
  arrived: Assignment[];
  /** Former substitutes who are now in a team that plays. */
  entered: Assignment[];
  moved: Assignment[];
  /** Sizes of the teams that play after the change. */
  sizes: Partial<Record<TeamKey, number>>;
  /** True if the teams that play have fewer players together than before. */
  fewer: boolean;
};

/**
 * Returns the difference between two line-ups of a match. Each list in it is sorted by team, with substitutes last.
 */
export function lineUpChange(before: LineUp, after: LineUp): LineUpChange {
  const was = placesIn(before);
  const is = placesIn(after);
  const now = [...is.values()];
  const from = ({ player }: Place) => was.get(player.id)?.to;
  const described = (some: Place[]) => some.map(({ player, to }) => ({ name: player.name, to }));
  const others = now.filter((place) => from(place) !== undefined && from(place) !== place.to);
  return {
    left: [...was.values()]
      .filter(({ player }) => !is.has(player.id))
      .map(({ player }) => player.name),
    arrived: described(now.filter((place) => from(place) === undefined)),
    entered: described(others.filter((place) => from(place) === 'suplente')),
    moved: described(others.filter((place) => from(place) !== 'suplente')),
    sizes: Object.fromEntries(teamKeysIn(after).map((key) => [key, after[key]?.length])),
    fewer: playingIn(after) < playingIn(before),
  };
}

export function isSameLineUp({ left, arrived, entered, moved }: LineUpChange): boolean {
  return left.length + arrived.length + entered.length + moved.length === 0;
}

type Place = { player: Named; to: TeamPlace };

function placesIn(lineUp: LineUp): Map<string, Place> {
  return new Map(
    TEAM_PLACES.flatMap((to) =>
      (lineUp[to] ?? []).map((player) => [player.id, { player, to }] as const),
    ),
  );
}

function playingIn(lineUp: LineUp): number {
  return teamKeysIn(lineUp).reduce((sum, key) => sum + (lineUp[key]?.length ?? 0), 0);
}
