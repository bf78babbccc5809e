import type { MatchPlayerReply, PlayerState } from '@picadito/domain';
import { awardForRoster } from '../../badges/award-badges.ts';
import { settleAbsence } from '../../players/absences.ts';
import { answersOf, deleteLastAnswer, storeAnswer } from '../../store/tables/waitlist/answers.ts';
import { setGuestsLeft } from '../../store/tables/waitlist/guests.ts';
import { storeAttendance } from '../../store/tables/attendance/confirmations.ts';
import { existingPlayers } from '../../store/tables/players/players.ts';
import type { Writer } from '../../store/store.ts';
import type { WriteContext } from '../../transactions/write.ts';

type OfMatch = { userId: string; matchId: string };

/**
 * Restores the attendance and answers that players of a match had at an earlier time, whether guests had left, and the
 * absences that answers have ended since. Skips players who are no longer in the match.
 */
export async function restoreStates(
  tx: Writer,
  writeContext: WriteContext,
  match: OfMatch,
  { roster, states }: { roster: readonly MatchPlayerReply[]; states: readonly PlayerState[] },
): Promise<void> {
  const present = new Map(roster.map((player) => [player.id, player]));
  const restored = states.filter(({ playerId }) => present.has(playerId));
  if (restored.length === 0) return;
  const authorIds = restored.flatMap(({ answer }) => answer?.authorId ?? []);
  const authors = await existingPlayers(tx, match.userId, authorIds);
  const changedAt = writeContext.nextTimestamp();
  const before = new Map((await answersOf(tx, match)).map((one) => [one.playerId, one]));
  await storeAttendance(
    tx,
    match,
    restored.map(({ playerId, confirmed, declined, confirmedAt, ...state }) => ({
      id: playerId,
      confirmed,
      declined,
      confirmedAt,
      changedAt: changedAtOf(state, changedAt),
    })),
  );
  for (const { playerId, answer, leftAt } of restored) {
    // The author of the answer may have been deleted. The player then becomes the author, so that the answer still
    // counts as given by someone else (`authorId` not null).
    const authorId = answer?.authorId ?? null;
    const known = authorId === null || authors.has(authorId) ? authorId : playerId;
    if (answer) await storeAnswer(tx, match, { ...answer, authorId: known });
    else await deleteLastAnswer(tx, { ...match, playerId });
    await setGuestsLeft(tx, match, [playerId], leftAt);
    const was = before.get(playerId)?.endedAbsence ?? null;
    await settleAbsence(tx, writeContext, playerId, { was, is: answer?.endedAbsence ?? null });
  }
  if (restored.some(({ confirmed }) => confirmed))
    await awardForRoster(tx, writeContext, match.matchId);
}

/**
 * Returns the time to store as the last change of a restored attendance. An answer counts only if the attendance has
 * not changed after it, so the time of the answer, or of moving up, is restored. Attendance without an answer, or by a
 * decision of the organiser, gets the current time.
 */
function changedAtOf(
  { answer, isOrganisers }: Pick<PlayerState, 'answer' | 'isOrganisers'>,
  now: string,
): string {
  return answer === null || isOrganisers ? now : (answer.promotedAt ?? answer.answeredAt);
}
