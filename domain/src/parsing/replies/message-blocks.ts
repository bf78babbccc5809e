/**
 * Reads messages copied from the screen, which have the name, perhaps a quoted message, the text and the time on
 * separate lines. They become lines as WhatsApp exports them.
 */
import { chatMessage } from '../chat-message.ts';
import type { PlainLine } from '../plain-lines.ts';

const TIME = /^(\d{1,2}:\d{2})(?: ?[ap]\.? ?m\.?)?(?: ?[✓✔]+)?$/iu;
const ME = /^(?:tú|vos|you)$/iu;
const MESSAGES_MIN = 2;

export function joinMessageBlocks(
  lines: readonly PlainLine[],
  isName: (text: string) => boolean,
): readonly PlainLine[] {
  const times = lines.filter(({ text }) => TIME.test(text)).length;
  if (lines.some(({ text }) => chatMessage(text))) return lines;
  if (times < MESSAGES_MIN) return joinPairs(lines, isName) ?? lines;
  const found: PlainLine[] = [];
  const earlierTexts = new Set<string>();
  let block: PlainLine[] = [];
  let sender = '';
  for (const line of lines) {
    const [, time] = TIME.exec(line.text) ?? [];
    if (time === undefined) {
      if (line.text !== '') block.push(line);
      continue;
    }
    const names = block.map(({ text }) => ME.test(text) || isName(nameIn(text)));
    const first = names[0] ? 0 : names.lastIndexOf(true);
    if (first >= 0) sender = nameIn(block[first]?.text ?? '');
    const body = block.slice(first + 1).filter(({ text }, place) => {
      const isQuoted = earlierTexts.has(text) || (names[first + 1 + place] && place === 0);
      return !isQuoted;
    });
    const text = body.map((one) => one.text).join('. ');
    for (const one of body) earlierTexts.add(one.text);
    found.push({ line: body[0]?.line ?? line.line, text: `[${time}] ${sender}: ${text}` });
    block = [];
  }
  return found;
}

/**
 * Returns lines that alternate between a name and a text as one line for each message. Returns null if they do not
 * alternate.
 */
function joinPairs(
  lines: readonly PlainLine[],
  isName: (text: string) => boolean,
): readonly PlainLine[] | null {
  const filled = lines.filter(({ text }) => text !== '');
  const isTurned = filled.every(({ text }, place) => isName(text) === (place % 2 === 0));
  if (filled.length < 2 * MESSAGES_MIN || filled.length % 2 === 1 || !isTurned) return null;
  return filled.flatMap(({ line, text }, place) =>
    place % 2 === 1 ? [{ line, text: `${filled[place - 1]?.text}: ${text}` }] : [],
  );
}

/** Removes the role that the screen shows after a name: 'Fabi Admin'. */
function nameIn(text: string): string {
  return text.replace(/ admin$/iu, '');
}
