import {
  keptPlaces,
  placeOffer,
  type PlaceOffer,
  instantOf,
  type Match,
  type MatchAnswers,
  type MatchPlayer,
  chatLink,
  shareLink,
} from '@picadito/domain';
import { type AnswersByPlayer, groupOf, inOrder } from './answer-group.ts';

type Attending = Pick<MatchPlayer, 'id' | 'status' | 'confirmedAt'>;

/** Tells whether a match is not cancelled and has not started. */
export function isAhead(
  { date, time, timeZone, status }: Pick<Match, 'date' | 'time' | 'timeZone' | 'status'>,
  now: number,
): boolean {
  return status !== 'cancelado' && now < instantOf(date, time, timeZone);
}

/**
 * Returns the players who got a place from the waitlist, by moving up or through the organiser, and have not been
 * notified; empty once the match has started or is cancelled.
 */
export function unnotified<Player extends Attending>(
  match: Parameters<typeof isAhead>[0],
  players: readonly Player[],
  { answers, now }: { answers: MatchAnswers | null; now: number },
): Player[] {
  if (!answers || !isAhead(match, now)) return [];
  const ids = new Set(
    answers.answers.flatMap(({ playerId, isToTell }) => (isToTell ? playerId : [])),
  );
  return players.filter(({ id, status }) => ids.has(id) && status === 'confirmed');
}

/**
 * Returns the player that a message for `player` is sent to: the player, or for a guest without a number the host, if
 * the host has a number.
 */
export function recipientOf<Player extends Pick<MatchPlayer, 'id' | 'whatsapp'>>(
  player: Player,
  players: readonly Player[],
  guests: MatchAnswers['guests'],
): Player {
  const brought = player.whatsapp ? undefined : guests.find((one) => one.playerId === player.id);
  const host = brought && players.find(({ id }) => id === brought.hostId);
  return host?.whatsapp ? host : player;
}

/**
 * Returns what to do about a free place in the last hours of a match: which players of the waitlist to ask, or that the
 * organiser has to choose a player. Null outside the last hours, if no place is free, if nobody waits, and for a
 * cancelled match.
 */
export function askingNow<Player extends Attending>(
  { date, time, timeZone, status }: Pick<Match, 'date' | 'time' | 'timeZone' | 'status'>,
  players: readonly Player[],
  { answers, current, now }: { answers: MatchAnswers; current: AnswersByPlayer; now: number },
): PlaceOffer<Player> | null {
  if (status === 'cancelado') return null;
  const queued = players.filter((player) => groupOf(player, current) === 'queued');
  const going = players.filter((player) => player.status === 'confirmed').length;
  const clock = { now, startsAt: instantOf(date, time, timeZone), freeSince: answers.freeSince };
  const isGuest = ({ id }: Player) => answers.guests.some(({ playerId }) => playerId === id);
  const free = answers.capacity - going - keptIn(players, answers, current);
  return placeOffer(inOrder(queued, current), free, { ...clock, isGuest });
}

/** Returns the number of places of a match that are kept for regulars. */
export function keptIn(
  players: readonly Pick<MatchPlayer, 'id' | 'status'>[],
  { keeping, capacity }: Pick<MatchAnswers, 'keeping' | 'capacity'>,
  current: AnswersByPlayer,
): number {
  const standings = players.map(({ id, status }) => ({
    status,
    queuedAt: current.get(id)?.isQueued ? id : null,
    keepsPlace: keeping.includes(id),
  }));
  return keptPlaces(standings, {
    going: players.filter(({ status }) => status === 'confirmed').length,
    capacity,
  });
}

/**
 * Returns the address that opens the WhatsApp chat with a player and puts in the message. For a player without a number
 * WhatsApp lets the organiser choose the chat.
 */
export function chatWith({ whatsapp }: Pick<MatchPlayer, 'whatsapp'>, message: string): string {
  return whatsapp ? chatLink(whatsapp, message) : shareLink(message);
}
