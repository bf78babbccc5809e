import type { Score, ShownEnded, ShownPlayed } from '@picadito/domain';

export const scoreText = ({ claro, oscuro }: Score) => `CLARO ${claro} – ${oscuro} OSCURO`;

export function figuraText({ names, votes }: NonNullable<ShownEnded['figura']>): string {
  const each = names.length > 1 ? ' cada uno' : '';
  return `La figura: ${new Intl.ListFormat('es').format(names)} · ${votes} ${votes === 1 ? 'voto' : 'votos'}${each}`;
}

export const proposedText = ({ claro, oscuro }: Score) =>
  `Dijiste ${claro}–${oscuro}. Queda cuando otro diga lo mismo.`;

/** Returns the question with which the page asks the visitor for a vote: '…, ¿quién fue la figura?' */
export const questionText = ({ player }: ShownPlayed) => `${player.name}, ¿quién fue la figura?`;

/** Returns the text about the visitor's vote; null before the vote. */
export function votedText({ voting }: ShownPlayed): string | null {
  const chosen = voting?.candidates.find(({ key }) => key === voting.chosen);
  return chosen ? `Votaste a ${chosen.name}.` : null;
}

/** Returns a text with the scores and votes that the visitor has given for the matches that ended; '' if none. */
export function saidText(played: readonly ShownPlayed[]): string {
  const said = played.flatMap((one) => [
    one.proposing?.score ? proposedText(one.proposing.score) : '',
    votedText(one) ?? '',
  ]);
  return said.join(' ').trim();
}
