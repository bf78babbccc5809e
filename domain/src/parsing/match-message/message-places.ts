import { LOCATION_MAX } from '../../limits.ts';
import { fitLine } from '../../text/text-line.ts';
import { nameKey } from '../words.ts';
import type { Clause } from './message-clauses.ts';

const NOUNS =
  'canchas? canchitas? complejo club predio polideportivo poli pabell[oó]n campo campito parque plaza quinta estadio gimnasio galp[oó]n deportivo pista play[oó]n potrero'.split(
    ' ',
  );
/** Source of a pattern that matches the kinds of places in small letters, with a capital, and in capitals. */
const NOUN = NOUNS.flatMap((noun) => [noun, capital(noun), noun.toUpperCase()]).join('|');
const ARTICLE = '(?:el|la|los|las|lo del?|EL|LA|LOS|LAS|LO DEL?)';
const LABEL = new RegExp(
  String.raw`(?:^|[\s.,;|·(-])(?:lugar|d[oó]nde|sede|ubicaci[oó]n|direcci[oó]n|(?<noun>${NOUN})) ?[:=] ?(?<place>.+)$`,
  'iu',
);
const PIN = /(?:📍|🏟|📌|🥅 ?(?=cancha|lugar)) *(?<place>.+)$/iu;
/** Matches 'en' with a name, an article or a kind of place after it. */
const IN = new RegExp(
  String.raw`(?<!\p{L})(?:en|En|EN) (?<place>(?:${ARTICLE} )?(?:\p{Lu}|(?:${NOUN})(?!\p{L})|(?<=${ARTICLE} )\p{Ll}).*)$`,
  'u',
);
const NAMED = new RegExp(
  String.raw`(?<![\p{L}\d])(?<place>(?:(?:La|El|Las|Los) )?(?:${NOUN})s? (?:(?:n[°º] ?|nro\.? ?)?\d{1,2}(?![\d.,]|hs)|(?:(?:de|del|de la|de los|la|los|el) )?\p{Lu}).*)$`,
  'u',
);
const STARTS_WITH_NOUN = new RegExp(String.raw`^(?:${NOUN})(?!\p{L})`, 'u');
/** Matches an article in small letters that is not part of a name: 'el predio de Luján'. */
const ARTICLE_OF_NOUN = new RegExp(String.raw`^(?:el|la|los|las) (?=(?:${NOUN})(?!\p{L}))`, 'u');
/** Matches the text that ends a place within a sentence. */
const PLACE_END =
  /[.;!?¡¿|·•\n]|,|\((?!\p{L}[\p{L} ]*\)$)|\s[-–—]\s|(?= (?:a las?|desde|hoy|ma[nñ]ana|pasado|(?:el |este |los )?(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|(?:lun|mar|mie|jue|vie|sab|dom)\.? \d|finde|d[ií]a)|esta |tra(?:er|igan|e)|llev(?:ar|en|ad)|confirm|faltan?|somos|quien|qui[eé]n|nos|si|que|con|para|por|tipo|sale|jugamos|hay|de \d)(?!\p{L}))|(?= (?:y|e|pero) \p{Ll})|(?= ?\p{Extended_Pictographic})|(?= ?\$)|(?= \d{1,2}(?:[:.]\d{2}| ?(?:hs?|hrs?|horas?|[ap]m)(?!\p{L})))/u;
/** Matches the text that ends a place after a label or a pin, which usually has a line to itself. */
const LABELLED_END =
  /[;!?¡¿|·•\n]|\s[-–—]\s|(?= (?:a las?|tra(?:er|igan)|confirm))|(?= ?\p{Extended_Pictographic})|(?= ?\$)|(?= ?https?:)|(?=,? \d{1,2}(?:[:.]\d{2}| ?(?:hs?|hrs?|horas?|[ap]m)(?!\p{L})))/iu;

/**
 * Matches text that stands where a place is expected, after 'en', a label or a separator, but is not a place ('en
 * serio'), or is a place that only the group knows ('donde siempre').
 */
const NO_PLACE =
  /^(?:(?:el|la|los|las|lo) )?(?:(?:cancha|canchita|club|complejo|predio|campo|parque|plaza|poli|pista)$|lugar|mism[oa]|de siempre|siempre|donde siempre|grupo|chat|lista|horario|semana|d[ií]a|finde|fin|noche|tarde|ma[nñ]ana|primer|segund|equipo|previa|puerta|video|link|app|partido|encuesta|auto|transcurso|pr[oó]xim|entretiempo|cuanto|total|punto|duda|serio|casa|efectivo|vez|general|negro|blanco|caso|verdad|contra|realidad|principio|medio|hora|rato|a (?:confirmar|definir)|por (?:confirmar|definir)|a conf|tbd|mercado ?pago|whatsapp|instagram|insta|wsp|wpp|facebook|youtube|uber|navidad|a[nñ]o|verano|invierno|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|hoy|\d)(?!\p{L})|\?|^\P{L}*$|de siempre|libre|ocupad|inundad|reservad/iu;
const OR = / (?:o|u) |\//u;
const WHEN =
  /lunes|martes|miercoles|jueves|viernes|sabado|domingo|(?<![a-z])(?:hoy|manana|jue|vie|sab|dom|lun|mie)(?![a-z])|\d ?(?:hs?|hrs?|horas?|[ap]\.? ?m)(?![a-z])|\d[:.]\d{2}|a las \d|\d\/\d/u;
const PLAYS =
  /(?<![a-z])(?:jugamos|juega|jugar|juguito|jueguito|partido|partidito|partidillo|picad|futbol|fulbo|pachanga|cascarita|turno|reserv|vemos|juntamos|pichanga|mejenga|reta)/u;
