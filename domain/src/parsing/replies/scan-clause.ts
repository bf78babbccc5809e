/**
 * Reads the words of a clause one after the other: idioms, verbs with their negations, words that are an answer, and
 * words of doubt.
 */
import type { Word } from '../names/find-names.ts';
import { type Idiom, idiomAt } from './idioms.ts';
import {
  announcesAnswer,
  isAside,
  isAwayState,
  isDoubt,
  isNegation,
  isNo,
  isYes,
  isYesAlone,
  verbOf,
} from './reply-words.ts';
import { isCommon, isHarmlessFrom, type Scan, markUnderstood } from './clause-scan.ts';
import { isCondition } from './conditions.ts';
import { applyNegation, readVerb } from './read-verb.ts';

const ARTICLE = /^(?:el|l[ao]s?|una?)$/;
/** Matches a word after a no that does not belong to it: 'No gente, …', 'no gracias'. */
const FORM_OF_ADDRESS =
  /^(?:que|gente|che|chic[oa]s|muchach[oa]s|amig[oa]s?|gracias|perdon|bro|loco|boludo|gurises|cabros|banda|raza|parceros?|pibes|galera|pessoal)$/;
/** Matches the words for the match before a no: 'al partido no, la rodilla'. */
const OF_MATCH =
  /(?<!\p{L})(?:al (?:partid\p{L}*|fut\p{L}*|fulb\p{L}*|picad\p{L}*)|a (?:la pichanga|jugar))$/u;
/** Matches idioms about the next match. They answer this call only if the clause says nothing else. */
const NEXT_TIME = /^(?:(?:a |para )?la proxima|otr[oa] (?:vez|dia)(?: sera)?)$/;
/**
 * Matches idioms whose answer can be certain even if other words of the clause are not understood, as with a verb such
 * as 'voy'. The answer of any other idiom, such as 'para nada' or 'de una', is uncertain if a word (in a no, more than
 * one) is not understood.
 */
const CERTAIN_IDIOM =
  /(?<!\p{L})(?:conmigo|cuent\p{L}*|conta|contad|estoy|vemos|andamos|ando|entro|uno|prendo|caigo|voy|vas|no|ni|me|se|sigue|quedo|salgo|menos|salvo|excepto)(?!\p{L})/u;
/** Matches the words after 'me parece' that agree: 'me parece bien'. */
const AGREEABLE =
  /^(?:bien|buen[oa]?|perfecto|genial|joya|barbaro|excelente|diez|10|justo|buenisim[oa])$/;
/** Matches a verb before a participle, which is then no answer: 'me han puesto guardia'. */
const AUXILIARY = /^(?:ha|han|he|has|hemos|habia|habian)$/;
/** Matches a word for yes that is a noun after an article: 'el puesto de la feria'. */
const PARTICIPLE = /(?:ad|id|st)[oa]s?$/;
const NOTHING_READ = {
  isDoubtful: false,
  isAnnounced: false,
  isConditional: false,
  negatesUnknown: false,
  unknown: 0,
  asides: 0,
};

export function scanClause(words: Word[]): Scan {
  const plain = words.map(({ word }) => word);
  const all: Scan = { words, plain, found: [], ...NOTHING_READ };
  const openNegations: number[] = [];
  for (let at = 0; at < words.length;) at += words[at]?.isUsed ? 1 : readAt(all, at, openNegations);
  for (const at of openNegations) decideNegation(all, at);
  return { ...all, found: all.found.toSorted((one, other) => one.at - other.at) };
}

/**
 * Reads what begins at a word and returns the number of words that it took. `openNegations` holds the positions of
 * negations that belong to no verb yet.
 */
function readAt(all: Scan, at: number, openNegations: number[]): number {
  const { plain, words } = all;
  const word = plain[at] ?? '';
  const before = plain[at - 1] ?? '';
  const idiom = idiomAt(plain, at);
  if (idiom && !isInMore(all, at, idiom)) return readIdiom(all, at, idiom, openNegations);
  if (word === 'como' && all.found.length > 0 && isHarmlessFrom(all, at))
    return markUnderstood(all, at, plain.length - at);
  if (isYes(word) && /^que (?:no|si)(?!\p{L})/u.test(plain.slice(at + 1, at + 3).join(' ')))
    return markUnderstood(all, at, 2);
  const length = readVerb(all, at, openNegations);
  if (length > 0) return length;
  if (isCondition(all, at)) all.isConditional = true;
  else if (announcesAnswer(word, before))
    all.isAnnounced ||= !(words[at]?.isAccented && word.endsWith('o'));
  else if (isDoubt(word, before) && !isNickname(all, at)) all.isDoubtful = true;
  // 'La baja' may be anybody's.
  else if (isAwayState(word) && ARTICLE.test(before)) all.isDoubtful = true;
  else if (isAboutThing(all, at)) return markUnderstood(all, at, 3);
  else if (
    (isYes(word) && isAnswerHere(all, at)) ||
    (isNo(word) && !isNegation(word) && !(word === 'imposible' && before === 'lo')) ||
    isAwayState(word)
  ) {
    const isAway = isAwayState(word);
    all.found.push({ at, isYes: isYes(word), by: 'none', isVerb: isAway, isAway });
  } else {
    if (isNegation(word)) openNegations.push(at);
    else if (!isCommon(all, at)) {
      if (isAside(word)) all.asides++;
      all.unknown++;
    }
    return 1;
  }
  return markUnderstood(all, at, 1);
}

/**
 * Reads an idiom and returns the number of words that it took. 'Ni loco' negates a verb or means no by itself; after
 * 'no hace falta que' the rest of the clause is ignored.
 */
