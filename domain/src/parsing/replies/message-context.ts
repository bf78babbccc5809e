/** Reads a message in the context of earlier ones: calls, questions about something else, and words of the call. */
import { plainWord, wordsOf } from '../words.ts';
import type { Evidence } from './evidence.ts';
import { OTHER_OCCASION } from './open-words.ts';
import { readClauses } from './read-clauses.ts';
import type { ReplyLine } from './reply-lines.ts';

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
  const isOwn = /(?<!\p{L})yo(?!\p{L})/iu.test(said);
  if (CALLS.test(said)) return !isOwn;
  const isAnswer = /(?<!\p{L})(?:yo|me|sí|voy|conmigo|no)(?!\p{L})/iu.test(said);
  return !isAnswer && APPOINTS.test(said);
}

/**
 * Replaces a message that repeats the verb of the call by an answer: 'yo me armo' after 'Quién se arma?' becomes 'voy'.
 * Any other message is returned unchanged.
 */
export function answerForEcho(said: string, call: string): string {
  const [, verb = ''] = /qui[eé]n(?:es)? (?:se )?(\p{L}{3,})[ae]n?(?!\p{L})/iu.exec(call) ?? [];
  if (verb === '' || !/^(?:\p{L}+ ){0,2}\p{L}+[ .!]*$/u.test(said)) return said;
  const words = said.split(' ');
  const isEcho = words.some((word) => plainWord(word).startsWith(`${plainWord(verb)}o`));
  if (!isEcho || /(?<!\p{L})no(?!\p{L})/iu.test(said)) return said;
  return verb.startsWith('falt') ? '🤔' : 'voy';
}

/** Matches messages that answer nothing: a list of signs to answer with, a forwarded message, a poll. */
const ANSWERS_NOTHING = /👍.*👎|^(?:reenviado|forwarded)\b|\d votos?\)$|^opci[oó]n:/iu;
const CALLS =
  /(?<!\p{L})(?:vienen|van|juegan)\?|(?<!\p{L})(?:(?:qu|k)i[eé]n(?:es)?|quem)(?:\?| (?:no |m[aá]s )?(?:van?|vienen?|jueg|pueden?|se (?:suma|anota|apunta|prende|anima|copa)|jala|est[aá]|falta|quiere|entra|cae|sale|confirma|queda))|(?<!(?:a|por|sin) )confirm(?:en|ad)(?!\p{L})|^confirmar|, confirmar|^faltan? confirmar|(?:avis|respond|contest)(?:en|an|ad|ed)(?!\p{L})|an[oó]tense|ap[uú]ntense|^(?:digan|decid)|, (?:digan|decid)/iu;
const APPOINTS =
  /(?<!\p{L})(?:jugamos|va el|somos (?:[3-9]|1\d)(?! con )|(?:hoy|ma[nñ]ana|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)(?: a las?)? \d)/iu;

/** Tells whether an answer to a question for the absent means no: '¿Quién no viene?' - 'Yo', 'yo no'. */
function answersNo(call: string, said: string): boolean {
  return (
    /qui[eé]n(?:es)? (?:no |se baja)/iu.test(call) &&
    /^(?:yo|(?:yo )?(?:no|tampoco))[ .!]*$/iu.test(said)
  );
}

/**
 * Returns what a reply means after the messages before it. Without a verb, as in _dale_, the array is empty if the
 * sender is the one who called the group, or if it is no plain no and another person has just asked about something
 * else, unless the text says _yo_: 'alguien quiere agua?' - 'Yo' needs a decision. The reply needs a decision as well
 * after other small talk and after a question for the absent. A reply of a few plain words, also with a verb, needs one
 * if the last question (`topic`) is small talk or about another occasion, such as a dinner. Any other reply is returned
 * unchanged.
 */
