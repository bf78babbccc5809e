/**
 * The difference between two line-ups of a match consists of players who left, new players, suplentes who came in, and
 * players who changed sides or became suplentes. Several changes in a row count as one.
 */
import { TEAM_NAMES, type TeamName } from './teams.ts';

type Named = { id: string; name: string };
type LineUp = Record<TeamName, readonly Named[]>;
export type Assignment = { name: string; to: TeamName };

export type LineUpChange = {
  /** Names of the players who are no longer in the line-up. */
  left: string[];
  arrived: Assignment[];
  /** Former suplentes who are now in claro or oscuro. */
  entered: Assignment[];
  moved: Assignment[];
  /** Sizes of claro and oscuro after the change. */
  sizes: { claro: number; oscuro: number };
  /** True if claro and oscuro together have fewer players than before. */
  fewer: boolean;
};

/**
 * Returns the difference between two line-ups of a match. Each list in it is sorted by team: claro, oscuro, suplentes.
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
    sizes: { claro: after.claro.length, oscuro: after.oscuro.length },
    fewer: playingIn(after) < playingIn(before),
  };
}

export function isSameLineUp({ left, arrived, entered, moved }: LineUpChange): boolean {
  return left.length + arrived.length + entered.length + moved.length === 0;
}

type Place = { player: Named; to: TeamName };

function placesIn(lineUp: LineUp): Map<string, Place> {
  return new Map(
    TEAM_NAMES.flatMap((to) => lineUp[to].map((player) => [player.id, { player, to }] as const)),
  );
}

function playingIn({ claro, oscuro }: LineUp): number {
  return claro.length + oscuro.length;
}
