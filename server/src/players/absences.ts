import { absenceProblem, DEFAULT_TIME_ZONE, todayIn, type Absence } from '@picadito/domain';
import { invalid } from '../app-error.ts';
import {
  absencesOf,
  addAbsence,
  deleteAbsence,
  setAbsence,
} from '../store/tables/players/absences.ts';
import type { Writer } from '../store/store.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { isPlayerFor } from '../transactions/all-players.ts';
import { ownAndHelped } from '../transactions/helping.ts';
import { ownedPlayer } from '../transactions/load-owned.ts';
import { write, type WriteContext } from '../transactions/write.ts';
import { fillPlacesOfAll } from '../waitlist/fill-places.ts';

/** Returns the absences of the players of the organiser and of helped lists. */
export async function readAbsences({ store }: Context, organiser: Organiser): Promise<Absence[]> {
  return ownAndHelped(organiser, async (owner) => {
    const isKnown = await isPlayerFor(store.read, owner);
    return (await absencesOf(store.read, owner.id)).filter(({ playerId }) => isKnown(playerId));
  });
}

/** Stores until which day a player is away; null ends the absence. Throws (422) for a day that no absence may have. */
export async function changeAbsence(
  context: Context,
  organiser: Organiser,
  playerId: string,
  until: string | null,
): Promise<{ playerId: string; until: string | null }> {
  return write(context, organiser, async (tx, writeContext) => {
    await ownedPlayer(tx, organiser, playerId);
    const today = todayIn(organiser.timeZone ?? DEFAULT_TIME_ZONE, writeContext.now);
    const problem = until === null ? null : absenceProblem(until, today);
    if (problem !== null) throw invalid('until', problem);
    const absence = { userId: organiser.id, playerId };
    if (until === null) await deleteAbsence(tx, absence);
    else await setAbsence(tx, { ...absence, until });
    // A regular who is away keeps no place.
    await fillPlacesOfAll(tx, writeContext, new Set());
    writeContext.recordChange('player', playerId);
    return { playerId, until };
  });
}

/**
 * Ends the absence of a player on the day of a match, because the player has said VOY to it. Returns its last day, or
 * null if there was none.
 */
export async function endAbsence(
  tx: Writer,
  writeContext: WriteContext,
  { playerId, date }: { playerId: string; date: string },
): Promise<string | null> {
  const absence = { userId: writeContext.organiser.id, playerId };
  const until = await deleteAbsence(tx, absence, date);
  if (until !== undefined) writeContext.recordChange('player', playerId);
  return until ?? null;
}

/**
 * Adapts the absence of a player after an answer was undone or the undo reverted. `was` and `is` are the last days of
 * the absences that the player's VOY had ended before, and has ended now; null for none. An absence that is ended again
 * is deleted; one that is no longer ended comes back, unless the organiser has set another since.
 */
export async function settleAbsence(
  tx: Writer,
  writeContext: WriteContext,
  playerId: string,
  { was, is }: { was: string | null; is: string | null },
): Promise<void> {
  if (is !== null && was === null) await endAbsence(tx, writeContext, { playerId, date: is });
  if (was === null || is !== null) return;
  const absence = { userId: writeContext.organiser.id, playerId, until: was };
  if (await addAbsence(tx, absence)) writeContext.recordChange('player', playerId);
}
