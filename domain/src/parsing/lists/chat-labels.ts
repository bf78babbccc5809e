/* Finds the senders of a chat that was copied without times: 'Ana: yo', 'Beto: me sumo'. */
import type { PlainLine } from '../plain-lines.ts';
import { answerInCell } from './answer-note.ts';

const LABEL = /^(\p{Lu}[\p{L} .'’]{1,30}): (.+)$/u;
const LEAST = 4;

/**
 * Returns the lines with each sender in the form of WhatsApp if all lines have a label and at least half of them answer
 * a call. Any other lines are returned unchanged.
 */
export function withLabelledSenders(lines: readonly PlainLine[]): PlainLine[] {
  const filled = lines.filter(({ text }) => text !== '');
  const said = filled.flatMap(({ text }) => LABEL.exec(text)?.[2] ?? []);
  const answers = said.filter((text) => answerInCell(text) !== null);
  const isChat =
    said.length >= LEAST && said.length === filled.length && 2 * answers.length >= said.length;
  return isChat ? lines.map(({ line, text }) => ({ line, text: `[0:00] ${text}` })) : [...lines];
}
