/**
 * Decides what a clause says about coming. A verb of staying away makes the answer certain, unless it may deny
 * something else than coming. A yes is certain only if all other words are understood or leave open nothing about
 * coming (`isAside`), and a no without a verb only if at most two are not. A word of doubt, a condition, an
 * announcement, a yes and a no together, and a negation of something else make the answer uncertain.
 */
import { COMMON_WORDS } from '../names/find-names.ts';
import { isFiller } from './clause-scan.ts';
import { isAck, isNegation, isNo, OTHER_OCCASION, type ReplyMeaning } from './reply-words.ts';
import type { Scan } from './clause-scan.ts';
import { STATE_VERB } from './read-verb.ts';

export type ClauseAnswer = {
  meaning: ReplyMeaning | null;
  /**
   * How much the answer counts. 'hard': stated by a verb. 'soft': stated by a word like _dale_. 'ack': stated by a word
   * that may answer anything. 'weak': needs a decision. 'hint': counts only if the message says nothing else.
   */
  force: 'hard' | 'soft' | 'ack' | 'weak' | 'hint';
};

/** Maximum number of unknown words in a certain answer of the sender. */
const UNKNOWN_MAX = { va: 0, 'no-va': 1 };
/** Matches a delay, which is no doubt about coming: 'Capaz llego tarde'. */
const DELAY =
  /(?<!\p{L})(?:llego|llegar|caigo|arranco)(?!\p{L}).* (?:tarde|just[oa]|min|minutos|minutitos|rato)(?!\p{L})/u;
/**
 * Matches what a denial may be about in place of coming: 'no llego a las 21', 'no juego de arquero', 'no juego sin
 * Leo', 'bajame uno'.
 */
const DENIES_MORE =
  /(?<!\p{L})no (?:(?:puedo|llego|voy|juego) (?:a las \d|hasta |sin |puntual|temprano|antes|direct|caminando|corriendo|segur)|.*(?:arquer|porter|goler)[oa](?!\p{L}))|(?<!\p{L})(?:baj|rest|borr|quit|saqu|sac)\p{L}+me (?:\d|un[oa]?|dos)(?![\p{L}\d])/u;
const BRINGS_THINGS =
  /(?<!\p{L})(?:llevo|traigo|pongo) (?:yo |la |el |las |los |unas? )?(?:pelota|balon|pecheras?|petos|agua|parlante|inflador|hielo|bebida|casacas)/u;

/** Matches the first word of a question, also without a mark: 'quién dijo que no voy'. */
const QUESTION = /^(?:quien(?:es)?|cuando|donde)$/;

/** Matches verbs of doubt, which count even if nothing else in the clause is understood: 'acho que consigo'. */
const SUPPOSES =
  /(?<!\p{L})(?:acho|creo|creio|capaz|supongo|calculo|me parece|pienso que|imagino que|diria que|se me hace que)(?!\p{L})/u;
/** Matches where somebody goes, before words that are not understood: 'voy a un casamiento', 'vou pra praia'. */
const ELSEWHERE =
  /(?<!\p{L})(?:voy|vou|vamos) (?:de (?:vacaciones|viaje)|(?:al?|para|pra|pro) (?!\d|las? \d|\p{L}*[aei]r(?!\p{L})|l[oa]s (?:dos|tres)|(?:la |el )?(?:cancha|club|partido|fut|arco|gol|tiro|toque|predio|full|hoy|manana)))/u;

