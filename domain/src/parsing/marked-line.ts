import { chatMessage } from './chat-message.ts';
import { listMark, type Marked } from './list-mark.ts';
import type { PlainLine } from './plain-lines.ts';

/**
 * A line of a pasted text. `text` is without the chat header, and `rest` also without the mark of a list. `sender` is
 * the author if the line begins a chat message, and null otherwise.
 */
export type MarkedLine = PlainLine & Marked & { sender: string | null };

export function markedLine({ line, text }: PlainLine): MarkedLine {
  const message = chatMessage(text);
  const said = message?.text ?? text;
  return { line, text: said, ...listMark(said), sender: message?.sender ?? null };
}
