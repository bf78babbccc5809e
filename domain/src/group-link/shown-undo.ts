import { isCurrent, type Answer } from '../answers/answer.ts';
import { statusOf } from '../attendance/status.ts';
import type { WithPlayers } from './shown-match.ts';
import type { ShownUndo, SpokenAnswer } from './shown-page.ts';

type Reading = { now: number; holder: string | null; keyOf: (id: string) => string };

const SPOKEN: Record<Answer, SpokenAnswer> = { confirmed: 'voy', declined: 'no', maybe: 'nose' };

/** Whether the reader can take the last answer to a match back, and to which: until kick-off, unless the organiser has decided since. */
export function shownUndo(
  { match, roster, answers }: WithPlayers,
  { now, holder, keyOf }: Reading,
): ShownUndo[] {
  const player = roster.find(({ id }) => id === holder);
  const answer = answers.find(({ playerId }) => playerId === holder);
  if (!player || !answer?.before || now >= match.startsAt) return [];
  // who does not know when the answers are closed has said nothing
  const isClosed = match.closesAt !== null && now >= match.closesAt;
  if (isClosed && answer.before.answer === 'maybe') return [];
  if (!isCurrent(answer, statusOf(player))) return [];
  return [{ key: keyOf(match.id), answer: SPOKEN[answer.before.answer] }];
}
