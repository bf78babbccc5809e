import {
  hoursBefore,
  instantOf,
  autopilotState,
  type AutopilotInputs,
  type AutopilotState,
} from '@picadito/domain';
import { settingsOf } from '../store/tables/waitlist/answer-settings.ts';
import { countConfirmed } from '../store/tables/attendance/confirmations.ts';
import { hasTeams } from '../store/tables/teams/teams.ts';
import { findAutopilot, type AutopilotRow } from '../store/tables/autopilot/autopilots.ts';
import type { MatchRow } from '../store/tables/matches/matches.ts';
import type { Reader } from '../store/store.ts';

/**
 * Returns the autopilot of a match: its row, its state at `now`, the local time at which it acts, and the number of
 * confirmed players.
 */
export async function loadAutopilot(
  db: Reader,
  match: MatchRow,
  now: number,
): Promise<{
  pilot: AutopilotRow | undefined;
  state: AutopilotState;
  actsAt: string;
  going: number;
}> {
  const ofMatch = { userId: match.user_id, matchId: match.match_id };
  const pilot = await findAutopilot(db, ofMatch);
  const settings = await settingsOf(db, ofMatch);
  const going = await countConfirmed(db, ofMatch);
  const actsAt = settings.answers_until ?? hoursBefore(match);
  const isFlown = match.is_recurring === 1 && match.status !== 'cancelado';
  const flight: AutopilotInputs | null =
    pilot && isFlown
      ? {
          isAsleep: pilot.is_asleep === 1,
          hasActed: pilot.acted_at !== null,
          isStopped: pilot.stopped_at !== null,
          hasTeams: await hasTeams(db, ofMatch),
          going,
          startsAt: Date.parse(match.starts_at),
          closesAt: instantOf(actsAt.slice(0, 10), actsAt.slice(11), match.time_zone),
        }
      : null;
  return { pilot, state: autopilotState(flight, now), actsAt, going };
}
