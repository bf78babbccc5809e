/*
 * The patterns match the guests of a player in a list: 'Lore + 2', 'Sabri (+1 Meli)', 'Nico x2', 'Dai + hermana', 'Vale
 * c/ amiga'.
 */
import { HOUSEHOLD, KEEPER, RELATIVE } from '../word-classes.ts';

const COUNT = /[([]? ?(?<![\p{L}\d])[x×] ?[2-9](?![\p{L}\d]) ?[)\]]?/iu;
const KIN = `(?:${RELATIVE}|${HOUSEHOLD})`;
const KIN_WORD = new RegExp(String.raw`(?<!\p{L})${KIN}`, 'iu');

const PLUS = new RegExp(
  String.raw`(?:[([] ?(?:\+|m[aá]s(?!\p{L})|(?:viene |va )?con(?!\p{L})|c\/) ?|[([, \t]+(?:y )?(?:trae|lleva) (?=\d|a \p{L}|(?:un[oa]? )?${KEEPER}|(?:un[oa]?|su|otr[oa]) (?:${KIN}|más))| \+ ?|^\+ ?|(?<=\p{L})\+(?=\d{1,2}(?!\d))| m[aá]s (?=\d|un)| c\/ ?)(\d{1,2}(?!\d))?:? ?([^()[\]]*)[)\]]?`,
  'iu',
);
const WITH_PERSON = new RegExp(
  String.raw`(?:(?:,(?= su )| (?:y|e|o|con|c\/|&)) |\t(?=su ))(?=(?:su|un[oa]?|el|la|mi|otr[oa]|\d|dos|tres|seu|sua|meu|minha|um|uma) |${KIN})`,
  'iu',
);

/** Tells whether a word is a relation to a player: 'primo', 'amiga', 'invitado', 'inv'. */
export function isRelative(word: string): boolean {
  return KIN_WORD.test(word) || /^(?:inv|conv|hn[oa])$/iu.test(word);
}

const ARTICLE = String.raw`(?:a )?(?:su|un[oa]?|el|la|mi|otr[oa]|seu|sua|meu|minha|uma?) (?:mejor )?`;
const RELATION = String.raw`(?: (?:de|del|do) (?:el |la )?\p{L}+(?=\s*[,:(])| suy[oa])?(?: (?:que )?se llama)?`;
const LAST_NAME = String.raw`(?:se llama )?(\p{Lu}\p{L}+(?: \p{Lu}\p{L}*)?)\)?$`;
/** Matches a relative and the name after it: 'su primo Kevin', 'amigo de Seba: Teo', 'mi cuñado (Raúl)'. */
const RELATIVE_AND_NAME = new RegExp(
  String.raw`^(?:${ARTICLE}${KIN}${RELATION}[\s,:(]+|${KIN}${RELATION}\s*[,:(]\s*)${LAST_NAME}`,
  'u',
);
/**
 * Matches a relative and the name after it without 'su', for the text after '+1': 'primo Kevin' in '+1 primo Kevin'.
 */
const GUEST_AND_NAME = new RegExp(String.raw`^${KIN}${RELATION} ${LAST_NAME}`, 'u');

