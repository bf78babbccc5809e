/** Finds the lines of pasted replies, each with the sender of its message. */
import { chatMessage } from '../chat-message.ts';
import type { HeadingKind } from '../lists/headings.ts';
import { sentencesOf } from '../lists/lists-in-sentences.ts';
import { listMark } from '../list-mark.ts';
import type { PlainLine } from '../plain-lines.ts';
import { wordsOf } from '../words.ts';
import type { ReplyMeaning } from './reply-words.ts';
import { KEEPER } from '../word-classes.ts';

/**
 * A heading over names, and the answer that it gives them; null if they are only listed. `isOpen` is true if it is not
 * certain that the names are a list of people who come.
 */
export type Section = { kind: HeadingKind; answer: ReplyMeaning | null; isOpen?: boolean };

export type ReplyLine = PlainLine & {
  /** Sender of the message; null if the line is not part of a message. */
  sender: string | null;
  /** The text without the sender, the mark of a list and strike-through. */
  said: string;
  item: 'number' | 'bullet' | null;
  isStruck: boolean;
  /** True if the line begins a message, so that a heading over earlier lines does not apply to it. */
  isFirst: boolean;
  /** The heading over the line, or before its names, as in 'Confirmados: Pato y Fede'; null without a heading. */
  section: Section | null;
  /** The name of a guest of the player in `said`: 'Lolo' in 'Lolo (Javi)'. */
  guest: string | null;
};

/** Matches one or two words with a question mark, which may ask about a player: 'lucho ?'. */
const NAME_IN_QUESTION = /^(\p{L}+(?: \p{L}+)?) ?\?+$/u;
/** Matches the beginning of a line that adds guests to the message above it: '+1: su primo Kevin'. */
const ADDED = /^\P{L}*\+ ?\d{1,2}(?!\d)/u;
/** Matches the beginning of a line that goes on with the sentence above it: 'y con Ana'. */
const CONTINUED = /^y (?:con|a|mi|un[oa]?|otr[oa]|tambi[eé]n)(?!\p{L})/iu;
const LABEL_WORDS = 4;

/**
 * Returns the lines of replies without system lines, quotations and blank lines. A line that goes on with the one above
 * is joined to it, and a line without a sender is split into its sentences. `isLabel` tells whether 'X: …' names a
 * sender.
 */
export function replyLines(
  lines: readonly PlainLine[],
  isLabel: (label: string, said: string) => boolean,
  isName: (text: string) => boolean,
): ReplyLine[] {
  const owners = new Map<string, string>();
  let sender: string | null = null;
  const found: ReplyLine[] = [];
  for (const { line, text } of lines) {
    const message = chatMessage(text);
    if (message?.sender) {
      const told = nameTold(message.sender, message.text, isName);
      if (told !== null) owners.set(message.sender, told);
    }
    if (message) sender = message.sender && (owners.get(message.sender) ?? message.sender);
    const body = message ? message.text : text;
    const before = found.at(-1);
    if (!message && sender !== null && CONTINUED.test(text) && before?.item === null) {
      found[found.length - 1] = { ...before, said: `${before.said} ${text}` };
      continue;
    }
    const label = sender === null ? splitLabel(body, isLabel) : null;
    const told = label && tellsOfLabel(label, found, isName) ? label : null;
    const labelled = told ? null : label;
    const whole = withoutDecoration(
      told ? `${told.label} ${told.said}` : labelled ? labelled.said : body,
    );
    const isQuote = (message ?? labelled) !== null && whole.startsWith('> ');
    if (whole === '' || isQuote || (message && sender === null)) continue;
    const { mark, bullets, rest } = listMark(whole);
    const isSpoken =
      (message ?? labelled) !== null &&
      (mark === 'bullet' || /^(?:\d{3}|\d{1,2},? (?:\p{Ll}|\p{L}+[.?!,] ))/u.test(whole));
    const isItem = mark !== null && rest !== '' && !isSpoken;
    const isAdded = sender === null && ADDED.test(body);
    const from = labelled?.label ?? (isAdded ? (found.at(-1)?.sender ?? null) : sender);
    const loose = from === null ? sentencesOf(whole.replace(NAME_IN_QUESTION, '$1 (?)')) : [whole];
    const parts = isItem ? [itemText(bullets, rest)] : loose;
    found.push(
      ...parts.map((said) => ({
        line,
        text,
        sender: from,
        said,
        item: isItem ? mark : null,
        isStruck: /^~[^~]+~/u.test(rest),
        isFirst: message !== null,
        section: null,
        guest: null,
      })),
    );
  }
  return found;
}

