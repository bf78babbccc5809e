/* Finds lists inside sentences: 'somos Ale, Mauri y Tavo. Nos vemos a las 8'. */
import { plainWord, withoutPictures, wordsOf } from '../words.ts';
import { isGerund, isTalkWord } from './name-fit.ts';

const SHORT_FORMS =
  /(?<!\p{L})(?:ing|col|inv|conv|hno|hna|hab|lic|dr|dra|prof|profe|sr|sra|arq|don|av|st|\p{L})$/iu;
const LONG = 25;
/** Matches a word that begins a sentence and no name: 'En el arco', 'Faltan dos'. */
const FUNCTION_WORD =
  /^(?:En|Se|No|Nos|Me|Faltan?|Quedan?|Van?|Vamos|Y|Si|Para|Por|A|Al|Hoy|Mañana|Es|Somos|Ya|Jugamos|También|Entra|Viene|Los? que) /u;
/** Matches the text up to a word that introduces names, such as 'somos' or 'confirmados'. */
const INTRO =
  /^[^(]*?\b(?:somos|seremos|son|van|vamos|vienen|venimos|juegan|jugamos|est[aá]n|estamos|quedan|quedamos|confirmad[oa]s|anotad[oa]s|ten(?:go|emos)(?= a )|tenemos|(?:contando|cuento|contamos) con|confirmaron|dijeron que s[ií]|paso la lista|hay|(?:an[oó]t|agreg|sum)[aáe](?:me)? al?)(?: (?:quedando|con|a|los de siempre|hoy|los siguientes|ya|por ahora|hasta ahora))*:? +(?!(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)(?!\p{L}))(?=\p{L})/iu;

/** Matches a greeting before the sentence: 'buenas, para hoy somos …'. */
const GREETING =
  /^(?:(?:muy )?(?:hola|buenas|buen d[ií]a|buen[ao]s (?:d[ií]as|tardes|noches))|gente|che|chic[oa]s|muchach[oa]s|estimad[oa]s|se[nñ]ores|amig[oa]s|compa[nñ]eros|cabros|gurises|parceros|banda|equipo|bueno|ok|listo)(?: (?:gente|a todos|a tod[oa]s|chic[oa]s|muchach[oa]s|amig[oa]s|compa[nñ]eros|grupo|equipo))?[,.!:]+ /iu;

/** Matches the end of a sentence after the names: 'nos faltan tres'. */
const OUTRO =
  / (?:y )?(?:nos |todav[ií]a |a[uú]n )*(?:creo que|con eso|con esos|somos|en total|faltan?|quedan?|hay lugar|hay cupo)(?!\p{L}).*$/iu;

/** Matches the time after the last name: 'Oso y Mauro a las 20 en el club'. */
const TIME_AT_END =
  / (?:a las \d{1,2}|\d{1,2}[:.]\d{2}(?: ?hs?)?|\d{1,2} ?hs)(?![\p{L}\d)])(?!.*(?:,| y) \p{Lu}).*$/u;

/** Matches the verb after the names: 'Toti y el Mono confirmados.' */
const STATED = / (?:confirmad[oa]s|anotad[oa]s|apuntad[oa]s|van|juegan|vienen)[.!]*$/iu;

/**
 * Matches the blank between two sentences. The second one may begin with a time or a price, but not with a list number.
 */
const BREAK = /(?<=[.!?]) (?=[\p{Lu}¡¿])|(?<=\p{L}[.!?]) (?=\$|\d(?!\d?[).°]))/u;
/** Matches the space between two sentences in a text that is written without capital letters. */
const BREAK_IN_SMALL = /(?<=[.!?]) (?=\p{L})|(?<=\p{L}[.!?]) (?=\$|\d(?!\d?[).°]))/u;

/**
 * Splits a line of several names, or a long one, into sentences. Abbreviations and initials do not end a sentence:
 * 'Ing. Morales', 'Juli T. Paz'.
 */
export function sentencesOf(text: string): string[] {
  if (text.length < LONG && !/,.*(?:,| y )/u.test(text)) return [text];
  const found: string[] = [];
  let open = '';
  const isLower = !/\p{Lu}/u.test(text);
  const parts = text.split(isLower ? BREAK_IN_SMALL : BREAK);
  for (const [at, part] of parts.entries()) {
    open = open ? `${open} ${part}` : part;
    if (
      part.endsWith('.') &&
      SHORT_FORMS.test(part.slice(0, -1)) &&
      !FUNCTION_WORD.test(parts[at + 1] ?? '')
    )
      continue;
    found.push(open);
    open = '';
  }
  return open ? [...found, open] : found;
}

/**
 * Removes known words before the first name and after the last from a sentence with several names: 'para hoy somos Ale,
 * Mauri'.
 */
