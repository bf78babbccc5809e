/* Decides what brackets after a name mean where only the whole list shows it: 'Paulinho (G)', 'Javi (Murcia)'. */
import { isNote } from '../names/clean-name.ts';
import { nameKey, plainWord, wordsOf } from '../words.ts';
import { answerInNote } from './answer-note.ts';
import { headingOf } from './headings.ts';
import type { ReadPerson } from './read-person.ts';

/** Maximum number of keepers. A letter after more names marks something else, such as who has paid. */
const KEEPERS_MAX = 2;
const KEEPER_LETTER = /^[gp]$/;
/** Matches up to three letters that are all capital or all small, such as a mark, but not the nickname 'Eze'. */
const SHORT = /^(?:\p{Lu}{1,3}|\p{Ll}{1,3})$/u;
/** Matches short marks and words that are no part of a name, such as a position, the captain or an answer. */
const SHORT_MARK =
  /^(?:c|cap|gl|gk|def|del|dl|df|mc|med|vol|lat|ala|piv|inv|sup|ok|va|si|no|yo|tu|you|el)$/;

/**
 * Returns the people with the meaning of their brackets. A single letter for the goalkeeper after one or two names
 * marks the keepers. Any other short mark, and a word with a capital that tells a person from another of the same first
 * name, stays in the name.
 */
export function withBracketMarks(found: readonly ReadPerson[]): ReadPerson[] {
  const names = new Set(found.flatMap(({ name }) => [nameKey(name), firstName(name)]));
  return found.map((person) => {
    const mark = plainWord(person.aside.trim());
    if (mark === '' || isKnown(mark) || names.has(nameKey(mark))) return person;
    const others = found.filter((one) => one !== person && one.message === person.message);
    const namesakes = others.filter(({ name }) => firstName(name) === firstName(person.name));
    const same = others.filter(({ aside }) => plainWord(aside.trim()) === mark).length;
    if (KEEPER_LETTER.test(mark) && namesakes.length === 0 && same < KEEPERS_MAX)
      return { ...person, isKeeper: true };
    const tellsApart =
      !person.name.includes(' ') &&
      /^\p{Lu}[\p{L} .]*$/u.test(person.aside) &&
      namesakes.some((one) => one.line !== person.line);
    return SHORT.test(person.aside.trim()) || tellsApart ? withBracketsInName(person) : person;
  });
}

export function withBracketsInName(person: ReadPerson): ReadPerson {
  return person.name.endsWith(')')
    ? person
    : { ...person, name: `${person.name} (${person.aside.trim()})` };
}

/**
 * Tells whether brackets hold one word of at least four letters that is neither a known mark nor an answer: 'zurdo',
 * but not 'arq' or 'pagó'.
 */
export function isTrait(aside: string): boolean {
  const mark = plainWord(aside.trim());
  return /^\p{L}{4,}$/u.test(mark) && !isKnown(mark) && answerInNote(mark) === null;
}

function isKnown(mark: string): boolean {
  return SHORT_MARK.test(mark) || headingOf(mark) !== null || wordsOf(mark).every(isNote);
}

function firstName(name: string): string {
  return nameKey(name).split(' ')[0] ?? '';
}
