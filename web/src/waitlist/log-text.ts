import type { Answer, MatchAnswers } from '@picadito/domain';
import { sourceText } from './shown-answer.ts';

export type LoggedAnswer = MatchAnswers['log'][number];

const WORDS: Record<Answer, string> = { confirmed: 'va', declined: 'no va', maybe: 'no sabe' };

export const answerWord = ({ answer }: Pick<LoggedAnswer, 'answer'>): string => WORDS[answer];

/** Returns the author of an answer, if it was another player, and the kind of device: 'lo anotó Beto · celu nuevo'. */
export function originText(entry: Omit<LoggedAnswer, 'at' | 'answer' | 'playerId'>): string {
  if (entry.kind === null) return sourceText(entry);
  const device = deviceText(entry.kind, entry.name);
  return entry.source === 'other' ? `${sourceText(entry)} · ${device}` : device;
}

function deviceText(kind: NonNullable<LoggedAnswer['kind']>, name: string): string {
  switch (kind) {
    case 'usual':
      return 'celu de siempre';
    case 'new':
      return 'celu nuevo';
    case 'claim':
      return 'otro celu';
    case 'personal':
      return `el link de ${name}`;
  }
}
