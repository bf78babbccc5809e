/**
 * Splits pasted text into lines without invisible characters, with keycap emoji as digits and the addresses of WhatsApp
 * chats as numbers. Text above the limits is cut, and the result says so.
 */
import { withChatNumber } from '../players/whatsapp-digits.ts';
import { withRepairedLetters } from './broken-letters.ts';
import { withVotesJoined } from './poll-lines.ts';
import { withJoinedSenders } from './sender-lines.ts';
import { cleanLine } from '../text/text-line.ts';

export const READ_LINES_MAX = 2000;
export const READ_CHARACTERS_MAX = 80_000;
const LINE_MAX = 400;

/**
 * Type of a line of pasted text: its number, from 1, and its text without line breaks and invisible characters. Tabs
 * stay, and blank lines have an empty text.
 */
export type PlainLine = { line: number; text: string };

/** Returns the lines of a text. `isCut` is true if text above the limits was not read. */
export function plainLines(text: string): { lines: PlainLine[]; isCut: boolean } {
  const read = text.slice(0, READ_CHARACTERS_MAX);
  const all = read.split(/\r\n|[\n\r\u2028\u2029\v\f\u0085]/u, READ_LINES_MAX + 1);
  const lines = all
    .slice(0, READ_LINES_MAX)
    .map((typed, index) => ({ line: index + 1, text: plainText(typed.slice(0, LINE_MAX)) }));
  const isLong = all.some((typed) => typed.length > LINE_MAX);
  return {
    lines: withVotesJoined(withJoinedSenders(lines)),
    isCut: text.length > read.length || all.length > READ_LINES_MAX || isLong,
  };
}

const EMOTICON = /(?<=^|\s)(?:[:;=]-?[()DPp/|*]|<3|xD)(?=\s|$)/gu;

function plainText(typed: string): string {
  const visible = withRepairedLetters(typed.toWellFormed())
    .replaceAll(/[\u{1d400}-\u{1d7ff}]+/gu, (styled) => styled.normalize('NFKC'))
    .replaceAll(/(?:[^\u0336]\u0336)+/gu, (struck) => `~${struck.replaceAll('\u0336', '')}~`)
    .replaceAll('\t', '\ue000')
    .replaceAll(/[\p{Cc}\p{Zs}]/gu, ' ')
    .replaceAll('\ue000', '\t')
    .replaceAll('🔟', '1\u20e30\u20e3')
    .replace(/^\s*(?:\d\ufe0f?\u20e3)+/u, (keys) => `${keys.replaceAll(/\D/g, '')}. `)
    .replaceAll(/(\d)\ufe0f?\u20e3/gu, ' $1 ')
    .replaceAll(/[\p{Cf}\p{Co}\ufe00-\ufe0f]/gu, '');
  return cleanLine(withChatNumber(visible.replaceAll(EMOTICON, ' ')));
}
