/**
 * Decides what a clause says about coming. A verb of staying away makes the answer certain, unless it may deny
 * something else than coming. A yes is certain only if all other words are understood or leave open nothing about
 * coming (`isAside`), and a no without a reason only if at most one is not. A word of doubt, a condition and what
 * `uncertain-answer.ts` finds make the answer uncertain.
 */
import type { Scan } from './clause-scan.ts';
import { isAck, type ReplyMeaning } from './reply-words.ts';
import { DELAY, needsDecision } from './uncertain-answer.ts';
import { KEEPER, RELATIVE } from '../word-classes.ts';

export type ClauseAnswer = {
  meaning: ReplyMeaning | null;
  /**
   * Tells how much the answer counts: 'hard' if a verb states it, 'soft' if a word like _dale_ does, 'ack' if a word that
   * may answer anything does, 'weak' if it needs a decision, and 'hint' if it counts only in a message that says nothing
   * else.
   */
  force: 'hard' | 'soft' | 'ack' | 'weak' | 'hint';
};

/** Maximum number of unknown words in a certain answer of the sender. */
const UNKNOWN_MAX = { va: 0, 'no-va': 1 };
const BRINGS_THINGS =
  /(?<!\p{L})(?:llevo|traigo|pongo) (?:yo |la |el |las |los |unas? )?(?:pelota|balon|pecheras?|petos|agua|parlante|inflador|hielo|bebida|casacas)/u;

/** Matches verbs of doubt, which count even if nothing else in the clause is understood: 'acho que consigo'. */
const SUPPOSES =
  /(?<!\p{L})(?:acho|creo|creio|capaz|supongo|calculo|me parece|pienso que|imagino que|diria que|se me hace que)(?!\p{L})/u;
/** Matches where somebody goes, before words that are not understood: 'voy a un casamiento', 'vou pra praia'. */
const ELSEWHERE =
  /(?<!\p{L})(?:voy|vou|vamos) (?:(?:tarde|ahora|primero|antes|despues|ya) )?(?:de (?:vacaciones|viaje)|(?:al?|para|pra|pro) (?!\d|las? \d|\p{L}*[aei]r(?!\p{L})|l[oa]s (?:dos|tres)|(?:la |el )?(?:cancha|club|partido|fut|arco|gol|tiro|toque|predio|full|hoy|manana)))/u;

/** Matches a reason for not coming: 'Tengo cumple', 'ando mal de la rodilla', 'laburo hasta las 22'. */
const REASON = new RegExp(
  String.raw`(?<!\p{L})(?:tengo|estoy|ando|me|toca|salgo|sigo)(?!\p{L}).*(?<!\p{L}|${RELATIVE} d(?:el?|[oa])(?: la| mi)? )(?:cumple|planes|compromiso|descansar|casamiento|matri|matrimonio|casorio|boda|cena|examen|parcial|(?<!hasta el |al )final|facu|facultad|clases?|guardia|turno|medico|kinesio|fiebre|gripe|cama|covid|viaje|viajando|rodilla|anginas|desgarro|esguince|contractura|lumbago|menisco|ligamentos?|muela|fractura|cojo|rengo|tobillo|espalda|mal|malo|mala|muert[oa]|reposo|chamba|laburo|trabajo|curro|laburando|trabajando|suspendid[oa]|roto|rota|operacion|operad[oa]|yeso|muletas|lesion|mudanza|bautismo|velorio|comunion|aniversario|recital|cumpleanos|reunion|dentista|asado|laburar|trabajar|estudiar|viajar|cuidar|madrugar)(?!\p{L})|(?<!\p{L}|del? )(?:laburo|trabajo|curro|chambeo|viajo) |(?<!\p{L}|del? )(?:laburo|trabajo|descanso|viajo|madrugo|curso|entreno)(?: hasta|$)|me quedo (?:con|en)|me voy (?:al?|de|pa|para) (?!\d|las? \d|l[oa]s \d|(?:anot|apunt|sum|prend)|(?:la |el )?(?:cancha|club|partido|predio)|alla)|(?:ando )?sin (?:auto|permiso|nafta)|(?:\d|un|una|dos|tres|cuatro|unas) (?:semanas?|mes(?:es)?) (?:mas |de )?(?:quiet[oa]|parad[oa]|afuera|sin jugar|reposo|baja)|hasta \p{L}+ nada|(?<!\p{L})(?:ando|estoy|sigo|toy|ta|esta) (?:en|por) (?!duda|la cancha|el club|casa|eso|linea|la puerta)|(?:quit|sa[cq]|borr|liber|ced|dej)\p{L}* mi (?:nombre|lugar)|vuelvo (?:en|el|la semana|despues)(?!\p{L})|se me armo|quede con|nada que hacer|me (?:salio|surgio|paso algo|esguince|desgarre|lesione|opere|rompi|quede sin|toca)|no (?:tengo (?:como|quien|con quien|plata|auto|nafta|ganas|tiempo|botines)|consigo|consegui|zafo|aguanto|doy|(?:me )?dejan?(?! (?:copiar|pegar|votar))|(?:me )?dan)(?!\p{L})|^(?:cumple|casamiento|boda|examen|parcial|guardia|viaje|esguince|fiebre|gripe)(?!\p{L})`,
  'u',
);