const NO = /(?<![a-z])(?:no|ni|nunca) (?:\w+ ){0,2}en (?![a-z]*\d)/u;
/** Matches words before a place that is only for a meal after the match. */
const MEAL =
  /(?<![a-z])(?:asado|cena|comida|comemos|cenamos|pizzas?|birras?|cervezas?|torta|tercer tiempo)(?![a-z])[^,;]*(?= en )/u;
const SEPARATOR = /\s*(?:·|\||•|\s[-–—]\s)\s*/u;
const NO_NAME =
  /futbol|f[uú]tbol|(?<!\p{L})(?:f\d+|fut|fulbito|partido|lista|picad|pachanga|equipo|vs|faltan?|somos|turno|reserva|confirm|traer|cupos?|lugares|jugadores|van|vamos|precio|pesos|alias|hombres|mixto|amistoso)(?!\p{L})|\d ?[vx] ?\d|\$/iu;

type Candidate = { place: string; rank: number };

/**
 * Returns the place that the clauses name most clearly; null if they name none, or several equally clearly. A place
 * that only the group knows ('donde siempre') does not count. `places` are earlier places of the organiser, which are
 * recognised anywhere and keep their spelling.
 */
export function placeIn(clauses: readonly Clause[], places: readonly string[]): string | null {
  const found = [...knownPlaces(clauses, places), ...clauses.flatMap(candidatesOf)];
  const best = Math.min(...found.map(({ rank }) => rank));
  const named = found.filter(({ rank }) => rank === best).map(({ place }) => place);
  const names = named.filter((place) => !/^\p{L}+ \d+$/u.test(place));
  const [longest, ...others] = (names.length > 0 ? names : named).toSorted(
    (one, other) => other.length - one.length,
  );
  if (longest === undefined || OR.test(longest)) return null;
  const key = nameKey(longest);
  return others.every((other) => key.includes(nameKey(other))) ? longest : null;
}

function knownPlaces(clauses: readonly Clause[], places: readonly string[]): Candidate[] {
  const said = clauses.map(({ plain }) => ` ${nameKey(plain)} `);
  return places
    .filter((place) => said.some((words) => words.includes(` ${nameKey(place)} `)))
    .map((place) => ({ place, rank: 0 }));
}

function candidatesOf({ text, plain }: Clause): Candidate[] {
  const labelled = PIN.exec(text)?.groups?.['place'] ?? text;
  const { noun = '', place = '' } = LABEL.exec(labelled)?.groups ?? {};
  const pinned = labelled === text ? '' : labelled;
  const whole = place || pinned;
  const own = cleaned(endedBy(whole, LABELLED_END));
  if (own && /^\d{1,2}$/u.test(own) && noun) return [{ place: capital(`${noun} ${own}`), rank: 1 }];
  if (whole)
    return own && !NO_PLACE.test(whole) && !NO_PLACE.test(own)
      ? [{ place: capital(own), rank: 1 }]
      : [];
  if (NO.test(plain) || MEAL.test(plain)) return [];
  const isAbout = WHEN.test(plain) || PLAYS.test(plain);
  const said = isAbout ? IN.exec(text)?.groups?.['place'] : undefined;
  const named = said && isName(said) ? said : namedIn(text, isAbout);
  const inside = named ? cleaned(endedBy(named, PLACE_END)) : segmentOf(text);
  if (!inside || NO_PLACE.test(inside) || OR.test(inside)) return [];
  return [{ place: capital(inside.replace(ARTICLE_OF_NOUN, '')), rank: 2 }];
}

/**
 * Returns the text from a kind of place on ('Club Italiano, …') if the clause is about the match (`isAbout`) or begins
 * with the place; undefined otherwise.
 */
function namedIn(text: string, isAbout: boolean): string | undefined {
  const named = NAMED.exec(text);
  const isFirst = named && !/\p{L}/u.test(text.slice(0, named.index));
  return isAbout || isFirst ? named?.groups?.['place'] : undefined;
}

/** Tells whether the words after 'en' can be the name of a place: a capital, an article or a kind of place. */
function isName(said: string): boolean {
  return /^\p{Lu}|^(?:el|la|los|las|lo del?) /u.test(said) || STARTS_WITH_NOUN.test(said);
}

/**
 * Returns the place in a line of parts with a separator, of which one is a day or an hour and exactly one later part may
 * be a name: 'Jueves · 21:00 · El Galpón'. Parts about the format, the price or missing players do not count. The name is
 * short and begins with a capital. Returns null for any other line.
 */
function segmentOf(text: string): string | null {
  const parts = text.split(SEPARATOR).filter((part) => part !== '');
  if (parts.length < 2) return null;
  const others = parts.filter((part) => !WHEN.test(plainOf(part)) && !NO_NAME.test(part));
  const [other = ''] = others;
  const isLate = parts.slice(0, parts.indexOf(other)).some((part) => WHEN.test(plainOf(part)));
  const isShort = other.split(' ').length <= 5 && !/[,:?]/u.test(other);
  return others.length === 1 && isLate && isShort && /^\p{Lu}/u.test(other) ? cleaned(other) : null;
}

const plainOf = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

function endedBy(text: string, end: RegExp): string {
  const at = text.search(end);
  return at < 0 ? text : text.slice(0, at);
}

function cleaned(text: string): string | null {
  const bare = text
    .replaceAll(/https?:\S+|\p{Extended_Pictographic}/gu, ' ')
    .replaceAll(/^[\s«"“'(:,.-]+|[\s»"”',.:-]+$/gu, '')
    .replaceAll(/ {2,}/gu, ' ');
  return fitLine(bare, LOCATION_MAX);
}

function capital(place: string): string {
  return place.charAt(0).toUpperCase() + place.slice(1);
}
