/*
 * Recognises headings above names, or before names on the same line: 'Suplentes', 'Arq:', 'BAJAS ❌', 'Equipo 1:',
 * 'Lugar:'. The patterns match plain words (words.ts).
 */
import { isOption } from '../poll-lines.ts';
import { withoutPictures, wordsOf } from '../words.ts';
import { optionKind } from './answer-note.ts';
import { KEEPER, WEEKDAY } from '../word-classes.ts';

/**
 * Kind of a heading by the people under it: they play (`people`), play in a position (`role`), keep goal (`keepers`),
 * wait for a place (`waiting`), do not come (`absent`) or perhaps come (`maybe`). Under `facts` are rules and no
 * people. A list may name the people under `role` and `keepers` a second time, which is then no repetition.
 */
export type HeadingKind = 'people' | 'role' | 'keepers' | 'waiting' | 'absent' | 'maybe' | 'facts';

const KINDS: readonly [HeadingKind, RegExp][] = [
  [
    'absent',
    /^(?:(?:l[oa]s )?que )?(?:bajas?|ausentes?|no (?:van?|vienen?|juegan?|jalan?|pueden?|llegan?|estan|asisten?|disponibles?|participan?|se suman?)|declinaron|rechazaron|rechazad[oa]s|se baj(?:aron|an|o)|lesionad[oa]s|afuera|fuera|cancelad[oa]s|cancelaron|descartad[oa]s|nao (?:vao|vai|podem|pode|vem|jogam|joga)|faltam|machucad[oa]s|desistiram)(?: .*)?$|^fora$|^(?:hoy )?no(?: (?:voy|puedo|juego|llego|asisto|estoy|vou|posso|me anoto))?$|^nao(?: (?:vou|posso))?$|^(?:paso|esta paso|faltan por lesion|me bajo|(?:esta vez|hoy) no)$/u,
  ],
  [
    'maybe',
    new RegExp(
      String.raw`^(?:en veremos|(?:en |con |em )?(?:dud|duvid)[oa]s?[oa]?s?|dudos[oa]s?|(?:por|sin|a|x|(?:me |nos )?faltan?|faltan? (?:por|x|de|a)) (?:confirmar|contestar|responder|avisar|decidir|definir)|(?:esperan(?:do|n)?|esperamos|falta|sin|aguardando) (?:la |su )?(?:confirmacion|respuesta|confirmacao|resposta)|pendientes?|pendentes?|tal ?vez|quizas?|capaz|no (?:saben?|contestaron|confirmaron|respondieron|avisaron)|dt|(?:director )?tecnic[oa]|entrenador[a]?)(?: .*)?$|^(?:no se|todavia no se|depende|aviso (?:mas tarde|despues|luego))$|^(?:.* )?(?:fecha|semana|partido|mes|${WEEKDAY}) (?:pasad[oa]|anterior)$`,
      'u',
    ),
  ],
  [
    'waiting',
    /^(?:(?:en |na |la )?(?:lista|listado|fila|cola) (?:de )?(?:espera|suplentes|reservas?)|(?:en |na |a la |quedan en )?espera|esperan|esperando|(?:en )?cola|suplentes?|sub?stitut[oa]s?|supl?|subs?|reservas?|ban(?:ca|co|quillo)|relevos|reemplazos?|cambios?|proxim[oa]s|emergentes|comodines|galletas?|waitlist|waiting(?: list)?|stand ?by|aguardando|de fora|entran? si (?:falta|se baja).*|(?:por )?si (?:falta|se baja|baja|alguien).*)$/u,
  ],
  [
    'keepers',
    new RegExp(
      String.raw`^(?:${KEEPER}s?|porters?|(?:al |en el )?arcos?|tapan?|atajan?|gk|arq|gol|por)(?: (?:\d|fij[oa]s?|titular(?:es)?|confirmad[oa]s|de hoy))?$`,
      'u',
    ),
  ],
  [
    'role',
    /^(?:def|zaguer[oa]s?|zagueiros?|backs?|atras|arriba|adelante|abajo|defensas?|defensor(?:es)?|defensor[oa]s?|vol|volantes?|del|delanter[oa]s?|atacantes?|medios?|meias?|mediocampo|mediocampistas?|med|mc|cierres?|alas?|pivots?|laterales|lateral|laterais|centrales|central|capitan(?:es|a)?|cap|extremos?|enganches?|stopper|puntas?|punteros?|carrileros?|liberos?|lat|cen|dc|mei|ata|zag|fixos?|pivos?)(?: \d)?$/u,
  ],
  [
    'facts',
    /^(?:reglas|regras|reglamento|normas|avisos?|info|informacion|datos|importante|recordatorios?|recordar|observaciones|obs|atencao|atencion|pagamento|como pagar|arbitr[oa]s?|referis?|juez)(?: (?:del?|da|do) \p{L}+)?$/u,
  ],
  [
    'people',
    /^de campo$|^(?:(?:l[oa]s )?que )?(?:(?:ya|aun no|todavia no|no|faltan) )?(?:pagaron|pagaram|pagad[oa]s|pagar|deben|devem|adeudan|abonaron|transfirieron|depositaron|yapearon)$|^(?:(?:primer|segundo|tercer) )?turno(?: .*)?$|^(?:grupo|tanda|bloque|partido|cancha|cuadro) (?:\d|[a-d])(?: .*)?$|^(?:si|sim|si voy|yo voy|voy|vou|eu vou|bora|juego|puedo|asisto|confirmo|presente|dentro|adentro|to dentro|me (?:anoto|sumo|prendo|apunto|late)|jalo|(?:cuenta|conta) conmigo)$/u,
  ],
];
const PEOPLE =
  wordSet(`titulares resto confirmados confirmadas confirmado apuntados apuntadas anotados anotadas puestos
  inscriptos inscriptas inscritos inscritas convocados convocadas jugadores jugadoras jugador van vienen juegan vamos
  entran entra ingresan suman invitados invitadas invitado amigos equipo equipos team mujeres hombres quienes participantes presentes jalan asisten estan adentro plantel
  plantilla los las lista jogadores jogadoras mensalistas avulsos diaristas convidados time titular nomina asistentes linha integrantes miembros seleccionados deudores morosos`);
