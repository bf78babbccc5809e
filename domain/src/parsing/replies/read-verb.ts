/** Reads a verb of coming or of staying away in a clause, with its auxiliary and its negation. */
import { COMMON_WORDS } from '../names/find-names.ts';
import { idiomAt } from './idioms.ts';
import { isDoubt, isLater, announcesAnswer, isYes, type Verb, verbOf } from './reply-words.ts';
import { isCommon, isHarmlessFrom, type Scan, markUnderstood } from './clause-scan.ts';
import { WEEKDAY } from '../word-classes.ts';

/** Matches words that may be between a negation and its verb. */
const MAY_STAND_BETWEEN = new RegExp(
  String.raw`^(?:me|te|se|lo|la|le|les|nos|los|yo|hoy|manana|que|a|ya|esta|este|vez|semana|tampoco|mas|noche|tarde|creo|al|final|el|${WEEKDAY})$`,
  '',
);
const AUXILIARY = /^(?:voy|boy|vamos|va|van|puedo|puede|pueden|podemos|podre|quiero|vou)$/;
/** Matches the infinitives with which a sender announces a later answer: 'Voy a confirmar más tarde'. */
const TELLS = /^(?:confirmar|avisar|consultar|averiguar|chequear|checar)(?:l[oae]s?|te|os)?$/;
/** Matches what a sender may refuse and come nevertheless: 'no puedo atajar'. */
const OTHER_THING =
  /^(?:atajar|tapar|creer|decir|negar|pagar|llevar|traer|manejar|prometer|asegurar)(?:te|les?|os|l[oa]s?)?$/;
export const STATE_VERB = /^(?:estoy|esta|toy|toi|estamos|tamos?|estare|estaremos|sigo)$/;
/** Matches words after a verb such as 'estoy' that mean coming: 'en la cancha', 'en camino'. */
const AT_THE_MATCH =
  /^en (?:la cancha|el club|el partido|el arco|horario|camino|punto|esa|carrera|condiciones)(?!\p{L})/u;
/** Matches verbs of keeping goal. 'No atajo' says nothing about coming. */
const KEEPS_GOAL = /^(?:atajo|tapo|paro)$/;
/**
 * Matches a verb of coming with another goal: 'Juego al padel', 'juego con los del trabajo', 'llego a casa', 'entro a
 * trabajar', 'vengo de correr'.
 */
const OTHER_GOAL =
  /^(?:juego (?:(?:al|a la) (?!arco|pelota|fut|fulb|partido)|con (?:l[oa]s|mi equipo|el equipo) )|llego (?:a (?:mi )?casa|del? |el |la )|entro a (?:(?!jugar)\p{L}+r|las? \d[\d:]*)(?!\p{L})|entro (?:temprano|al? (?:la )?(?:laburo|trabajo|curro|pega|chamba|turno|facu|clase))(?!\p{L})|vengo del? )/u;
/**
 * Matches the words after 'me' by which a player who comes says that he leaves before the end: 'salgo a las 9' in 'me
 * salgo a las 9', 'retiro temprano'.
 */
const LEAVES_EARLY =
  /^(?:salgo|retiro|borro|abro|bajo|voy) (?:un (?:rato|toque) )?(?:a las? \d|\d|antes|temprano|rapido|tipo \d|como a las|al (?:toque|entretiempo|medio tiempo|segundo)|en el (?:entretiempo|medio|segundo)|cuando termine|apenas|ni bien)/u;
/** Matches 'cuenten conmigo' and like words, also 'contés conmigo', which follows a negation. */
const COUNT_ON = /^(?:cont|cuent|compt)\p{L}{1,4} conmigo(?!\p{L})/u;
/**
 * At most this number of words, besides those of `MAY_STAND_BETWEEN`, stands between a negation and its infinitive: 'No
 * alcanzo a llegar', 'no podría faltar'.
 */
const WORDS_BETWEEN_MAX = 1;
const INFINITIVE_OR_GERUND = /^\p{L}{2,}[aei]r(?:l[oae]s?|me|te|se|nos|selo)?$|^\p{L}+[ai]e?ndo$/u;
const DAY = new RegExp(String.raw`^(?:hoy|est[ae]|ahora|proxima|partido|semana|${WEEKDAY})$`, '');

/**
 * Reads the verb at a word ('No voy a poder ir', 'me bajo') and returns the number of words that it took, or 0 if there
 * is no verb of coming or staying away. A negation that belongs to the verb is removed from `openNegations`. 'Voy a
 * comprar' says nothing about coming.
 */
