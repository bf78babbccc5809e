/** Finds lists of names inside a message, as in 'Ya somos 9: Pato, Lucho, Naza y yo. Falta uno'. */
import { wordsOf } from '../words.ts';
import { isRelative } from '../lists/added-guests.ts';
import type { ReplyLine, Section } from './reply-lines.ts';
import type { ReplyMeaning } from './reply-words.ts';

const SENTENCE = /(?<=[.!?]) +|(?<=\p{L}{3}) - /u;
const BETWEEN = / ?, ?(?:(?:y|e|ni) )?| (?:y|e|&|ni) /iu;
/** Matches the end of the words by which the people named after them come: 'ya están', 'para hoy tengo a'. */
const INTRODUCES =
  /(?<!\p{L})(?:somos|seremos|son|van|vamos|vienen|juegan|jugamos|est[aá]n|estamos|est[aã]o|v[aã]o|temos|quedan|quedamos|confirmad[oa]s|anotad[oa]s|tengo|tenemos|contando con|de momento|por ahora|hasta ahora|an[oó]t\p{L}+ \d)(?!\p{L})(?: (?:ya|hoy|por ahora|de momento|hasta ahora|los siguientes|conmigo|contándome|con|a|el|la|\d{1,2}))*:?$/iu;
/** Matches words before names by which the people do not come, or the message is about something else. */
const OPEN =
  /(?<!\p{L})(?:no|ni|falt\p{L}*|qui[eé]n(?:es)?|si|sin|equipo|duda|pag\p{L}+|deb\p{L}+|ayer|gan\p{L}+|contra|gracias|saludos?|feli[zc]\p{L}*|mejor\p{L}*|dij\p{L}+|habl\p{L}+|pregunt\p{L}+|avis\p{L}+)(?!\p{L})/iu;
const SENDER = /^(?:(?:voy|estoy|juego) )?(?:yo|eu|(?:con|co)migo|un servidor)$/iu;
/** Matches guests of the sender: 'uno más', 'dos gurises del laburo', 'mi primo'. */
const GUESTS =
  /^(?:(un[oa]?|otr[oa]|mi|1)|(2|dos)|(3|tres)) (?:m[aá]s|\p{Ll}+)(?: (?:de|del|de la|de mi) \p{Ll}+)?$/iu;
/** Matches what follows the last name: 'somos nueve', '= 9', 'faltan 2', 'por ahora'. */
const OUTRO =
  /(?:^| )(?:[=→(] ?\d{1,2}\)?|(?:ya |con eso |nos )*(?:(?:somos|son|vamos|estamos|van|faltan?|quedan?)(?: \d{1,2}| \p{L}+(?:o|e|os|és|un[oa]))|(?:vamos|jugamos|venimos|van|vienen|juegan)(?= (?:en (?:mi|el|su) (?:auto|coche|moto|carro)|junt[oa]s|seguro|fij[oa]|l[oa]s (?:dos|tres|\d))(?!\p{L})|$)|por ahora|de momento|hasta ahora|nom[aá]s|confirmad[oa]s|anotad[oa]s)(?!\p{L})(?!.*(?<!\p{L})(?:no|pag\p{L}+)(?!\p{L})).*)$/iu;
/** Matches words before names by which the people do not come. */
const STAY =
  /(?<!\p{L})(?:no (?:van|vienen|juegan|pueden|llegan|est[aá]n|cuenten con)|se (?:bajaron|borraron|cayeron))(?: a)?:?$/iu;
const ASIDE = / ?\([^()]*\)$/u;
const NAME_WORDS = 3;
const UNKNOWN_NAME = /^\p{Lu}\p{L}+(?: \p{Lu}[\p{L}.]*)?$/u;
/** The least number of names after words that are not known to introduce people. */
const LEAST = 3;

type IsName = (text: string) => boolean;

/**
 * Returns one line for each name of the first list in the message, and one for the text around it. Returns null without
 * a list, and for a line that is no message of a sender.
 */
export function splitNamesInMessage(line: ReplyLine, isName: IsName): ReplyLine[] | null {
  if (line.sender === null || line.item !== null) return null;
  const sentences = line.said.split(SENTENCE);
  for (const [place, sentence] of sentences.entries()) {
    const found = namesOf(sentence, isName);
    if (!found) continue;
    const around = sentences.filter((_, at) => at !== place).join(' ');
    const rest = around === '' ? [] : [{ ...line, said: around }];
    const guests = found.names.reduce((sum, one) => sum + guestsIn(one), 0);
    const own = guests > 0 ? `cuenten conmigo +${guests}` : 'cuenten conmigo';
    const named = found.names.filter((one) => guestsIn(one) === 0);
    return [...rest, ...named.map((said) => lineOf(line, said, own, found))];
  }
  return null;
}

