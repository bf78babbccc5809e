/**
 * Knows the words of replies in Argentina, Spain, Mexico and Brazil, in plain form (words.ts): verbs of coming and of
 * staying away by their forms, words that are a whole answer, and words that make an answer uncertain. Every other word
 * says nothing. `idioms.ts` has the phrases whose meaning does not follow from single words.
 */
import { BRING, KEEPER } from '../word-classes.ts';

export type ReplyMeaning = 'va' | 'no-va' | 'duda';

/** A verb of coming or of staying away, and its grammatical person. The person of an infinitive is 'none'. */
export type Verb = { does: 'come' | 'stay'; by: 'me' | 'us' | 'them' | 'none' };

type Form = [RegExp, Verb['does'], Verb['by']];

const FORMS: readonly Form[] = [
  [
    /^(?:voy|boy|voi|ire|juego|jugare|llego|llegare|puedo|podre|entro|caigo|vengo|asisto|asistire|participo|estoy|estare|confirmo|acepto|jalo|atajo|tapo|paro|sumo|anoto|apunto|prendo|copo|incorporo|animo|lanzo|mido|sigo|quiero|toy|toi|vou|posso|jogo|topo|arranco|estou|irei|chego|ahata|apano)$/,
    'come',
    'me',
  ],
  [
    /^(?:vamos?|firmes|iremos|sumamos|anotamos|apuntamos|prendemos|unimos|animamos|jugamos|llegamos|podemos|entramos|caemos|venimos|estamos|estaremos|confirmamos|jalamos|seremos|tamos?)$/,
    'come',
    'us',
  ],
  [
    /^(?:van?|iran?|vienen?|juegan?|llegan?|pueden?|podra|entran?|caen?|asisten?|participan?|confirman?|estan|estara|jalan?|atajan?|confirmaron|vao|vai|joga|vem)$/,
    'come',
    'them',
  ],
  [
    /^(?:ir|jugar|llegar|poder|venir|estar|entrar|asistir|concurrir|participar|caer|llegando|yendo|viniendo|cayendo)$/,
    'come',
    'none',
  ],
  [/^(?:paso|falto|fallo|faltare|faltamos|cancelo|desisto|declino)$/, 'stay', 'me'],
  [
    /^(?:faltar|fallar(?:les)?|cancelar|perder|perdermel[oa]|bajar|bajarme|borrar|borrarme|negarme)$/,
    'stay',
    'none',
  ],
];
/** WITH_ME and WITH_SE match verbs that have this meaning only as reflexives: 'me bajo', 'se bajó', 'se anota'. */
const WITH_ME: readonly Form[] = [
  [
    /^(?:bajo|borro|caigo|abro|guardo|ausento|pierdo|excuso|lesione|desgarre|enferme|resfrie|engripe|rompi)$/,
    'stay',
    'me',
  ],
  [/^(?:anot|apunt|sum|cont|cuent|guard)(?:es?|en|an|eis)$/, 'come', 'me'],
  [/^(?:meto|subo|agrego|prendi|inscribo)$/, 'come', 'me'],
  [/^(?:baj|borr|saqu|tach|quit|descart)(?:e|es|en|eis)$/, 'stay', 'me'],
  [/^(?:cai|salgo|retiro|saco|tacho|quito|desanoto|excluyo)$/, 'stay', 'me'],
];
const WITH_SE: readonly Form[] = [
  [
    /^(?:bajan?|bajo|borran?|borro|caen?|cayo|cayeron|bajaron|lesiono|pierden?|enfermo)$/,
    'stay',
    'them',
  ],
  [/^(?:sum|anot|apunt|prend|un|cop)(?:an?|en?|o|aron|ieron)$/, 'come', 'them'],
];
/** Matches orders to the group: 'anotame', 'bajenlo'. The pronoun is removed before the comparison. */
const ORDERS: readonly [RegExp, Verb['does']][] = [
  [
    /^(?:anot|apunt|sum|sub|separ|pong?|cont|cuent|agreg|met|inclu|guard|consider|reserv|ten|confirm)(?:a|u?e|i|u?en|an|ad|ed|d|o)?$/,
    'come',
  ],
  [
    /^(?:baj|borr|reemplac|sac|saqu|tach|quit|elimin|descart|descont|cancel|rest)(?:a|e|en|an|ad)?$/,
    'stay',
  ],
];
/** Matches the pronoun after an order. With 'le' the order is about something else: 'sumale 2000', 'contale la hora'. */
const CLITIC = /(?:(me|nos)(?:l[oa])?|l[oa]s?)$/u;
/** Matches verbs, without accents, that an accent makes third person: 'confirmo' for 'confirmó'. */
const ACCENTED = /^(?:confirmo|sumo|anoto|apunto|llego|entro)$/;
const ACCENTED_MINE = /^(?:confirme|anote)$/;