/** Words that may follow the word for waiting people: 'Suplentes por orden de llegada', 'Galletas abiertas'. */
const OF_WAITING = wordSet(
  `de del la las los lista espera por en orden llegada para si falta alguien abiertas abierta galletas suplentes sustitutos reservas hoy partido que esperan`,
);
const OF_PEOPLE = wordSet(
  `de del la el los las siempre campo espera equipo pecheras pechera sin con disponibles habituales actuales fijos fijas trabajo barra grupo club semana mes torneo claro claros oscuro oscuros
  blanco blancos negro negros rojo rojos azul azules verde verdes amarillo amarillos a b al y en final actual nivel niveles total team banco oficiales hoy ya hasta ahora por momento para e do da dos`,
);
const FACTS =
  wordSet(`lugar sitio titular direccion donde cancha complejo predio sede hora horario horarios horas fecha dia cuando precio costo valor total cuota
  cuanto alias cbu cvu clabe bizum iban pix yape plin nequi daviplata mp mercadopago banco cuenta transferencia transferir transferencias
  pago pagos paga pagar pagamento mensalidade deposito llevar lleven llevo traer traigan traer nota notas importante ojo inscripcion encuesta link mapa
  ubicacion organiza organizador contacto reserva sena seña pd ps aviso recordatorio falta faltan quedan cupos cupo minimo maximo puntaje
  puntajes calificaciones ropa pelota pelotas pechera pecheras playera playeras remera remeras agua asado tercer despues juez arbitro duracion modalidad formato
  canchas canchita canchitas complejos deportivo encargado encargada dueño dueña alquiler alquila arbitra remis
  local data horarios endereco duracao obs chegar aluguel quadra club polideportivo pabellon estadio avenida av calle ginasio
  cumple vestimenta camiseta color consultas tel telefono admin resultado goles contactos promedio suma media total junte junto juntado juntamos bote recaude recaudado recaudacion recolectado arrecadado caja saldo resta restan cobrado sobra sobran vuelto pozo`);

const LABEL_WORDS = 3;
const INSIDE_WORDS = 7;

/** Tells whether a line is a heading over rules: 'Les recuerdo las reglas:', but not 'Jueves 21 (mismas reglas)'. */
export function isOverRules({ text }: { text: string }): boolean {
  const { bare, hasColon } = bareHeading(text);
  const at = bare.search(/(?<!\p{L})(?:reglas|regras|normas|reglamento)(?: d[aeo]l? \p{L}+)?$/iu);
  return at === 0 || (at > 0 && hasColon);
}

