/**
 * Removes the parts of a message that are about another day than the day of the call, because they say nothing about
 * coming: 'el viernes no, el sábado sí'. If no other part answers, an answer becomes a doubt, except that a no with
 * words such as 'la próxima' is returned whole, because they may be an idiom that means no ('la próxima voy').
 */
import { COMMON_WORDS } from '../names/find-names.ts';
import { plainWord, wordsOf } from '../words.ts';
import { readClauses } from './read-clauses.ts';
import { isNo, isYes, OTHER_OCCASION, verbOf, withoutNamedPlaces } from './reply-words.ts';
import { WEEKDAY, WEEKDAYS } from '../word-classes.ts';

const DAYS = new RegExp(String.raw`^(?:${WEEKDAY})$`, '');
const NEAR = /^(?:hoy|manana)$/;
const NEXT = new RegExp(
  String.raw`(?<!\p{L})(?:(?:la|el) (?:pr[oó]xim[oa]|que viene(?!(?: \p{L}+)? (?:es|son|soy|conmigo)(?!\p{L}))|siguiente|otr[oa])|(?:semana|mes|${WEEKDAY}) que viene)(?!\p{L})`,
  'iu',
);
const THIS = /(?<!\p{L})(?:est[ea]|hoy|ni)(?!\p{L})/iu;
/** Matches the announcement of an answer on another day: 'te digo el lunes'. */
const ANNOUNCES =
  /(?<!\p{L})(?:(?:te|les|os|le) (?:digo|respondo|contesto|confirmo|aviso)|(?:confirmo|aviso) (?:el|reci[eé]n))(?!\p{L})/iu;
/** Matches an answer for the next match in place of this one: 'la próxima me sumo'. */
const PUTS_OFF =
  /^\P{L}*(?:(?:me \p{L}+o )?(?:a|para) )?la pr[oó]xima(?: (?:me \p{L}+o|voy|juego|llego|estoy|puedo))?\P{L}*$/iu;
const PARTS = /(?<=[,.;]) ?|(?<=[😀-🙄]) | y (?=el |la |yo )| (?=pero )/iu;

export function withoutOtherDays(typed: string, call: string): string {
  const said = withoutOtherOccasion(typed, call);
  const called = daysIn(call);
  const parts = said.split(PARTS);
  const isOther = (part: string) => isAboutOtherDay(part, called);
  // 'Voy el jueves' after a call for today hardly means today.
  const isUnclear = called.length > 0 && called.every((day) => NEAR.test(day));
  const isYes = (part: string) => readClauses(part).some(({ meaning }) => meaning === 'va');
  if (isUnclear && parts.some((part) => isYes(part) && daysIn(part).some((day) => DAYS.test(day))))
    return `${said} (?)`;
  if (!parts.some((part) => isOther(part))) return said;
  const here = parts.filter((part) => !isOther(part));
  const isAnswered = here.some((part) => readClauses(part).some(({ meaning }) => meaning));
  // 'Me prendo, pero el jueves' restricts the answer.
  const isRestricted = parts.some(
    (part) =>
      /^pero /iu.test(part) &&
      daysIn(part).length > 0 &&
      isOther(part) &&
      readClauses(part).every(({ meaning }) => !meaning),
  );
  if (isAnswered) return `${here.join(' ')}${isRestricted ? ' (?)' : ''}`;
  const meanings = readClauses(said).flatMap(({ meaning }) => meaning ?? []);
  const isNext = NEXT.test(said);
  if (meanings.length === 0) return isNext ? said : '';
  const isIdiom = isNext && /pr[oó]xima|otr[oa]/iu.test(said);
  if (isIdiom && PUTS_OFF.test(said)) return 'la próxima';
  const isNo = !meanings.includes('va') || /(?<!\p{L})otr[oa](?!\p{L})/iu.test(said);
  return isIdiom && isNo ? said : `${said} (?)`;
}

function isAboutOtherDay(part: string, called: readonly string[]): boolean {
  // 'Si el lunes me confirman, me sumo' has a condition for the day of the call.
  if (readClauses(part).some(({ isCondition }) => isCondition)) return false;
  if (THIS.test(part) || ANNOUNCES.test(part) || called.some((day) => lastsUntilAfter(part, day)))
    return false;
  const days = daysIn(part);
  const isOtherDay = days.length > 0 && days.every((day) => differs(day, called));
  return NEXT.test(part) || isOtherDay;
}

