import { isCurrent, isOwnAnswer } from '../waitlist/answer.ts';
import { statusOf } from '../attendance/status.ts';
import type { WithPlayers } from './shown-match.ts';
import type { ShownTakeBack, ShownUndo } from './shown-page.ts';
import { SPOKEN } from './shown-proposals.ts';

type Reading = {
  now: number;
  holder: string | null;
  device: string | null;
  keyOf: (id: string) => string;
};

/**
 * Returns the answer to which the reader can take back the last one to a match. The reader can do so until kick-off,
 * unless the organiser has decided since.
 */
export function shownUndo(
  { match, roster, answers }: WithPlayers,
  { now, holder, keyOf }: Reading,
): ShownUndo[] {
  const player = roster.find(({ id }) => id === holder);
  const answer = answers.find(({ playerId }) => playerId === holder);
  if (!player || !answer?.before || now >= match.startsAt) return [];
  // A NO SÉ counts as no answer once the answers are closed.
  const isClosed = match.closesAt !== null && now >= match.closesAt;
  if (isClosed && answer.before.answer === 'maybe') return [];
  if (!isCurrent(answer, statusOf(player))) return [];
  return [{ key: keyOf(match.id), answer: SPOKEN[answer.before.answer] }];
}

/** Returns the names for which this device has said VOY without owning them, while that is the last word. */
export function shownTakeBacks(
  { match, roster, answers, guests = [] }: WithPlayers,
  { now, device, keyOf }: Reading,
): ShownTakeBack[] {
  if (device === null || now >= match.startsAt) return [];
  return answers.flatMap((answer) => {
    const player = roster.find(({ id }) => id === answer.playerId);
    const isGuest = guests.some(({ playerId }) => playerId === answer.playerId);
    const isSenders = answer.deviceHash === device && !isOwnAnswer(answer) && !isGuest;
    if (!player || !isSenders || answer.answer !== 'confirmed') return [];
    if (!isCurrent(answer, statusOf(player))) return [];
    return [{ match: keyOf(match.id), player: keyOf(answer.playerId) }];
  });
}
