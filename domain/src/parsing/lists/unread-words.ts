/*
 * Finds out whether all of a line is understood. A player is added without a question only if the line has nothing but
 * names, levels, phone numbers, amounts of money and known notes.
 */
import { isNote } from '../names/clean-name.ts';
import { COMMON_WORDS } from '../names/find-names.ts';
import { isAside, isFiller, isYes, verbOf } from '../replies/reply-words.ts';
import { ILL, nameKey, plainWord, withoutPictures, wordsOf } from '../words.ts';
import { isRelative } from './added-guests.ts';
import { findLevel } from './find-level.ts';
import { IDENTITY, NUMBERLESS } from './find-number.ts';
import { headingOf } from './headings.ts';
import { sentencesOf } from './lists-in-sentences.ts';
import { AMOUNT } from './read-entry.ts';
import type { ReadPerson } from './read-person.ts';

const BRACKETS = /[([{]([^()[\]{}]*)[)\]}]/gu;
/** Matches what separates the name, the details and the notes of a line. */
const BETWEEN = /[,;|/\t]| +[-–—→]+ *|[-–—→]+ +/gu;
/** Matches signs that say nothing beside a name. */
const SIGNS = /[\s.,;:()[\]{}*_~"'’`´“”|/=•·>!¡@#+\-–—→©º°ª‹›«»]/gu;
/** Matches the beginning of a note that tells which person is meant: 'el de la farmacia'. */
const WHICH = /^(?:el|la) (?:de|del) /u;
/** Matches a mark such as 'C' for the captain. */
const INITIALS = /^\p{Lu}{1,3}$/u;
/** Matches words of known notes, such as 'llega tarde', 'sin cel' or 'zurdo'. */
const OF_NOTE =
  /^(?:lleg[ao]|llegan|chega|sale|se|va|trae|lleva|debe|deve|paga|sin|cel\p{L}*|tel\p{L}*|whats\p{L}*|wp|zurd[oa]|diestr[oa])$/u;

/** Matches words between names: 'Juan y Pedro', 'su primo', 'amigo do Dudu'. */
const BETWEEN_NAMES = /^(?:y|e|con|d[aeo]l?|el|la|al?|su|una?|mi)$/u;

/** Tells whether a line has words, digits or signs that are not understood beside the people whom it names. */
export function hasUnread(
  people: readonly ReadPerson[],
  { names, hasPayments }: { names: ReadonlySet<string>; hasPayments: boolean },
): boolean {
  const [first] = people;
  if (!first) return false;
  const hosts = people.flatMap(({ hint }) => (names.has(nameKey(hint)) ? hint : []));
  const isHosted = hosts.length > 0;
  const isLevelled = people.some(({ hasLevel, count }) => hasLevel || count !== null);
  const isKnown = (note: string) => {
    const bare = isLevelled ? findLevel(note.trim()).rest : note;
    return isUnderstood(isHosted ? withoutRelatives(bare) : bare, hasPayments);
  };
  const said = wordsOf(first.from.rest).map((word) => (word === 'por' ? null : headingOf(word)));
  if (said.includes('keepers') && !people.some(({ isKeeper }) => isKeeper)) return true;
  if (said.includes('waiting') && !people.some(({ isWaiting }) => isWaiting)) return true;
  if (people.some((person) => hasNameAround(person))) return true;
  const text = withoutPeople(first.from.rest, people, hosts);
  const notes = [...text.matchAll(BRACKETS)].map(([, note = '']) => note.trim());
  return (
    !text
      .replaceAll(BRACKETS, ' | ')
      .split(BETWEEN)
      .every((part) => isKnown(part)) ||
    !notes.every((note) => INITIALS.test(note) || isKnown(note.replaceAll(BETWEEN, ' ')))
  );
}

/** Matches words before or after several names by which they play: 'hoy somos', 'tengo a', 'nos faltan tres'. */
const INTRODUCES =
  /^(?:somos|seremos|son|tengo|tenemos|contamos|contando|jugamos|hola|todos|anota|pal?|q|faltan?|quedan?|quedando)$/u;

/**
 * Tells whether a line of several names has other words that are not understood, so that the people may not play: 'ayer
 * ganaron Ana, Beto y Caro'. A colon ends a heading, and a full stop the list.
 */
export function hasUnreadAround(
  people: readonly ReadPerson[],
  names: ReadonlySet<string>,
): boolean {
  const [first] = people;
  const sentence = sentencesOf(first?.from.rest ?? '').find((one) =>
    one.includes(first?.name ?? ''),
  );
  const text = plainWord(sentence ?? first?.from.rest ?? '').replaceAll(BRACKETS, ' ');
  const start = text.indexOf(plainWord(first?.name ?? ''));
  const afterHeading = text.slice(text.slice(0, start).lastIndexOf(':') + 1);
  const own = new Set(people.flatMap(({ name }) => wordsOf(name)));
  return !wordsOf(afterHeading).every(
    (word) =>
      own.has(word) ||
      COMMON_WORDS.has(word) ||
      names.has(word) ||
      isFiller(word) ||
      /^\d/.test(word) ||
      INTRODUCES.test(word) ||
      isRelative(word) ||
      isOfList(word) ||
      isYes(word) ||
      verbOf(word, '') !== null,
  );
}

/** Tells whether a name has words before and after the phone number: 'Ana Sosa 1156781236 Belgrano'. */
function hasNameAround({ name, whatsapp, from }: ReadPerson): boolean {
  const [before = '', after = ''] = whatsapp === null ? [] : from.rest.split(whatsapp);
  return /\p{L}/u.test(before) && wordsOf(after).includes(wordsOf(name).at(-1) ?? '');
}

function withoutPeople(
  text: string,
  people: readonly ReadPerson[],
  hosts: readonly string[],
): string {
  const names = new Set([...people.map(({ name }) => name), ...hosts].flatMap(wordsOf));
  const numbers = people.flatMap(({ whatsapp }) => whatsapp ?? []);
  return numbers
    .reduce((rest, number) => rest.replace(number, ' | '), text)
    .replaceAll('"', ' ')
    .replaceAll(AMOUNT, ' ')
    .replaceAll(IDENTITY, ' ')
    .replaceAll(/[\p{L}\p{N}]+/gu, (word) => (names.has(plainWord(word)) ? ' ' : word));
}

/** Removes the words for guests: '+1', 'su primo', 'amiga de', 'polola de'. */
function withoutRelatives(text: string): string {
  return text
    .replaceAll(/\+ ?\d|^\p{Ll}{3,} d[aeo]l? *$/gu, ' ')
    .replaceAll(/\p{L}+/gu, (word) => (isRelative(word) ? ' ' : word));
}

function isUnderstood(note: string, hasPayments: boolean): boolean {
  if (ILL.test(note)) return false;
  const bare = withoutPictures(note).replaceAll(SIGNS, ' ').trim();
  if (bare === '' || NUMBERLESS.test(note.trim()) || WHICH.test(bare) || isOfList(bare))
    return true;
  if (/[^\p{L}\p{M}\p{Nd} ]/u.test(bare)) return false;
  const words = wordsOf(bare).filter((word) => !BETWEEN_NAMES.test(word));
  const others = words.filter((word) => !isOfNote(word));
  if (!others.every((word) => /^\d/.test(word) || isFiller(word) || COMMON_WORDS.has(word)))
    return false;
  return (
    words.length === 0 ||
    others.length < words.length ||
    words.every((word) => hasPayments && /^\d{3}/.test(word))
  );
}

function isOfNote(word: string): boolean {
  return isNote(word) || isAside(word) || OF_NOTE.test(word) || isOfList(word);
}

/** Tells whether a text is a place in the list or the team: 'suplente', 'volante', but not 'juez'. */
function isOfList(text: string): boolean {
  return /^(?:people|role|keepers|waiting)$/.test(headingOf(text) ?? '');
}