export function readVerb(all: Scan, at: number, openNegations: number[]): number {
  const { plain, words } = all;
  const word = plain[at] ?? '';
  const rest = plain.slice(at).join(' ');
  if (COUNT_ON.test(rest)) {
    all.found.push({ at, isYes: !applyNegation(all, at, openNegations), by: 'me', isVerb: true });
    return markUnderstood(all, at, 2);
  }
  const own = verbOf(word, plain[at - 1] ?? '', words[at]?.isAccented);
  // 'El Topo' is a person.
  if (own?.by === 'me' && /^(?:el|al|del)$/.test(plain[at - 1] ?? '')) return 0;
  if (!own || isPassingOn(plain, at) || (word === 'confirmo' && plain[at + 1] === 'que')) return 0;
  const main = AUXILIARY.test(word) ? mainVerb(plain, at + 1) : null;
  const last = main ? (plain[main.end - 1] ?? '') : '';
  const isTelling = own.by === 'me' && TELLS.test(last);
  if (main?.verb === null && (word !== 'vou' || isTelling)) {
    all.isDoubtful ||= isDoubt(last, '');
    all.isAnnounced ||= isTelling || announcesAnswer(last, '');
    if (OTHER_THING.test(last)) all.negatesUnknown ||= applyNegation(all, at, openNegations);
    // 'Obvio que voy a dormir' is hardly a yes.
    all.unknown++;
    return markUnderstood(all, at, main.end - at);
  }
  if (LEAVES_EARLY.test(rest) && plain[at - 1] === 'me' && isHarmlessFrom(all, at)) {
    all.found.push({ at, isYes: true, by: 'me', isVerb: true });
    all.negatesUnknown = true;
    return markUnderstood(all, at, plain.length - at);
  }
  if ((word === 'quiero' && !main) || hasOtherSense(all, at)) return markUnderstood(all, at, 1);
  const isDenied = applyNegation(all, at, openNegations, own.by === 'none' ? WORDS_BETWEEN_MAX : 0);
  const isNot = isDenied !== (main?.isNot ?? false);
  const isComing = (main?.verb ?? own).does === 'come';
  if (own.by === 'none' && isComing && !isNot) return markUnderstood(all, at, 1);
  if (STATE_VERB.test(word) && !isNot && !meansPresent(all, at + 1)) return 1;
  // 'Voy a estar de viaje' and 'voy a estar cansado' say where or how somebody is.
  if (last === 'estar' && own.by !== 'them' && !isNot && !meansPresent(all, main?.end ?? at + 1))
    return markUnderstood(all, at, (main?.end ?? at + 1) - at);
  if (!isNot && OTHER_GOAL.test(rest)) return markUnderstood(all, at, 1);
  if (KEEPS_GOAL.test(word) && isNot) {
    const isOnlyOfGoal = plain.slice(at + 1).every((one) => verbOf(one, '') === null);
    return markUnderstood(all, at, isOnlyOfGoal ? plain.length - at : 1);
  }
  const isAway = own.by === 'none' ? isComing && isNot : !isComing && !isNot;
  // 'Antes muerta que faltar' is hardly a no.
  all.negatesUnknown ||= !isComing && plain[at - 1] === 'que' && plain.includes('antes');
  all.found.push({ at, isYes: isComing !== isNot, by: own.by, isVerb: true, isAway });
  const isLeftOpen = isNot && isComing && plain.some((one) => /^(?:todavia|aun)$/.test(one));
  all.isDoubtful ||=
    isLeftOpen || (word.startsWith('confirm') && (isNot || isAnnouncedConfirmation(plain, at)));
  return markUnderstood(all, at, (main?.end ?? at + 1) - at);
}

/**
 * Tells whether one of `openNegations` (positions of negations that are not understood yet) applies to the word at
 * `to`. That negation is then marked as used and removed. `unknownBetween` is the number of unknown words that may be
 * between the negation and the word.
 */
export function applyNegation(
  { plain, words }: Scan,
  to: number,
  openNegations: number[],
  unknownBetween = 0,
): boolean {
  const place = openNegations.findLast((from) => {
    const length = idiomAt(plain, from)?.words.length ?? 1;
    return (
      plain.slice(from + length, to).filter((word) => !MAY_STAND_BETWEEN.test(word)).length <=
      unknownBetween
    );
  });
  if (place === undefined) return false;
  openNegations.splice(openNegations.indexOf(place), 1);
  const word = words[place];
  if (word) word.isUsed = true;
  return true;
}

