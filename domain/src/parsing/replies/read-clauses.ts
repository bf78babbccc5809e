/**
 * A line clause by clause: its words, what they mean together, and the guests. In a clause a doubt beats a no, and a
 * no beats a yes: 'voy a no poder'. A question means nothing.
 */
import { type ReplyMeaning, phraseAt } from './reply-phrases.ts';
import { BESIDE, type Word } from '../names/find-names.ts';
import { findGuests } from './guests.ts';
import { plainWord } from '../words.ts';

export type Clause = {
  words: Word[];
  meaning: ReplyMeaning | null;
  /** Read from a word that is also common in talk, among many others, or from a yes beside a no: needs a decision. */
  isWeak: boolean;
  guests: number;
  /** 'yo', 'vamos': the sender is included. */
  withMe: boolean;
  /** 'voy', 'me bajo': about the sender. */
  isMine: boolean;
  isQuestion: boolean;
};

const SIGNS: [RegExp, string][] = [
  [/[✅✔☑👍💪🙋🟢👌✋🙌👊🤝🫡🆗✓]/gu, ' _va '],
  [/[❌✖👎🚫⛔🔴🙅✗🛑]/gu, ' _no '],
  [/[❓❔🤔⏳🟡🤷]|\(\?+\)/gu, ' _duda '],
];
const MEANING_OF_SIGN: Record<string, ReplyMeaning> = { _va: 'va', _no: 'no-va', _duda: 'duda' };
const CLAUSE = /[^.,;:!?¿¡()|\n—–]+\??/gu;
const TURN = / pero | aunque | - |(?<=\p{L})- | -(?=\p{L})/iu;
const WORD = /_va|_no|_duda|[\p{L}\p{N}]+/gu;
const TALK = new Set(
  'no si va van puede claro listo seguro llega cae viene paso baja bajo dentro fuera vale ok estoy imposible entro'.split(
    ' ',
  ),
);
const MINE =
  /^(?:voy|boy|puedo|llego|me|confirmo|juego|estoy|caigo|falto|paso|jalo|entro|vengo|anotame|apuntame|sumame|cuenten|contame|traigo|llevo|conmigo)$/u;
/** 'Barbi me dijo' is about Barbi. */
const TOLD = /^(?:dij|dic|avis|cont|escrib|confirm)/u;
const US = /^(?:yo|vamos|estamos|llegamos|podemos|caemos|jugamos|somos|estaremos)$/u;
/** 'Simón llega tarde' is about Simón, 'simón' is a yes. */
const NAME_TOO = new Set(['simon', 'fija', 'joya', 'franco']);
const OF_ANOTHER = /^(?:va|viene|llega|juega|puede|confirma|esta)$/u;
const TALK_WORDS = 4;

/** Emoji as words, so that they are read where they stand. */
function withSigns(text: string): string {
  return SIGNS.reduce((read, [sign, word]) => read.replaceAll(sign, word), text);
}

export function hasTick(text: string): boolean {
  return withSigns(text).includes('_va');
}

/** What another person said. */
const QUOTES = /"[^"]*"|“[^“”]*”|«[^«»]*»/gu;
/** 'sí puedo' is a yes, 'si puedo' a condition. */
const SURELY = /(?<!\p{L})s[íÍ](?= (?:puedo|voy|llego|vamos|podemos)(?!\p{L}))/giu;

/** It answers a message, and not the question. */
const KNOWN = /(?<!\p{L})s[ií],? (?:ya )?lo s[eé](?!\p{L})/giu;

/** 'No me borres que voy' */
const STAYING = /(?<!\p{L})no (?:me|nos) (?:borr|baj|saqu|tach|quit|descart)(?!o |ó)\p{L}+/giu;

/** 'Si juega Manu voy', 'si falta uno entro': what stands between is the condition. */
const CONDITION =
  /(?<![\p{L}] )(?<!\p{L})si (?!(?:(?:dale|ok|claro|obvio|si|yo|che|gente|chicos|chicas|señor|amigo|ja(?:ja)+) )*(?:voy|entro|juego|anoto|prendo|sumo|copo))\p{L}+(?: \p{L}+){0,5} (?:voy|entro|juego|me (?:sumo|anoto|prendo|copo))(?!\p{L})/iu;

