import { fail, IS_ANSWER, type MatchPlayer, MESSAGES, ok, type Result } from '@picadito/domain';

/**
 * Type of the state of a running call: the ids of the players to call, in order, and the ids of the players who were
 * sent the message. `again` is true if all of them had been called before the call began; earlier calls then do not
 * count as sent, because otherwise nobody would be left to call.
 */
export type CallQueue = { ids: readonly string[]; sent: readonly string[]; again: boolean };
export type Recipient = MatchPlayer & { whatsapp: string };

/**
 * Returns the players to call: all players of the match who have a number, or only the chosen ones if the organiser
 * chose some ('ELEGIR'). Players without an answer come first. Fails with a sentence of
 * docs/specification.md#rules-attendance-and-teams if nobody can be called.
 */
export function whoToCall(
  players: readonly MatchPlayer[],
  chosen: ReadonlySet<string>,
): Result<Recipient[], string> {
  if (players.length === 0) return fail(MESSAGES.broadcastWithoutPlayers);
  const recipients = intendedPlayers(players, chosen).filter(hasNumber);
  if (recipients.length === 0) return fail(MESSAGES.broadcastWithoutNumbers);
  return ok(recipients.toSorted((one, other) => answered(one) - answered(other)));
}

/** Returns how many players a call cannot reach, because they have no number. */
export function countUnreached(
  players: readonly MatchPlayer[],
  chosen: ReadonlySet<string>,
): number {
  return intendedPlayers(players, chosen).filter((player) => !hasNumber(player)).length;
}

export function unreachedText(count: number): string {
  return count === 1
    ? '1 jugador no tiene número: avisale por el grupo.'
    : `${count} jugadores no tienen número: avisales por el grupo.`;
}

/** Returns the players that a call is meant for: the chosen ones, or all if none is chosen. */
function intendedPlayers(
  players: readonly MatchPlayer[],
  chosen: ReadonlySet<string>,
): readonly MatchPlayer[] {
  const picked = players.filter(({ id }) => chosen.has(id));
  return picked.length > 0 ? picked : players;
}

const answered = ({ status }: MatchPlayer) => Number(IS_ANSWER[status]);

/**
 * Returns the state of a new call. Players who were `called` before count as sent, unless all of them were; then all
 * are called again.
 */
export function startQueue(
  recipients: readonly Recipient[],
  called: ReadonlySet<string>,
): CallQueue {
  const ids = recipients.map(({ id }) => id);
  const sent = ids.filter((id) => called.has(id));
  const again = sent.length === ids.length;
  return { ids, sent: again ? [] : sent, again };
}

export function markSent(queue: CallQueue, id: string): CallQueue {
  if (queue.sent.includes(id) || !queue.ids.includes(id)) return queue;
  return { ...queue, sent: [...queue.sent, id] };
}

/**
 * Returns the state of the call for the screen, with the current data of the players. Players who have left the match
 * or have no number any more are skipped. Players `called` from another device count as sent, unless the call goes to
 * all players again (`again`). `position` is the position of the next player in the call, from 1.
 */
export function queueView(
  queue: CallQueue,
  players: readonly MatchPlayer[],
  called: ReadonlySet<string>,
) {
  const isSent = (id: string) => queue.sent.includes(id) || (!queue.again && called.has(id));
  const recipients = queue.ids.flatMap((id) => {
    const player = players.find((one) => one.id === id);
    return player && hasNumber(player) ? [{ ...player, isSent: isSent(player.id) }] : [];
  });
  const sent = recipients.filter(({ isSent }) => isSent).length;
  return {
    recipients,
    next: recipients.find(({ isSent }) => !isSent) ?? null,
    position: Math.min(sent + 1, recipients.length),
    total: recipients.length,
  };
}

/** Parses a stored queue; returns null if there is none or it is damaged. */
export function parseQueue(text: string | null): CallQueue | null {
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null) return null;
    const { ids, sent, again } = stored as Partial<Record<keyof CallQueue, unknown>>;
    return isTexts(ids) && isTexts(sent) ? { ids, sent, again: again === true } : null;
  } catch {
    return null;
  }
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

function hasNumber(player: MatchPlayer): player is Recipient {
  return player.whatsapp !== null && player.whatsapp !== '';
}
