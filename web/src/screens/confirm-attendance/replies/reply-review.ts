import type { MatchPlayer } from '@picadito/domain';
import type { ReadReply } from '@picadito/domain/parsing';
import type { AttendanceTarget } from '../../../attendance/attendance.ts';

/** Type of the effect of a pasted reply on its player: confirms, declines, or leaves the player unchanged ('nada'). */
export type Choice = 'va' | 'no-va' | 'nada';

/** Id that means a person who is not in the match and comes as a guest. No player has this id. */
export const AS_GUEST = 'guest';

/** Type of a pasted reply during the review: how it was read (`read`), and what the organiser decided. */
export type Reply = {
  read: ReadReply;
  /** The id of the player who replied, `AS_GUEST`, or empty if the reply is not attributed to a player. */
  playerId: string;
  choice: Choice;
  guests: number;
};

/**
 * Returns the pasted replies with their first choices for the review. A reply that was read with certainty has its
 * meaning as the choice; a doubtful one has 'nada' until the organiser decides.
 */
export function repliesOf(replies: readonly ReadReply[]): Reply[] {
  return replies.map((read) => {
    const isSure = read.sure && read.meaning !== 'duda';
    const choice: Choice = isSure && read.meaning !== 'duda' ? read.meaning : 'nada';
    return { read, playerId: read.playerId ?? '', choice, guests: isSure ? read.guests : 0 };
  });
}

/**
 * Returns whether the organiser must decide on the reply, because it is ambiguous or says that the player is not sure.
 */
export function isDoubtful({ read }: Reply): boolean {
  return !read.sure || read.meaning === 'duda';
}

/**
 * Returns the changes of attendance that the reviewed replies make, at most one for each player: the last decision on
 * the player, if it changes the status. They are in the order of the replies, because the players who replied first
 * play first.
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
 * Returns the names of the guests to add: people who come as guests, and guests that players bring. A guest without a
 * name in the text is called 'Invitado de Ana', the next one 'Invitado 2 de Ana'. Leaves out guests who are already in
 * the match.
 */
export function guestNames(replies: readonly Reply[], players: readonly MatchPlayer[]): string[] {
  const names = new Map(players.map(({ id, name }) => [id, name]));
  const present = new Set(names.values());
  const wanted = replies.flatMap(({ read, playerId, choice, guests }) => {
    const host = names.get(playerId) ?? read.name;
    const own = playerId === AS_GUEST && choice === 'va' ? [read.name] : [];
    const brought = Array.from(
      { length: guests },
      (_, at) =>
        read.guestNames[at] ?? (at === 0 ? `Invitado de ${host}` : `Invitado ${at + 1} de ${host}`),
    );
    return [...own, ...brought];
  });
  return wanted.filter((name) => !present.has(name));
}