/** Matches how somebody comes, after 'voy': 'voy caminando'. */
const ON_THE_WAY = /^(?:caminando|corriendo|volando|pedaleando|saliendo)$/;

/**
 * Returns the main verb after an auxiliary, or null if none follows. `verb` is null if it is not a verb of coming or
 * staying away.
 */
function mainVerb(
  plain: readonly string[],
  from: number,
): { verb: Verb | null; end: number; isNot: boolean } | null {
  let found: ReturnType<typeof mainVerb> = null;
  let isNot = false;
  for (let at = from; at < plain.length; at++) {
    const here = plain[at] ?? '';
    const verb = verbOf(here, '');
    if (verb?.by === 'none') found = { verb, end: at + 1, isNot };
    else if (here === 'no' && /^(?:a|que)$/.test(plain[at - 1] ?? '')) isNot = true;
    else if (ON_THE_WAY.test(here)) break;
    else if (isInfinitiveOrGerund(here)) return { verb: null, end: at + 1, isNot };
    else if (!/^(?:a|ya|que|tambien)$/.test(here)) break;
  }
  return found;
}

export function isInfinitiveOrGerund(word: string): boolean {
  return INFINITIVE_OR_GERUND.test(word) && !COMMON_WORDS.has(word) && word !== 'cualquier';
}

/**
 * Tells whether the words after 'estoy' mean coming: 'Estoy', 'estoy hoy', 'estoy para jugar', but not 'estoy en
 * Sevilla'.
 */
function meansPresent(all: Scan, from: number): boolean {
  const { plain, words } = all;
  // 'Qué viejos estamos' says how somebody is.
  if (plain[from - 3] === 'que' && !isCommon(all, from - 2)) return false;
  if (
    /^(?:ahi|alli|alla|aca)$/.test(plain[from - 2] ?? '') ||
    /^pa(?:ra)?$/.test(plain[from] ?? '') ||
    AT_THE_MATCH.test(plain.slice(from).join(' '))
  )
    return true;
  return plain.slice(from).every((word, place) => {
    const here = from + place;
    const isOnTheWay = /^(?:yendo|saliendo|llegando|viniendo|calentando)$/.test(word);
    // 'Estoy con mi hijo' hardly means coming.
    const isWithSomebody = word === 'con' && words[here]?.isUsed === true;
    if (word === 'en' || isWithSomebody || words[here]?.isCapital) return false;
    return isOnTheWay || isCommon(all, here) || isYes(word) || word === 'libre';
  });
}

/** Tells whether a verb of coming is used in another sense: 'Vamos Boca', 'te juego una birra', 'anoto a Leo'. */
function hasOtherSense({ plain, words }: Scan, at: number): boolean {
  const next = words[at + 1];
  if (plain[at] === 'vamos') return next?.isCapital === true && !next.isUsed;
  if (/^(?:anoto|apunto|sumo|agrego|cancelo)$/.test(plain[at] ?? '') && plain[at - 1] !== 'me')
    return /^(?:te|l[oa]s?|os|les?)$/.test(plain[at - 1] ?? '') || /^al?$/.test(next?.word ?? '');
  return plain[at] === 'juego' && plain[at - 1] === 'te';
}

/**
 * Tells whether 'paso' is not a verb of staying away: 'Paso el alias', 'paso por vos', 'paso 19:45', but not 'paso por
 * hoy', 'paso esta'.
 */
function isPassingOn(plain: readonly string[], at: number): boolean {
  const [word, next = '', after = ''] = plain.slice(at);
  const isTaking =
    /^(?:\d+|tipo|por|a|el|la|los|las|mi|un|una|lista|link|viendo|buscando|recogiendo|trayendo)$/.test(
      next,
    );
  return (
    word === 'paso' &&
    (/^(?:de|al|el|un|te|les?|os)$/.test(plain[at - 1] ?? '') || (isTaking && !DAY.test(after)))
  );
}

/** Tells whether the confirmation is only announced: 'te confirmo', 'confirmo mañana', 'esperen que confirmo'. */
function isAnnouncedConfirmation(plain: readonly string[], at: number): boolean {
  const isBehind = at > 1 && /^(?:que|y)$/.test(plain[at - 1] ?? '');
  if (isBehind && plain[at] === 'confirmo') return true;
  const isSoon = /(?<!\p{L})en (?:unas?|un|media|dos|tres|\d+) \p{L}/u.test(plain.join(' '));
  const isTold = /^(?:te|les|os|le)$/.test(plain[at - 1] ?? '');
  return isTold || isSoon || plain.some((word) => isLater(word));
}
