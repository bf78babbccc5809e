/*
 * Decides whether a text is a name: by the number of its words, by the words themselves, and by whether capital letters
 * are used as in the rest of the list.
 */
import { plainWord, wordsOf } from '../words.ts';

/** Words that are not part of a name if they are typed in small letters. */
const TALK = wordSet(
  `que q para con no si hay por me te se les le lo nos al en un una unos es son esta estan este esto favor alguien alguno quien cuando
  donde como cual yo voy va van vas vamos viene vienen traigan traer trae traen llega llegan lleva pero porque hoy manana antes despues ya
  todavia aun cada todos todas todo nada mas menos muy bien falta faltan queda quedan quedo juega juegan sale salen dice dijo
  fijate avisen avise ojo creo hace hacer puede pueden siempre nunca tambien sobre desde hasta a su tu ni o u cierra abre mi por`,
);
/** Greetings and closing words of a message. A text that begins with one of them is never a name. */
const GREETINGS = wordSet(
  `gente hola buenas buenos holis che chicos chicas muchachos muchachas abrazo abrazos saludos saludo gracias avisen confirmen aguante
  dale suerte besos beso perfecto genial jaja jajaja jeje bueno vamos recuerden confirmar somos total cuantos cuantas quienes
  nuevos listo hey estimados amigos gurises parce raza banda uh uy ah eh`,
);
/** These words mean a free place in a list. */
const FREE = wordSet(
  `dos tres cuatro cinco seis siete ocho nueve diez vacante vacantes libre libres disponible lugar cupo puesto vacio vacia reservado nn tbd alguien falta nadie espacio x xx xxx hueco
  plaza a definir por confirmar quien`,
);
/**
 * Matches a plain word that is a gerund, such as 'quedando', because names contain no gerund. Names with the same
 * ending, such as 'fernando', do not match.
 */
const GERUND = /(?<!^(?:fern|arm|orl|rol|hern))[ai]e?ndo$/u;
const PARTICLES = wordSet('de del la las los el da do dos san y e i don dona jr otro otra');
/** Words in small letters that tell two people of one name apart, as parts of patterns: 'Mati chico', 'Dani el rubio'. */
export const EPITHET =
  '(?:(?:chic|viej|flac|gord|rubi|pelad|moroch|negr|colorad|pelirroj|petis|enan|chiquit|alt)[oa]|grande|joven|mayor|menor)';
const EPITHET_ONLY = new RegExp(`^${EPITHET}$`, 'u');
/** Matches a first name and an initial in a small letter, but no x, which is a mark: 'nico r', 'Nano v.'. */
const WITH_INITIAL = /^\p{L}\p{Ll}{2,} (?!x)\p{Ll}\.?$/u;
/** Matches the beginning of a description of a person: 'el de siempre', 'la que falta'. */
const DESCRIBES = /^(?:el|la|los|las) (?:de|del|que|q) /iu;
const WORDS_MAX = 5;
const SMALL_WORDS_MAX = 2;
const CAPITALS_MAX = 3;
const DAYS = /^(?:lunes|martes|miercoles|jueves|viernes|sabado)$/u;

export type NameFit = 'name' | 'perhaps' | 'talk';

/**
 * Returns whether a text is a `name`, `perhaps` a name, or `talk` (any other words). `isLower` is true if the pasted
 * text types its names in small letters, so that a small first letter does not count against a name.
 */
export function nameFit(text: string, isLower: boolean): NameFit {
  const words = text.split(/[ ,/]+/u).filter((word) => /[\p{L}\d]/u.test(word));
  const plain = words.map((word) => wordsOf(word).join(''));
  if (words.length === 0 || words.length > WORDS_MAX || /[?¿!¡]/u.test(text)) return 'talk';
  if (GREETINGS.has(plain[0] ?? '') || plain.every((word) => FREE.has(word))) return 'talk';
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).map((word) => plainWord(word));
  const isTalk = (word: string) => TALK.has(word) || isGerund(word);
  if (words.length > 1 && small.some((word) => isTalk(word))) return 'talk';
  if (words.length === 1 && (DAYS.test(plain[0] ?? '') || small.some((word) => TALK.has(word))))
    return 'perhaps';
  const isNamed = /^(?:\p{Lu}|(?:el|la) )/u.test(text);
  const others = small.filter(
    (word) => !PARTICLES.has(word) && !(isNamed && EPITHET_ONLY.test(word)),
  );
  if (WITH_INITIAL.test(text)) return 'name';
  if (isLower || others.length === 0) return 'name';
  if (others.length < words.length) return others.length > 1 ? 'talk' : 'perhaps';
  return words.length < 3 ? 'perhaps' : 'talk';
}

/** Tells whether a plain word is no name if it stands alone, such as 'mañana', 'gracias' or 'vamos'. */
export function isTalkWord(word: string): boolean {
  return TALK.has(word) || GREETINGS.has(word) || DAYS.test(word);
}

/** Tells whether a plain word is a gerund and not a name: 'quedando', but not 'fernando'. */
export function isGerund(word: string): boolean {
  return GERUND.test(word);
}

/**
 * Tells whether a text describes a person, or has words of talk, and so does not name a person: 'el de siempre', 'el q
 * traiga la pelota'.
 */
export function describesSomebody(text: string): boolean {
  const typed = /\p{Ll}/u.test(text) ? text : text.toLowerCase();
  const isTalk = smallWords(typed).some((word) => word.length === 1 || TALK.has(plainWord(word)));
  return DESCRIBES.test(text) || (isTalk && !WITH_INITIAL.test(typed));
}

/**
 * Tells whether a text has the form of one name: at most `CAPITALS_MAX` words with capitals, or more with a comma, and
 * besides them only particles such as 'de' or a small initial ('Nano v.'); or at most `SMALL_WORDS_MAX` words in small
 * letters. It has no bracket that is cut off and no sign such as '='.
 */
export function hasFormOfName(text: string): boolean {
  const small = smallWords(text);
  const capitals = text.match(/(?<![\p{L}'’])\p{Lu}[\p{L}'’]+/gu) ?? [];
  const isWhole = !/\p{Lu}/u.test(text) && small.length <= SMALL_WORDS_MAX;
  const isShort = capitals.length <= CAPITALS_MAX || text.includes(',');
  const isOdd = /\([^)]*$|^[^(]*\)|[^\p{L}\p{M}\p{N}\s.,'’"“”´`()/&@#°ºª-]/u.test(text);
  return isShort && !isOdd && (small.length === 0 || isWhole || WITH_INITIAL.test(text));
}

/** Returns the words in small letters, without particles such as 'de'. */
function smallWords(text: string): string[] {
  const words = text.split(/[ ,/]+/u).filter((word) => /^\p{Ll}/u.test(word));
  const isNamed = /^(?:\p{Lu}|(?:el|la) )/u.test(text);
  return words.filter(
    (word) => !PARTICLES.has(plainWord(word)) && !(isNamed && EPITHET_ONLY.test(word)),
  );
}

/** Tells whether a line is a free place of a list: 'falta uno', 'vacante', 'x'. */
export function isFreePlace(text: string): boolean {
  const words = wordsOf(text);
  return /^falta(?:n|rian?)?$/u.test(words[0] ?? '') || words.every((word) => FREE.has(word));
}

export function isLowerCase(text: string): boolean {
  return /^[^\p{L}]*\p{Ll}/u.test(text) && !/\p{Lu}/u.test(text);
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(wordsOf(words));
}