/** Matches what an organiser writes of a player after the name: 'no puede, trabaja', 'viene con uno'. */
const TELLS = new RegExp(
  String.raw`^(?:(?:al final|ya|hoy|s[ií],?) )*(?:no |tampoco |tambi[eé]n )?(?:puede|va|viene|juega|llega|se (?:baja|baj[oó]|suma|anota|prende))(?=\P{L}*$|[.,;!)]| (?:con|y|tarde|just[oa]|hoy|porque|por|pq|xq|m[aá]s|segur[oa]|fij[oa]|a las?|si|pero|est[ae]|reci[eé]n|tampoco|tambi[eé]n|de ${KEEPER}|al arco)(?!\p{L}))`,
  'iu',
);

/**
 * Tells whether the text after a label is about the player of the label and not by that player. After an own message of
 * the player, or a message about another one, it may be about somebody else: 'Ana: Leo viene?' - 'Beto: no puede'.
 */
function tellsOfLabel(
  { label, said }: { label: string; said: string },
  found: readonly ReplyLine[],
  isName: (text: string) => boolean,
): boolean {
  const names = (text: string) => wordsOf(text).some((word) => isName(word));
  const before = found.at(-1);
  const isOfOther = before !== undefined && before.sender !== null && names(before.said);
  const hasSpoken = found.some(({ sender }) => sender === label);
  return TELLS.test(said) && !said.includes('?') && !isOfOther && !hasSpoken && !names(said);
}

/** Returns a message without 'che' before it and a laugh after it, and in small letters if it has only capitals. */
function withoutDecoration(text: string): string {
  const bare = text.replace(/^che,? +(?=\S)/iu, '').replace(/(?<=\S) j[aeijs]+[.! ]*$/iu, '');
  return /\p{Lu}{2}.* .*\p{Lu}/u.test(bare) && !/\p{Ll}/u.test(bare) ? bare.toLowerCase() : bare;
}

/** Matches how a person with an unknown number says who it is: 'voy, soy Flor', 'hola, habla el Pela'. */
const INTRODUCES =
  /(?<!\p{L})(?:soy|habla|sou|aqu[ií]|ac[aá]) (?:yo,? )?(?:(?:el|la|o|a) )?(\p{L}+)/giu;

/** Returns the name that a sender with an unknown number states in a message, or null. */
function nameTold(sender: string, text: string, isName: (text: string) => boolean): string | null {
  if (!/^\P{L}*\d\P{L}*$/u.test(sender)) return null;
  const told = [...text.matchAll(INTRODUCES)].map(([, name = '']) => name);
  return told.find((name) => isName(name)) ?? told.find((name) => /^\p{Lu}/u.test(name)) ?? null;
}

/** Returns the text of a list entry; 'Hernán?' and 'Hernán??' become a doubt about Hernán. */
function itemText(bullets: string, rest: string): string {
  return `${bullets} ${rest.replaceAll('~', ' ')}`.trim().replace(/ ?\?+$/u, ' (?)');
}

function splitLabel(text: string, isLabel: (label: string, said: string) => boolean) {
  const colon = text.includes(':') ? text.indexOf(':') : text.search(/(?<=\p{L} )[-–—] \p{Ll}/u);
  const { rest: label } = listMark(text.slice(0, Math.max(colon, 0)));
  const said = text.slice(colon + 1).trim();
  const isShort = label !== '' && wordsOf(label).length <= LABEL_WORDS;
  return colon > 0 && said !== '' && isShort && isLabel(label, said) ? { label, said } : null;
}