/** Matches a reason for not coming: 'Tengo cumple', 'ando mal de la rodilla', 'laburo hasta las 22'. */
const REASON =
  /(?<!\p{L})(?:tengo|estoy|ando|me|toca|salgo|sigo)(?!\p{L}).*(?<!\p{L})(?:cumple|planes|compromiso|descansar|casamiento|matri|matrimonio|casorio|boda|cena|examen|parcial|(?<!hasta el |al )final|facu|facultad|clases?|guardia|turno|medico|kinesio|fiebre|gripe|cama|covid|viaje|viajando|rodilla|anginas|desgarro|esguince|contractura|lumbago|menisco|ligamentos?|muela|fractura|cojo|rengo|tobillo|espalda|mal|malo|mala|muert[oa]|reposo|chamba|laburo|trabajo|curro|laburando|trabajando|suspendid[oa]|roto|rota|operacion|operad[oa]|yeso|muletas|lesion|mudanza|bautismo|velorio|comunion|aniversario|recital|cumpleanos|reunion|dentista|asado|laburar|trabajar|estudiar|viajar|cuidar|madrugar)(?!\p{L})|(?<!\p{L}|del? )(?:laburo|trabajo|curro|chambeo|viajo) |(?<!\p{L}|del? )(?:laburo|trabajo|descanso|viajo|madrugo|curso|entreno)(?: hasta|$)|me quedo (?:con|en)|me voy (?:al?|de|pa|para) (?!\d|las? \d|l[oa]s \d|(?:anot|apunt|sum|prend)|(?:la |el )?(?:cancha|club|partido|predio)|alla)|(?:ando )?sin (?:auto|permiso|nafta)|(?:\d|un|una|dos|tres|cuatro|unas) (?:semanas?|mes(?:es)?) (?:mas |de )?(?:quiet[oa]|parad[oa]|afuera|sin jugar|reposo|baja)|hasta \p{L}+ nada|(?:ando|estoy|sigo|toy|ta|esta) (?:en|por) (?!duda|la cancha|el club|casa|eso|linea|la puerta)|(?:quit|sa[cq]|borr|liber|ced|dej)\p{L}* mi (?:nombre|lugar)|vuelvo (?:en|el|la semana|despues)(?!\p{L})|se me armo|quede con|nada que hacer|me (?:salio|surgio|paso algo|esguince|desgarre|lesione|opere|rompi|quede sin|toca)|no (?:tengo (?:como|quien|con quien|plata|auto|nafta|ganas|tiempo|botines)|consigo|consegui|zafo|aguanto|doy|(?:me )?dejan?(?! (?:copiar|pegar|votar))|(?:me )?dan)(?!\p{L})|^(?:cumple|casamiento|boda|examen|parcial|guardia|viaje|esguince|fiebre|gripe)(?!\p{L})/u;

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
  // After a yes, a no counts even without a verb: 'puedo no'.
  const isMixed =
    counted.some(({ isYes }) => isYes !== last.isYes) ||
    (last.isYes
      ? found.some((one) => !one.isYes && isBesideYes(plain[one.at] ?? '', one.at > last.at))
      : found.some(({ at }) => plain[at] === 'si'));
  // 'Nel me bajo', 'fallo nunca' and 'no estoy lesionado' deny twice, which may be a yes.
  const isTwice = found.some(
    ({ at, isAway }) =>
      isAway &&
      found.some((one) => !one.isYes && one.at !== at && deniesState(plain[one.at] ?? '')),
  );
  const isAsked = QUESTION.test(plain[0] ?? '');
  if (all.negatesUnknown && verbs.length === 0 && last.isYes)
    return answerWithoutAnswerWord(plain, all);
  const text = plain.join(' ');
  const isExcused = REASON.test(text);
  const isLeftOpen =
    meaning === 'va'
      ? all.isAnnounced
      : !isExcused && deniesMore(text, { plain, words: all.words });
  const isGuess = last.by === 'them' && plain.some((word) => GUESSES.test(word));
  const isPast = plain.some((word) => PAST.test(word));
  if (isMixed || isLeftOpen || isGuess || isPast || isTwice || isAsked || all.negatesUnknown)
    return { meaning, force: 'weak' };
  // A name in small letters is an unknown word.
  const isNamed = last.by !== 'them' || all.words.some(({ isCapital }) => isCapital);
  const most = last.by === 'them' ? Number(!isNamed) : UNKNOWN_MAX[meaning];
  const isOpen = all.unknown - all.asides > most && !(meaning === 'no-va' && isExcused);
  // 'Voy a un casamiento' is rather a no.
  if (ELSEWHERE.test(text)) return { meaning: isOpen ? 'no-va' : meaning, force: 'weak' };
  if (verbs.length > 0) return { meaning, force: isOpen ? 'weak' : 'hard' };
  const isAckOnly = counted.every(({ at }) => isAck(plain[at] ?? ''));
  // 'Listo chera'a' may be a yes with an address.
  const isAddress = isAck(plain[0] ?? '') && all.unknown === 1 && plain.length <= 3;
  if (isAckOnly && isAddress && !plain.includes('gracias')) return { meaning, force: 'weak' };
  if (isAckOnly && (all.unknown > 0 || plain.includes('gracias')))
    return { meaning: null, force: 'weak' };
  if (isOpen) return { meaning, force: 'weak' };
  return { meaning, force: isAckOnly ? 'ack' : 'soft' };
}

