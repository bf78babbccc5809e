/** Reads the results of a poll that were copied from the screen, with the votes and their times on separate lines. */
import { WEEKDAY } from './word-classes.ts';

/** Type of a line of pasted text with its number, from 1. */
type Line = { line: number; text: string };

/** Matches the count of votes under an option: '3 votos', '1 voto · 20 %'. */
const VOTES = /^(\d{1,3} vot(?:os?|es?))\P{L}*$/iu;
const DAY = String.raw`hoy|ayer|anteayer|hoje|ontem|today|yesterday|${WEEKDAY}|\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?|\d{1,2} (?:de )?\p{L}{3,10}\.?(?: (?:de )?\d{4})?`;
const TIME = new RegExp(
  String.raw`^(?:(?:${DAY}),? (?:a las? |às |at )?)?\d{1,2}:\d{2}(?: ?[ap]\.? ?m\.?)?$`,
  'iu',
);

/** Matches an option of a poll with its votes: 'Llego tarde (1 voto)'. */
const OPTION = /\d vot(?:os?|es?)\)?$/iu;

export function isOption(text: string): boolean {
  return OPTION.test(text);
}

/** Tells whether a line is only the time of a vote: 'hoy 18:22', '12/3 18:22'. */
export function isTimeOfVote(text: string): boolean {
  return TIME.test(text);
}

/**
 * Returns the lines of a poll with each count of votes in brackets after its option ('Voy (3 votos)') and without the
 * times of the votes. A text without such counts is returned unchanged.
 */
export function withVotesJoined(lines: readonly Line[]): Line[] {
  if (!lines.some(({ text }) => VOTES.test(text))) return [...lines];
  const found: Line[] = [];
  for (const { line, text } of lines) {
    const [, votes] = VOTES.exec(text) ?? [];
    const option = found.findLast((one) => one.text !== '');
    if (votes !== undefined && option && !isOption(option.text)) option.text += ` (${votes})`;
    else if (votes === undefined && !(found.length > 0 && isTimeOfVote(text)))
      found.push({ line, text });
  }
  return found;
}
