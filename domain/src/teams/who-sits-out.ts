/**
 * The sit-out rules when more have confirmed than play (two full teams). Players are ranked; the first ten play, and
 * the others are suplentes in the order of the rank, so that the first of them comes in first. nivel: by level
 * (docs/specification.md#constants, the same set and order as the automatic teams). orden: by time of confirmation;
 * ties by name. turno: players who sat out most recently play, and those who have not sat out recently sit first;
 * ties by level, then by name.
 */
import { TEAM_SIZE_MAX } from '../limits.ts';
import type { SitOut } from './sit-out.ts';
import { bestFirst, byName, inOrder, type TeamCandidate } from './best-first.ts';

type Confirmed = TeamCandidate & { confirmedAt: string | null };
type Sat = { date: string; suplente: readonly string[] };

/** The playing players are in the order of the rank, too; the order of `confirmed` does not matter. */
export function whoSitsOut<Player extends Confirmed>(
  confirmed: readonly Player[],
  by: SitOut,
  recentTeams: readonly Sat[],
): { playing: Player[]; suplentes: Player[] } {
  const inClaim = claims[by](confirmed, recentTeams);
  const places = TEAM_SIZE_MAX * 2;
  return { playing: inClaim.slice(0, places), suplentes: inClaim.slice(places) };
}

type Claims = <Player extends Confirmed>(
  players: readonly Player[],
  recentTeams: readonly Sat[],
) => Player[];

/** The strongest claim first; equal ones stay as the order before has put them. */
const claims: Record<SitOut, Claims> = {
  nivel: bestFirst,
  orden: (players) => byName(players).toSorted((one, other) => inOrder(timeOf(one), timeOf(other))),
  turno: (players, recentTeams) => {
    const lastSat = datesOfSitting(recentTeams);
    const dateOf = ({ id }: Confirmed) => lastSat.get(id) ?? '';
    return bestFirst(players).toSorted((one, other) => inOrder(dateOf(other), dateOf(one)));
  },
};

/** Timestamps are text in the order of time; players without one come last, also after pending ones (applyPending). */
function timeOf({ confirmedAt }: Confirmed): string {
  return confirmedAt ?? '~~';
}

/** The last day on which each was suplente, YYYY-MM-DD. */
function datesOfSitting(recentTeams: readonly Sat[]): Map<string, string> {
  const dates = new Map<string, string>();
  for (const { date, suplente } of recentTeams) {
    for (const id of suplente) {
      if (date > (dates.get(id) ?? '')) dates.set(id, date);
    }
  }
  return dates;
}