/** Matches a laugh. */
const LAUGH = /^a?j[aeijs]+$/;
/** Matches verbs of keeping goal. */
const KEEPS = /^(?:atajo|tapo|paro|arqueo)$/;

export function answerOfClause({ found, plain, ...all }: Scan): ClauseAnswer {
  const verbs = found.filter(({ isVerb }) => isVerb);
  const counted = verbs.length > 0 ? verbs : found;
  const last = counted.at(-1);
  if (all.isDoubtful && DELAY.test(plain.join(' '))) return { meaning: 'va', force: 'weak' };
  // 'Voy, y tapo si no hay arquero' restricts only who keeps goal.
  const isOfGoal = verbs.length > 0 && verbs.every(({ at }) => KEEPS.test(plain[at] ?? ''));
  if (all.isConditional && isOfGoal) return { meaning: 'va', force: 'hint' };
  const isOther = all.unknown > 0 && found.length === 0 && !all.isConditional;
  if (all.isDoubtful && isOther && !SUPPOSES.test(plain.join(' ')))
    return { meaning: 'duda', force: 'hint' };
  if (all.isDoubtful || (all.isConditional && last)) return { meaning: 'duda', force: 'weak' };
  if (all.isAnnounced && verbs.length === 0) return { meaning: 'duda', force: 'hint' };
  if (!last && all.isConditional) return { meaning: 'duda', force: 'weak' };
  if (!last) return answerWithoutAnswerWord(plain, all);
  const meaning = last.isYes ? 'va' : 'no-va';
  if (all.negatesUnknown && verbs.length === 0 && last.isYes)
    return answerWithoutAnswerWord(plain, all);
  const text = plain.join(' ');
  const isExcused = REASON.test(text);
  if (needsDecision({ found, plain, ...all }, counted, isExcused))
    return { meaning, force: 'weak' };
  // A name in small letters is an unknown word.
  const isNamed = last.by !== 'them' || all.words.some(({ isCapital }) => isCapital);
  const most = last.by === 'them' ? Number(!isNamed) : UNKNOWN_MAX[meaning];
  const isOpen = all.unknown - all.asides > most && !(meaning === 'no-va' && isExcused);
  // 'Voy a un casamiento' is rather a no.
  if (ELSEWHERE.test(text)) return { meaning: isOpen ? 'no-va' : meaning, force: 'weak' };
  if (verbs.length > 0) return { meaning, force: isOpen ? 'weak' : 'hard' };
  const isAckOnly = !plain.includes('yo') && counted.every(({ at }) => isAck(plain[at] ?? ''));
  if (isAckOnly && isAboutElse({ found, plain, ...all })) return { meaning: null, force: 'weak' };
  // 'Listo chera'a' may be a yes with an address.
  if (isOpen || (isAckOnly && isAddressed(plain, all.unknown))) return { meaning, force: 'weak' };
  return { meaning, force: isAckOnly ? 'ack' : 'soft' };
}

/** Tells whether an acknowledgement has one word beside it that may be an address. */
function isAddressed(plain: readonly string[], unknown: number): boolean {
  return isAck(plain[0] ?? '') && unknown === 1 && plain.length <= 3;
}