export function verbOf(word: string, before: string, isAccented = false): Verb | null {
  if (isAccented && (ACCENTED.test(word) || word === 'esta')) return { does: 'come', by: 'them' };
  if (ACCENTED_MINE.test(word) && (isAccented || before === 'ya'))
    return { does: 'come', by: 'me' };
  const own = before === 'me' || before === 'nos' ? formOf(WITH_ME, word) : null;
  if (own) return own;
  if (/^(?:me|nos)$/.test(before) && /^(?:voy|vamos|ire)$/.test(word)) return null;
  if (before === 'se') return formOf(WITH_SE, word);
  if (before === 'que' && /^(?:entre|juegue|vaya|venga)n?$/.test(word))
    return { does: 'come', by: 'them' };
  if (/^l[oa]$/.test(before) && /^pierd[oa]n?$/.test(word)) return { does: 'stay', by: 'me' };
  const order = CLITIC.exec(word)?.[1] ? orderOf(word) : null;
  return order ? { does: order, by: 'me' } : formOf(FORMS, word);
}

/** Returns what an order to the group does with a person ('anota a Beto', 'bajalo a Fede', 'anotame a mí'), or null. */
export function orderOf(word: string): Verb['does'] | null {
  const stem = word.replace(CLITIC, '');
  return ORDERS.find(([order]) => order.test(stem))?.[1] ?? null;
}

function formOf(forms: readonly Form[], word: string): Verb | null {
  const found = forms.find(([form]) => form.test(word));
  return found ? { does: found[1], by: found[2] } : null;
}

const YES =
  /^(?:si|jaha|sip|sipo|sisi|sep|seh|dale|ok|oki|okis|okey|okay|oka|vale|venga|listo|presentes?|obvio|claro|segur[oa]|fij(?:[oa]|azo|aso)|joya|perfecto|genial|buenisimo|barbaro|adentro|dentro|puest[oa]|puestisim[oa]|hecho|firme|guay|sale|orale|arre|simon|sobres|yes|yep|yeah|afirmativo|positivo|anota(?:d[oa]|o)s?|apuntad[oa]s?|sumad[oa]s?|confirmad\p{L}*|prendid[oa]|ta|tambien|tmb|idem|titular(?:es)?|convocad[oa]s?|asistencia|cool|conta|infaltable|ready|obviamente|agregad[oa]|disponible|banco|clavado|excelente|bacan|encantad[oa]|sim|bora|partiu|fechado|blz|beleza|garantid[oa]|_va|_ok)$/u;
/** Matches words and gestures ('👍') for yes that may as well acknowledge any other message. */
const ACK =
  /^(?:ok|oki|okis|okey|okay|oka|vale|venga|listo|joya|perfecto|genial|buenisimo|barbaro|excelente|claro|hecho|guay|ta|cool|bacan|_ok)$/;
const NO =
  /^(?:no|nao|nop|nopo|nope|noup|nel|nah|na|nones|negativo|nanai|nanay|ndaikatui|paila|tampoco|imposible|naranja|ningun[oa]|_no)$/;
const AWAY_STATE =
  /^(?:ausentes?|afuera|fuera|fora|lesionad[oa]s?|lesionao|machucad[oa]|enferm[oa]s?|bajas?|ausencia|engripad[oa]|resfriad[oa]|desgarrad[oa]|out)$/;
const NEGATION = /^(?:no|nao|ni|nunca|jamas|tampoco|nica)$/;
const DOUBT =
  /^(?:capaz|mepa|ikatu|acho|quizas?|talvez|duvidas?|dud(?:as?|o|an|amos|ando|os[oa]s?)|creo|creio|supongo|calculo|estimo|depend(?:e|o|iendo|era)|segun|condicional|intento|intentare|intentar|trato|tratar|ojala|espero|posible|posiblemente|probable|probablemente|provavelmente|seguramente|complicad[oa]|dificil|jodid[oa]|pendientes?|tentativ[oa]|eventual\p{L}*|pensarlo|pensando|iria|podria|deberia|tendria|jugaria|llegaria|estaria|veria|suplente|_duda)$/u;
const LATER = /^(?:manana|luego|despues|tarde|noche|rato|mediodia|ahorita|amanha|depois|logo)$/;

/** Matches words for yes that are nouns or parts of other phrases as well: 'en el banco', 'hecho polvo'. */
const YES_ALONE = /^(?:banco|clavad[oa]|hecho|puest[oa]|dentro|firme)$/;

export const isYes = (word: string) => YES.test(word);
export const isYesAlone = (word: string) => YES_ALONE.test(word);
export const isAck = (word: string) => ACK.test(word);
export const isNo = (word: string) => NO.test(word);
export const isAwayState = (word: string) => AWAY_STATE.test(word);
export const isNegation = (word: string) => NEGATION.test(word);
export const isLater = (word: string) => LATER.test(word);

export function isDoubt(word: string, before: string): boolean {
  if (word === 'espero' && /^(?:te|los|las|lo|la)$/.test(before)) return false;
  return DOUBT.test(word) || (word === 'fijo' && before === 'me');
}

