/*
 * When more players have confirmed than the teams hold, a sit-out rule ranks them: the first ones play, and the others
 * are substitutes in the order of the rank, so that the first of them comes in first. `nivel` ranks by level, as
 * for automatic teams (docs/specification.md#constants). `orden` ranks by time of confirmation, then by name. `turno`
 * ranks the players who sat out most recently first, then by level and name.
 */
import { TEAM_SIZE_MAX } from '../limits.ts';
import { bestFirst, byName, inOrder, type TeamCandidate } from './best-first.ts';

type Confirmed = TeamCandidate & { confirmedAt: string | null };
type Sat = { date: string; suplente: readonly string[] };

/**
 * Returns which of the confirmed players play and which sit out, both in the order of the rule `by`. The order of
 * `confirmed` does not matter. `places` is the number of players in all teams.
 */
export function whoSitsOut<Player extends Confirmed>(
  confirmed: readonly Player[],
  by: SitOut,
  recentTeams: readonly Sat[],
  places = TEAM_SIZE_MAX * 2,
): { playing: Player[]; suplentes: Player[] } {
  const inClaim = claims[by](confirmed, recentTeams);
  return { playing: inClaim.slice(0, places), suplentes: inClaim.slice(places) };
}

type Claims = <Player extends Confirmed>(
  players: readonly Player[],
  recentTeams: readonly Sat[],
) => Player[];

/**
 * Functions that sort the players by each rule; the first players of the result get the places. Sorting is stable, so
 * the sort that comes first decides ties.
 */
const claims: Record<SitOut, Claims> = {
  nivel: bestFirst,
  orden: (players) => byName(players).toSorted((one, other) => inOrder(timeOf(one), timeOf(other))),
  turno: (players, recentTeams) => {
    const lastSat = datesOfSitting(recentTeams);
    const dateOf = ({ id }: Confirmed) => lastSat.get(id) ?? '';
    return bestFirst(players).toSorted((one, other) => inOrder(dateOf(other), dateOf(one)));
  },
};

/**
 * Returns the time of confirmation as text that sorts in the order of time. Players without a time come last, also
 * after confirmations that the outbox has not sent yet, which start with '~' (applyPending).
 */
function timeOf({ confirmedAt }: Confirmed): string {
  return confirmedAt ?? '~~';
}

/** Returns, by player id, the last date (YYYY-MM-DD) on which the player was a substitute. */
function datesOfSitting(recentTeams: readonly Sat[]): Map<string, string> {
  const dates = new Map<string, string>();
  for (const { date, suplente } of recentTeams) {
    for (const id of suplente) {
      if (date > (dates.get(id) ?? '')) dates.set(id, date);
    }
  }
  return dates;
}

/**
 * Rules that decide who sits out when more players are confirmed than can play: 'nivel' by level
 * (docs/specification.md#constants), 'orden' by order of confirmation, 'turno' by turns: whoever sat out last plays.
 */
export const SIT_OUT_RULES = ['nivel', 'orden', 'turno'] as const;
export type SitOut = (typeof SIT_OUT_RULES)[number];
