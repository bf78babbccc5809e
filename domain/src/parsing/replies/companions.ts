/** Finds the people beside the sender whom a clause mentions and the guest phrases (guests.ts) do not count. */
import { COMMON_WORDS, type FoundName } from '../names/find-names.ts';
import { isAside } from './reply-words.ts';
import { isInfinitiveOrGerund } from './read-verb.ts';
import { PERSON } from './guests.ts';
import { nameTester } from './named-clause.ts';
import type { Clause } from './read-clauses.ts';
import { BRING, KEEPER } from '../word-classes.ts';

/**
 * `count` is the number of people with names who are not on the roster. `isSure` is false if the clause leaves open who
 * or how many they are.
 */
export type Companions = { count: number; isSure: boolean };

const BRINGS = new RegExp(`^${BRING}$`, 'u');
const JOINS = /^(?:y|e|a|al|el|la|los|las|o|os|as|mi|mis|su|sus|meu|minha|tambien|con|mas)$/;
const PERSON_WORD = new RegExp(
  String.raw`^${PERSON}$|^(?:(?:pib|chic|muchach)[oa]s|${KEEPER}|banda|gente|barra|galera|familia)$`,
  'u',
);
const MINE = /^(?:mi|meu|minha)$/;
/** Matches words that are nobody after the words for bringing: 'voy con ganas', 'no llevo a nadie'. */
const THING =
  /^(?:nadie|ganas|gusto|muletas?|botines|zapatillas|sueno|lluvia|frio|calor|hambre|retraso|camion\p{L}*|carro|coche|nave|termo|mate|rodill\p{L}*|tobill\p{L}*|fajas?|venda|ropa|bolso|mochila|camis\p{L}*|remera|polera|chaleco|casaca|lesion|dolor\p{L}*|edad|cuerpo|panza|resaca|cruda|familia)$/u;

export function companionsOf(
  { words, meaning, by, guests }: Clause,
  found: readonly FoundName[],
): Companions {
  const from = words.findIndex(
    ({ word, isUsed }, at) =>
      (BRINGS.test(word) && !(word === 'sumo' && words[at - 1]?.word === 'me')) ||
      (word === 'con' && (!isUsed || guests > 0)),
  );
  const isCarrying = /^(?:te|l[oae]s?|os)$/.test(words[from - 1]?.word ?? '');
  const isBringing = BRINGS.test(words[from]?.word ?? '') && !isCarrying;
  const isComing = meaning === 'va' && (by === 'me' || by === 'us');
  const isAlong = isBringing || words[from - 1]?.isUsed === true;
  const isTaken = nameTester(found);
  if (from < 0 || !(isComing || (isBringing && (meaning === null || by === 'them'))))
    return { count: 0, isSure: true };
  let count = 0;
  let isSure = true;
  let hasRelative = false;
  for (let at = from + 1; at < words.length; at++) {
    const { word = '', isCapital = false, isUsed = false } = words[at] ?? {};
    const before = words[at - 1];
    const isNameOfGuest = isCapital && guests > 0 && before?.isUsed && !JOINS.test(before.word);
    if (isTaken(at) || isUsed || JOINS.test(word) || isNameOfGuest) continue;
    // 'Llevo a mi hermano a Colonia' is about another way.
    if (isCapital && before?.word === 'a' && PERSON_WORD.test(words[at - 2]?.word ?? ''))
      return { count: 0, isSure: false };
    if (isCapital && !COMMON_WORDS.has(word)) {
      count++;
      isSure &&= isBringing && guests === 0;
    } else if (PERSON_WORD.test(word)) {
      isSure = false;
      hasRelative = true;
    } else if (isAlong && MINE.test(before?.word ?? '') && !isNobody(word)) {
      // 'Voy con mi polola' brings a person, whatever the word.
      count++;
      isSure = false;
      hasRelative = true;
    } else {
      // 'Llevo a mi hijo al médico' is about another way.
      const isWay = isBringing ? /^(?:al|la|una?)$/ : /^al$/;
      const isGoing = before?.word === 'a' && isInfinitiveOrGerund(word);
      if (hasRelative && (isGoing || isWay.test(before?.word ?? '')))
        return { count: 0, isSure: true };
      // 'Llevo al nene a la psicóloga' brings nobody to the match.
      if (isBringing && ELSEWHERE.test(wordsFrom(words, at + 1))) return { count: 0, isSure: true };
      // 'Llevo al mayor' brings a person, 'llevo la torta' a thing.
      const isPerson = isBringing && words.slice(from, at).some((one) => /^al?$/.test(one.word));
      if (isPerson && !isNobody(word) && JOINS.test(before?.word ?? '')) count++;
      isSure &&= isNobody(word) || /^\d/.test(word) || !JOINS.test(before?.word ?? '');
      break;
    }
  }
  return { count, isSure };
}

/** Matches where the sender takes somebody, other than to the match. */
const ELSEWHERE =
  /^(?:al|a (?:la|las|los|lo de|una?|mi|su)) (?!cancha|club|partid|fut|fulb|arco|gol|picad|pichang|predio|juego)\p{L}/u;

function wordsFrom(words: Clause['words'], at: number): string {
  return words
    .slice(at)
    .map(({ word }) => word)
    .join(' ');
}

function isNobody(word: string): boolean {
  return COMMON_WORDS.has(word) || isAside(word) || THING.test(word);
}

/** Matches a verb of another person who comes: 'Beto viene conmigo'. */
const COMES = /^(?:van?|vienen?|juegan?|vem|vai)$/;

/** Tells whether somebody comes with the sender: 'Beto viene conmigo'. */
export function isAboutCompany({ words }: Clause): boolean {
  return words.some(({ word }) => word === 'conmigo') && words.some(({ word }) => COMES.test(word));
}
