/** Finds words that begin a condition for an answer. */
import { isCommon, type Scan } from './clause-scan.ts';
import { idiomAt } from './idioms.ts';
import { isInfinitiveOrGerund } from './read-verb.ts';
import { isNegation, isYes, verbOf } from './reply-words.ts';
import { WEEKDAY } from '../word-classes.ts';

const OWN_VERB =
  /^(?:voy|boy|falto|vamos|estoy|ire|jalo|caigo|anoto|apunto|prendo|copo|sumo|juego)$/;
/** Matches the words after a yes without its accent: 'Si hoy', 'si gente'. */
const AFTER_YES = new RegExp(
  String.raw`^(?:hoy|manana|gente|che|chicos|chicas|muchachos|tambien|ya|y|al|el|por|con|senor|mijo|bro|claro|obvio|a?j[aeijs]*|${WEEKDAY}|yo|o|que|capo|crack|porfa|ahi|alla|amigos?|_\p{L}+)$`,
  'u',
);
/** Matches a phrase after 'si' that is not a condition: 'Si querés', 'si les parece', 'si no queda otra'. */
const POLITE =
  /^(?:(?:vos |uds |ustedes )?quer(?:es|en|eis)|quieres?|quieren|(?:te|les|os) (?:parece|va|viene|jode|molesta)|no (?:hay|queda) (?:mas remedio|remedio|otra|opcion))(?!\p{L})/u;
/** Matches a condition that is met already: 'si se bajó Nico entro yo'. */
const MET = /^se (?:bajo|borro|cayo|bajaron|cayeron|lesiono)(?!\p{L})/u;
/** Matches conditions without 'si'. */
const CONDITION =
  /^(?:(?:mientras|salvo|siempre|menos) que|siempre y cuando|en caso de|mientras (?!tanto)|con tal|a no ser|caso \p{L}+[aei]|desde que)(?!\p{L})/u;
/** Matches a word after 'se' that makes it the Portuguese word for 'if': 'se tiver vaga', 'se alguem …'. */
const IN_PORTUGUESE = /^(?:(?!por$)\p{L}+r|alguem|ninguem|algum|ele|ela|nao|yo)$/u;

/** Tells whether a name and a verb of another person follow: 'el Beto juega'. */
function isOfAnother({ plain, words }: Scan, from: number): boolean {
  const at = /^(?:el|la)$/.test(plain[from] ?? '') ? from + 1 : from;
  return words[at]?.isCapital === true && verbOf(plain[at + 1] ?? '', '')?.by === 'them';
}

/** Tells whether a word is a verb of the sender: 'llego', but not 'juega' in 'si también juega Leo, voy'. */
function isOwnVerb(word: string, before: string): boolean {
  const verb = verbOf(word, before);
  return verb !== null && verb.by !== 'them';
}

/** Tells whether words are not understood beside a yes: 'el médico autoriza' in 'si el médico autoriza, voy'. */
function leavesUnknown(all: Scan, from: number): boolean {
  return all.plain
    .slice(from)
    .some(
      (word, place) =>
        !isCommon(all, from + place) &&
        !isYes(word) &&
        !isNegation(word) &&
        !isOwnVerb(word, all.plain[from + place - 1] ?? ''),
    );
}

/**
 * Tells whether a word begins a condition: 'si' before anything but an answer, 'siempre que', 'salvo que', 'sin Fede'.
 * 'Sí' and 'si profe' are not conditions. A 'si' that may be one, as in 'me mata si voy', sets `negatesUnknown`.
 */
export function isCondition(all: Scan, at: number): boolean {
  const { plain, words } = all;
  const after = plain[at + 1];
  if (CONDITION.test(plain.slice(at).join(' '))) return true;
  if (plain[at] === 'sino') return at === 0;
  if (plain[at] === 'se' && plain[at - 1] !== 'no' && IN_PORTUGUESE.test(after ?? '')) return true;
  // 'Dice que si' is a yes, 'dijo que si llega viene' is a condition.
  const isOpen = plain[at] === 'si' && words[at]?.isAccented === false && at + 2 < plain.length;
  if (plain[at - 1] === 'que') return isOpen && verbOf(after ?? '', '') !== null;
  if (plain[at] === 'sin') return words[at + 1]?.isCapital === true;
  if (plain[at] !== 'si' || words[at]?.isAccented || after === undefined) return false;
  // 'Voy si el Beto juega'.
  if (all.found.length > 0 && isOfAnother(all, at + 1)) return true;
  const rest = plain.slice(at + 1).join(' ');
  all.negatesUnknown ||= MET.test(rest);
  // 'Si quiere Leo' is a condition, 'si quieren' is not.
  if ((POLITE.test(rest) && !words[at + 2]?.isCapital) || MET.test(rest)) return false;
  const verb = verbOf(after, '');
  const isLast = plain
    .slice(at + 2)
    .every((word) => verbOf(word, '') === null && !isInfinitiveOrGerund(word));
  if (plain[at - 1] === 'yo' && verb?.by === 'me' && isLast) return false;
  const next = after === 'me' || after === 'yo' ? (plain[at + 2] ?? '') : after;
  const isCalled = isCommon(all, at + 1) || /^\p{L}+[oa]s$/u.test(after);
  if (plain.length === 2 && isCalled) return false;
  const isOther = isInfinitiveOrGerund(plain[at + 2] ?? '');
  const isFirst = plain.slice(0, at).every((_, place) => isCommon(all, place));
  const isMine = OWN_VERB.test(next) && !isOther;
  // In 'me mata si voy' it may still be a condition.
  all.negatesUnknown ||= isMine && !isFirst && plain[at - 1] !== 'yo';
  const isForWhom =
    next === 'para' && /^(?:mi|el|la|los|las|hoy|manana)$/.test(plain[at + 2] ?? '');
  const isPlainYes =
    (/^(?:con|de|por|sin)$/.test(next) && idiomAt(plain, at + 1)?.meaning === 'va') ||
    (AFTER_YES.test(next) && !leavesUnknown(all, at + 2));
  const isAnswer =
    isMine || isForWhom || (isYes(next) && !/^(?:sale|tambien|tmb|tb)$/.test(next)) || isPlainYes;
  return !isAnswer;
}
