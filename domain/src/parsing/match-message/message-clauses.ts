import { chatMessage } from '../chat-message.ts';
import { listMark } from '../list-mark.ts';
import { plainLines } from '../plain-lines.ts';
import { plainWord } from '../words.ts';

/**
 * Type of a part of a message, a line or a sentence. `text` is the part as written, and `plain` in plain letters; both
 * have the same length.
 */
export type Clause = {
  text: string;
  plain: string;
  /** Stamp of the chat message that the clause is from ('20:15, 19/11/2026'), or null. */
  stamp: string | null;
};

/** Matches the date and time at the beginning of a chat message. */
const STAMP = /^\[?([^\]]{4,30}?)(?:\] | - )/u;
const STRUCK = /~[^~]+~/gu;
/** Matches the words that say where money is sent to, up to the end of the line. */
const PAYMENT = /(?<!\p{L})(?:alias|cbu|cvu|clabe|bizum|transfer\p{L}* a)(?!\p{L}).*$/iu;
/** Matches words of clauses about people and not about the match. */
const PERSONAL =
  /(?<![a-z])(?:vuelv|viaj|feliz|trabaj|laburo|me voy|salgo|no (?:estoy|llego|juego|puedo|voy|me|puede|va|viene|llega)(?![a-z]))/u;
const NUMBERED_LINES = 2;

/**
 * Matches the end of a sentence. A point between digits ('20.30') or after a short form ('Av. Mitre') does not end a
 * sentence.
 */
const SENTENCE_END =
  /(?<!(?:^|[\s,])(?:av|avda|gral|dr|dra|sta|sto|st|pte|cnel|bv|bvar|tte|ing|prof|nro|esq|jue|vie|sab|dom|lun|mar|mie|prox|hs|hrs|p|a|m))[.](?=\s)|[!?;](?=\s)|\s(?=¡|¿)/iu;

/**
 * Returns the clauses of a pasted message. Struck text, numbered lines of a list of players and lines with only a name
 * that is also a weekday ('Domingo') are left out.
 */
export function clausesOf(message: string): Clause[] {
  const lines = plainLines(message).lines.flatMap(({ text }) => (text === '' ? [] : [text]));
  let stamp: string | null = null;
  const said = lines.map((line) => {
    const chat = chatMessage(line);
    if (chat) stamp = STAMP.exec(line)?.[1] ?? null;
    return { text: chat ? chat.text : line, stamp };
  });
  const isNumbered = (text: string) => listMark(text).mark === 'number';
  const isList = said.filter(({ text }) => isNumbered(text)).length >= NUMBERED_LINES;
  return said
    .filter(({ text }, index) => !(isList && isNumbered(text)) && (index === 0 || !isName(text)))
    .flatMap(({ text, stamp: from }) =>
      text
        .replaceAll(STRUCK, ' ')
        .replaceAll(/[*_]+/gu, '')
        .replace(PAYMENT, '')
        .split(SENTENCE_END)
        .map((part) => part.trim())
        .filter((part) => part !== '')
        .map((part) => ({ text: part, plain: plainWord(part), stamp: from })),
    )
    .filter(({ plain }) => !PERSONAL.test(plain));
}

function isName(text: string): boolean {
  return /^\P{L}*domingo\P{L}*$/iu.test(text) && !/📅|📆|🗓/u.test(text);
}
