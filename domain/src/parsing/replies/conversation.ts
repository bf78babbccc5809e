/** Follows the messages of a chat, to tell what a reply may answer: a call, or something else that was said since. */
import { isRelative } from '../lists/added-guests.ts';
import { soundsLikeTitle } from '../lists/line-kinds.ts';
import { COMMON_WORDS, type Word } from '../names/find-names.ts';
import type { NameMatcher } from '../names/match-names.ts';
import { plainWord, wordsOf } from '../words.ts';
import type { Evidence } from './evidence.ts';
import { isCall } from './message-context.ts';
import { namesOtherDay } from './other-day.ts';
import { readClauses } from './read-clauses.ts';
import {
  isAwayState,
  isFiller,
  OTHER_OCCASION,
  type ReplyMeaning,
  verbOf,
  withoutNamedPlaces,
} from './reply-words.ts';
import type { ReplyLine } from './reply-lines.ts';
import { BRING, KEEPER } from '../word-classes.ts';

/** Returns the functions that follow a chat. `opening` is the text of a call of somebody who is no sender, or ''. */
export function conversation(opening: string, names: NameMatcher) {
  let call = opening;
  /** True if the calls name different days, so that no answer is certain. */
  let isMoved = false;
  /** The last call or question; undefined after the first call, which may ask in any words. */
  let topic: ReplyLine | undefined;
  /** The last message that is neither an answer nor a call; undefined if a certain answer or a call came after it. */
  let remark: ReplyLine | undefined;
  /** True if a question or a remark came after the call, so that 'llevo dos' may be about things. */
  let isDiverted = false;
  /** The meaning of the last answer of a player about himself; null before the first. */
  let answer: ReplyMeaning | null = null;

  /** Takes note of a message that calls the group; `isForNext` tells whether it is for another match. */
  function hearCall(reply: ReplyLine, isForNext: boolean): void {
    isMoved =
      !isForNext &&
      (isMoved || namesOtherDay(reply.said, call) || (call !== '' && AGAIN.test(reply.said)));
    if (call !== '' || isForOthers(reply.said)) topic = reply;
    remark = undefined;
    isDiverted = false;
    call = reply.said;
  }

  /** Takes note of a line that does not call the group, and of the answers that were found in it. */
  function hear(reply: ReplyLine, found: readonly Evidence[], isCaller: boolean): void {
    const isAnswer = found.length > 0;
    if (found.some(({ isSure }) => isSure)) remark = undefined;
    const isBack = found.some(({ isSure, isSoft, isOwn }) => isSure && !isSoft && isOwn);
    if (isBack && topic && !isForOthers(topic.said)) topic = undefined;
    answer = found.find(({ isOwn }) => isOwn)?.meaning ?? answer;
    if (reply.sender === null || reply.item !== null) return;
    const isQuestion = call !== '' && reply.said.includes('?');
    const mayMove = (isQuestion && asksToCome(reply.said)) || (isCaller && MOVES.test(reply.said));
    if (mayMove) isMoved ||= namesOtherDay(reply.said, call);
    if (isQuestion || (!isAnswer && isOtherOccasion(reply.said))) topic = reply;
    if (!isAnswer && isRemark(reply.said)) remark = reply;
    isDiverted ||= topic === reply || remark === reply;
  }

  /**
   * Returns a reply, which needs a decision (`isSure` false) if it may answer something else than a call. After a
   * question of another sender that is not only about coming ('quién ataja?' - 'Yo no') these are replies of few plain
   * words, without a verb, or with the verb of the question. After another message ('traigan pecheras' - 'llevo dos')
   * these are replies of few plain words or with only a number. The others are 'vamos' of a caller, and 'yo también'
   * after a different answer. The array is empty for a caller who writes a word without a verb, such as 'dale'.
   */
  function weigh(one: Evidence, reply: ReplyLine, isCaller: boolean): Evidence[] {
    const { said, sender, item } = reply;
    if (item || sender === null) return [one];
    const mayUrge = one.isSoft && (one.isOwn || !one.isSure);
    if (mayUrge && isCaller && !ANSWERS_TOO.test(said)) return [];
    const isOfOther = (before: ReplyLine | undefined) => before && before.sender !== sender;
    const asked = topic?.said ?? '';
    const isAboutElse = isOfOther(topic) && !asksToCome(asked);
    const isBare = one.isAck || BARE.test(said);
    const isShort = wordsOf(said).length <= SHORT && isOtherOccasion(asked);
    const isJoining = JOINS.test(said) && !ASKS_FACT.test(asked);
    const called = wordsOf(asked).filter((word) => names.match([word], true) !== null);
    const isForOther = called.length > 0 && !called.some((word) => wordsOf(sender).includes(word));
    const isSoft = one.isSoft && !ANSWERS_CALL.test(said);
    const isCountOnly = one.guests > 0 && !wordsOf(said).some((word) => isRelative(word));
    const isDoubtful =
      (isAboutElse && (isBare || isShort || isSoft || isJoining || repeatsVerb(asked, said))) ||
      (isOfOther(topic) && isForOther && isBare && !/(?<!\p{L})yo(?!\p{L})/iu.test(said)) ||
      (isOfOther(remark) && (isBare || isCountOnly)) ||
      (isDiverted && one.guests > 0 && BARE_COUNT.test(said)) ||
      (isCaller && FOR_ALL.test(said)) ||
      (one.isSoft && answer !== null && answer !== one.meaning && AGREES.test(said));
    // 'Igual que Leo' and 'x2' take the answer of another player.
    if (one.isOwn && answer !== null && TAKES_ANSWER.test(said))
      return [{ ...one, meaning: answer, isSure: false, isLoose: true }];
    return [isDoubtful ? { ...one, isSure: false } : one];
  }

  return { call: () => call, isMoved: () => isMoved, hearCall, hear, weigh };
}

