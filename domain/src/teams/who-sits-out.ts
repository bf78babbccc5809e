/*
 * Who sits out when more have confirmed than play (two full teams). Everyone has a claim to play, and the ten with
 * the strongest one play; the others are suplentes in the order of their claims, so that the first of them is the
 * first to come in.
 *   nivel: the better plays (product.md §9, the same set and order as the automatic teams).
 *   orden: who confirmed earlier plays; equal times by name.
 *   turno: who sat out most recently plays, and who never did lately sits first; equal dates by level, then by name.
 */
import { TEAM_SIZE_MAX } from '../limits.ts';
import type { SitOut } from './sit-out.ts';
import { bestFirst, byName, inOrder, type TeamCandidate } from './best-first.ts';

type Confirmed = TeamCandidate & { confirmedAt: string | null };
type Sat = { date: string; suplentes: readonly string[] };

/** Those who play stand in the order of their claims, too; any order of `confirmed` gives the same. */
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

/** Timestamps are text in the order of time; who has none comes last, also after those who wait for one (asWished). */
function timeOf({ confirmedAt }: Confirmed): string {
  return confirmedAt ?? '~~';
}

/** The last day on which each was suplente, YYYY-MM-DD. */
function datesOfSitting(recentTeams: readonly Sat[]): Map<string, string> {
  const dates = new Map<string, string>();
  for (const { date, suplentes } of recentTeams) {
    for (const id of suplentes) {
      if (date > (dates.get(id) ?? '')) dates.set(id, date);
    }
  }
  return dates;
}
