/* Finds the senders of a chat that was copied without times: 'Ana: yo', 'Beto: me sumo'. */
import type { PlainLine } from '../plain-lines.ts';
import { answerInCell } from './answer-note.ts';

const LABEL = /^(\p{Lu}[\p{L} .'’]{1,30}): (.+)$/u;
const LEAST = 3;
/** At most this number of lines stands over the messages: a title, and a fact such as the place. */
const HEADING_MAX = 2;

/**
 * Returns the lines with each sender in the form of WhatsApp if all lines have a label and at least half of them answer
 * a call. Up to two lines over the first answer may have none. Any other lines are returned unchanged.
 */
export function withLabelledSenders(lines: readonly PlainLine[]): PlainLine[] {
  const filled = lines.filter(({ text }) => text !== '');
  const first = filled.findIndex(({ text }) => LABEL.test(text) && isAnswer(text));
  const over = first >= 0 && first <= HEADING_MAX ? filled.slice(0, first) : [];
  const heading = new Set(over.every(({ text }) => LABEL.test(text)) ? [] : over);
  const messages = filled.filter((one) => !heading.has(one));
  const said = messages.filter(({ text }) => LABEL.test(text));
  const answers = said.filter(({ text }) => isAnswer(text));
  const isChat =
    said.length >= LEAST && said.length === messages.length && 2 * answers.length >= said.length;
  if (!isChat) return [...lines];
  return lines.map((one) =>
    one.text === '' || heading.has(one) ? one : { line: one.line, text: `[0:00] ${one.text}` },
  );
}

function isAnswer(text: string): boolean {
  return answerInCell(LABEL.exec(text)?.[2] ?? '') !== null;
}