/** Matches, for each kind, words inside a heading with a colon that tell the kind: 'Ya avisaron que no van:'. */
const INSIDE: readonly [HeadingKind, RegExp][] = [
  [
    'absent',
    /(?<!\p{L})(?:no (?:van|pueden|vienen|juegan|llegan|estan)|se bajaron|bajas|ausentes)(?!\p{L})/u,
  ],
  ['waiting', /(?<!\p{L})(?:espera|suplentes|reservas?|si falta|si se baja|por si)(?!\p{L})/u],
  ['keepers', new RegExp(String.raw`^${KEEPER}s?(?!\p{L})`, 'u')],
  ['people', /^(?:confirmad|anotad|apuntad|convocad)[oa]s (?:para|pa|p|en|del?|a)(?!\p{L})/u],
  [
    'maybe',
    /(?<!\p{L})(?:faltan? (?:que )?confirmen?|nao confirmaram|no confirmaron|duda|dudas|sin confirmar|por confirmar|talvez|tal vez)(?!\p{L})/u,
  ],
];

/**
 * Returns the kind of the heading before a colon, in which other words may surround the known ones; null if no word is
 * known.
 */
export function headingBeforeColon(text: string): HeadingKind | null {
  const known = headingOf(text);
  if (known || /[,;]/u.test(text)) return known;
  const words = wordsOf(text);
  if (words.length > INSIDE_WORDS) return null;
  return INSIDE.find(([, pattern]) => pattern.test(words.join(' ')))?.[0] ?? null;
}

/** Matches the number of people after a heading: 'Voy — 3 votos', 'Titulares 10/10', 'Bajas: 2'. */
const COUNT =
  /[\s:=–—-]*(?<!\p{L})\d{1,3}(?: ?(?:\/|de) ?\d{1,3})?(?: (?:votos?|personas?|jugador(?:es|as)?|anotad[oa]s|confirmad[oa]s|lugares))?[\s*_]*$/iu;

/** Tells whether a line begins a part of a list by its place: '1er turno 19hs', '2do partido'. */
export function isNumberedPart(text: string): boolean {
  return /^\P{L}*\d(?:er|r[oa]|d[oa])\.? (?:turno|grupo|tanda|bloque|partido|cancha|equipo|cuadro)(?!\p{L})/iu.test(
    text,
  );
}

/** Returns the kind of a heading, or null if the text is not a heading. */
export function headingOf(text: string): HeadingKind | null {
  const bare = withoutPictures(text.replaceAll(/\([^()]*\)|\[[^[\]]*\]/gu, ' '));
  const known = kindOf(bare) ?? (COUNT.test(bare) ? kindOf(bare.replace(COUNT, '')) : null);
  return known ?? (isOption(text) ? optionKind(text) : null);
}

function kindOf(typed: string): HeadingKind | null {
  const text = typed.replace(/^(\P{L}*(?:s[ií]|no|sim|não)),(?= )/iu, '$1');
  if (/[:,;]/u.test(text)) return null;
  const words = wordsOf(text).map((word) => word.replace(/isim(?=[oa]s?$)/, ''));
  const plain = words.join(' ');
  const known = KINDS.find(([, pattern]) => pattern.test(plain));
  if (known) return known[0];
  const [first = '', ...others] = words;
  if (isWaiting(words)) return 'waiting';
  if (PEOPLE.has(first) && others.every((word) => isBesideHeading(word))) return 'people';
  if (others.length > LABEL_WORDS) return null;
  if (first === 'equipo' || (/^l[oa]s$/.test(first) && others[0] === 'de')) return 'people';
  return null;
}

/** Tells whether words say that people wait, as in 'Lista de espera de galletas' and 'Suplentes por orden'. */
function isWaiting(words: readonly string[]): boolean {
  const [, pattern] = KINDS.find(([kind]) => kind === 'waiting') ?? [];
  return words.some(
    (_, place) =>
      pattern?.test(words.slice(0, place + 1).join(' ')) === true &&
      words.slice(place + 1).every((word) => OF_WAITING.has(word)),
  );
}

function isBesideHeading(word: string): boolean {
  return OF_PEOPLE.has(word) || PEOPLE.has(word) || /^\d+$/.test(word);
}

/**
 * Returns a line as a heading, without emoji, bold markers, rules and a final colon. `hasColon` tells whether it ended
 * with one.
 */
export function bareHeading(line: string): { bare: string; hasColon: boolean } {
  const open = withoutPictures(line).replaceAll(/^[*_~=|>\s•·–—-]+|[*_~=|\s•·–—-]+$/gu, '');
  const bare = open.replace(/\s*[:：][\s*_]*$/u, '');
  return { bare, hasColon: bare !== open };
}

/**
 * Tells whether a label announces a fact about the match, so that no name follows it: 'Lugar', 'Qué llevo', 'A qué
 * hora'.
 */
