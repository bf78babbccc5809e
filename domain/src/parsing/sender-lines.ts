/**
 * Finds senders that stand alone on a line over their message, as Telegram and Discord copy them, and joins each to the
 * first line of the message, in the form in which WhatsApp exports messages.
 */
import { chatMessage } from './chat-message.ts';
import { soundsLikeTitle } from './lists/line-kinds.ts';

/** Type of a line of pasted text with its number, from 1. */
type Line = { line: number; text: string };

const STAMP = String.raw`\[([^\]]{0,30}\d{1,2}:\d{2}[^\]]{0,12})\]`;
const NAME = String.raw`\p{Lu}[\p{L}.']*(?: \p{Lu}[\p{L}.']*){0,3}`;
const DAY = String.raw`hoy|ayer|hoje|ontem|today|yesterday|\d{1,2}[/.]\d{1,2}[/.]\d{2,4}`;
/** Matches a sender before the date and time: 'Ana, [19.11.26 20:15]', 'Ana, [19 nov. 2026, 20:15]: voy'. */
const NAME_FIRST = new RegExp(
  String.raw`^([^[\]:]{1,80}?)(?:, ?${STAMP}:?| ${STAMP}:)(?:$| (.*)$)`,
  'u',
);
/** Matches a sender after the date and time and without a text: '[19 nov. 2026 20:15] Ana Ruiz'. */
const NAME_LAST = new RegExp(String.raw`^${STAMP} (${NAME}):?$`, 'u');
/** Matches forms that a title may have as well: 'Ana [19/11/26 20:15]', 'Ana — hoy a las 20:15'. */
const LIKE_TITLE = new RegExp(
  String.raw`^([^[\]:\d]{1,80}?) (?:${STAMP}:?|[—–-] ((?:${DAY}),?(?: a las?| às| at)? \d{1,2}:\d{2}(?: ?[ap]\.? ?m\.?)?))$`,
  'iu',
);
const STAMP_ALONE = new RegExp(String.raw`^${STAMP}$`, 'u');
const NAME_ALONE = new RegExp(String.raw`^${NAME}$`, 'u');
/** Matches what an app writes about the message that is answered: '[En respuesta a Ana]'. */
const ANSWERED = /^\[(?:en respuesta a|in reply to|em resposta a) [^\]]*\]$/iu;
/** Minimum number of lines of a form that a title may have too, from which on these lines count as senders. */
const SEVERAL = 2;

export function withJoinedSenders(lines: readonly Line[]): Line[] {
  const unsure = lines.filter(({ text }) => LIKE_TITLE.test(text) || STAMP_ALONE.test(text));
  const hasSeveral = unsure.length >= SEVERAL;
  const found: Line[] = [];
  let open: string | null = null;
  for (const { line, text } of lines) {
    const own = senderOf(text, hasSeveral);
    const [, over] = (hasSeveral && STAMP_ALONE.exec(text)) || [];
    const name = found.at(-1)?.text ?? '';
    if (own) {
      open = own.said === '' ? own.head : null;
      if (own.said !== '') found.push({ line, text: `${own.head}${own.said}` });
    } else if (over !== undefined && NAME_ALONE.test(name)) {
      found.pop();
      open = `[${over}] ${name}: `;
    } else if (open === null || chatMessage(text)) {
      open = null;
      found.push({ line, text });
    } else if (text !== '' && !ANSWERED.test(text)) {
      found.push({ line, text: `${open}${text}` });
      open = null;
    }
  }
  return found;
}

/**
 * Returns the sender and time of a line as WhatsApp writes them (`head`), and the text after them; null for other
 * lines.
 */
function senderOf(text: string, hasSeveral: boolean): { head: string; said: string } | null {
  const [, name, stamp, other, said = ''] = NAME_FIRST.exec(text) ?? [];
  if (name !== undefined) return { head: `[${stamp ?? other}] ${name}: `, said };
  const [, time, last] = NAME_LAST.exec(text) ?? [];
  if (last !== undefined) return { head: `[${time}] ${last}: `, said: '' };
  const [, first = '', inBrackets, afterDash] = (hasSeveral && LIKE_TITLE.exec(text)) || [];
  if (first === '' || soundsLikeTitle(first)) return null;
  return { head: `[${inBrackets ?? afterDash}] ${first}: `, said: '' };
}
