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
 * Returns the undo that the page offers for a match: the answer that becomes valid again when the reader takes back the
 * last one. Returns an empty list after kick-off, when the organiser has decided since, and when there is no earlier
 * answer.
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

/**
 * Returns the answers that this device can take back: each VOY that it gave for a name that it does not own, while that
 * VOY is still the valid answer of the player. Returns an empty list after kick-off.
 */
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