/** Matches 'con' or 'c/' before what a player comes with, which is a person or a thing. */
const WITH = /^[([ ]*(?:(?:viene |va )?con(?!\p{L})|c\/)/iu;
/** Matches a thing that a player brings, in small letters because 'Bola' may be a nickname. */
const THING =
  /^ ?(?:(?:la|el|las|los|una?|su|mi) )?(?:motos?|autos?|coches?|carros?|bicis?|pelotas?|bal[oó]n(?:es)?|bolas?|pecheras?|coletes?|petos?|camisetas?|guantes|botines|luvas)(?!\p{L})/u;
/**
 * The guests that a text adds to a player. `named` contains the names of guests, `hasUnnamed`
 * is true if there are guests without a name, and `rest` is the text without the guests.
 */
export type AddedGuests = { rest: string; named: string[]; hasUnnamed: boolean };

/** Matches a guest before the host: '+1 de Benja', '+1 de Benja: Matías (cuñado)'. */
const HOST_LAST =
  /^\P{L}*(?:\([Ee]l )?\+ ?1 (?:de|del|do|da) ([\p{L} .]{2,30})\)?(?:: ?(\p{L}[\p{L} .]*).*)?$/u;

/**
 * Returns '+1 de Benja: Matías' as 'Benja +1 (Matías)', and any other text unchanged. A guest without a name who has a
 * number of the list (`isNumbered`) is 'Invitado de Benja'.
 */
export function withHostFirst(text: string, isNumbered: boolean): string {
  const [, host, guest = ''] = HOST_LAST.exec(text) ?? [];
  if (host === undefined) return text;
  if (guest !== '') return `${host} +1 (${guest.trim()})`;
  return isNumbered ? `Invitado de ${host}` : `${host} +1`;
}

export function findAddedGuests(text: string): AddedGuests {
  const count = COUNT.exec(text);
  if (count) return { rest: text.replace(count[0], ' '), named: [], hasUnnamed: true };
  const along = WITH_PERSON.exec(text);
  if (along && along.index > 0 && !text.slice(0, along.index).includes('(')) {
    const named = guestNames(text.slice(along.index + along[0].length)).filter((name) =>
      /^\p{Lu}/u.test(name),
    );
    const rest = text.slice(0, along.index);
    const isPerson = !THING.test(text.slice(along.index + along[0].length));
    return { rest, named, hasUnnamed: named.length === 0 && isPerson };
  }
  const plus = PLUS.exec(text);
  if (!plus || /^[(+]*[\d ()-]{6,}/u.test(text.slice(plus.index).trim())) {
    return { rest: text, named: [], hasUnnamed: false };
  }
  const [whole, digits, told = ''] = plus;
  const after = told.replace(/^[^\p{L}\d(]+/u, '');
  const follow = text.slice(plus.index + whole.length);
  const isWith = WITH.test(whole);
  const [, aside = ''] = /^ ?\(([^)]*)\)/u.exec(follow) ?? [];
  const isInner =
    (after.trim() === '' || (describesWithoutName(after) && /^\p{Lu}/u.test(aside))) &&
    aside !== '' &&
    !/\d ?$/u.test(aside.replace(/nivel \d/iu, ''));
  const isBrought = /^\P{L}*(?:y )?(?:trae|lleva)(?!\p{L})/iu.test(whole);
  const names = guestNames(isInner ? aside : after);
  const named = names.filter((name) =>
    isBrought ? /^\p{Lu}/u.test(name) : !isWith || isNamed(name, text),
  );
  const unnamed = Math.max(Number(digits ?? 0) - named.length, 0);
  const rest = `${text.slice(0, plus.index)} ${isInner ? '' : follow}`;
  const isAlone = named.length === 0 && digits === undefined;
  const isKinOnly = named.length === 0 && describesWithoutName(isInner ? aside : after);
  return { rest, named, hasUnnamed: unnamed > 0 || isAlone || isKinOnly };
}

/** Tells whether a guest has a name, which begins with a capital if the line has capitals. */
function isNamed(guest: string, line: string): boolean {
  return /\p{Lu}/u.test(guest) || !(/\p{Lu}/u.test(line) || THING.test(guest));
}

const OF_HOST = new RegExp(
  String.raw`^(?:un |el |la |su )?(?:${KIN} de|(?:inv|conv)\.? (?:de|del|do|da)) `,
  'iu',
);

/** Tells whether a text describes a person without naming one: 'amigo de Pato', 'su hermano', 'yo'. */
export function describesWithoutName(whole: string): boolean {
  const bare = whole.replaceAll(/\([^()]*\)/gu, '').trim() || whole;
  const [, name] = /^(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)(?:[,\t]| +[-–—] )/u.exec(bare) ?? [];
  const typed = name ?? bare;
  const text = /\p{Ll}/u.test(typed) || !/ /u.test(typed) ? typed : typed.toLowerCase();
  return (
    /^(?:yo|vos|t[uú]|ella|él|l[oa]s .+)$/iu.test(text.trim()) ||
    (KIN_WORD.test(text) &&
      !/^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/u.test(text.replace(/\d.*$/u, '').trim())) ||
    /^un[oa]? \p{Ll}+ (?:de|del|do|da) (?:el |la )?\p{Lu}/u.test(text.trim()) ||
    OF_HOST.test(text.trim())
  );
}

/**
 * Returns the names of guests in a text: two in 'Mile y Juli', one in 'Oso, nivel 3' and in 'su primo Kevin'.
 */
function guestNames(text: string): string[] {
  const whole = nameOfGuest(
    text
      .trim()
      .replace(/^un[oa]?: /iu, '')
      .replace(/[.!]+$/u, ''),
  );
  if (whole !== null) return [whole];
  return text
    .split(/ y |,(?! ?(?:nivel|niv|n)\b| ?\d)/iu)
    .map((name) => nameOfGuest(name.trim()) ?? name.trim().replace(/^a (?=\p{Lu})/u, ''))
    .filter((name) => /^\p{L}/u.test(name) && !describesWithoutName(name));
}

/** Returns the name after a relative ('su primo Kevin'), or null. */
export function nameAfterRelative(text: string): string | null {
  return RELATIVE_AND_NAME.exec(`${text.charAt(0).toLowerCase()}${text.slice(1)}`)?.[1] ?? null;
}

function nameOfGuest(text: string): string | null {
  return nameAfterRelative(text) ?? GUEST_AND_NAME.exec(text)?.[1] ?? null;
}