/**
 * Tells whether a text names a day that an earlier text does not, as when a match moves: another weekday, or tomorrow
 * after today. Today after tomorrow may be the same day.
 */
export function namesOtherDay(text: string, earlier: string): boolean {
  const [first, then] = [daysIn(earlier), daysIn(text)];
  const isLater = first.includes('hoy') && !first.includes('manana') && then.includes('manana');
  const isNamed = first.some((day) => DAYS.test(day));
  return isLater || (isNamed && then.some((day) => DAYS.test(day) && !first.includes(day)));
}

/** Matches 'las dos cosas' and like words, and the word for the match, in answers to a call for two occasions. */
const BOTH = /^\P{L}*(?:yo,? )?(?:voy )?(?:al? )?(?:l[oa]s dos|todo|amb[oa]s)(?: cosas)?\P{L}*$/iu;
const MATCH =
  /(?<!\p{L})(?:partid\p{L}*|fulb\p{L}*|f[uú]t\p{L}*|pichang\p{L}*|pachanga|picad[oi]\p{L}*|pelada|cascarita|mejenga|caimanera|jugar|jogar)(?!\p{L})/iu;

/**
 * Removes the parts of an answer to a call for a match and a meal that are about the meal: 'Partido sí, asado no'. An
 * answer that is only for one of them becomes a yes or a no.
 */
function withoutOtherOccasion(said: string, call: string): string {
  const isOther = (part: string) => OTHER_OCCASION.test(plainWord(withoutNamedPlaces(part)));
  const isMixed = (part: string) => isOther(part) && MATCH.test(part);
  if (!isOther(call) && !isMixed(said)) return said;
  if (BOTH.test(said)) return 'voy';
  if (said.split(PARTS).some((part) => isMixed(part) && !/ y /u.test(part))) return `${said} (?)`;
  const here = said.split(PARTS).filter((part) => !isOther(part));
  const isAnswered = here.some((part) => readClauses(part).some(({ meaning }) => meaning));
  if (isAnswered) return here.join(' ');
  const isOnly = /(?<!\p{L})(?:s[oó]l[oa]|puro|nomas|nom[aá]s)(?!\p{L})/iu.test(said);
  if (MATCH.test(said) && !/(?<!\p{L})no(?!\p{L})/iu.test(said))
    return isPlainYes(said) ? 'voy' : `${said} (?)`;
  return isOnly && isOther(said) ? 'no voy' : said;
}

/** Tells whether a message has no other words than those of a yes, of the match and of the meal. */
function isPlainYes(said: string): boolean {
  return wordsOf(said).every((word, at, all) => {
    const isAnswer = isYes(word) || verbOf(word, all[at - 1] ?? '')?.does === 'come';
    const isOccasion = MATCH.test(word) || OTHER_OCCASION.test(word);
    const isCommon = /^(?:yo|sol[oa]|puro|nomas)$/.test(word) || COMMON_WORDS.has(word);
    return isAnswer || isOccasion || (isCommon && !isNo(word));
  });
}

/** An end that is at most this many days after a day is after it; a later one is the end of the days before it. */
const DAYS_AFTER = 4;

/** Tells whether a state lasts beyond a weekday: 'en Salto hasta el miércoles' lasts beyond martes. */
function lastsUntilAfter(part: string, day: string): boolean {
  const [, end = ''] = /(?<!\p{L})hasta (?:el )?(\p{L}+)/u.exec(plainWord(part)) ?? [];
  const [from, to] = [WEEKDAYS.indexOf(day), WEEKDAYS.indexOf(end)];
  const distance = (to - from + WEEKDAYS.length) % WEEKDAYS.length;
  return from >= 0 && to >= 0 && distance > 0 && distance <= DAYS_AFTER;
}

/**
 * Tells whether a day is none of the days of the call. A weekday may be today or tomorrow, so that it only differs from
 * other weekdays.
 */
function differs(day: string, called: readonly string[]): boolean {
  const alike = called.filter((one) => DAYS.test(one) === DAYS.test(day));
  return alike.length > 0 && !alike.includes(day);
}

/** Returns the days that a text names. 'A la mañana' is not a day. */
function daysIn(text: string): string[] {
  const words = wordsOf(text);
  return words.filter(
    (word, place) => DAYS.test(word) || (NEAR.test(word) && words[place - 1] !== 'la'),
  );
}