export function isFact(label: string): boolean {
  const words = wordsOf(label);
  return FACTS.has(words.find((word) => !BEFORE_FACTS.has(word)) ?? '');
}

const BEFORE_FACTS = wordSet('a que el la los las de en por');
const COLON = /^((?:[^:]|:(?=\d\d(?!\d))){1,80}?) ?(?::(?!\d)|[=-]>|→|👉|➡|▶)(.*)$/u;
/** Matches a position in capitals before names: 'ARQ Vega', 'DEF Ponce, Rivas'. */
const CAPITALS =
  /^(ARQ|POR|GOL|DEF|ZAG|LAT|CEN|MED|VOL|MEI|DEL|EXT|ATA|SUPL?|DT)[^\p{L}\d:]+(?=\p{Lu}\p{Ll})(.*)$/u;
const DASH = /^([^-–—:]{2,24}?) ?[-–—] ?(.*)$/u;

/**
 * Splits a label from the text after it: 'Arq: Mono', 'Suplentes - Dante', 'Los de la barra: Chapu, Rafita'. Returns
 * null if the text has no label.
 */
export function labelled(text: string): { label: string; rest: string } | null {
  const bare = text.replaceAll(/(?<![\p{L}\d])[*_]+|[*_]+(?![\p{L}\d])/gu, '');
  const [, label = '', rest = ''] = CAPITALS.exec(bare) ?? COLON.exec(bare) ?? [];
  if (/\p{L}/u.test(label) && !/ [-–] nivel$/iu.test(label)) return { label, rest: rest.trim() };
  const [, word = '', after = ''] = DASH.exec(bare) ?? [];
  const kind = headingOf(word);
  return kind && after.trim() ? { label: word, rest: after.trim() } : null;
}

/** Matches short forms of positions that are words or names in small letters. */
const SHORT_POSITION = /^(?:LD|LI|DFC|DFI|DFD|MCD|MCO|MD|MI|MP|ED|EI|SD|CAD|CAI)$/;

/** Tells whether a text is only a position of the game: 'defensa', 'portero', 'DFC'. */
export function isPosition(text: string): boolean {
  const bare = text.trim();
  return SHORT_POSITION.test(bare) || /^(?:role|keepers)$/.test(headingOf(bare) ?? '');
}

/**
 * Removes the fields of a line that are a position ('Camilo - defensa', 'Rolo, arquero'), except the first field.
 * `isKeeper` is true if one of the removed fields means goalkeeper.
 */
export function withoutRoles(fields: readonly string[]): { isKeeper: boolean; fields: string[] } {
  const isRole = (place: number) => place > 0 && isPosition(fields[place] ?? '');
  return {
    isKeeper: fields.some((field, place) => isRole(place) && headingOf(field.trim()) === 'keepers'),
    fields: fields.filter((_, place) => !isRole(place)),
  };
}

const ROLE = new RegExp(
  String.raw`^[([]?(?:de )?(arq|${KEEPER}|(?:al|en el) arco(?: va)?|gk|def(?:ensor(?:a)?)?|vol(?:ante)?|del(?:anter[oa])?|med|cierre|ala|pivot|pívot|lateral|central|capitan[a]?|capitán|suplente|supl?|titular|invitad[oa])(?:[)\].]? +|\.)(?=[\p{L}?¿])`,
  'iu',
);

/**
 * Removes a position before a name ('Golero Nelson', '(def) Lisandro'). `isKeeper` is true if the position is
 * goalkeeper. In a list of positions (`hasRoles`), 'Del' before a name is one too.
 */
export function withoutRole(text: string, hasRoles = false): { isKeeper: boolean; rest: string } {
  const role = ROLE.exec(text);
  // 'Del Piero' and 'DEL VALLE' are surnames; `del` is also short for a forward.
  if (!role || (!hasRoles && /^del /iu.test(role[0])) || isSmallAfter(text, role[0].length))
    return { isKeeper: false, rest: text };
  return {
    isKeeper: headingOf(role[1]?.replace(/ va$/iu, '') ?? '') === 'keepers',
    rest: text.slice(role[0].length),
  };
}

/** Tells whether the text after a position is not a name, as in 'Arquero suplente' and 'Invitado de Luis'. */
function isSmallAfter(text: string, at: number): boolean {
  return (
    /\p{Ll}/u.test(text.charAt(at)) &&
    (/\p{Lu}/u.test(text) || /^(?:de|del|suplente)\b/u.test(text.slice(at)))
  );
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(wordsOf(words));
}
