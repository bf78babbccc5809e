/**
 * Recognises lines of a list that are not players: titles, appointments and facts about the match (location, price,
 * alias, missing players). The patterns match plain words (words.ts).
 */
import { isFact } from './headings.ts';
import { withoutPictures, wordsOf } from '../words.ts';

const ABOUT_FIRST =
  wordSet(`falta faltan queda quedan alias cbu cvu clabe bizum iban transferir direccion somos cupo cupos avisen avisar confirmen
  confirmar gracias http https www traer traigan recuerden recuerda nota importante ojo son nombre nombres`);
const ABOUT_INSIDE =
  /https?:\/\/|www\.|\bc\/u\b|\bpor (?:persona|cabeza)\b|\b\d+ ?(?:pesos|euros|mxn|ars)\b/iu;
const ABOUT_COUNT =
  /^\d{1,3}(?: ?\/ ?\d{1,3})? ?(?:hs?|hrs?|horas?|am|pm|personas?|jugadores|lugares|plazas|confirmados|votos?)?\.?$/iu;
const ABOUT_CLOCK = /^(?:a las )?\d{1,2}[:.]\d{2} ?(?:hs?|hrs?|horas?|am|pm)?\.?$/iu;
const ABOUT_PICTURE =
  /^(?:📍|🗺|🕐|🕑|🕒|🕓|🕔|🕕|🕖|🕗|🕘|🕙|🕚|🕛|🕜|🕝|🕞|🕟|🕠|🕡|🕢|🕣|🕤|🕥|🕦|🕧|⏰|⏱|⌚|💵|💰|💲|💸|🏦|📅|📆|🗓|🔗|📌|☎|ℹ)/u;

const TITLE_WORDS =
  wordSet(`lista partido partidito partidazo futbol fut fulbito futsal f5 f6 f7 f8 f9 f11 picado picadito pachanga cascarita
  reta torneo liga cancha convocatoria lunes martes miercoles jueves viernes sabado sabados domingo domingos hs hrs apuntados
  anotados convocados mañana amistoso clasico equipo plantel plantilla pagos contactos`);
const DAYS = wordSet('lunes martes miercoles jueves viernes sabado domingo hoy');
const CLOCK_INSIDE = /\b\d{1,2}(?:[:.]\d{2}|(?:[:.]\d{2})? ?(?:hs?|hrs|am|pm))\b/iu;

/**
 * Tells whether a line is about the match and not a player: a location, a price, an alias, a count, a clock time, or no
 * words at all.
 */
export function isAbout(text: string): boolean {
  const bare = withoutPictures(text).replace(/^[\s\-–—•·*>_~|]+/u, '');
  const words = wordsOf(bare);
  if (words.length === 0) return true;
  const isLabelled =
    ABOUT_FIRST.has(words[0] ?? '') ||
    (words.length > 1 && isFact(words[0] ?? '')) ||
    ABOUT_PICTURE.test(text);
  return isLabelled || [ABOUT_INSIDE, ABOUT_COUNT, ABOUT_CLOCK].some((kind) => kind.test(bare));
}

/** Tells whether a line is a day and a clock time and not a list of names: 'Jueves 21h. Cancha 4'. */
export function isAppointment(text: string): boolean {
  const [first = ''] = wordsOf(text);
  return DAYS.has(first) && CLOCK_INSIDE.test(text) && !/[:,]\D/u.test(text);
}

/** Tells whether a line has a clock time, a final colon or a word that titles of lists have. */
export function soundsLikeTitle(text: string): boolean {
  const bare = withoutPictures(text);
  return (
    CLOCK_INSIDE.test(bare) ||
    bare.endsWith(':') ||
    wordsOf(bare).some((word) => TITLE_WORDS.has(word))
  );
}

/** Returns a title as the name of a list, without emoji, bold markers and the final colon. */
export function titleOf(text: string): string {
  return withoutPictures(text)
    .replaceAll(/(?<![\p{L}\d])[*_~]+|[*_~]+(?![\p{L}\d])/gu, '')
    .replaceAll(/^[\s\-–—•·=>|]+|[\s\-–—:=|•·]+$/gu, '')
    .trim();
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(wordsOf(words));
}
