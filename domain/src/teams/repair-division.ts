/**
 * Formed teams change as little as possible after players have left or arrived late. The first substitutes replace the
 * players who left a team. Arriving players join while the teams have free places, and become the last substitutes
 * otherwise. Then as few players as possible change sides so that the sizes differ by at most one, the players of level
 * 5 are spread as evenly as possible and the sums of levels differ by at most 3; where no division reaches that, the
 * sums are as close as possible. New players may join any team. Ties are decided by the better division
 * (division-costs.ts). Several changes are repaired as one, so a player who arrived and left again moves no other
 * player.
 */
import { inOrder, type TeamCandidate } from './best-first.ts';
import { divisionRow } from './division-row.ts';
import { randomFrom } from './hash.ts';
import type { SplitCriteria } from './score-split.ts';
import { searchDivisions } from './search-divisions.ts';

/** Type of the teams of a match in the order of their keys, and its substitutes. */
export type Sides<Player> = { teams: Player[][]; suplente: Player[] };

/**
 * Type of one change of the players after teams were formed: a player (by id) has left, or a player has arrived. An
 * unknown id, and an arriving player who is already in the teams, change nothing.
 */
export type LateChange<Player> = { left: string } | { arrived: Player };

/**
 * Returns the teams after one change, repaired with as few moves as possible. Players who stay in their team keep their
 * order.
 */
export function repairSides<Player extends TeamCandidate>(
  { teams, suplente }: Sides<Player>,
  change: LateChange<Player>,
  criteria: SplitCriteria & { perSide: number },
): Sides<Player> {
  const stays = ({ id }: Player) => !('left' in change && id === change.left);
  const staying = {
    teams: teams.map((team) => team.filter(stays)),
    suplente: suplente.filter(stays),
  };
  const late = 'arrived' in change ? [change.arrived] : [];
  const freed = teams.flat().length - staying.teams.flat().length;
  return repaired(staying, { freed, late }, criteria);
}

/**
 * Returns teams of the same players that are as even as a repair makes them, with as few moves as possible. The
 * substitutes stay.
 */
export function evenedSides<Player extends TeamCandidate>(
  { teams, suplente }: Sides<Player>,
  criteria: SplitCriteria,
): Sides<Player> {
  return { teams: rearranged(teams, [], criteria), suplente };
}

/**
 * Returns the repaired teams that consist of exactly `players`; `saved` are the present teams as player ids. Returns
 * null if the saved teams already consist of these players, and if a team would be empty. New players are added in the
 * order of confirmation.
 */
export function sidesFollowing<Player extends TeamCandidate & { confirmedAt: string | null }>(
  saved: Sides<string>,
  players: readonly Player[],
  criteria: SplitCriteria & { perSide: number },
): Sides<Player> | null {
  const byId = new Map(players.map((player) => [player.id, player]));
  const found = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  const staying = { teams: saved.teams.map(found), suplente: found(saved.suplente) };
  const late = players.toSorted((one, other) =>
    inOrder(one.confirmedAt ?? '', other.confirmedAt ?? ''),
  );
  const freed = saved.teams.flat().length - staying.teams.flat().length;
  const after = repaired(staying, { freed, late }, criteria);
  if (after.teams.some((team) => team.length === 0)) return null;
  return areSameSides(saved, after) ? null : after;
}

function areSameSides(saved: Sides<string>, after: Sides<{ id: string }>): boolean {
  const isSame = (ids: readonly string[], players: readonly { id: string }[] = []) =>
    ids.length === players.length && players.every(({ id }) => ids.includes(id));
  return (
    saved.teams.every((team, index) => isSame(team, after.teams[index])) &&
    isSame(saved.suplente, after.suplente)
  );
}

/**
 * Returns the repaired teams. `staying` are the teams without the players who have left, and `freed` is the number of
 * places that those players have left in the teams. `late` has players to add; players who are already in the teams are
 * ignored.
 */
function repaired<Player extends TeamCandidate>(
  staying: Sides<Player>,
  { freed, late }: { freed: number; late: readonly Player[] },
  criteria: SplitCriteria & { perSide: number },
): Sides<Player> {
  const { teams, suplente } = staying;
  const placed = new Set([...teams.flat(), ...suplente].map(({ id }) => id));
  const arriving = late.filter(({ id }) => !placed.has(id));
  const entering = suplente.slice(0, freed);
  const places = criteria.perSide * teams.length;
  const joining = arriving.slice(0, Math.max(0, places - teams.flat().length - entering.length));
  const waiting = [...suplente.slice(entering.length), ...arriving.slice(joining.length)];
  if (freed === 0 && joining.length === 0) return { teams, suplente: waiting };
  return { teams: rearranged(teams, [...entering, ...joining], criteria), suplente: waiting };
}

function rearranged<Player extends TeamCandidate>(
  before: readonly Player[][],
  incoming: readonly Player[],
  criteria: SplitCriteria,
): Player[][] {
  const players = [...before.flat(), ...incoming];
  const row = divisionRow(players, before.length, criteria, before);
  const [best] = searchDivisions(row, randomFrom(criteria.seed));
  return before.map((team, index) => {
    const mask = best?.[index] ?? 0;
    const stays = (player: Player) => (mask >> players.indexOf(player)) & 1;
    return [
      ...team.filter(stays),
      ...players.filter((player) => stays(player) && !team.includes(player)),
    ];
  });
}
