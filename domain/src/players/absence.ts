/*
 * The organiser notes until which day a player is away ('No está hasta…'), without a reason. Players never see it. A
 * player who is away on the day of a match and has not confirmed is not called, and nobody waits for the answer. The
 * player's own VOY for such a match ends the absence.
 */
import * as MESSAGES from '../text/messages.ts';
import { addDays } from '../time/dates.ts';

const ABSENCE_MAX_DAYS = 366;

/** Type of an absence: the id of a player and the last day on which the player is away, as YYYY-MM-DD. */
export type Absence = { playerId: string; until: string };

/**
 * Returns the sentence that refuses a last day of an absence; null if the day is valid. `today` is the date in the
 * organiser's time zone. Both dates are YYYY-MM-DD.
 */
export function absenceProblem(until: string, today: string): string | null {
  if (until < today) return MESSAGES.absencePast;
  return until > addDays(today, ABSENCE_MAX_DAYS) ? MESSAGES.absenceTooLong : null;
}

/** Returns, by player id, the last day of the absence of each player who is away on a date. */
export function awayOn(absences: readonly Absence[], date: string): ReadonlyMap<string, string> {
  return new Map(
    absences.flatMap(({ playerId, until }) => (until >= date ? [[playerId, until]] : [])),
  );
}

type Attending = { id: string; status: 'pending' | 'confirmed' | 'declined' };

/** Returns the players of a match without those who are away (`awayOn`) and have not confirmed. */
export function withoutAway<Player extends Attending>(
  players: readonly Player[],
  away: ReadonlyMap<string, string>,
): Player[] {
  return players.filter(({ id, status }) => status === 'confirmed' || !away.has(id));
}