/** Matches words by which a caller answers as well: 'yo también'. */
const ANSWERS_TOO = /(?<!\p{L})(?:yo|conmigo|eu|comigo)(?!\p{L})|🙋|✅(?!.*❌)/iu;
/** Matches words by which a caller asks for the answers again. */
const AGAIN =
  /(?<!\p{L})(?:confirm|contest|respond|dig|dec|avis|an[oó]t|ap[uú]nt|s[uú]m)\p{L}*(?: \p{L}+){0,2} (?:de nuevo|otra vez|nuevamente|de vuelta)(?!\p{L})/iu;
/** Matches a clock time, and verbs with which a match moves to another day: 'la pasamos al jueves'. */
const MOVES =
  /\d[:.]\d{2}|\d ?hs|(?<!\p{L})(?:pas(?:a|[oó]|amos|aron)|cambi|corre|corri|muev|mov|adelant|posterg|aplaz|reprogram|traslad)/iu;

/** Maximum number of words of an answer that may be to a question about another occasion than the match. */
const SHORT = 4;

/** Tells whether a reply has a verb of a question: 'quién juega de defensor?' - 'yo juego'. */
function repeatsVerb(asked: string, said: string): boolean {
  const stems = wordsOf(asked).map((word) =>
    /^va[ns]?$/.test(word) ? 'voy' : word.slice(0, STEM),
  );
  return wordsOf(said).some((word) => verbOf(word, '') && stems.includes(word.slice(0, STEM)));
}

const STEM = 4;

/** Matches an answer that may be about whatever was said last: 'yo no', 'no puedo', 'dale', '👍'. */
const BARE =
  /^\P{L}*[👍👌🤝]\P{L}*$|^\P{L}*(?:(?:yo|no|nop|na+|s[ií]+|sip|sisi|puedo|llego|me da igual|tampoco|tambi[eé]n|dale|ok|oki|okey|listo|vale|bueno|obvio|claro|ta|joya|genial|perfecto|de una|sale|seguro)(?!\p{L})[ ,!]*)+\P{L}*$/iu;
/** Matches a number of people or things that the sender brings: 'llevo dos'. */
const BARE_COUNT = new RegExp(
  String.raw`(?<!\p{L})(?:${BRING}|pongo) (?:un[oa]?|dos|tres|cuatro|\d{1,2})\P{L}*$`,
  'iu',
);
/** Matches an answer by which the sender may join anything: 'y luego un pádel?' - 'me apunto'. */
const JOINS =
  /^\P{L}*(?:(?:yo|dale|si|sí) )?(?:me (?:apunto|sumo|anoto|prendo|copo|animo)|paso)(?: yo)?\P{L}*$/iu;