export function withoutIntro(whole: string): string {
  const text = whole.replace(GREETING, '');
  if (!/,| y /u.test(text.replaceAll(/\([^()]*\)/gu, ''))) return whole;
  const comma = text.indexOf(',');
  const first = comma < 0 ? text : text.slice(0, comma);
  const intro =
    /^[^,:]*(?<!\p{L})(?:as[ií]|lista|estos|estas|siguientes), (?=\p{L})/iu.exec(text)?.[0] ??
    INTRO.exec(first)?.[0] ??
    '';
  const rest = text.slice(intro.length).replace(TIME_AT_END, '').replace(STATED, '');
  if (isRequest(rest) || (!intro && rest === text)) return whole;
  return intro ? rest.replace(OUTRO, '') : rest;
}

/** Matches what the group should do: 'anótense', 'copien la lista', 'repassem'. */
const REQUEST =
  /^(?:\p{L}+[ae]nse|(?:anot|apunt|apur|sum|copi|pegu|reenvi|envi|pas|mand|avis|confirm|compart|agregu|complet|pong|escrib|pagu|llegu|llev|traig|invit|repass|coloqu)(?:an|en|am|em))$/u;

/** Tells whether words after an introduction are what the group does or should do: 'anotándose abajo' after 'Van'. */
function isRequest(text: string): boolean {
  if (/\p{Lu}/u.test(text)) return false;
  return text.split(/,| y | e /u).some((part) => {
    const [first = ''] = wordsOf(part);
    return isGerund(first.replace(/(?:se|me|nos|l[oae]s?)$/u, '')) || REQUEST.test(first);
  });
}

const JOINING = String.raw`(?:tambi[eé]n )?(?:entr[aoó]|va|juega|viene|cae|se (?:sum|anot|prend|apunt|agreg)[aoióe]+) (?:tambi[eé]n )?(?=\p{Lu})`;
/** Matches the verb before a player who takes the place of another: 'entra Manu'. */
export const TAKES_PLACE = new RegExp(`^${JOINING}`, 'iu');

const NAME = String.raw`\p{Lu}[\p{L}'.]*(?: \p{Lu}[\p{L}'.]*)?`;
const NAMES = String.raw`${NAME}(?:(?:, | y (?:al? )?)${NAME})*`;
const UNDECIDED = new RegExp(
  String.raw`^(${NAMES}) (?:\p{L}+ ){0,4}?(?:no (?:contest|confirm|respond|sabe|dij|avis)|depende|anda en duda|tiene que ver|est[aá] viendo|va a ver|ve si|por confirmar|en duda|est[aá]n? (?:en duda|pendientes?)|capaz|faltan? confirmar|tal vez|quiz[aá]s?|a lo mejor|(?:dice|dijo|avis[aó]|avisaron) que (?:a lo mejor|capaz|tal vez|quiz[aá]s?|puede ser|no sabe|depende|(?:te |le |nos )?(?:avis|confirm)\p{L}+|va a ver|ve(?!\p{L}))|(?:contesta|confirma|avisa|responde)n? (?:mañana|hoy|luego|despu[eé]s|m[aá]s tarde|a la|el|esta))`,
  'u',
);

/** Matches words that report what a player said: 'me dijo que', 'avisó q'. */
const REPORT = String.raw`(?:me |nos )?(?:dijo|dice|avis[oóa]|escribi[oó]|confirm[oóa]) (?:que|q) `;
const DECLINED = new RegExp(
  String.raw`^(?:[Ss]ale|[Ss]ali[oó]) (?:el |la )?(${NAME})$|^(${NAMES}) (?:hoy |ya |esta (?:vez|semana) |al final |tampoco )?(?:${REPORT})?(?:no (?:va|puede|viene|juega|llega(?! (?:a|antes|temprano|puntual)(?!\p{L}))|est[aá])n?|quedan? (?:afuera|fuera)|se baj(?:a|[oó]|an|aron))(?!\p{L})`,
  'u',
);
/** Matches where the next statement about a player begins: '… y Lolo está pendiente', '…, entra Manu'. */
const NEXT = new RegExp(
  String.raw` (?:y|pero) (?=${NAME} (?:(?:no|se|tampoco) \p{L}+(?<![ae]n|aron)(?!\p{L})|est[aá] |sigue |(?:dice|dijo|avis[aó]) que |(?:capaz|a lo mejor|depende|quiz[aá]s?|tal vez)(?!\p{L})))|, (?=${NAME} no (?:va|puede|viene|juega|llega)(?!\p{L}))|(?:,| y) (?=${JOINING}${NAME}$)`,
  'u',
);