export function evidenceInContext(
  one: Evidence,
  reply: ReplyLine,
  before: ReplyLine | undefined,
  isCaller: boolean,
  { call, topic }: { call: string; topic: string },
): Evidence[] {
  if (reply.item || reply.sender === null) return [one];
  const isAbout = OTHER_OCCASION.test(plainWord(topic)) || isSmallTalk(topic);
  const isDoubtful = isAbout && BARE.test(reply.said);
  if (!one.isSoft) return [isDoubtful ? { ...one, isSure: false } : one];
  const isOwn = /(?<!\p{L})yo(?!\p{L})|🙋/iu.test(reply.said);
  const isAside =
    before !== undefined &&
    before.sender !== null &&
    before.sender !== reply.sender &&
    !wordsOf(before.said).includes(wordsOf(reply.sender)[0] ?? '') &&
    isSmallTalk(before.said);
  const isOpen = isAside || answersNo(call, reply.said) || isDoubtful;
  if (!isOwn && (isCaller || (isAside && before.said.includes('?') && one.meaning !== 'no-va')))
    return [];
  return [isOpen ? { ...one, isSure: false } : one];
}

/** Matches an answer that may be about whatever was asked last: 'yo no', 'no puedo'. */
const BARE =
  /^\P{L}*(?:(?:yo|no|nop|na+|s[ií]|sip|puedo|tampoco|tambi[eé]n)(?!\p{L})[ ,]*)+\P{L}*$/iu;

/** Matches words that urge the group or one of its people to come, or agree with the person: 'dale Rorro'. */
const URGES =
  /^\P{L}*(?:dale|vamos|venga|bora|fuerza),? (?:(que .*|gente|muchach[oa]s|chic[oa]s|equipo|cabros|gurises|raza|banda|galera|cracks|todos)(?: que .*)?|(\p{Lu}\p{L}+))\P{L}*$/u;

/** Tells whether a message urges others, unless it answers one of `callers`, who called the group. */
export function urgesOthers(said: string, callers: readonly (string | null)[]): boolean {
  const [, group, name = ''] =
    URGES.exec(said.replace(/^\p{Lu}/u, (one) => one.toLowerCase())) ?? [];
  if (group !== undefined || name === '') return group !== undefined;
  const isCaller = (word: string) => word.startsWith(plainWord(name));
  return !callers.some((caller) => wordsOf(caller ?? '').some((word) => isCaller(word)));
}

const ABOUT_COMING =
  /(?<!\p{L})(?:v[ae]n|va|vas|vais|vamos|vienen?|ven[ií]s|vienes|juegan?|jug[aá]s|jugamos|juegas|puede[ns]?|pod[eé]s|est[aá]n|sale|hay (?:f[uú]t|partid)|qui[eé]n(?:es)? (?:se|me|falta|m[aá]s|jala)|confirm|apunt|anot|asist|sum[aá]|cont(?:amos|[aá]s) con|vos ?\?|prende|lista|partido|f[uú]tbol|fulb)/iu;
const CALL_WORDS_MIN = 3;
const CLOCK =
  /\d(?:[:.]\d{2}| ?h| ?pm)|hoy|ma[nñ]ana|lunes|martes|jueves|viernes|mi[eé]rcoles|s[aá]bado|domingo/iu;

/** Tells whether a message states the time of a match, as an organiser does: 'Sábado 4pm, 15 mil'. */
export function setsTime(said: string): boolean {
  return CLOCK.test(said) && wordsOf(said).length > CALL_WORDS_MIN;
}

const CALLING =
  /(?<!\p{L})(?:sale|se juega|juegan|vienen|van|hay) (?:f[uú]t|fulb|partid|el |hoy|ma[nñ]ana)/iu;

/**
 * Tells whether a message is about something other than coming: 'Se paga antes?', 'alguien quiere agua?', '6 lucas'.
 */
export function isSmallTalk(said: string): boolean {
  if (!/\p{L}/u.test(said)) return false;
  if ((said.match(/[^.!?]*\?/gu) ?? []).some((asked) => CALLING.test(asked))) return false;
  if (
    /(?:puede[ns]? (?:llevar|traer|prestar|pasar|poner|atajar|tapar)|alguien (?:tiene|lleva|trae|quiere|sabe|vio|me)|qui[eé]n (?:lleva|trae|tiene|pone)|cu[aá]nto|lucas|pesos)/iu.test(
      said,
    )
  )
    return true;
  const last = said.endsWith('?') ? null : readClauses(said).at(-1);
  if (last?.meaning && last.force === 'hard') return false;
  return said.includes('?') && !ABOUT_COMING.test(said) && !CLOCK.test(said);
}
