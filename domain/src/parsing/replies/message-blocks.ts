/**
 * Reads a chat that was copied from the screen, where each message has its sender, perhaps a quoted message, its text
 * and its time on separate lines. Each message becomes one line, in the form in which WhatsApp exports messages. Each
 * row of a table with answers becomes one line as well.
 */
import { chatMessage } from '../chat-message.ts';
import { headingOf } from '../lists/headings.ts';
import { withoutTableOfAnswers } from '../lists/table.ts';
import type { PlainLine } from '../plain-lines.ts';
import { isTimeOfVote } from '../poll-lines.ts';
import { wordsOf } from '../words.ts';
import { isFiller } from './reply-words.ts';
import { COMMON_WORDS } from '../names/find-names.ts';
import { readClauses } from './read-clauses.ts';

const TIME = /^(\d{1,2}:\d{2})(?: ?[ap]\.? ?m\.?)?(?: ?[✓✔]+)?$/iu;
/** Matches a name and a time: 'Ana 21:05', 'Ana, 9:05 pm'. */
const NAME_AND_TIME = /^(\p{L}[^\d:]*?),? (\d{1,2}:\d{2}(?: ?[ap]\.? ?m\.?)?)$/iu;
const ME = /^(?:tú|vos|you)$/iu;
const MESSAGES_MIN = 2;

export function joinMessageBlocks(
  typed: readonly PlainLine[],
  isName: (text: string) => boolean,
): readonly PlainLine[] {
  const lines = withoutTableOfAnswers(typed);
  if (lines.some(({ text }) => chatMessage(text))) return lines;
  const dashed = withColonsForDashes(lines, isName);
  if (dashed) return dashed;
  const times = lines.filter(({ text }) => TIME.test(text)).length;
  const timed = joinNamesWithTimes(lines, isName);
  if (timed) return timed;
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
      const at = first + 1 + place;
      const isAnswered = at < block.length - 1;
      const isQuoted = (isAnswered && earlierTexts.has(text)) || (names[at] && place === 0);
      return !isQuoted;
    });
    const text = body.map((one) => one.text).join('. ');
    for (const one of body) earlierTexts.add(one.text);
    found.push({ line: body[0]?.line ?? line.line, text: `[${time}] ${sender}: ${text}` });
    block = [];
  }
  return found;
}

/** Matches what stands before a dash: 'Ana - Voy'. */
const BEFORE_DASH = /^(\p{L}[^:]{0,40}?) [-–—] (?=\S)/u;

/**
 * Returns lines such as 'Ana - Voy' as messages with a colon after their senders. Returns null if no name stands before
 * a dash more than once, as in a list.
 */
function withColonsForDashes(lines: readonly PlainLine[], isName: (text: string) => boolean) {
  const names = lines.map(({ text }) => BEFORE_DASH.exec(text)?.[1] ?? '').filter(isName);
  if (new Set(names).size === names.length) return null;
  return lines.map(({ line, text }) => ({
    line,
    text: text.replace(BEFORE_DASH, (whole, name: string) => (isName(name) ? `${name}: ` : whole)),
  }));
}

/** A line of text, or a name with a time: in one line ('Ana 21:05'), or in a line for each. */
type Unit = PlainLine & { name: string | null; time: string };

/**
 * Reads names with a time after each. In a poll they are votes, and the lines are returned without the times. In a chat
 * they are senders, which are put before the messages below them. Returns null for fewer than `MESSAGES_MIN` such
 * names.
 */
function joinNamesWithTimes(
  lines: readonly PlainLine[],
  isName: (text: string) => boolean,
): readonly PlainLine[] | null {
  const units = unitsOf(lines, isName);
  const named = units.flatMap(({ name }, place) => (name === null ? [] : place));
  const [first = 0] = named;
  if (named.length < MESSAGES_MIN) return null;
  const followed = named.filter((place) => units[place + 1]?.name !== null).length;
  const isPoll = followed > named.length / 2 || headingOf(units[first - 1]?.text ?? '') !== null;
  if (isPoll) return units.map(({ line, text, name }) => ({ line, text: name ?? text }));
  return units.flatMap(({ line, text, name }, place) => {
    const sender = units[place - 1];
    if (name !== null) return [];
    return { line, text: sender?.name ? `[${sender.time}] ${sender.name}: ${text}` : text };
  });
}

function unitsOf(lines: readonly PlainLine[], isName: (text: string) => boolean): Unit[] {
  const units: Unit[] = [];
  for (const { line, text } of lines.filter((one) => one.text !== '')) {
    const [, name = '', time = ''] = NAME_AND_TIME.exec(text) ?? [];
    const before = units.at(-1);
    if (name !== '' && isName(name)) units.push({ line, text, name, time });
    else if (isTimeOfVote(text) && before && before.time === '' && isName(before.text))
      units[units.length - 1] = { ...before, name: before.text, time: text };
    else units.push({ line, text, name: null, time: '' });
  }
  return units;
}

/** Matches one or two words with capitals, which may be a name. */
const NAME_LIKE = /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/u;

/**
 * Tells whether a line may be a name that stands over a message, although the roster does not have it: it has capitals,
 * and is neither an answer ('Voy') nor a common word ('Perdón').
 */
function isUnknownSender(text: string): boolean {
  return (
    NAME_LIKE.test(text) &&
    readClauses(text).every(({ meaning }) => meaning === null) &&
    !wordsOf(text).some((word) => isFiller(word) || COMMON_WORDS.has(word))
  );
}

/**
 * Returns lines in which names stand over lines of text as one line for each message. Names without a text are left out
 * if blank lines are around them, and so may be the first sender. Returns null for any other text.
 */
function joinPairs(
  lines: readonly PlainLine[],
  isName: (text: string) => boolean,
): readonly PlainLine[] | null {
  const isBlank = (place: number) => (lines[place]?.text ?? '') === '';
  const before: PlainLine[] = [];
  const messages: { head: PlainLine; body: PlainLine[]; isApart: boolean; isAlone: boolean }[] = [];
  for (const [place, line] of lines.entries()) {
    const isApart = isBlank(place - 1);
    if (line.text === '') continue;
    if (isName(line.text) || (isApart && isUnknownSender(line.text)))
      messages.push({ head: line, body: [], isApart, isAlone: isApart && isBlank(place + 1) });
    else (messages.at(-1)?.body ?? before).push(line);
  }
  const filled = messages.filter(({ body }) => body.length > 0);
  const isChat = messages.every(
    ({ body, isApart, isAlone }) =>
      (body.length > 0 || isAlone) && (before.length === 0 || isApart),
  );
  const isKnown = filled.some(({ head }) => isName(head.text));
  if (filled.length < MESSAGES_MIN || !isChat || !isKnown) return null;
  const isOfLists = filled.some(({ body }) => body.some(({ text }) => /^1\P{L}+\p{L}/u.test(text)));
  return [
    ...before,
    ...filled.flatMap(({ head, body: [first = head, ...more] }) => {
      const name = head.text.replace(/:$/u, '');
      if (isOfLists) return [{ ...first, text: `[0:00] ${name}: ${first.text}` }, ...more];
      return { ...first, text: `${name}: ${[first, ...more].map(({ text }) => text).join('. ')}` };
    }),
  ];
}

/** Removes the role that the screen shows after a name: 'Fabi Admin'. */
function nameIn(text: string): string {
  return text.replace(/ admin$/iu, '');
}
