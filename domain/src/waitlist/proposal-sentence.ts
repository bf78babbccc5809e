import type { Answer } from './answer.ts';

const SAID: Record<Answer, string> = {
  confirmed: 'viene',
  declined: 'se baja',
  maybe: 'no sabe si viene',
};

type Content = { kind: 'answer'; answer: Answer } | { kind: 'guest'; name: string };

/**
 * Returns a sentence such as 'Beto dice que Nico se baja' or 'Otro celu quiere traer a Dani con Nico'. `author` is the
 * name of the player who made the proposal; null for a device without a name.
 */
export function proposalSentence(
  one: Content,
  { author, player }: { author: string | null; player: string },
): string {
  const by = author ?? 'Otro celu';
  return one.kind === 'guest'
    ? `${by} quiere traer a ${one.name} con ${player}`
    : `${by} dice que ${player} ${SAID[one.answer]}`;
}

/** Returns what a proposal says about its player, after the player's name: 'se baja' or 'trae un invitado'. */
export const proposedText = (one: Content) =>
  one.kind === 'guest' ? 'trae un invitado' : SAID[one.answer];