/** Matches a question that no verb of coming answers: 'a qué hora?', 'cuánto sale?'. */
const ASKS_FACT =
  /(?<!\p{L})(?:qu[eé]|cu[aá]nt\p{L}+|d[oó]nde|c[oó]mo|cu[aá]l|cu[aá]ndo)(?!\p{L})[^?]*\?/iu;
/** Matches words that answer nothing but a call, as those about the day of the match: 'hoy no'. */
const ANSWERS_CALL =
  /[✅❌]|(?<!\p{L})(?:hoy|esta (?:vez|semana|noche)) (?:no|s[ií])(?!\p{L})|(?<!\p{L})(?:presente|adentro|dentro|fora|(?:confirmad|anotad|apuntad|sumad)[oa])(?!\p{L})/iu;
/** Matches words by which the sender does the same as another player: 'yo también' after 'yo no'. */
const AGREES = /(?<!\p{L})(?:tambi[eé]n|tmb|tb|[ií]dem|x2|tampoco|igual|same)\P{L}*$/iu;
/** Matches an answer that is the one of another player: 'yo igual que Leo', 'x3'. */
const TAKES_ANSWER =
  /^\P{L}*[xX] ?[2-9]\P{L}*$|(?<!\p{L})(?:[Ii]gual|[Ll]o mismo) (?:que|q) (?:el |la )?\p{Lu}/u;
/** Matches a verb that may urge the others: 'vamos, traigan gente'. */
const FOR_ALL = /(?<!\p{L})vamos(?!\p{L}| \d)(?!.*(?<!\p{L})(?:yo|conmigo)(?!\p{L}))/iu;

/** Matches words of a question about coming that are no answer themselves. */
const ASKS =
  /^(?:quien(?:es)?|cuantos|somos|vos|vas|vais|ven[ií]s|vienes|jugas|juegas|podes|puedes|apuntais|contamos|fulb\p{L}*|futbol|pinta|alguien|otro|falta|queda|arma|anima|suma|anota|prende|se|os|o)$/u;

/** Matches words with which a match is called off. */
const ENDS = /(?<!\p{L})(?:se (?:suspend|cancel)|suspendid|suspendemos|cancelamos|cancelad[oa])/u;

/** Tells whether a message is about another occasion than the match, or about its end: 'asado y fulbo, quién va?'. */
function isOtherOccasion(said: string): boolean {
  const plain = plainWord(withoutNamedPlaces(said));
  return OTHER_OCCASION.test(plain) || ENDS.test(plain);
}

/** Matches a question for the absent or for a keeper: 'quién no viene?', 'quién va al arco?'. */
const FOR_OTHERS = new RegExp(
  String.raw`(?<!\p{L})(?:quien(?:es)? (?:no |se baja)|(?:avis|dig|confirm)\p{L}* (?:\p{L}+ )?(?:l[oa]s|el) que no |arco|ataj|tapa|${KEEPER})`,
  'u',
);

/** Tells whether a message asks for the absent or for a keeper, which any player may do. */
export function asksForSome(said: string): boolean {
  return FOR_OTHERS.test(plainWord(said));
}

function isForOthers(said: string): boolean {
  return isOtherOccasion(said) || asksForSome(said);
}

/**
 * Tells whether a message asks only whether the others come: its last question has no other words than those of coming,
 * or it has no question and is a call. False for another occasion, and for a question for the absent or for a keeper.
 */
export function asksToCome(said: string): boolean {
  if (isForOthers(said)) return false;
  const asked = readClauses(said).findLast(({ isQuestion }) => isQuestion);
  const isKnown = ({ word, isUsed, isCapital }: Word) =>
    isUsed ||
    isCapital ||
    COMMON_WORDS.has(word) ||
    isFiller(word) ||
    ASKS.test(word) ||
    soundsLikeTitle(word);
  const isAway = ({ word }: Word, at: number) =>
    isAwayState(word) || verbOf(word, asked?.words[at - 1]?.word ?? '')?.does === 'stay';
  return asked ? asked.words.every((word, at) => isKnown(word) && !isAway(word, at)) : isCall(said);
}

/** Tells whether a message has words and is no call and no placeholder of a file, and does not begin with a laugh. */
function isRemark(said: string): boolean {
  return /\p{L}{3}/u.test(said) && !SAYS_NOTHING.test(said) && !asksToCome(said);
}

const SAYS_NOTHING = /^(?:<|\P{L}*(?:ja|je|ha)(?:ja|je|ha)+)|omiti|omitted/iu;
