import type { MatchPlayer } from '@picadito/domain';
import type { ReadAnswer } from '@picadito/domain/reading';
import { type AttendanceWish, COMES, DECLINES } from '../../../api/attendance.ts';

/** What is to be done with an answer; 'nada' leaves its player as he is. */
export type Choice = 'va' | 'no-va' | 'nada';

/** An answer of the group under review: as it was read, and as the organiser decided. */
export type Reply = {
  read: ReadAnswer;
  /** Empty: it is not said of whom. */
  playerId: string;
  choice: Choice;
  guests: number;
};

/** What is sure is chosen already; what is doubtful waits to be. */
export function repliesOf(answers: readonly ReadAnswer[]): Reply[] {
  return answers.map((read) => {
    const isSure = read.sure && read.answer !== 'duda';
    const choice: Choice = isSure && read.answer !== 'duda' ? read.answer : 'nada';
    return { read, playerId: read.playerId ?? '', choice, guests: isSure ? read.guests : 0 };
  });
}

/** Whether the organiser is asked about it. */
export function isDoubtful({ read }: Reply): boolean {
  return !read.sure || read.answer === 'duda';
}

/** Of each player the last decision, where it changes something, in the order of the answers: who came first plays first. */
export function wishesOf(
  replies: readonly Reply[],
  players: readonly MatchPlayer[],
): AttendanceWish[] {
  const byId = new Map(players.map((player) => [player.id, player]));
  const decided = replies.filter(({ playerId, choice }) => playerId !== '' && choice !== 'nada');
  const choices = new Map(decided.map(({ playerId, choice }) => [playerId, choice]));
  return [...choices].flatMap(([playerId, choice]) => {
    const player = byId.get(playerId);
    const isSo = choice === 'va' ? player?.confirmed : player?.declined;
    if (!player || isSo) return [];
    return [{ playerId, wish: choice === 'va' ? COMES : DECLINES }];
  });
}

/** 'Invitado de Ana', 'Invitado 2 de Ana'; whoever is in the match already, from an earlier time, comes no second time. */
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
