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
  const marked = listMark(said);
  // A message of nothing but a sign is an answer: 'Ana: 👍'.
  if (message && marked.rest === '')
    return { line, text: said, ...marked, rest: said, sender: message.sender };
  const rest =
    marked.rest.split(' ').length > WORDS_MAX ? marked.rest : markLostLetters(marked.rest);
  return { line, text: said, ...marked, rest, sender: message?.sender ?? null };
}

/** A longer text may be a sentence, in which a question mark between letters is meant. */
const WORDS_MAX = 4;

/** Marks a letter that was lost on the way as '\ufffd': 'Nu?ez'. */
function markLostLetters(text: string): string {
  return text.replaceAll(/(?<=\p{L})\?(?=\p{Ll})/gu, '\ufffd');
}
