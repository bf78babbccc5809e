import { chatMessage } from './chat-message.ts';
import { listMark, type Marked } from './list-mark.ts';
import type { PlainLine } from './plain-lines.ts';

/**
 * Describes a line of a list without the chat header and, in `rest`, without its mark. `sender` is set if the line
 * begins a message.
 */
export type MarkedLine = PlainLine & Marked & { sender: string | null };

export function markedLine({ line, text }: PlainLine): MarkedLine {
  const message = chatMessage(text);
  const said = message?.text ?? text;
  return { line, text: said, ...listMark(said), sender: message?.sender ?? null };
}