function readIdiom(
  all: Scan,
  at: number,
  { words, meaning }: Idiom,
  openNegations: number[],
): number {
  const { plain } = all;
  const text = words.join(' ');
  const end = at + words.length;
  const isOwn = words.some((word) => /^(?:conmigo|me|tengo|ando|yo)$/.test(word));
  const isStrong = CERTAIN_IDIOM.test(text);
  const isVoid = NEXT_TIME.test(text) && !isWholeBut(all, at, end);
  if (words[0] === 'ni' && meaning === 'no-va') openNegations.push(at);
  else if (meaning === 'duda') all.isDoubtful = true;
  else if (meaning && !isVoid) {
    const isYesHere =
      (meaning === 'va') !== (meaning === 'va' && applyNegation(all, at, openNegations));
    const by = isOwn ? 'me' : words.includes('le') ? 'them' : 'none';
    all.found.push({ at, isYes: isYesHere, by, isVerb: isStrong });
  } else if (!meaning) all.unknown++;
  return markUnderstood(
    all,
    at,
    meaning === null && words.at(-1) === 'que' ? plain.length - at : words.length,
  );
}

/** Tells whether a word for yes is an answer and no noun or part of a phrase: 'en el banco', 'clavado en la oficina'. */
function isAnswerHere(all: Scan, at: number): boolean {
  const { plain } = all;
  const word = plain[at] ?? '';
  const before = plain[at - 1] ?? '';
  if (AUXILIARY.test(before) || (ARTICLE.test(before) && PARTICIPLE.test(word))) return false;
  // 'Tá doendo' is no yes.
  if (word === 'ta' && /[aei]ndo$/.test(plain[at + 1] ?? '')) return false;
  if (!isYesAlone(word)) return true;
  if (/^(?:el|en|del?|un)$/.test(before) || (before === 'al' && word === 'banco')) return false;
  // A comparison says nothing more: 'firme como rulo de estatua'.
  const compared = plain.indexOf('como');
  return plain
    .slice(0, compared < 0 ? plain.length : compared)
    .every((one, place) => isCommon(all, place) || isYes(one) || isNo(one) || verbOf(one, ''));
}

/** Tells whether a word of doubt is a nickname: 'eu e a Duda', but not 'en duda' or 'VOY CON DUDAS'. */
function isNickname({ plain, words }: Scan, at: number): boolean {
  const isCalled = plain[at] === 'duda' && /^(?:la|y|con|a)$/.test(plain[at - 1] ?? '');
  return isCalled && words[at]?.isCapital === true && words[at - 1]?.isCapital === false;
}

/** Tells whether an answer word is about a thing: 'Confirmado el horario'. */
function isAboutThing(all: Scan, at: number): boolean {
  const [word = '', next = '', after = ''] = all.plain.slice(at);
  if (!/^(?:confirmad|reservad|pagad)[oa]s?$/.test(word) || after === '') return false;
  if (next === 'por') return after !== 'mi';
  return /^(?:el|la|los|las)$/.test(next) && !isCommon(all, at + 2);
}

function isWholeBut(all: Scan, from: number, to: number): boolean {
  return all.plain.every(
    (word, place) => (place >= from && place < to) || isCommon(all, place) || isYes(word),
  );
}

/**
 * Tells whether an idiom is only part of a longer phrase: 'no se' in 'No se escucha' and 'no sé copiar', 'de una' in
 * 'de una operación'.
 */
function isInMore(all: Scan, at: number, idiom: Idiom): boolean {
  const { plain, words } = all;
  const next = plain[at + 2] ?? '';
  if (idiom.words.join(' ') === 'que va') return at > 0;
  if (idiom.words.join(' ') === 'va a estar') return words[at + 3]?.isCapital === true;
  if (idiom.words.join(' ') === 'me parece') return AGREEABLE.test(next);
  if (idiom.words.join(' ') === 'a ver') return /^(?:qui|cua|que|como)/.test(next);
  if (idiom.words.join(' ') === 'de una') return next !== '' && !isCommon(all, at + 2);
  const isKnowing = idiom.words.join(' ') === 'no se';
  // 'No sé copiar' and 'no sabe ni escribir' are about a skill.
  const known = next === 'ni' ? (plain[at + 3] ?? '') : next;
  const isSkill = isKnowing || idiom.words.join(' ') === 'no sabe';
  if (isSkill && /^\p{L}{2,}[aei]r$/u.test(known) && verbOf(known, '') === null) return true;
  const isShort = isKnowing && words[at + 1]?.isAccented !== true;
  return (
    isShort &&
    /^\p{L}{2,}(?:a|e|an|en)$/u.test(next) &&
    !/^(?:nada|que|donde|todavia|ahora)$/.test(next)
  );
}

/**
 * Decides on a negation without a verb. The negation means no in 'hoy no' and 'no, gracias'; elsewhere it denies
 * something unknown.
 */
function decideNegation(all: Scan, at: number): void {
  const { plain } = all;
  const idiom = plain[at] === 'ni' ? idiomAt(plain, at) : null;
  const after = plain.slice(at + (idiom?.words.length ?? 1));
  const isCalling = FORM_OF_ADDRESS.test(after[0] ?? '');
  const isOfMatch = OF_MATCH.test(plain.slice(0, at).join(' '));
  const isOfTime = /^(?:a las? )?\d/.test(after.join(' '));
  if (plain[at] === 'ni' && all.found.some(({ isYes: one }) => !one)) return;
  const isPlain =
    isCalling ||
    isOfMatch ||
    (!isOfTime &&
      after.every((word, place) => isCommon(all, at + 1 + place) || isYes(word) || isNo(word)));
  if (isPlain || idiom) {
    all.found.push({ at, isYes: false, by: 'none', isVerb: false });
    markUnderstood(all, at, 1);
  }
  all.negatesUnknown ||= !isPlain && !idiom;
}
