import { type MatchAnswers, nameList, proposalSentence } from '@picadito/domain';
import { clockText } from '../lib/clock.ts';

export type ShownProposal = MatchAnswers['proposals'][number];
export type NewcomerProposal = ShownProposal & { kind: 'newcomer' };
export type PlayerProposal = ShownProposal & { kind: 'answer' | 'guest' };
type Clock = { now: number; timeZone: string };

/** Returns a text such as 'Beto dice que Nico se baja · 20:14' or 'Otro celu quiere traer a Dani con Nico · 20:14'. */
export function proposalText(
  one: PlayerProposal,
  nameOf: (playerId: string) => string,
  { now, timeZone }: Clock,
): string {
  const names = { author: one.authorName, player: nameOf(one.playerId) };
  return `${proposalSentence(one, names)} · ${clockText(one.madeAt, now, timeZone)}`;
}

/** Returns when the newest proposal was made, as `clockText` writes it; '' if there are no proposals. */
export function lastTimeText(
  proposals: readonly ShownProposal[],
  { now, timeZone }: Clock,
): string {
  const last = proposals
    .map(({ madeAt }) => madeAt)
    .toSorted()
    .at(-1);
  return last === undefined ? '' : clockText(last, now, timeZone);
}

/** Returns a text such as 'Quieren sumarse Dani y Leo'. */
export function newcomersText(newcomers: readonly NewcomerProposal[]): string {
  const names = newcomers.map(({ name }) => name);
  return names.length === 1 ? `Quiere sumarse ${names[0]}` : `Quieren sumarse ${nameList(names)}`;
}
