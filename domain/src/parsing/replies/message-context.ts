/** Finds out whether a message calls the group or urges others. */
import { plainWord, wordsOf } from '../words.ts';
import { readClauses } from './read-clauses.ts';
import { WEEKDAY } from '../word-classes.ts';

/**
 * Tells whether a message asks the others to answer: 'Hoy 21hs, quién juega?', 'hoy 👍 voy / 👎 no voy', 'avisen si es
 * viernes'.
 */
export function isCall(message: string): boolean {
  const said = message.replaceAll(/"[^"]*"/gu, ' ');
  if (ANSWERS_NOTHING.test(said)) return true;
  if (
    /^\P{L}*(?:(?:me )?avis\p{L}+,? )?si (?:falta|queda|hay|se (?:baja|cae|borra)|baja|cae|sobra)/iu.test(
      said,
    )
  )
    return false;
  const [first] = said.includes('?') ? [] : readClauses(said);
  const isMine = first?.by === 'me' || (first?.by === 'none' && first.meaning !== 'va');
  if (first?.meaning && first.isUnderstood && first.force !== 'hint' && isMine) return false;
  const isOwn = /(?<!\p{L})(?:yo|eu)(?!\p{L})/iu.test(said);
  if (CALLS.test(said)) return !isOwn;
  const isAnswer = /(?<!\p{L})(?:yo|me|sí|voy|conmigo|no)(?!\p{L})/iu.test(said);
  return !isAnswer && APPOINTS.test(said);
}

/** Matches messages that answer nothing: a list of signs to answer with, a forwarded message, a poll. */
const ANSWERS_NOTHING = /👍.*👎|^(?:reenviado|forwarded)\b|\d votos?\)$|^opci[oó]n:/iu;
const CALLS =
  /(?<!\p{L})(?:vienen|van|juegan|vais|ven[ií]s|jug[aá]is)\?|(?<!\p{L})con qui[eé]n(?:es)? (?:contamos|cuento)|(?<!\p{L})(?:(?:qu|k)i[eé]n(?:es)?|quem)(?:\?| (?:no |m[aá]s )?(?:van?|vienen?|jueg|pueden?|se (?:suma|anota|apunta|prende|anima|copa)|jala|est[aá]|falta|quiere|entra|cae|sale|confirma|queda))|(?<!(?:a|por|sin) )confirm(?:en|ad)(?!\p{L})|^confirmar|, confirmar|^faltan? confirmar|(?:avis|respond|contest)(?:en|an|ad|ed)(?!\p{L})|an[oó]tense|ap[uú]ntense|(?:^|[,.!?] ?)(?:digan|decid)(?!\p{L})/iu;
const APPOINTS = new RegExp(
  String.raw`(?<!\p{L})(?:jugamos|va el|somos (?:[3-9]|1\d)(?! con )|(?:hoy|ma[nñ]ana|${WEEKDAY})(?: a las?)? \d)`,
  'iu',
);

/** Matches words that urge the group or one of its people to come, or agree with the person: 'dale Rorro'. */
const URGES =
  /^\P{L}*(?:dale|vamos|venga|bora|fuerza),? (?:(que .*|gente|muchach[oa]s|chic[oa]s|equipo|cabros|gurises|raza|banda|galera|cracks|todos)(?: que .*)?|(\p{Lu}\p{L}+))\P{L}*$/u;

/**
 * Tells whether a message urges the group or one person to come, such as 'dale gente' or 'dale Rorro'. Returns false if
 * the person is one of `callers`, who called the group, because such a message agrees with the call.
 */
export function urgesOthers(said: string, callers: readonly (string | null)[]): boolean {
  const [, group, name = ''] =
    URGES.exec(said.replace(/^\p{Lu}/u, (one) => one.toLowerCase())) ?? [];
  if (group !== undefined || name === '') return group !== undefined;
  const isCaller = (word: string) => word.startsWith(plainWord(name));
  return !callers.some((caller) => wordsOf(caller ?? '').some((word) => isCaller(word)));
}

const CALL_WORDS_MIN = 3;
const CLOCK = new RegExp(String.raw`\d(?:[:.]\d{2}| ?h| ?pm)|hoy|ma[nñ]ana|${WEEKDAY}`, 'iu');

/**
 * Tells whether a message has a time of day and more than `CALL_WORDS_MIN` words, as when an organiser states the time
 * of a match: 'Sábado 4pm, 15 mil'.
 */
export function setsTime(said: string): boolean {
  return CLOCK.test(said) && wordsOf(said).length > CALL_WORDS_MIN;
}

/** Tells whether a message states a time and asks for answers: 'Este jueves, misma hora. Yo juego. Confirmen'. */
export function setsTimeAndAsks(said: string): boolean {
  return setsTime(said) && CALLS.test(said);
}