function lineOf(line: ReplyLine, said: string, own: string, found: Listed): ReplyLine {
  const { answer, isOpen } = found;
  if (SENDER.test(said)) return { ...line, said: answer === 'va' ? own : 'yo no voy' };
  const section: Section = { kind: 'people', answer: isOpen ? null : answer, isOpen };
  return { ...line, said, section, item: 'bullet' };
}

/** Returns the number of guests of the sender that a part of a list is, or 0. */
function guestsIn(part: string): number {
  const [, one, two, three] = (!SENDER.test(part) && GUESTS.exec(part)) || [];
  return one === undefined ? (two === undefined ? (three === undefined ? 0 : 3) : 2) : 1;
}

/** The names of a list in a sentence, the answer that it gives them, and whether that answer is uncertain. */
type Listed = { names: string[]; answer: ReplyMeaning; isOpen: boolean };

/**
 * Returns the people whom a sentence lists, or null. The list is uncertain if neither the words before the names say
 * that the people come nor the sender is among them.
 */
function namesOf(sentence: string, isName: IsName): Listed | null {
  if (sentence.endsWith('?')) return null;
  const isKnown = (text: string) => isName(text.replace(/^al? /iu, '')) || SENDER.test(text);
  const all = partsOf(sentence).map((part) => ({ part, ...namesAtEnd(part, isKnown) }));
  const start = all.findIndex((one) => one.names.length > 0);
  const intro = [...all.slice(0, start).map(({ part }) => part), all[start]?.before ?? ''].join(
    ' ',
  );
  const parts = all
    .slice(Math.max(start, 0))
    .flatMap(({ part, before, names }, place) => (place === 0 || before === '' ? names : part));
  const before = intro.trim();
  const isGuest = (one = '') => /^\p{Ll}+$/u.test(one) && isRelative(one);
  const names = parts.filter((one) => !isGuest(one));
  const hasSender = names.some((one) => SENDER.test(one));
  const isAway = STAY.test(before);
  const isIntroduced = isAway || (before === '' ? hasSender : INTRODUCES.test(before));
  const areNames = names.every(
    (one, place) =>
      isKnown(one.replace(HOSTED, '')) ||
      (hasSender && place > 0 && guestsIn(one) > 0) ||
      (UNKNOWN_NAME.test(one) && wordsOf(one).length <= NAME_WORDS),
  );
  const known = names.filter((one) => isKnown(one.replace(HOSTED, ''))).length;
  const isLong = names.length >= (isIntroduced ? 2 : LEAST);
  if ((!isAway && OPEN.test(before)) || !areNames || 2 * known <= names.length || !isLong)
    return null;
  // 'Beto y amigo' is Beto with a guest.
  const read = parts.flatMap((one, place) => {
    if (isGuest(one)) return SENDER.test(parts[place - 1] ?? '') ? `un ${one}` : [];
    return isGuest(parts[place + 1]) && !SENDER.test(one) ? `${one} +1` : one.replace(WITH, ' +1');
  });
  // 'Somos 8 conmigo: Ana, Beto …' counts the sender as well.
  if (/(?<!\p{L})(?:(?:con|co)migo|cont[aá]ndome)(?!\p{L})/iu.test(before)) read.push('yo');
  return { names: read, answer: isAway ? 'no-va' : 'va', isOpen: !isIntroduced && !hasSender };
}

/** Returns the parts of a sentence between commas and 'y', without what follows the last name. */
function partsOf(sentence: string): string[] {
  const parts = sentence.replace(/[.!\s]+$/u, '').split(BETWEEN);
  const end = parts.findIndex((part, place) => place > 0 && OUTRO.test(part));
  const listed = end < 0 ? parts : [...parts.slice(0, end), parts[end]?.replace(OUTRO, '') ?? ''];
  return listed.map((part) => part.replace(ASIDE, '')).filter((part) => part !== '');
}

/** WITH and HOSTED match guests after the name of a player: 'Eva con el hermano', 'Eva +2'. */
const WITH = / con (?:el|la|su|un|una) \p{Ll}{4,}$/u;
const HOSTED = / (?:\+ ?\d|con (?:el|la|su|un|una) \p{Ll}{4,})$/u;

/** Returns the known names at the end of a text, one after the other, and the text `before` them. */
function namesAtEnd(text: string, isKnown: IsName): { before: string; names: string[] } {
  const words = text.split(' ');
  const names: string[] = [];
  let end = words.length;
  for (;;) {
    const length = [3, 2, 1].find(
      (count) => count <= end && isKnown(words.slice(end - count, end).join(' ')),
    );
    if (length === undefined) break;
    names.unshift(words.slice(end - length, end).join(' '));
    end -= length;
  }
  return { before: words.slice(0, end).join(' '), names };
}
