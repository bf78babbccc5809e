import {
  placesAfter,
  CAPACITY,
  EVENT_PLAYERS_MAX,
  flagsOf,
  isCurrent,
  isToTell,
  statusOf,
  type Answer,
  type LinkAnswer,
  type LinkedMatch,
  type LinkedPlayers,
} from '@picadito/domain';
import { moveUp, type Place } from '../answers/move-up.ts';
import { awardForRoster } from '../badges/award-badges.ts';
import { logAnswer } from '../store/tables/answers/answer-log.ts';
import { storeAnswer } from '../store/tables/answers/answers.ts';
import { setConfirmations } from '../store/tables/confirmations.ts';
import type { Writer } from '../store/transaction.ts';
import type { WriteContext } from '../transactions/write.ts';

type Given = {
  match: LinkedMatch;
  players: LinkedPlayers;
  player: LinkedPlayers['roster'][number];
  answer: Answer;
  /** Undefined: that of the same answer before stays. */
  comment: string | null | undefined;
  authorId: string | null;
};

/** Stores an answer with who moves up by it, the badges that it earns and the change; one that changes nothing, not. */
export async function storeLinkAnswer(
  tx: Writer,
  writeContext: WriteContext,
  given: Given,
): Promise<void> {
  const { match, players, player, answer, authorId } = given;
  const { roster } = players;
  const ofMatch = { userId: writeContext.organiser.id, matchId: match.id };
  const current = new Map(currentAnswers(players).map((one) => [one.playerId, one]));
  const standings = roster.map((one) => {
    const queuedAt = current.get(one.id)?.queuedAt ?? null;
    return { playerId: one.id, status: statusOf(one), queuedAt };
  });
  const capacity = match.capacity ?? CAPACITY;
  const placed = (at: string) =>
    placesAfter(standings, { playerId: player.id, answer, at }, capacity);

  const before = current.get(player.id);
  const isSame =
    before?.answer === answer && placed(before.answeredAt).own.queuedAt === before.queuedAt;
  const comment = given.comment ?? (given.comment === undefined && isSame ? before.comment : null);
  // the same answer for another player is none; a player who moved up knows of it after one more VOY
  const isNew =
    before?.comment !== comment || before.authorId !== null || isToTell(before, statusOf(player));
  if (isSame && (authorId !== null || !isNew)) return;

  const at = writeContext.nextTimestamp();
  const { own, movedUp } = placed(at);

  const place = placeAfter(player, own.status, at);
  if (own.status !== statusOf(player)) {
    const wasConfirmed = player.confirmed;
    await setConfirmations(tx, ofMatch, [{ ...place, wasConfirmed, changedAt: at }]);
  }
  const row = { playerId: player.id, answer, comment, answeredAt: at, queuedAt: own.queuedAt };
  await storeAnswer(tx, ofMatch, {
    ...row,
    promotedAt: null,
    toldAt: null,
    authorId,
    before: null,
  });
  await logAnswer(tx, {
    user_id: ofMatch.userId,
    match_id: match.id,
    at,
    player_id: player.id,
    answer,
    author_id: authorId,
  });
  const places = [place, ...(await moveUp(tx, writeContext, ofMatch, movedUp))];
  if (places.some(({ confirmed }) => confirmed)) await awardForRoster(tx, writeContext, match.id);
  const changed = new Map(places.map((one) => [one.id, one]));
  const confirmedCount = roster.filter((one) => (changed.get(one.id) ?? one).confirmed).length;
  writeContext.recordChange('match', match.id, {
    part: 'attendance',
    confirmedCount,
    players: places.length > EVENT_PLAYERS_MAX ? null : places,
  });
}

/** Those that count. */
function currentAnswers({ roster, answers }: LinkedPlayers): LinkAnswer[] {
  const statuses = new Map(roster.map((player) => [player.id, statusOf(player)]));
  return answers.filter((one) => isCurrent(one, statuses.get(one.playerId) ?? 'pending'));
}

/** Who is in already keeps the time. */
function placeAfter(
  { id, confirmed, confirmedAt }: Given['player'],
  status: ReturnType<typeof statusOf>,
  at: string,
): Place {
  if (status !== 'confirmed') return { id, ...flagsOf(status), confirmedAt: null };
  return { id, ...flagsOf(status), confirmedAt: confirmed ? confirmedAt : at };
}