/** Tells whether a no beside a yes contradicts it: 'llego mañana de viaje', 'puedo no', but not 'no puedo faltar'. */
function isBesideYes(word: string, isAfter: boolean): boolean {
  return isDenial(word) ? isAfter && word === 'no' : true;
}

function deniesState(word: string): boolean {
  return isDenial(word) || STATE_VERB.test(word);
}

function isDenial(word: string): boolean {
  return isNo(word) || isNegation(word);
}

/** Matches words about an earlier match: 'ayer no pude ir'. */
const PAST = /^(?:ayer|pude|pudo|fui|fue|iba)$/;
/** Matches words with which a sender guesses what another person does: 'Pedro siempre viene'. */
const GUESSES = /^(?:siempre|nunca|jamas|segur[oa]|fij[oa]|obvio)$/;
/** Matches a preposition, with its article, before what a denial may be about. */
const ABOUT =
  /(?<!\p{L})(?:al?|del?|en|sin|con|para|pa|hasta)(?: (?:el|la|los|las|un|una|mi|es[ae]))?$/u;

/**
 * Tells whether a denial may be about something else than coming: a delay, another occasion, the goal, or any thing
 * that is not understood: 'no llego a tiempo', 'no voy en auto', 'a la birra no'.
 */
function deniesMore(text: string, { plain, words }: Pick<Scan, 'plain' | 'words'>): boolean {
  if (DELAY.test(text) || DENIES_MORE.test(text) || OTHER_OCCASION.test(text)) return true;
  return words.some(
    ({ word, isUsed, isCapital }, at) =>
      !(isUsed || isCapital || COMMON_WORDS.has(word) || isFiller(word) || /^es[ae]$/.test(word)) &&
      ABOUT.test(plain.slice(0, at).join(' ')),
  );
}

/** Matches the word after 'yo' that does not make it a yes: 'yo duermo', 'yo muerta'. 'Yo amiga' is a yes. */
const NOT_READY = /o$|^(?:menos|muert|rot|fundid|cansad)/u;
/** Matches what a player does for another on the way to the match: 'paso por vos', 'te levanto 21:30'. */
const GIVES_LIFT =
  /(?<!\p{L})(?:(?:te|l[oae]s?|os) (?:paso a (?:buscar|recoger)|recojo|levanto)|(?<!me )paso (?:por|a (?:buscar|recoger)(?: a)?) (?:vos|ti|usted|ustedes))(?!\p{L})/u;
/** Matches a place in the list that a player takes: 'el 8 para mí', 'mío el último lugar'. */
const PLACE = String.raw`(?:el|la|un|ese) (?:\d{1,2}|lugar|cupo|(?:ultim[oa]|otr[oa])(?: lugar| cupo| plaza)?)(?: que queda)?`;
const TAKES_PLACE = new RegExp(
  String.raw`^(?:${PLACE} (?:es )?(?:pa|para|mio|mia)(?: mi)?|(?:mio|mia|para mi|pa mi) ${PLACE})$`,
  'u',
);
/** Matches whole clauses of a player who keeps goal: 'al arco como siempre', 'me pongo yo de portero'. */
const KEEPS_GOAL =
  /^(?:(?:yo )?me pongo(?: yo)?|yo)? ?(?:(?:al?|de|en el) (?:arco|porteria|arquer[oa]|porter[oa]|goler[oa])|bajo (?:los tres )?palos)(?: yo| como siempre| otra vez)?$/;
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
  if (whole) return { meaning: whole, force: whole === 'va' ? 'soft' : 'weak' };
  if (/^x ?[2-9]$/.test(plain.join(' '))) return { meaning: 'va', force: 'weak' };
  if (TAKES_PLACE.test(plain.join(' '))) return { meaning: 'va', force: 'soft' };
  const isMeOnly = isMe && plain.length === 2 && !NOT_READY.test(plain[1] ?? '');
  if ((unknown === 0 || isMeOnly) && !negatesUnknown && (isMe || plain.includes('ya')))
    return { meaning: 'va', force: isMe ? 'soft' : 'ack' };
  const text = plain.join(' ');
  if (!negatesUnknown && (BRINGS_THINGS.test(text) || GIVES_LIFT.test(text)))
    return { meaning: 'va', force: 'hint' };
  return { meaning: REASON.test(text) ? 'no-va' : null, force: 'hint' };
}
