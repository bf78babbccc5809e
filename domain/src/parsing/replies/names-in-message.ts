/** Finds lists of names inside a message, as in 'Ya somos 9: Pato, Lucho, Naza y yo. Falta uno'. */
import { wordsOf } from '../words.ts';
import { isRelative } from '../lists/added-guests.ts';
import type { ReplyLine } from './reply-lines.ts';

const SENTENCE = /(?<=[.!?]) +|(?<=\p{L}{3}) - /u;
const BETWEEN = / ?, ?(?:y |e )?| (?:y|e|&) /iu;
/** Matches the end of the words by which the people named after them come: 'ya están', 'para hoy tengo a'. */
const INTRODUCES =
  /(?<!\p{L})(?:somos|seremos|son|van|vamos|vienen|juegan|jugamos|est[aá]n|estamos|est[aã]o|v[aã]o|temos|quedan|quedamos|confirmad[oa]s|anotad[oa]s|tengo a|tenemos(?: a)?|contando con|de momento|por ahora|hasta ahora|an[oó]t\p{L}+ \d)(?!\p{L})(?: (?:ya|hoy|por ahora|de momento|hasta ahora|los siguientes|con|a|el|la|\d{1,2}))*:?$/iu;
const OPEN = /(?<!\p{L})(?:no|ni|falta\p{L}*|qui[eé]n(?:es)?|si|sin|equipo|duda)(?!\p{L})/iu;
const SENDER = /^(?:yo|eu|conmigo|un servidor)$/iu;
/** Matches a guest of the sender at the end of the names: 'yo, Fede y uno más'. */
const GUEST = /^(?:un[oa]?|otr[oa]|mi|1) (?:m[aá]s|\p{Ll}+)$/iu;
const NAME_WORDS = 3;
const UNKNOWN_NAME = /^\p{Lu}\p{L}+(?: \p{Lu}[\p{L}.]*)?$/u;

/**
 * Returns one line for each name of the first list in the message, and one for the text around it. Returns null without
 * a list, and for a line that is no message of a sender.
 */
export function splitNamesInMessage(
  line: ReplyLine,
  isName: (text: string) => boolean,
): ReplyLine[] | null {
  if (line.sender === null || line.item !== null) return null;
  const sentences = line.said.split(SENTENCE);
  for (const [place, sentence] of sentences.entries()) {
    const names = namesOf(sentence, isName);
    if (!names) continue;
    const around = sentences.filter((_, at) => at !== place).join(' ');
    const rest = around === '' ? [] : [{ ...line, said: around }];
    const own = names.some((one) => GUEST.test(one)) ? 'yo +1' : 'yo';
    const named = names.filter((one) => !GUEST.test(one));
    return [...rest, ...named.map((said) => lineOf(line, said, own))];
  }
  return null;
}

function lineOf(line: ReplyLine, said: string, own: string): ReplyLine {
  if (SENDER.test(said)) return { ...line, said: own };
  return { ...line, said, section: { kind: 'people', answer: 'va' }, item: 'bullet' };
}

/**
 * Returns the names of a sentence that introduces people as coming, or that names the sender among them; null for any
 * other sentence.
 */
function namesOf(sentence: string, isName: (text: string) => boolean): string[] | null {
  if (sentence.endsWith('?')) return null;
  const [first = '', ...more] = sentence.replace(/[.!\s]+$/u, '').split(BETWEEN);
  const isKnown = (text: string) => isName(text) || SENDER.test(text);
  const words = first.split(' ');
  const length = [3, 2, 1].find(
    (count) => count <= words.length && isKnown(words.slice(-count).join(' ')),
  );
  if (length === undefined || more.length === 0) return null;
  const intro = words.slice(0, -length).join(' ');
  const parts = [words.slice(-length).join(' '), ...more];
  const isGuest = (one = '') => /^\p{Ll}+$/u.test(one) && isRelative(one);
  const names = parts.filter((one) => !isGuest(one));
  const hasSender = names.some((one) => SENDER.test(one));
  const isIntroduced = intro === '' ? hasSender : INTRODUCES.test(intro);
  const areNames = names.every(
    (one, place) =>
      isKnown(one) ||
      (hasSender && place > 0 && place === names.length - 1 && GUEST.test(one)) ||
      (UNKNOWN_NAME.test(one) && wordsOf(one).length <= NAME_WORDS),
  );
  const isMostlyKnown = 2 * names.filter((one) => isKnown(one)).length > names.length;
  if (!isIntroduced || OPEN.test(intro) || !areNames || !isMostlyKnown) return null;
  // 'Beto y amigo' is Beto with a guest.
  return parts.flatMap((one, place) => {
    if (isGuest(one)) return SENDER.test(parts[place - 1] ?? '') ? `un ${one}` : [];
    return isGuest(parts[place + 1]) && !SENDER.test(one) ? `${one} +1` : one;
  });
}
