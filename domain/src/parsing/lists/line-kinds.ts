/**
 * Recognises lines of a list that are not players: titles, appointments and facts about the match (location, price,
 * alias, missing players). The patterns match plain words (words.ts).
 */
import { isFact } from './headings.ts';
import { withoutPictures, wordsOf } from '../words.ts';
import { WEEKDAY, WEEKDAYS } from '../word-classes.ts';

const ABOUT_FIRST =
  wordSet(`falta faltan faltaria faltarian cualquier queda quedan alias cbu cvu clabe bizum iban transferir direccion somos cupo cupos avisen avisar confirmen
  confirmar gracias http https www traer traigan recuerden recuerda nota importante ojo llave cooperacion cooperamos vaquita equipacion ficha losa son nombre nombres junte juntamos juntado recaudado bote resta restan`);
const ABOUT_INSIDE =
  /https?:\/\/|www\.|\bc\/u\b|\bpor (?:persona|cabeza)\b|\b\d+ ?(?:pesos|euros|mxn|ars)\b/iu;
/** Matches an amount of money at the start of a line: 'R$ 25,00', '25 reais', '5 mil'. */
const AMOUNT =
  /^[^\p{L}\d$€₲]*(?:(?:r\$|us?\$s?|\$|€|₲|gs\.?|s\/\.?|bs\.?) ?\d[\d.,]*(?: ?(?:mil|k|lucas))?|\d(?:[\d.,]*\d)? ?(?:€|\$|k|mil|(?:mil )?(?:reais|pesos|euros|soles|varos|mangos|pavos|guaran[ií]es|bolivianos|d[oó]lares|colones)))(?!\p{L})/iu;
/** Matches the beginning of a sentence about who has paid or owes: 'Los que no pagaron pasen …', 'El que debe …'. */
const ABOUT_PAYERS = /^(?:l[oa]s|el|la) que (?:no |faltan? )?(?:pag|deb|transf)/iu;
const ABOUT_COUNT =
  /^\d{1,3}(?: ?\/ ?\d{1,3})? ?(?:hs?|hrs?|horas?|am|pm|personas?|jugadores|lugares|plazas|confirmados|votos?)?\.?$/iu;
const ABOUT_CLOCK = /^(?:a las )?\d{1,2}[:.]\d{2} ?(?:hs?|hrs?|horas?|am|pm)?\.?$/iu;
const ABOUT_PICTURE = /^(?:📍|🗺|[🕐-🕧](?=.*\d)|⏰|⏱|⌚|💵|💰|💲|💸|🏦|📅|📆|🗓|🔗|📌|☎|ℹ)/u;

const TITLE_WORDS =
  wordSet(`lista partido partidito partidazo futbol fut fulbito futsal f5 f6 f7 f8 f9 f11 picado picadito pachanga cascarita
  reta pelada racha baba futebol jogo pichanga pichanguita mejenga fulbo torneo liga cancha convocatoria ${WEEKDAYS.join(' ')} sabados domingos hs hrs apuntados
  anotados convocados mañana amistoso clasico equipo plantel plantilla pagos contactos`);
const DAYS = wordSet(`${WEEKDAYS.join(' ')} hoy segunda terca quarta quinta sexta hoje`);
const CLOCK_INSIDE = /\b\d{1,2}(?:[:.]\d{2}|(?:[:.]\d{2})? ?(?:hs?|hrs?|horas|am|pm))\b/iu;
/** Matches the texts that a chat app adds to a poll, such as 'Ver votos'. */
const POLL =
  /^(?:ver votos|view votes|detalles de la encuesta|poll details|detalhes da enquete|encuesta|poll|enquete|(?:selecciona|elige|eleg[ií]|select|selecione) (?:una|uno|one|uma)\b.*)$/iu;

/** Tells whether a line is a price and names nobody after it: '5 mil por cabeza', but not '$3500 Ana'. */
export function isPrice(text: string): boolean {
  const [amount] = AMOUNT.exec(text) ?? [];
  return (
    amount !== undefined &&
    !/\p{Lu}/u.test(text.slice(amount.length).replaceAll(/\([^()]*\)/gu, ''))
  );
}

/**
 * Tells whether a line is about the match and not a player: a location, a price, an alias, a count, a clock time, or no
 * words at all.
 */
export function isAboutMatch(text: string): boolean {
  const bare = withoutPictures(text).replace(/^[\s\-–—•·*>_~|]+/u, '');
  const words = wordsOf(bare);
  if (words.length === 0) return true;
  // A word before 'de' and a name may be a companion: 'Llave de Toto'.
  const isOfSomebody = /^llave de(?:l| la)? \p{Lu}/iu.test(bare);
  const isLabelled =
    (ABOUT_FIRST.has(words[0] ?? '') && !isOfSomebody) ||
    (words.length > 1 && isFact(words[0] ?? '')) ||
    ABOUT_PICTURE.test(text);
  if (isPrice(text) || isOnlyTime(text) || POLL.test(bare) || /^\P{L}*[¿📊]/u.test(text))
    return true;
  return (
    isLabelled ||
    [ABOUT_INSIDE, ABOUT_COUNT, ABOUT_CLOCK, ABOUT_PAYERS].some((kind) => kind.test(bare))
  );
}

const WHEN = wordSet(
  `${WEEKDAYS.join(' ')} lun mar mie jue vie sab dom segunda terca quarta quinta sexta feira enero febrero marzo abril mayo
  junio julio agosto septiembre setiembre octubre noviembre diciembre janeiro fevereiro marco maio junho julho setembro outubro novembro dezembro
  hs hrs hr h hora horas am pm min mins minutos a as al e y de del desde das do ate hasta las los la el en media puntual punto hoy ayer hoje ontem amanha mañana tarde noche noite
  horario inicio fecha data dia cuando duracion duracao aprox este esta proximo proxima comienza empieza arranca`,
);
const DAY_OR_CLOCK = new RegExp(
  String.raw`\d{1,2} ?[:.] ?\d{2}|\d ?(?:hs?|hrs?|horas?|[ap]m)(?!\p{L})|(?<![\d+])\d{1,2}[/-]\d{1,2}(?!\d)|feira|(?<!\p{L})(?:${WEEKDAY}) \d|\d{1,2} (?:de )?(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sept?iembre|octubre|noviembre|diciembre)`,
  'iu',
);

/** Tells whether a text has only words of days, dates and clock times: '10/03 - sexta-feira', '00:46 às 01:31'. */
export function isOnlyTime(text: string): boolean {
  const bare = withoutPictures(text);
  const words = wordsOf(bare).map((word) => word.replace(/^\d+(?=\p{L})/u, ''));
  return (
    words.length > 1 &&
    DAY_OR_CLOCK.test(bare) &&
    words.every((word) => WHEN.has(word) || /^\d*$/.test(word))
  );
}

/** Tells whether a line begins with a day and has a clock time, without a list of names: 'Jueves 21h. Cancha 4'. */
export function isAppointment(text: string): boolean {
  const [first = ''] = wordsOf(text);
  return DAYS.has(first) && CLOCK_INSIDE.test(text) && !/[:,]\D/u.test(text);
}

/** Tells whether a text has a clock time: 'Campo de la Elipa, 10:30'. */
export function hasClock(text: string): boolean {
  return /(?<![\d:.,])\d{1,2}:\d{2}(?![\d:])/u.test(text);
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
