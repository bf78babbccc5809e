import { hoursBefore, instantOf, pilotState, type Flight, type PilotState } from '@picadito/domain';
import { settingsOf } from '../store/tables/answers/answer-settings.ts';
import { findPilot, type PilotRow } from '../store/tables/autopilot/autopilots.ts';
import type { MatchRow } from '../store/tables/matches.ts';
import type { Reader } from '../store/transaction.ts';

type FlownMatch = Pick<
  MatchRow,
  'user_id' | 'match_id' | 'date' | 'time' | 'time_zone' | 'starts_at'
> &
  Pick<MatchRow, 'status' | 'is_recurring' | 'confirmed_count' | 'claro_count'>;

/** Returns the autopilot of a match, and what it has to do now. */
export async function readFlight(
  db: Reader,
  match: FlownMatch,
  now: number,
): Promise<{ pilot: PilotRow | undefined; state: PilotState; actsAt: string }> {
  const ofMatch = { userId: match.user_id, matchId: match.match_id };
  const [pilot, settings] = await Promise.all([findPilot(db, ofMatch), settingsOf(db, ofMatch)]);
  const actsAt = settings.answers_until ?? hoursBefore(match);
  const isFlown = match.is_recurring === 1 && match.status !== 'cancelado';
  const flight = pilot && isFlown ? flightOf(pilot, match, actsAt) : null;
  return { pilot, state: pilotState(flight, now), actsAt };
}

function flightOf(pilot: PilotRow, match: FlownMatch, actsAt: string): Flight {
  return {
    isAsleep: pilot.is_asleep === 1,
    hasActed: pilot.acted_at !== null,
    isStopped: pilot.stopped_at !== null,
    hasTeams: match.claro_count !== null,
    going: match.confirmed_count,
    startsAt: Date.parse(match.starts_at),
    closesAt: instantOf(actsAt.slice(0, 10), actsAt.slice(11), match.time_zone),
  };
}
