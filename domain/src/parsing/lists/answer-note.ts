/**
 * Reads words in a list that are the answer of a person, as the readers of replies understand them: an option of a poll
 * as a heading ('Voy de arquero', 'En duda, confirmo mañana'), or a note after a name ('depende del trabajo').
 */
import { type Clause, combinedMeaning, readClauses } from '../replies/read-clauses.ts';
import { wordsOf } from '../words.ts';
import { KEEPER, WEEKDAY } from '../word-classes.ts';

type AnswerKind = 'people' | 'keepers' | 'absent' | 'maybe';

const KINDS = { va: 'people', 'no-va': 'absent', duda: 'maybe' } as const;
const VOTES = /\(?\d{1,3} vot(?:os?|es?)\)?$/iu;
const KEEPS_GOAL = new RegExp(
  String.raw`(?<!\p{L})(?:(?:al?|de|en el) )?(?:${KEEPER}|arq|arco|atajo|tapo)(?!\p{L})`,
  'iu',
);

/** Matches a condition that is only polite: 'si no hay drama'. */
const POLITE =
  /(?<!\p{L})si (?:no (?:hay|es) (?:drama|problema|l[ií]o|molestia)|(?:les|te|os) parece)(?!\p{L})/iu;

/**
 * Tells whether the sender of a message keeps goal: 'apúntame, tapo yo', but not 'arquero no' or 'arquero si falta'.
 */
export function keepsGoal(message: string): boolean {
  const said = message.replace(POLITE, ' ');
  return KEEPS_GOAL.test(said) && !/(?<!\p{L})(?:no|faltan?)(?!\p{L})|\p{L} si /iu.test(said);
}

/** Matches a number of guests in a note: 'x2'. */
const GUESTS = /[x×+] ?\d/iu;

/**
 * Returns the kind of an option of a poll. It is 'maybe' for an option that is no answer ('El jueves (2 votos)'),
 * because that leaves open who comes.
 */
export function optionKind(text: string): AnswerKind {
  return answerOf(text.replace(VOTES, ''))?.kind ?? 'maybe';
}

/**
 * Returns the kind of a heading in the words of an answer, or null. Such a heading consists of several understood words
 * in small letters, except the first.
 */
export function answerHeading(text: string): AnswerKind | null {
  const isPhrase = wordsOf(text).length > 1 && !/.\p{Lu}|^[Yy]o |\d{4}/u.test(text);
  const answer = isPhrase ? answerOf(text) : null;
  return answer?.isClear && answer.isOwn ? answer.kind : null;
}

/** Tells whether a message says with a verb that its sender does not come: 'hermano yo no puedo al final'. */
export function declines(message: string): boolean {
  const clauses = readClauses(message);
  const isOwn = clauses.some(
    ({ by, meaning, force }) => by === 'me' && meaning === 'no-va' && force === 'hard',
  );
  return isOwn && combinedMeaning(new Set(clauses.map(({ meaning }) => meaning))) === 'no-va';
}

/** Matches a digit, a capital letter or a day, with which a message may say more than that its sender comes. */
const MORE = new RegExp(String.raw`\d|\p{Lu}|(?<!\p{L})(?:${WEEKDAY}|mañana)(?!\p{L})`, 'u');
/** A longer message may be about another match: 'me apunto a la próxima'. */
const ACCEPTS_MAX = 3;

/**
 * Tells whether all that a message says, with a verb or in several words, is that its sender comes: 'yo también',
 * 'voy'.
 */
export function accepts(message: string): boolean {
  const clauses = readClauses(message);
  const isOwn = clauses.some(
    ({ by, meaning, force, includesSender, words }) =>
      meaning === 'va' &&
      ((by === 'me' && force === 'hard') || (includesSender && words.length > 1)),
  );
  const isPlain = clauses.every(
    (one) =>
      one.isUnderstood &&
      one.meaning !== 'no-va' &&
      one.meaning !== 'duda' &&
      !one.isQuestion &&
      one.guests === 0,
  );
  const isShort = wordsOf(message).length <= ACCEPTS_MAX;
  return isOwn && isPlain && isShort && !MORE.test(message.slice(1));
}

/** Returns whether a note about a player says that the player does not come, or perhaps; null for any other note. */
export function answerInNote(note: string): 'absent' | 'maybe' | null {
  const isAnswer = /\p{L}/u.test(note) && !GUESTS.test(note);
  const answer = isAnswer ? answerOf(note) : null;
  if (answer?.kind === 'maybe') return 'maybe';
  return answer?.kind === 'absent' && answer.isClear ? 'absent' : null;
}

/**
 * Returns what a cell of a table says about whether the player comes: 'Sí', 'No va'. For the title of a column with
 * ticks it returns what a tick means; null, as for 'estado', if the title is no answer.
 */
export function answerInCell(text: string): AnswerKind | null {
  return answerOf(text)?.kind ?? null;
}

/**
 * Returns what an answer says about coming, or null for any other text. `isOwn` tells whether a person says it about
 * himself, and `isClear` whether all words are understood.
 */
function answerOf(text: string): { kind: AnswerKind; isOwn: boolean; isClear: boolean } | null {
  const clauses = readClauses(text.toLowerCase().replace(KEEPS_GOAL, ' '));
  const meaning = combinedMeaning(new Set(clauses.map((clause) => clause.meaning)));
  if (meaning === null || clauses.some(({ guests }) => guests > 0)) return null;
  return {
    kind: meaning === 'va' && KEEPS_GOAL.test(text) ? 'keepers' : KINDS[meaning],
    isOwn: clauses.some(({ by }) => by === 'me') || beginsWithAnswer(clauses[0]),
    isClear: clauses.every(({ isUnderstood }) => isUnderstood),
  };
}

/**
 * Tells whether a clause begins with its answer and not with the person it is about: 'en duda', but not 'profe en
 * duda'.
 */
function beginsWithAnswer(clause: Clause | undefined): boolean {
  const [first, second] = clause?.words ?? [];
  const isPreposition = /^(?:en|con|a|por)$/.test(first?.word ?? '');
  return first?.isUsed === true || (isPreposition && second?.isUsed === true);
}
