/**
 * The difference between two line-ups of a match: players who left, players who are new, suplentes who came in, and
 * players who changed sides. Several changes in a row are described as one.
 */
import { TEAM_NAMES, type TeamName } from './team-name.ts';

type Named = { id: string; name: string };
type LineUp = Record<TeamName, readonly Named[]>;
export type Assignment = { name: string; to: TeamName };

export type LineUpChange = {
  /** Names. */
  left: string[];
  arrived: Assignment[];
  /** From the suplentes into a team. */
  entered: Assignment[];
  moved: Assignment[];
  /** How many play in each team afterwards. */
  sizes: { claro: number; oscuro: number };
  /** Whether fewer play than before. */
  fewer: boolean;
};

/** Each list in the order of the line-up: claro, oscuro, suplentes. */
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

/** Whether both line-ups are the same. */
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
