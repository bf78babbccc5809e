import {
  MESSAGES,
  type Autopilot,
  keyedTeams,
  teamKeysIn,
  teamsToWire,
  type Teams,
} from '@picadito/domain';
import { invalid } from '../app-error.ts';
import {
  deleteAutopilot,
  storeAutopilot,
  updateAutopilot,
} from '../store/tables/autopilot/autopilots.ts';
import { resumeAutomation } from '../store/tables/autopilot/paused-users.ts';
import { stepsOf, undoStepsFrom } from '../store/tables/autopilot/autopilot-steps.ts';
import { gamesOf } from '../store/tables/rotation/games.ts';
import { deleteShown } from '../store/tables/teams/shown-teams.ts';
import type { MatchRow } from '../store/tables/matches/matches.ts';
import { rosterOf } from '../store/tables/matches/roster.ts';
import { deleteTeams, findTeams, type SavedTeams } from '../store/tables/teams/teams.ts';
import type { Reader, Writer } from '../store/store.ts';
import { timestamp } from '../store/timestamps.ts';
import { isAsLeft } from '../teams/step-in-force.ts';
import { storeMatchTeams } from '../teams/teams.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { lockOwnedMatch, ownedMatch } from '../transactions/load-owned.ts';
import { write, type WriteContext } from '../transactions/write.ts';
import { lowerRegularsHour } from '../waitlist/answer-settings.ts';
import { loadAutopilot } from './run-autopilot.ts';

export async function readAutopilot(
  context: Context,
  organiser: Organiser,
  matchId: string,
): Promise<Autopilot> {
  const match = await ownedMatch(context, organiser, matchId);
  return autopilotIn(context.store.read, match, context.now());
}

/**
 * Turns the autopilot of a match on or off; only a weekly match can have one (422). If the organiser's automation is
 * paused because the database was restored or copied, turning an autopilot on resumes all of it. Regulars keep places
 * at most until the deadline of the autopilot. Turning it off keeps the teams that the autopilot has made.
 */
export async function setAutopilot(
  context: Context,
  organiser: Organiser,
  matchId: string,
  isOn: boolean,
): Promise<Autopilot> {
  return write(context, organiser, async (tx, { now, recordChange }) => {
    const match = await lockOwnedMatch(tx, organiser, matchId);
    if (isOn && match.is_recurring === 0) throw invalid('isOn', MESSAGES.autopilotNotWeekly);
    const ofMatch = { userId: organiser.id, matchId };
    await (isOn ? storeAutopilot : deleteAutopilot)(tx, ofMatch);
    if (isOn) {
      await resumeAutomation(tx, organiser.id);
      await lowerRegularsHour(tx, match);
    }
    recordChange('match', matchId, { part: 'lineup-context' });
    return autopilotIn(tx, match, now);
  });
}

/**
 * Undoes a step of the autopilot and all later ones: restores the teams from before the step and stops the autopilot in
 * this match. Refuses (422) when the teams have changed since the last step, and to delete the teams of a night that has
 * games; does nothing for a step that is unknown, already undone, or made no teams. `at` is the time of the step, which
 * identifies it.
 */
export async function undoStep(
  context: Context,
  organiser: Organiser,
  matchId: string,
  at: string,
): Promise<Autopilot> {
  return write(context, organiser, async (tx, writeContext) => {
    const match = await lockOwnedMatch(tx, organiser, matchId);
    const ofMatch = { userId: organiser.id, matchId };
    const steps = await stepsOf(tx, ofMatch);
    const step = steps.find((one) => one.at === at);
    if (step?.after && step.undoneAt === null) {
      const saved = await findTeams(tx, organiser.id, matchId);
      if (!isAsLeft(steps, saved)) throw invalid('at', MESSAGES.teamsChanged);
      await restore(tx, writeContext, match, { saved, before: step.before });
      const now = writeContext.nextTimestamp();
      await undoStepsFrom(tx, ofMatch, { from: at, at: now });
      await updateAutopilot(tx, ofMatch, { stopped_at: now });
    }
    return autopilotIn(tx, await lockOwnedMatch(tx, organiser, matchId), writeContext.now);
  });
}

async function restore(
  tx: Writer,
  writeContext: WriteContext,
  match: MatchRow,
  { saved, before }: { saved: SavedTeams | undefined; before: Teams<string> | null },
): Promise<void> {
  const { user_id: userId, match_id: matchId } = match;
  if (before === null) {
    const hasGames = (await gamesOf(tx, { userId, matchId })).length > 0;
    if (hasGames) throw invalid('at', MESSAGES.nightHasGames);
    await deleteTeams(tx, userId, matchId);
    await deleteShown(tx, { userId, matchId });
    writeContext.recordChange('match', matchId);
    return;
  }
  const roster = await rosterOf(tx, userId, matchId, timestamp(writeContext.now));
  const players = new Map(roster.map((player) => [player.id, player]));
  const teams = keyedTeams(teamKeysIn(before), (place) =>
    (before[place] ?? []).flatMap((id) => {
      const player = players.get(id);
      return player ? { playerId: id, name: player.name, rating: player.rating } : [];
    }),
  );
  const createdBy = saved?.createdBy ?? 'automatic';
  await storeMatchTeams(tx, writeContext, { match, createdBy, saved }, teams);
}

async function autopilotIn(db: Reader, match: MatchRow, now: number): Promise<Autopilot> {
  const { user_id: userId, match_id: matchId } = match;
  const { state, actsAt, going } = await loadAutopilot(db, match, now);
  const steps = await stepsOf(db, { userId, matchId });
  const saved = await findTeams(db, userId, matchId);
  const isUndoable = isAsLeft(steps, saved) && state !== 'over';
  const wire = (teams: Teams<string> | null) => teams && teamsToWire(teams);
  return {
    state,
    actsAt,
    going,
    steps: steps.map(({ at, kind, before, after, undoneAt }) => ({
      at,
      kind,
      before: wire(before),
      after: wire(after),
      isUndone: undoneAt !== null,
      canBeUndone: isUndoable && undoneAt === null && after !== null,
    })),
  };
}