/**
 * Tells whether an acknowledgement is about something else than the call: it has thanks, words that are not understood,
 * or, if it is only a gesture, a laugh beside it.
 */
function isAboutElse({ found, plain, unknown }: Scan): boolean {
  if (plain.includes('gracias')) return true;
  const isGesture = found.every(({ at }) => plain[at] === '_ok');
  if (isGesture) return plain.some((word) => LAUGH.test(word));
  return unknown > 0 && !isAddressed(plain, unknown);
}

/** Matches what a player does for another on the way to the match: 'paso por vos', 'te levanto 21:30'. */
const GIVES_LIFT =
  /(?<!\p{L})(?:(?:te|l[oae]s?|os) (?:paso (?:a (?:buscar|recoger|ver)|viendo|buscando|recogiendo|trayendo)|recojo|levanto)|(?<!me )paso (?:por|a (?:buscar|recoger)(?: a)?) (?:vos|ti|usted|ustedes))(?!\p{L})/u;
/** Matches a place in the list that a player takes: 'el 8 para mí', 'mío el último lugar'. */
const PLACE = String.raw`(?:el|la|un|ese) (?:\d{1,2}|lugar|cupo|(?:ultim[oa]|otr[oa])(?: lugar| cupo| plaza)?)(?: que queda)?`;
const TAKES_PLACE = new RegExp(
  String.raw`^(?:${PLACE} (?:es )?(?:pa|para|mio|mia)(?: mi)?|(?:mio|mia|para mi|pa mi) ${PLACE})$`,
  'u',
);
/** Matches whole clauses of a player who keeps goal: 'al arco como siempre', 'me pongo yo de portero'. */
const KEEPS_GOAL = new RegExp(
  `^(?:(?:yo )?me pongo(?: yo)?|yo)? ?(?:(?:al?|de|en el) (?:arco|porteria|${KEEPER})|bajo (?:los tres )?palos)(?: yo| como siempre| otra vez)?$`,
  'u',
);
/** Maps whole clauses to their answers. Within a longer clause these words are no answer. */
const WHOLE_CLAUSES: Record<string, ReplyMeaning> = {
  siempre: 'va',
  'como siempre': 'va',
  'a full': 'va',
  'con todo': 'va',
  'desde luego': 'va',
  'me pongo yo': 'va',
  'por ahi': 'duda',
  'sin mi': 'no-va',
  liberado: 'va',
  liberada: 'va',
  bajo: 'no-va',
};

/**
 * Returns the answer of a clause without an answer word: 'yo' and 'ya po' are a yes, 'yo llevo la pelota' is a hint of
 * a yes, a reason such as 'tengo cumple' is a hint of a no. Its meaning is null for any other clause.
 */
function answerWithoutAnswerWord(
  plain: readonly string[],
  { unknown, negatesUnknown }: Pick<Scan, 'unknown' | 'negatesUnknown'>,
): ClauseAnswer {
  const isMe = plain.includes('yo');
  const whole = KEEPS_GOAL.test(plain.join(' ')) ? 'va' : WHOLE_CLAUSES[plain.join(' ')];
  if (whole)
    return {
      meaning: whole,
      force: whole === 'va' && !plain[0]?.startsWith('liberad') ? 'soft' : 'weak',
    };
  if (/^(?:x ?[2-9]|100)$/.test(plain.join(' '))) return { meaning: 'va', force: 'weak' };
  if (TAKES_PLACE.test(plain.join(' '))) return { meaning: 'va', force: 'soft' };
  if (
    unknown === 0 &&
    !negatesUnknown &&
    (isMe || plain.find((word) => !LAUGH.test(word)) === 'ya')
  ) {
    // 'Yo mañana' may be about another day.
    if (plain.some((word) => /^(?:manana|luego|despues)$/.test(word)))
      return { meaning: 'va', force: 'weak' };
    return { meaning: 'va', force: isMe ? 'soft' : 'ack' };
  }
  const text = plain.join(' ');
  if (!negatesUnknown && (BRINGS_THINGS.test(text) || GIVES_LIFT.test(text)))
    return { meaning: 'va', force: 'hint' };
  return { meaning: REASON.test(text) ? 'no-va' : null, force: 'hint' };
}
