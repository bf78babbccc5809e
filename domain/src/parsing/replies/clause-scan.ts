/** The state of reading a clause word by word: which words have been understood, and as what. */
import { COMMON_WORDS, type Word } from '../names/find-names.ts';
import { isDoubt, isNegation, isNo, type Verb } from './reply-words.ts';

/** A word that is an answer: its position, yes or no, the grammatical person, and whether it is a verb. */
export type AnswerWord = {
  at: number;
  isYes: boolean;
  by: Verb['by'];
  isVerb: boolean;
  /** True for a verb of staying away without a negation, and for an infinitive with one: 'falto', 'no ir'. */
  isAway?: boolean;
};
export type Scan = {
  words: Word[];
  plain: string[];
  found: AnswerWord[];
  isDoubtful: boolean;
  /** True if the clause announces a later answer: 'veo y aviso'. */
  isAnnounced: boolean;
  /** True if the clause has a condition: 'si …', 'siempre que …'. */
  isConditional: boolean;
  /** True if the clause negates something that is not understood, or may be a condition, as in 'me mata si voy'. */
  negatesUnknown: boolean;
  /** The number of words that are neither understood nor common next to an answer. */
  unknown: number;
  /** The number of those unknown words that leave open nothing about coming (`isAside`). */
  asides: number;
};

const FILLER =
  /^(?:yo|que|si|ahi|alla|alli|aca|aqui|eh|ah|uh|uy|aupa|epa|ey|hey|wenas?|buen[oa]s?|bue|pues|po|pe|entonces|siempre|gracias|perdon|sorry|loc[oa]s?|capo|capitan|jefe|patron|campeon|fiera|titan|presi|crack|maestr[oa]|compadre|rey|genio|papa|senor|mijo|carnal|bro|wey|guey|parce|causa|tios?|tmb|x|a?j[aeijs]*|igual|conmigo|nomas|ahora|final|vos|nosotr[oa]s|juntos|justo|sol[oa]|asi|por|profe|vo|kp|na|hace|rato|desde|eu|hoje|amanha|galera|pessoal|mano|cara|meu|guris(?:es)?|cabros|parceros?|muchach[oa]s|chicas|chiquis|banda|raza|pib[oa]s|botijas|panas|uy|ya|bo|pa|porfa(?:vor|s)?|porfis|amigas?|uf+|holi|quillo|culiau|les|nos|os|_\p{L}+)$/u;

const ASIDE =
  /^(?:directo|sitio|cupo|lugar(?:cito)?|del?|salgo|saliendo|salir|vuelvo|volviendo|trabajo|laburo|curro|pega|chamba|facu|oficina|casa|auto|bici|moto|remis|bondi|bus|metro|caminando|efectivo|transfiero|pago|pagado|llevo|levo|traigo|trago|sumo|pongo|pelota|balon|bola|pecheras?|petos|guantes|agua|hielo|dice|dijo|falou|disse|aviso|escribio|esta|ando|mio|mia|lado|tiempo|segundo|primer|cancha|llueva|lluvia|truene|temprano|seguro|toda|todo|porter[oa]|arquer[oa]|goler[oa]|goleiro|gol|arco|palos|tapando|tb|tbm|boa|buen|noches?|noite|tardes|hola|recien|ahorita|queres|quieren?s?|fut|futbol|fulbito|fulbo|futebol|pelada|partidito|pude|cambi(?:e|ar|aron)|organizo|presencia|puse|vot(?:e|ar|ado)|privado|avise|dije|digo|mentira|sobre|voy|pague|transferi|transferido|pagando|todos|igualmente|encuesta|suerte|abrazos?|punto|puntual|antes|maneras|dramas?|problemas?|horario|ganas|gusto|much[oa]|tranqui|cerca|lejos|media|derecho|corriendo|saludos|felicitaciones|felicidades|grande|buenazo)$/u;

/**
 * Tells whether a word leaves open nothing about coming, because it is about the way, the time, the money or the place
 * in the team, or is polite.
 */
export const isAside = (word: string) => ASIDE.test(word);

/** Tells whether a word only addresses the others or stresses the answer: 'capo', 'igual'. */
export const isFiller = (word: string) => FILLER.test(word);

/**
 * Tells whether the word at a position says nothing beside an answer: it is a common word, a filler or a number, has
 * been understood already, or has a capital and so may be a name.
 */
export function isCommon({ plain, words }: Scan, at: number): boolean {
  const word = plain[at] ?? '';
  const isKnown = words[at]?.isUsed === true || words[at]?.isCapital === true;
  return isKnown || FILLER.test(word) || COMMON_WORDS.has(word) || /^\d/.test(word);
}

/** Tells whether the rest of a clause has no condition, negation or doubt, which could change an answer before it. */
export function isHarmlessFrom({ plain }: Scan, from: number): boolean {
  return plain
    .slice(from)
    .every(
      (word) =>
        !/^(?:si|que)$/.test(word) && !isNegation(word) && !isNo(word) && !isDoubt(word, ''),
    );
}

/** Marks `length` words from the position `at` on as understood, and returns `length`. */
export function markUnderstood({ words }: Scan, at: number, length: number): number {
  for (const word of words.slice(at, at + length)) word.isUsed = true;
  return length;
}
