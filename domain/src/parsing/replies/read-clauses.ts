/**
 * Splits a message into clauses and reads the answer of each (clause-answer.ts), the person it is about, and the number
 * of guests.
 */
import type { Word } from '../names/find-names.ts';
import { plainWord } from '../words.ts';
import { findGuests } from './guests.ts';
import { leavesOpenWho } from './open-guests.ts';
import { rephrased } from './rephrased.ts';
import {
  ASKS_OR_NOT,
  isNo,
  isReport,
  OFFERS_ANOTHER,
  isYes,
  type ReplyMeaning,
  verbOf,
} from './reply-words.ts';
import type { Scan } from './clause-scan.ts';
import { scanClause } from './scan-clause.ts';
import { type ClauseAnswer, answerOfClause } from './clause-answer.ts';
import { BRING, WEEKDAY } from '../word-classes.ts';

export type Clause = ClauseAnswer & {
  words: Word[];
  /** The grammatical person of the verb: 'voy' (me), 'vamos' (us), 'viene' (them). */
  by: 'me' | 'us' | 'them' | 'none';
  guests: number;
  /** True if the clause includes the sender: 'yo', 'vamos'. */
  includesSender: boolean;
  isQuestion: boolean;
  /** True if the clause is a condition for the answer in the next one: 'si hay lugar, voy'. */
  isCondition: boolean;
  /** True if the clause begins with 'pero' or 'al final', so that it counts more than earlier ones. */
  overridesEarlier: boolean;
  /** True if all words are understood or common next to an answer. */
  isUnderstood: boolean;
  /**
   * True if the clause negates something that is not understood, or may be a condition, as in 'me mata si voy'. Its
   * answer is then uncertain.
   */
  negatesUnknown: boolean;
};

const EMOJI_WORDS: [RegExp, string][] = [
  [/[✅✔☑🙋🟢✋🫡🆗✓]/gu, ' _va '],
  [/[👍💪👌🙌👊🤝]/gu, ' _ok '],
  [/[❌✖👎🚫⛔🔴🙅✗🛑]/gu, ' _no '],
  [/[❓❔🤔⏳🟡🤷]|\(\?+\)|(?<!\d)[1-9]\d? ?%/gu, ' _duda '],
];
const CLAUSE = /[^.,;:!?¿¡()|\n—–]+[?,]?/gu;
const CLAUSE_BREAK =
  / (?=yo (?:s[ií]|no)\P{L}*$)| (?=(?:pero|aunque|sino|porque|xq|pq|as[ií] que) )| y (?=mi \p{L}+ no )| y (?=(?:el |la )?\p{Lu}\p{L}+ (?!no \p{L}+mos(?!\p{L}))(?:no|s[ií]|vai?|viene|vem|puede|juega|joga|llega|tambi[eé][nm]|tampoco|me dijo)(?!\p{L}))| - |(?<=\p{L})- | -(?=\p{L})/u;
const OVERRIDES_EARLIER =
  /^ ?(?:pero|al final|finalmente|igual|bueno|mejor|ahora|digo|mentira|joda)(?!\p{L})/iu;
/** Matches a weekday and 'próximo'. A clause about another day counts no more after 'pero' than earlier ones. */
const OTHER_DAY = new RegExp(String.raw`(?<!\p{L})(?:${WEEKDAY}|pr[oó]xim[oa])(?!\p{L})`, 'iu');
const WORD = /_va|_ok|_no|_duda|[\p{L}\p{N}]+/gu;
const INCLUDES_SENDER =
  /^(?:yo|vamos|estamos|llegamos|podemos|caemos|jugamos|somos|estaremos|nosotros|nosotras)$/u;
/** Matches words for yes that are names as well: 'Simón llega tarde' is about Simón, 'simón' is a yes. */
const YES_OR_NAME = /^(?:simon|fija|joya|franco|angel|leo|dante|topo)$/;
const AFTER_NAME = /^(?:va|viene|llega|juega|puede|confirma|esta|no|si)$/u;

/**
 * Matches parts of a message that answer nothing: quotations, marks in angle brackets, 'sí, lo sé', and 'que viene'
 * after a day.
 */
