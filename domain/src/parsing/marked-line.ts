import { chatMessage } from './chat-message.ts';
import { listMark, type Marked } from './list-mark.ts';
import type { PlainLine } from './plain-lines.ts';

/** A line of a list without the message that it came in; `rest` is without its mark; `sender`: it begins a message. */
export type MarkedLine = PlainLine & Marked & { sender: string | null };

export function markedLine({ line, text }: PlainLine): MarkedLine {
  const message = chatMessage(text);
  const said = message?.text ?? text;
  return { line, text: said, ...listMark(said), sender: message?.sender ?? null };
}
