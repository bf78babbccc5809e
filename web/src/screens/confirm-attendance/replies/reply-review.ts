import type { MatchPlayer } from '@picadito/domain';
import type { ReadReply } from '@picadito/domain/parsing';
import type { AttendanceTarget } from '../../../attendance/attendance.ts';

/** Describes the effect of a reply; 'nada' leaves its player unchanged. */
export type Choice = 'va' | 'no-va' | 'nada';

/** Holds a reply of the group during the review, as it was read and as the organiser decided. */
export type Reply = {
  read: ReadReply;
  /** Identifies the player; empty for a reply that is not attributed to a player. */
  playerId: string;
  choice: Choice;
  guests: number;
};

/** Returns the replies for the review. The choice of a sure reply is set; a doubtful one has the choice 'nada'. */
export function repliesOf(replies: readonly ReadReply[]): Reply[] {
  return replies.map((read) => {
    const isSure = read.sure && read.meaning !== 'duda';
    const choice: Choice = isSure && read.meaning !== 'duda' ? read.meaning : 'nada';
    return { read, playerId: read.playerId ?? '', choice, guests: isSure ? read.guests : 0 };
  });
}

/** Tells whether the organiser must decide on the reply. */
export function isDoubtful({ read }: Reply): boolean {
  return !read.sure || read.meaning === 'duda';
}

/**
 * Returns the last decision on each player that changes the player's status, in the order of the replies, because the
 * players who replied first play first.
 */
export function targetsOf(
  replies: readonly Reply[],
  players: readonly MatchPlayer[],
): AttendanceTarget[] {
  const byId = new Map(players.map((player) => [player.id, player]));
  const decided = replies.filter(({ playerId, choice }) => playerId !== '' && choice !== 'nada');
  const choices = new Map(decided.map(({ playerId, choice }) => [playerId, choice]));
  return [...choices].flatMap(([playerId, choice]) => {
    const player = byId.get(playerId);
    const target = choice === 'va' ? 'confirmed' : 'declined';
    if (!player || player.status === target) return [];
    return [{ playerId, target }];
  });
}

/**
 * Returns the names of the guests to add: 'Invitado de Ana', 'Invitado 2 de Ana'. Leaves out guests who are already in
 * the match.
 */
export function guestNames(replies: readonly Reply[], players: readonly MatchPlayer[]): string[] {
  const names = new Map(players.map(({ id, name }) => [id, name]));
  const present = new Set(names.values());
  const wanted = replies.flatMap(({ read, playerId, guests }) => {
    const host = names.get(playerId) ?? read.name;
    return Array.from({ length: guests }, (_, at) =>
      at === 0 ? `Invitado de ${host}` : `Invitado ${at + 1} de ${host}`,
    );
  });
  return wanted.filter((name) => !present.has(name));
}