/** Matches a place in the team before names: 'en el arco Ana', 'De suplentes Ana y Beto', 'De golero va Ana'. */
const PLACE =
  /(?<=^|[,.] |[,.] y | y |^(?:[Hh]oy|[Mm]añana|[Vv]amos|[Jj]ugamos)[,:]? )((?:[Ee]n|[Pp]or|[Aa]|[Dd]e)l? ?(?:el |la |los |las )?)?([Aa]rco|[Gg]ole(?:r|ir)[oa]|[Aa]rquer[oa]|[Pp]orter[oa]|[Aa]tr[aá]s|[Aa]rriba|[Aa]delante|[Aa]bajo|[Mm]edio|[Pp]untas?|[Dd]efensa|[Dd]elanter[oa]s?|[Ll]aterales|[Vv]olantes?|[Ss]uplentes?)(?: (?:van?|juegan?|est[aá]n?))? (?=(?:el |la )?\p{Lu})/gu;

/**
 * Splits a sentence into its statements about players: 'Isma no puede y Lolo está pendiente'. A place in the team
 * before names becomes a heading before a colon: 'atrás Ana con Beto' becomes 'atrás: Ana y Beto'.
 */
export function statementsOf(text: string): string[] {
  const places = [...text.matchAll(PLACE)];
  const [first, second] = places;
  // 'Arquero Díaz' may be a nickname.
  const isNickname = second === undefined && first?.[1] === undefined;
  if (!first || isNickname || / .* /u.test(text.slice(0, first.index))) return text.split(NEXT);
  return places.map(({ 0: whole, 2: place, index }, at) => {
    const names = text.slice(index + whole.length, places[at + 1]?.index);
    return `${place}: ${names.replace(/[,.]? ?(?:y )?$/u, '').replaceAll(/ con (?=\p{Lu})/gu, ' y ')}`;
  });
}

const JOINED = new RegExp(
  String.raw`^((?:[Ee]l |[Ll]a )?${NAME}) (?:${REPORT}(?:s[ií],? )?(?:tambi[eé]n )?(?:(?:va|viene|cae|juega|llega|entra|se suma|se anota)(?!\p{L})|s[ií]$)|(?:tambi[eé]n )?(?:se (?:sum[oóa]|anot[oóa]|prend(?:e|i[oó])|apunt[oóa])|(?:va|entra|juega|viene) (?:en (?:lugar|vez) de|por|x))(?!\p{L}))|^(?:[Yy]o )?(?:[Ss]um|[Aa]greg|[Aa]n[oó]t|[Aa]punt|[Pp]on)\p{L}* al? (?:el |la )?(${NAMES})[.!]*$|^(?:[Vv]a|[Vv]iene|[Ee]ntra|[Jj]uega) (?:el |la )?(${NAME}) tambi[eé]n[.!]*$`,
  'u',
);

/** Returns the names of players who join by a sentence: 'el Negro dijo que viene', 'Leo se sumó'. */
export function joinedIn(text: string): string[] {
  const [, name, added, also = added ?? name] = JOINED.exec(withoutPictures(text)) ?? [];
  return namesIn(also).filter((one) => !isTalkWord(plainWord(one)));
}

/** Returns the names of the players who do not come: 'Isma no puede porque tiene guardia'. */
export function declinedIn(text: string): string[] {
  const [, gone, names = gone] = DECLINED.exec(withoutPictures(text)) ?? [];
  return namesIn(names);
}

/** Matches players who have to be asked: 'A Kevin toca preguntarle', 'hay que preguntarle a Kevin'. */
const TO_BE_ASKED = new RegExp(
  String.raw`^(?:(?:[Tt]odav[ií]a |[Aa][uú]n )?(?:(?:[Mm]e |[Nn]os )?[Ff]altan? (?:que )?(?:contest|confirm|respond|avis|defin)\p{L}*|(?:[Pp]or|[Ss]in|[Aa]) confirmar|[Ee]sper\p{L}+ (?:la )?(?:respuesta|confirmaci[oó]n) de|[Pp]endientes?) (${NAMES})[.!]*$|[Aa]l? (${NAME}) (?:toca|hay que|falta|tengo que|le pregunto)(?!\p{L})|.*(?:pregunt|avis|confirm|consult)\p{L}*r(?:les?)? al? (${NAME})[.!]*$)`,
  'u',
);

/** Returns the names of the players who have not decided: 'Kevin y Joel todavía no contestaron'. */
export function undecidedIn(text: string): string[] {
  const bare = withoutPictures(text);
  const asked = TO_BE_ASKED.exec(bare);
  const [, listed, first, second] = asked ?? [];
  const [, names = listed ?? first ?? second ?? ''] = UNDECIDED.exec(bare) ?? [];
  return namesIn(names);
}

function namesIn(names = ''): string[] {
  return names.split(/, | y (?:al? )?/u).filter((name) => name !== '');
}