const IGNORED_PARTS = new RegExp(
  String.raw`(?<!\p{L})s[ií],? (?:ya )?lo s[eé](?!\p{L})|(?<=semana|${WEEKDAY}) que viene|"[^"]*"|“[^“”]*”|«[^«»]*»|<[^<>]*>`,
  'giu',
);
/**
 * Matches a message of emoji that have no known meaning, such as '😭😭', which may be an answer. Does not match laughing
 * emoji, which are no answer, and emoji that mean yes, no or a doubt.
 */
const ONLY_PICTURES =
  /^(?=.*\p{Extended_Pictographic})(?!.*[😂🤣👏✅✔☑👍💪🙋🟢👌✋🙌👊🤝🫡🆗✓❌✖👎🚫⛔🔴🙅✗🛑❓❔🤔⏳🟡🤷])[\p{Extended_Pictographic}\p{Emoji_Modifier} ]+$/u;

/** Replaces emoji by words, so that their position in the text counts. */
function withEmojiAsWords(text: string): string {
  return EMOJI_WORDS.reduce((read, [sign, word]) => read.replaceAll(sign, word), text);
}

export function hasTick(text: string): boolean {
  return /_va|_ok/.test(withEmojiAsWords(text));
}

const OTHER_SPELLINGS = new Map([
  ['q', 'que'],
  ['eu', 'yo'],
  ['e', 'y'],
  ['com', 'con'],
  ['comigo', 'conmigo'],
  ['nem', 'ni'],
  ['tambem', 'tambien'],
  ['ai', 'ahi'],
  ['boi', 'voy'],
  ['stare', 'estare'],
]);
export function readClauses(text: string): Clause[] {
  const own = rephrased(text.replaceAll('_', ' ').replaceAll(IGNORED_PARTS, ' '))
    .replace(ONLY_PICTURES, ' _duda ')
    .replace(/^\P{L}*- ?1\P{L}*$/u, ' _no ');
  return (withEmojiAsWords(own).match(CLAUSE) ?? [])
    .flatMap((part) => part.split(CLAUSE_BREAK))
    .filter((part) => /[\p{L}\p{N}_+]/u.test(part))
    .map((part) => readClause(part, plainWord(own)));
}

function readClause(text: string, whole: string): Clause {
  const said = plainWord(text);
  const guestPhrase = findGuests(said);
  const words = wordsIn(text, guestPhrase.from, guestPhrase.to);
  const plain = words.map(({ word }) => word);
  const isQuestion =
    (text.endsWith('?') || ASKS_OR_NOT.test(said)) && !plain.some((word) => word.startsWith('_'));
  const isName = YES_OR_NAME.test(plain[0] ?? '') && AFTER_NAME.test(plain[1] ?? '');
  const all = scanClause(isName ? words.slice(1) : words);
  const isWithGuests = guestPhrase.guests > 0 && WITH_GUESTS.test(said);
  const isConditional = all.isConditional || (all.isDoubtful && plain.includes('si'));
  const isOffer = isConditional && (guestPhrase.guests > 0 || OFFERS_ANOTHER.test(plain.join(' ')));
  const answer: ClauseAnswer = isOffer ? { meaning: 'va', force: 'weak' } : answerOfClause(all);
  // Guests are certain only if the rest of the clause is understood: 'llevo a mi hijo al médico'.
  const isOpen =
    guestPhrase.guests > 0 &&
    (guestPhrase.isOpen || (all.unknown > all.asides && !COUNTS_ALL.test(said)));
  const weighed = withAnswerByGuests(answer, isWithGuests);
  const isUncertain =
    DENIES.test(said.slice(0, guestPhrase.from)) ||
    (weighed.meaning === 'duda' && !all.isConditional) ||
    ASKS_WHETHER.test(said.slice(0, guestPhrase.from));
  const by = grammaticalPersonOf(all);
  return {
    words,
    meaning: isQuestion ? null : weighed.meaning,
    force: isOpen || leavesOpenWho(text, whole) ? 'weak' : weighed.force,
    by,
    guests: isQuestion || isUncertain ? 0 : guestPhrase.guests,
    includesSender:
      plain.some((word) => INCLUDES_SENDER.test(word)) ||
      / y a mi$| a mi y /u.test(plain.join(' ')),
    isQuestion,
    isCondition:
      all.isConditional && (all.found.length === 0 || by === 'them') && text.endsWith(','),
    overridesEarlier: OVERRIDES_EARLIER.test(text) && !OTHER_DAY.test(text),
    isUnderstood: all.unknown === 0 && !all.negatesUnknown,
    negatesUnknown: all.negatesUnknown,
  };
}