/** '😭😭' is some answer, '😂' is none. */
const ONLY_PICTURES =
  /^(?!.*[😂🤣✅✔☑👍💪🙋🟢👌✋🙌👊🤝🫡🆗✓❌✖👎🚫⛔🔴🙅✗🛑❓❔🤔⏳🟡🤷])[\p{Extended_Pictographic}\p{Emoji_Modifier} ]+$/u;

export function readClauses(text: string): Clause[] {
  const own = text
    .replaceAll('_', ' ')
    .replaceAll(QUOTES, ' ')
    .replaceAll(SURELY, ' _va ')
    .replaceAll(KNOWN, ' ')
    .replaceAll(STAYING, ' _va ')
    .replace(/\+ ?(\d) ?\((?=yo y )/iu, (_, count: string) => `+${Number(count) - 1} (`)
    .replace(ONLY_PICTURES, ' _duda ');
  return (withSigns(own).match(CLAUSE) ?? [])
    .flatMap((part) => part.split(TURN))
    .filter((part) => /[\p{L}\p{N}_+]/u.test(part))
    .map((part) => readClause(part));
}

function readClause(text: string): Clause {
  const guestPhrase = findGuests(plainWord(text));
  const words = wordsIn(text, guestPhrase.from, guestPhrase.to);
  const plain = words.map(({ word }) => word);
  const meanings = new Set<ReplyMeaning>();
  let isYo = false;
  let isClear = false;
  for (let place = 0; place < words.length;) {
    const sign = MEANING_OF_SIGN[plain[place] ?? ''];
    const isName = place === 0 && NAME_TOO.has(plain[0] ?? '') && OF_ANOTHER.test(plain[1] ?? '');
    const known = isName ? null : phraseAt(plain, place);
    const phrase = sign ? { length: 1, meaning: sign } : known;
    const { length = 1, meaning = null } = phrase ?? {};
    const here = words.slice(place, place + length);
    if (phrase && !here.some(({ isUsed }) => isUsed)) {
      for (const word of here) word.isUsed = true;
      if (meaning === 'yo') isYo = true;
      else if (meaning) meanings.add(meaning);
      isClear ||= meaning !== null && !TALK.has(here.map(({ word }) => word).join(' '));
    }
    place += length;
  }
  const others = words.filter(({ word, isUsed }) => !isUsed && !BESIDE.has(word));
  const isQuestion = text.endsWith('?') && !plain.some((word) => word.startsWith('_'));
  const isOpen =
    meanings.has('no-va') && /(?<!\p{L})(?:todavia|aun)(?!\p{L})/u.test(plain.join(' '));
  if (isOpen || CONDITION.test(text.trim())) meanings.add('duda');
  const meaning = together(meanings) ?? (isYo && others.length === 0 ? 'va' : null);
  return {
    words,
    meaning: isQuestion ? null : meaning,
    isWeak:
      (!isClear && others.length >= TALK_WORDS) ||
      (meanings.has('va') && meanings.has('no-va')) ||
      plain.filter((word) => word === 'no').length > 1,
    guests: isQuestion ? 0 : guestPhrase.guests,
    withMe: plain.some((word) => US.test(word)) || / y a mi$| a mi y /u.test(plain.join(' ')),
    isQuestion,
    isMine: plain.some(
      (word, place) => MINE.test(word) && !(word === 'me' && TOLD.test(plain[place + 1] ?? '')),
    ),
  };
}

/** Of all that was said at once, what counts. */
export function together(meanings: ReadonlySet<ReplyMeaning | null>): ReplyMeaning | null {
  for (const meaning of ['duda', 'no-va', 'va'] as const) if (meanings.has(meaning)) return meaning;
  return null;
}

function wordsIn(text: string, from: number, to: number): Word[] {
  const plain = plainWord(text);
  const isAligned = plain.length === text.length;
  return [...plain.matchAll(WORD)].map(({ 0: word, index }) => ({
    word,
    isCapital: isAligned && /\p{Lu}/u.test(text.charAt(index)),
    isUsed: index >= from && index < to,
  }));
}
