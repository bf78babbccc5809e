import { guestLimit, type MatchAnswers } from '@picadito/domain';
import { storeGuest } from '../answers/guests-by-link.ts';
import { setUndone } from '../../store/tables/waitlist/answer-log.ts';
import {
  deleteUndo,
  findUndo,
  type UndoneAnswers,
} from '../../store/tables/waitlist/answer-undos.ts';
import { restoreSent } from '../../store/tables/group-link/sent-by-devices.ts';
import { regularsKeepingPlaces } from '../../store/tables/waitlist/kept-places.ts';
import { changedSince } from '../../store/tables/attendance/confirmations.ts';
import { matchesOnPage } from '../../store/tables/group-link/linked-matches.ts';
import type { MatchRow } from '../../store/tables/matches/matches.ts';
import type { Writer } from '../../store/store.ts';
import type { Context, Organiser } from '../../transactions/context.ts';
import { lockOwnedMatch } from '../../transactions/load-owned.ts';
import { write, type WriteContext } from '../../transactions/write.ts';
import { answersIn } from '../../waitlist/answers-in.ts';
import { restoreStates } from './player-states.ts';
import { completeUndo, statesIn } from './undo-answers.ts';

/**
 * Takes back the organiser's last undo of answers to a match, also for the devices, proposals and guests that the undo
 * removed. Players whose state has changed since the undo stay as they are. Returns the answers of the match.
 */
export async function redoAnswers(
  context: Context,
  organiser: Organiser,
  matchId: string,
): Promise<MatchAnswers> {
  return write(context, organiser, async (tx, writeContext) => {
    const match = await lockOwnedMatch(tx, organiser, matchId);
    const ofMatch = { userId: organiser.id, matchId };
    const last = await findUndo(tx, ofMatch);
    if (last) {
      await redo(tx, writeContext, match, last.undone);
      await deleteUndo(tx, ofMatch);
      writeContext.recordChange('match', matchId);
      if (match.list_id !== null) writeContext.recordChange('list', match.list_id);
    }
    return answersIn(tx, match, writeContext.now);
  });
}

async function redo(
  tx: Writer,
  writeContext: WriteContext,
  match: MatchRow,
  { entries, states, until, devices, proposals, guests }: UndoneAnswers,
): Promise<void> {
  const { user_id: userId, match_id: matchId } = match;
  const ofMatch = { userId, matchId };
  const { roster } = await statesIn(tx, match, writeContext.now);
  const changed = await changedSince(tx, ofMatch, until);
  const untouched = states.filter(({ playerId }) => !changed.has(playerId));
  await restoreStates(tx, writeContext, ofMatch, { roster, states: untouched });
  await restoreSent(tx, { userId, listId: match.list_id }, { devices, proposals });
  for (const guest of guests) await bringAgain(tx, writeContext, match, guest);
  await setUndone(tx, ofMatch, entries, null);
  await completeUndo(tx, writeContext, match, untouched);
}

/**
 * Restores a guest that the undo had deleted, if the host is in the match, has not dropped out and may bring one more
 * guest.
 */
async function bringAgain(
  tx: Writer,
  writeContext: WriteContext,
  match: MatchRow,
  { hostId, name }: UndoneAnswers['guests'][number],
): Promise<void> {
  if (match.list_id === null) return;
  const list = { userId: match.user_id, listId: match.list_id };
  const matches = await matchesOnPage(tx, list, writeContext.now);
  const linked = matches.find(({ id }) => id === match.match_id);
  const { keptUntil = null } = linked ?? {};
  const ofMatch = { userId: match.user_id, matchId: match.match_id, keptUntil };
  const keeping = await regularsKeepingPlaces(tx, ofMatch, writeContext.now);
  const players = { ...(await statesIn(tx, match, writeContext.now)), keeping };
  const host = players.roster.find(({ id }) => id === hostId);
  if (!linked || !host || host.declined || guestLimit(players, hostId) !== null) return;
  await storeGuest(tx, writeContext, { match: linked, players, hostId, name, deviceHash: null });
}