const FILLER =
  /^(?:yo|que|si|ahi|alla|alli|aca|aqui|eh|ah|uh|uy|aupa|epa|ey|hey|wenas?|buen[oa]s?|bue|pues|po|pe|entonces|siempre|gracias|perdon|sorry|loc[oa]s?|capo|capitan|jefe|patron|campeon|fiera|titan|presi|crack|maestr[oa]|compadre|rey|genio|papa|senor|mijo|carnal|bro|wey|guey|parce|causa|tios?|tmb|x|a?j[aeijs]*|igual|conmigo|nomas|ahora|final|vos|nosotr[oa]s|juntos|justo|sol[oa]|asi|por|profe|vo|kp|na|hace|rato|desde|eu|hoje|amanha|galera|pessoal|mano|cara|meu|guris(?:es)?|cabros|parceros?|muchach[oa]s|chicas|chiquis|banda|raza|pib[oa]s|botijas|panas|uy|ya|bo|pa|porfa(?:vor|s)?|porfis|favor|amig[oa]s?|tbm?|uf+|holi|quillo|culiau|les|nos|os|_\p{L}+)$/u;

const ASIDE = new RegExp(
  String.raw`^(?:directo|sitio|cupo|lugar(?:cito)?|del?|salgo|saliendo|salir|vuelvo|volviendo|trabajo|laburo|curro|pega|chamba|facu|oficina|casa|auto|bici|moto|remis|bondi|bus|metro|caminando|volando|pedaleando|efectivo|transfiero|pago|pagado|${BRING}|pongo|pelota|balon|bola|pecheras?|petos|guantes|agua|hielo|dice|dijo|falou|disse|aviso|escribio|esta|ando|mio|mia|lado|tiempo|segundo|primer|cancha|llueva|lluvia|truene|temprano|seguro|toda|todo|${KEEPER}|gol|arco|palos|tapando|boa|buen|noches?|noite|tardes|hola|recien|ahorita|queres|quieren?s?|fut|futbol|fulbito|fulbo|futebol|pelada|partidito|pude|cambi(?:e|ar|aron)|organizo|presencia|puse|vot(?:e|ar|ado)|privado|avise|dije|digo|mentira|sobre|voy|pague|transferi|transferido|pagando|todos|igualmente|encuesta|suerte|abrazos?|punto|puntual|antes|maneras|dramas?|problemas?|horario|ganas|gusto|much[oa]|tranqui|cerca|lejos|media|derecho|corriendo|saludos|felicitaciones|felicidades|grande|buenazo)$`,
  'u',
);

/**
 * Tells whether a word leaves open nothing about coming, because it is about the way, the time, the money or the place
 * in the team, or is polite.
 */
export const isAside = (word: string) => ASIDE.test(word);

/** Tells whether a word only addresses the others or stresses the answer: 'capo', 'igual'. */
export const isFiller = (word: string) => FILLER.test(word);

/** Tells whether a verb reports what another person said: 'dice', 'avisó', but not 'aviso'. */
export function isReport({ word, isAccented }: { word: string; isAccented: boolean }): boolean {
  return (
    /^(?:dicen?|diz|dijo|dijeron|disse|falou|avisa|escribio|pidio)$/.test(word) ||
    (isAccented && word === 'aviso')
  );
}

/** Tells whether a word announces a later answer: 'Veo y aviso', 'les digo', but not 'los veo'. */
export function announcesAnswer(word: string, before: string): boolean {
  if (word === 'veo') return !/^(?:los|las|te|nos|lo|la|recien)$/.test(before);
  if (/^(?:digo|respondo|contesto)$/.test(word))
    return /^(?:les|te|os|le|despues|luego|manana)$/.test(before);
  if (before === 'toca' && word === 'mirar') return true;
  return /^(?:vemos|vere|veremos|ver|avisan?|aviso|avisare|averiguo|pregunto|confirmare|checo|reviso|consulto)$/.test(
    word,
  );
}

/** Matches a guest whom the sender offers: 'voy, y si falta gente llamo a un amigo'. */
export const OFFERS_ANOTHER = new RegExp(
  String.raw`(?<!\p{L})(?:llamo|${BRING}|tengo|busco|consigo|(?:le|les) (?:digo|aviso|pregunto)) (?:a|al|un[oa]?|dos|tres|\d)(?!\p{L})`,
  'u',
);

/** Matches a question without a mark: 'Mateo venís o no'. */
export const ASKS_OR_NOT =
  /(?<!\p{L})(?:v[ae][ns]?|vais?|venis|vienes?|podes|puedes?|jugas|juegas?|contas|si) o (?:que )?(?:un )?no\P{L}*$/u;

/** Returns a text without names such as 'Ña Chela', which are no occasion. */
export function withoutNamedPlaces(text: string): string {
  return text.replaceAll(
    /(?<!\p{L})(?:Ñ[aoá]|Do[ñn]a|Don|Lo de|Bar|Complejo|Canchas?|Predio) \p{Lu}\p{L}+/gu,
    ' ',
  );
}

/** Matches an occasion beside the match: 'llego a la pizza', 'para el asado'. */
export const OTHER_OCCASION =
  /(?<!\p{L})(?:tercer tiempo|asad(?:o|ito)|pizzas?|birras?|cervezas?|chelas?|cena|cenar|comer|picada|previa|after|comida|parrilla|churrasco|resenha|morfi)(?!\p{L})/u;
