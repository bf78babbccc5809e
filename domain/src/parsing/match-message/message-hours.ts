import { readTime } from '../../time/typed-time.ts';
import type { Clause } from './message-clauses.ts';
import { DEADLINE, withoutDays } from './message-days.ts';

const NUMBERS: Record<string, string> = {
  una: '1',
  dos: '2',
  tres: '3',
  cuatro: '4',
  cinco: '5',
  seis: '6',
  siete: '7',
  ocho: '8',
  nueve: '9',
  diez: '10',
  once: '11',
  doce: '12',
  dieciocho: '18',
  diecinueve: '19',
  veinte: '20',
  veintiuna: '21',
  veintiuno: '21',
  veintidos: '22',
};
const NUMBER_WORD = new RegExp(
  `(?<=(?<![a-z])(?:las?|tipo) )(?:${Object.keys(NUMBERS).join('|')})(?![a-z])`,
  'gu',
);

const UNIT = '(?:hs|hrs?|h|horas?)(?![a-z])';
const HALF = String.raw`(?:[ap]\.? ?m(?![a-z])|(?:de|a|por|en) la (?:manana|tarde|noche|madrugada)(?![a-z]))`;
const MINUTE = String.raw`(?:[:.h][0-5]\d(?![\d%])| y (?:media|cuarto)(?![a-z]))`;
/** Matches an hour, with the words before it, and the end of a span of hours after it. */
const HOUR = new RegExp(
  String.raw`(?<![\d$/:.,+#]|\d-)(?<at>a las? |las? |tipo |desde las |de )?(?<hour>\d{1,2})(?<minute>${MINUTE})?(?<end> ?(?:-|–|a|a las|hasta las) ?\d{1,2}(?:[:.h][0-5]\d)?(?![\d/]))?(?<unit> ?${UNIT})?(?<half>\.? ?${HALF})?(?!\d|[.,:]\d|\/\d| ?(?:€|\$|eur|euros|pesos|lucas|mil|mxn|usd|%)|º|°)`,
  'gu',
);
const KEYPAD = /(?<![\d$.,])(\d{1,2})([0-5]\d)(?= ?(?:hs|hrs|h)(?![a-z]))/gu;

/**
 * Matches words before an hour that is not the hour of the match, such as when people arrive, or an hour that no longer
 * holds.
 */
const ARRIVAL =
  /(?<![a-z])(?:estar|esten|estemos|llegar|llego|llegue|lleguen|llegan?|llegamos|citacion|citad[oa]s|cita|juntamos|juntarse|juntada|encontramos|presentarse|entrar?|calentar|calentamiento|salgo|salimos|yo|puedo|vestuario|abre|previa|asado|no es|no era|no va|ya no|en vez|en lugar|quedamos|hora de llegada)(?![a-z])[^,;]{0,24}$/u;
const MEAL =
  /^[ :,]*(?:asado|cena|comida|comemos|cenamos|pizzas?|birras?|cervezas?|torta|tercer tiempo)(?![a-z])/u;
const KICK_OFF =
  /(?<![a-z])(?:arranca|arrancamos|empieza|empezamos|comienza|inicio|jugamos|se juega|juego|hora|horario)(?![a-z])[^,;]{0,16}$/u;
const THEN_KICK_OFF =
  /^[^,;]{0,12}(?<![a-z])(?:arranca|arrancamos|empieza|empezamos|comienza|puntual|en punto)(?![a-z])/u;
const PART_OF_DAY =
  /(?:(?:de|a|por|en) la|esta|al) (?<part>manana|tarde|noche)(?![a-z])|(?<night>(?<![a-z])(?:nocturn[oa]))/u;

/**
 * Returns the hour of the match that the clauses name, HH:MM: the only hour named as kick-off, or else the only hour
 * named at all. Returns null if there is no such hour.
 */
export function hourIn(clauses: readonly Clause[]): string | null {
  const found = clauses.flatMap(({ plain }) => hoursOf(plain));
  const kickOffs = new Set(found.filter(({ isKickOff }) => isKickOff).map(({ time }) => time));
  const times = kickOffs.size === 1 ? kickOffs : new Set(found.map(({ time }) => time));
  const [time] = times;
  return times.size === 1 ? (time ?? null) : null;
}

function hoursOf(plain: string): { time: string; isKickOff: boolean }[] {
  const line = withoutDays(plain.replace(DEADLINE, ''))
    .replaceAll(NUMBER_WORD, (word) => NUMBERS[word] ?? word)
    .replaceAll(KEYPAD, '$1:$2');
  const { part, night } = PART_OF_DAY.exec(line)?.groups ?? {};
  const day = night ? 'noche' : part;
  return [...line.matchAll(HOUR)].flatMap((match) => {
    const { groups = {}, index } = match;
    const before = line.slice(0, index);
    const after = line.slice(index + match[0].length);
    if (ARRIVAL.test(before) || MEAL.test(after)) return [];
    const time = timeOf(groups, day);
    const isKickOff = KICK_OFF.test(before) || THEN_KICK_OFF.test(after);
    return time === null ? [] : [{ time, isKickOff }];
  });
}

/**
 * Returns an hour as HH:MM; null for a number that is not an hour, and for an hour up to 11 that may be morning or
 * evening. `day` is a part of the day that the clause names.
 */
function timeOf(
  {
    at = '',
    hour = '',
    minute = '',
    end = '',
    unit = '',
    half = '',
  }: Partial<Record<string, string>>,
  day: string | undefined,
): string | null {
  const isClock = /[:.h]\d/u.test(minute);
  const isSaid = /las? |tipo/u.test(at) || unit !== '' || half !== '' || minute !== '';
  if (!isSaid && !(at === 'de ' && end !== '')) return null;
  if (minute.startsWith('.') && !/[05]$/u.test(minute)) return null;
  const isOf24 = Number(hour) > 11 || (hour.length === 2 && hour.startsWith('0'));
  const isOpen = !isOf24 && half === '';
  if (isOpen && !day) return null;
  const written = `${hour}${isClock ? minute.replace('h', ':') : minute}`;
  const said = isOpen
    ? ` de la ${day}`
    : half.replace(/^\.? ?/u, ' ').replace(/ (?:a|por|en) la/u, ' de la');
  const isTwelve = hour === '12' && half === '';
  const text = isTwelve && !minute ? '12:00' : `${written}${said}`.trim();
  const read = readTime(text);
  return read.ok ? read.value : null;
}
