import { chatMessage } from './chat-message.ts';
import { listMark, type Marked } from './list-mark.ts';
import type { PlainLine } from './plain-lines.ts';

/** A line of a list without the message that it came in; `rest` is without its mark. */
export type MarkedLine = PlainLine & Marked & { isStruck: boolean };

export function markedLine({ line, text }: PlainLine): MarkedLine {
  const said = chatMessage(text)?.text ?? text;
  const marks = listMark(said);
  return { line, text: said, ...marks, isStruck: /^~[^~]+~$/u.test(marks.rest) };
}
