/** Finds out whether the answer of a clause needs a decision, because the clause may mean something else. */
import { COMMON_WORDS } from '../names/find-names.ts';
import type { AnswerWord, Scan } from './clause-scan.ts';
import { STATE_VERB } from './read-verb.ts';
import { isFiller, isLater, isNegation, isNo, isYes, OTHER_OCCASION } from './reply-words.ts';
import { KEEPER, WEEKDAY } from '../word-classes.ts';

/** Matches a delay, which is no doubt about coming: 'Capaz llego tarde'. */
export const DELAY =
  /(?<!\p{L})(?:llego|llegar|caigo|arranco)(?!\p{L}).* (?:tarde|just[oa]|min|minutos|minutitos|rato)(?!\p{L})/u;
/**
 * Matches what a denial may be about in place of coming: 'no llego a las 21', 'no juego de arquero', 'no juego sin
 * Leo', 'bajame uno'.
 */
const DENIES_MORE = new RegExp(
  String.raw`(?<!\p{L})no (?:(?:puedo|llego|voy|juego) (?:a las \d|hasta |sin |puntual|temprano|antes|direct|caminando|corriendo|segur)|.*${KEEPER}(?!\p{L}))|(?<!\p{L})(?:baj|rest|borr|quit|saqu|sac)\p{L}+me (?:\d|un[oa]?|dos)(?![\p{L}\d])`,
  'u',
);
/** Matches the first word of a question, also without a mark: 'quién dijo que no voy'. */
const QUESTION = /^(?:quien(?:es)?|cuando|donde)$/;

/**
 * Tells whether an answer needs a decision. The last of the `counted` words is the answer. `isExcused` tells whether the
 * clause has a reason for not coming.
 */
export function needsDecision(
  { found, plain, ...all }: Scan,
  counted: readonly AnswerWord[],
  isExcused: boolean,
): boolean {
  const last = counted.at(-1);
  if (!last || all.negatesUnknown || QUESTION.test(plain[0] ?? '')) return true;
  // After a yes, a no counts even without a verb: 'puedo no'.
  const isMixed =
    counted.some(({ isYes }) => isYes !== last.isYes) ||
    (last.isYes
      ? found.some((one) => !one.isYes && isBesideYes(plain[one.at] ?? '', one.at > last.at))
      : found.some(({ at }) => plain[at] === 'si'));
  // 'Nel me bajo', 'fallo nunca' and 'no estoy lesionado' deny twice, which may be a yes.
  const isTwice = found.some(
    ({ at, isAway }) =>
      isAway &&
      found.some((one) => !one.isYes && one.at !== at && deniesState(plain[one.at] ?? '')),
  );
  const text = plain.join(' ');
  const isPart = staysFromPart(last.at, all.words);
  const isLeftOpen = last.isYes
    ? all.isAnnounced
    : isExcused
      ? isPart && plain[last.at] === 'pierdo'
      : isPart || deniesMore(text, { plain, words: all.words });
  const isGuess = last.by === 'them' && plain.some((word) => GUESSES.test(word));
  const isPast = plain.some((word) => PAST.test(word));
  const isWish =
    WISH.test(text) &&
    all.words.some(
      ({ isUsed, isCapital, word }) =>
        isCapital || !(isUsed || COMMON_WORDS.has(word) || isFiller(word)),
    );
  return isMixed || isLeftOpen || isGuess || isPast || isWish || isTwice;
}

/** Tells whether a no beside a yes contradicts it: 'llego mañana de viaje', 'puedo no', but not 'no puedo faltar'. */
function isBesideYes(word: string, isAfter: boolean): boolean {
  return isDenial(word) ? isAfter && word === 'no' : true;
}

function deniesState(word: string): boolean {
  return isDenial(word) || STATE_VERB.test(word);
}

function isDenial(word: string): boolean {
  return isNo(word) || isNegation(word);
}

/** Matches a wish about another person: 'que vaya Leo al arco', 'Leo que venga'. */
const WISH = /(?<!\p{L})que (?:vaya|venga|entre|juegue)n?(?!\p{L})/u;
/** Matches words about an earlier match: 'ayer no pude ir'. */
const PAST = /^(?:ayer|pude|pudo|fui|fue|iba)$/;
/** Matches words with which a sender guesses what another person does: 'Pedro siempre viene'. */
const GUESSES = /^(?:siempre|nunca|jamas|segur[oa]|fij[oa]|obvio)$/;
/** Matches a preposition, with its article, before what a denial may be about. */
const ABOUT =
  /(?<!\p{L})(?:al?|del?|en|sin|con|para|pa|hasta)(?: (?:el|la|los|las|un|una|mi|es[ae]))?$/u;

/**
 * Tells whether a denial may be about something else than coming: a delay, another occasion, the goal, or any thing
 * that is not understood: 'no llego a tiempo', 'no voy en auto', 'a la birra no'.
 */
function deniesMore(text: string, { plain, words }: Pick<Scan, 'plain' | 'words'>): boolean {
  if (DELAY.test(text) || DENIES_MORE.test(text) || OTHER_OCCASION.test(text)) return true;
  return words.some(
    ({ word, isUsed, isCapital }, at) =>
      !(isUsed || isCapital || COMMON_WORDS.has(word) || isFiller(word) || /^es[ae]$/.test(word)) &&
      ABOUT.test(plain.slice(0, at).join(' ')),
  );
}

/** Matches verbs of staying away that may be about something else than the match, and the words that leave no doubt. */
const STAYS = /^(?:paso|cancelo|pierdo)$/;
const WHOLE_MATCH = new RegExp(
  String.raw`^(?:me|l[oa]|el|de|por|gente|che|chic[oa]s|hoy|est[ae]|vez|semana|finde|fecha|jornada|partid\p{L}*|${WEEKDAY})$`,
  'u',
);

/** Tells whether a verb of staying away may be about a part or a thing: 'cancelo la mitad', 'paso más tarde'. */
function staysFromPart(at: number, words: Scan['words']): boolean {
  const isPlain = ({ word, isCapital }: Scan['words'][number]) =>
    isCapital || isFiller(word) || isYes(word) || WHOLE_MATCH.test(word);
  return (
    STAYS.test(words[at]?.word ?? '') &&
    (!words.slice(at + 1).every((word) => isPlain(word)) ||
      words.slice(0, at).some(({ word }) => word === 'mas' || isLater(word)))
  );
}