/** Matches words before guests that leave open whether they come: 'les digo si llevo a alguien'. */
const ASKS_WHETHER = /(?<!\p{L})(?:digo|aviso|veo|confirmo|se|pregunto|averiguo) si $/u;
/** Matches a denial before guests: 'no hace falta traer otro'. */
const DENIES = /(?<!\p{L})(?:no|nao|sin) /u;
/** Matches a verb with which guests imply a yes: 'Llevo a mi primo', 'somos dos'. */
const WITH_GUESTS = new RegExp(
  String.raw`(?<!\p{L})(?:(?!sumo)${BRING}|somos|vamos|caemos)(?!\p{L})`,
  'u',
);

/** Matches a number of people that includes the sender: 'somos 3 con los mellizos'. */
const COUNTS_ALL = /(?<!\p{L})(?:somos|vamos) (?:l[oa]s )?(?:\d|dos|tres|cuatro)/u;

function withAnswerByGuests(weighed: ClauseAnswer, isSaid: boolean): ClauseAnswer {
  return isSaid && weighed.meaning === null ? { meaning: 'va', force: 'hard' } : weighed;
}

/** Matches a verb with the state of another person: 'Leo queda afuera'. */
const STAYS = /^(?:quedan?|siguen?|andan?)$/;
/** Matches a pronoun for the person of the clause before: 'no cuenten con él'. */
const WITH_OTHERS = /(?<!\p{L})con (?:el|ella|ellos|ellas)$/u;

function grammaticalPersonOf({ found, words }: Scan): Clause['by'] {
  if (WITH_OTHERS.test(words.map(({ word }) => word).join(' '))) return 'them';
  const owners = found.filter(({ isVerb }) => isVerb).map(({ by }) => by);
  const isReported = owners.length === 0 && words.some((one) => isReport(one));
  if (isReported && words.every(({ word }) => word !== 'yo')) return 'them';
  const isOwn = words.some(({ word }) => word === 'yo' || word === 'conmigo');
  if (isOwn && !owners.includes('us')) return 'me';
  if (words.some(({ word, isAccented }) => word === 'esta' && isAccented)) return 'them';
  const isOwned = owners.includes('me') || owners.includes('us');
  if (!isOwned && found.length > 0 && words.some(({ word }) => STAYS.test(word))) return 'them';
  return (['me', 'us', 'them'] as const).find((one) => owners.includes(one)) ?? 'none';
}

/** Returns the meaning of several statements at once: doubt before no, no before yes, and null if there is none. */
export function combinedMeaning(meanings: ReadonlySet<ReplyMeaning | null>): ReplyMeaning | null {
  for (const meaning of ['duda', 'no-va', 'va'] as const) if (meanings.has(meaning)) return meaning;
  return null;
}

function wordsIn(text: string, from: number, to: number): Word[] {
  const plain = plainWord(text);
  const isAligned = plain.length === text.length;
  return [...plain.matchAll(WORD)].map(({ 0: word, index }) => {
    const typed = isAligned ? text.slice(index, index + word.length) : '';
    return {
      word: unstretched(word),
      isCapital: /\p{Lu}/u.test(typed.charAt(0)),
      isAccented: /[áéíóú]/iu.test(typed) || /^sii+$/.test(word),
      isUsed: index >= from && index < to,
    };
  });
}

/**
 * Returns a word without stretched letters if that gives a known word: 'Siiii', 'nooo', 'vooy', 'obvioooo'. 'Isaac' and
 * 'Lee' stay.
 */
function unstretched(word: string): string {
  const spanish = OTHER_SPELLINGS.get(word);
  if (spanish) return spanish;
  const short = word
    .replaceAll(/([rl])\1{2,}|([^rl])\2+/gu, '$1$2')
    .replace(/^(si|no|ja|je)(?:\1)+[sjn]?$/u, '$1')
    .replace(/(?<=\p{L}{3})isim(?=[oa]$)/u, '');
  const isKnown =
    /^y[ao]$/.test(short) ||
    isYes(short) ||
    isNo(short) ||
    ['', 'me'].some((before) => verbOf(short, before) !== null);
  return isKnown ? short : word;
}
