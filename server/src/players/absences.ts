import { absenceProblem, DEFAULT_TIME_ZONE, todayIn, type Absence } from '@picadito/domain';
import { invalid } from '../app-error.ts';
import { absencesOf, deleteAbsence, setAbsence } from '../store/tables/players/absences.ts';
import type { Writer } from '../store/store.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { ownedPlayer } from '../transactions/load-owned.ts';
import { write, type WriteContext } from '../transactions/write.ts';

export async function readAbsences({ store }: Context, { id }: Organiser): Promise<Absence[]> {
  return absencesOf(store.read, id);
}

/** Stores until which day a player is away; null ends the absence. */
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
    writeContext.recordChange('player', playerId);
    return { playerId, until };
  });
}

/** Ends the absence of a player on the day of a match, because the player has said VOY to it. */
export async function endAbsence(
  tx: Writer,
  writeContext: WriteContext,
  { playerId, date }: { playerId: string; date: string },
): Promise<void> {
  const absence = { userId: writeContext.organiser.id, playerId };
  if (await deleteAbsence(tx, absence, date)) writeContext.recordChange('player', playerId);
}
