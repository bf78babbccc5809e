import type { MatchPlayer } from '@picadito/domain';
import type { ReadReply } from '@picadito/domain/parsing';
import type { AttendanceTarget } from '../../../attendance/attendance.ts';

/** Lists what a reply does; 'nada' leaves its player unchanged. */
export type Choice = 'va' | 'no-va' | 'nada';

/** Holds a reply of the group under review, as it was read and as the organiser decided. */
export type Reply = {
  read: ReadReply;
  /** An empty text stands for a reply that is not attributed to a player. */
  playerId: string;
  choice: Choice;
  guests: number;
};

/** Returns the replies for the review. A sure reply is chosen already; a doubtful one waits for the organiser. */
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
 * Returns the last decision on each player, where it changes something. The order is that of the replies, because the
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
 * Returns the names of the guests to add: 'Invitado de Ana', 'Invitado 2 de Ana'. Guests already in the match are left
 * out.
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
