/*
 * Adds questions to rows that were read without any, where the line gives a reason to doubt. Each rule is a sentence
 * over its function or pattern. Rows that may be nobody start without a tick; the others are added, with a question.
 */
import { type Doubt, startsUnticked } from '../doubts.ts';
import type { MarkedLine } from '../marked-line.ts';
import { nameKey, wordsOf } from '../words.ts';
import { isTalkWord } from './name-fit.ts';
import type { ReadPerson } from './read-person.ts';

/** A word of time or place, or another common word, is no first name: 'Mañana', 'Policlínico', 'Parque Sur'. */
const COMMON = new Set(
  wordsOf(`ayer hoy mañana tarde noche mediodia semana finde feriado turno hora horario
  cancha canchas canchita parque plaza club polideportivo policlinico hospital clinica sanatorio complejo estadio predio
  sintetica losa gimnasio escuela colegio sede salon buffet kiosco panaderia carniceria farmacia pizzeria bar
  remiseria taxi taxis radiotaxi gomeria ferreteria veterinaria inmobiliaria municipalidad comisaria bomberos policia
  ambulancia dentista pediatra plomero electricista gasista delivery secretaria administracion alquiler reservas
  avenida av calle ruta barrio esquina frente
  precio seña total resto pago pagos alias efectivo pelota pecheras camisetas arbitro referi tercer asado
  invitado invitada invitados amigo amiga amigos alguien nadie cualquiera varios ninguno todos todas
  taller mecanico peluqueria barberia almacen verduleria supermercado kinesiologo kinesiologa ferreteria mama papa firma atte atentamente
  reemplaza reemplazo entra sale cambio asado birra birras pizza torta cumple cumpleaños villa barrio colonia
  hotel papelera libreria estudio oficina canchero encargado encargada dueño dueña gerente contador abogado fixture torneo clausura
  veedor parrilla boca river racing independiente huracan
  enero febrero marzo mayo junio agosto septiembre setiembre octubre noviembre diciembre
  coca fernet cerveza cervezas vino agua hielo carbon carne choripan pan empanadas
  bidon guantes botines botiquin silbato conos inflador arriba aguante vamos zona sector
  urgente idem ocupado ocupada reservado reservada bloqueado pendiente guardado
  falta faltan faltaria vacante libre cupo lugar titular titulares`),
);

/** Matches a time, a place or an exclamation, which lines of a message have rather than lines of names. */
const OF_MESSAGE =
  /[!¡?¿]|(?<![\d:])\d{1,2}[:.]\d{2}(?![\d:])|(?<!\p{L}|\d)\d{1,2} ?(?:hs?|hrs?|horas)(?!\p{L})|(?<!\p{L})(?:av|avda|avenida|calle|ruta|esquina|cancha|complejo|parque|club)(?!\p{L})/iu;

/** Matches two names with a stroke between them, of which perhaps only one comes: 'César / Aldo'. */
const STROKE = /\p{L} ?\/ ?\p{Lu}/u;

/** Matches a relative, whom a note may bring or send instead: 'Ema - va el hermano'. */
const RELATIVE =
  /(?<!\p{L})(?:amig|herman|prim|cuñad|invitad|novi|hij|sobrin|vecin|viej|padre|papá|suegr|yern|compañer|coleg|tí)[oa]?s?(?!\p{L})/iu;

/** From this number of names on, a line is a list of its own: 'Somos: Ana, Beto y Caro. ¡Falta uno!'. */
const SEVERAL = 3;

/** Matches any word that belongs to somebody: 'Parce de Wilmer', 'Pata e Wilmer'. */
const OF_SOMEBODY = /^\p{L}+ (?:del?|do|da|d|e|d') ?(?:el |la )?(\p{L}[\p{L} ]*)$/iu;

/** Matches a note with a verb and a name: 'me reemplaza Juan', 'lo cubre Pipa', 'va Rodri'. */
const SOMEBODY_ELSE =
  /(?<!\p{L})(?:reemplaz|cubr|entr|va|viene|vino|lugar|juega|manda|deja|cambi|suplant|en vez)\p{Ll}* (?:de |con |a |al |el |la |por )*\p{Lu}\p{Ll}+/u;

/** Matches a price, or a number of an address after words: 'Rivadavia 2300', 'San Juan 3400'. */
const AMOUNT = /\p{L} \d{3,5}(?![\d-]| ?\d)|[$€₲]|(?<!\p{L})mil(?!\p{L})/u;

/** From this number of lines on, numbers of three digits or more after names are payments and not addresses. */
const PAYMENTS = 3;

/** Matches words by which a line says that somebody does not come: 'Kape avisó que no viene', 'en lugar de Tin'. */
const LEAVES =
  /(?<!\p{L})(?:no (?:viene|va|puede|llega|juega|est[aá])|se (?:baj|borr|cay|lesion)\p{L}*|en (?:lugar|vez) de|reemplaz\p{L}*|saquen|borren|bajen|baj[aáo])(?!\p{L})/iu;

type Text = {
  found: readonly ReadPerson[];
  /** The words of the lines that say that somebody does not come, with the number of the line. */
  leaving: { line: number; words: string }[];
  hasPayments: boolean;
  hasTeams: boolean;
  /** The first lines of the blocks between blank lines, and the blocks of a single line beside longer ones. */
  first: ReadonlySet<number>;
  alone: ReadonlySet<number>;
  /** The number of digits that most phone numbers of the text have at least. */
  digits: number;
};

/** Matches names of places rather than of people, if the line has no mark: 'San Telmo', 'Villa Crespo', 'Los Andes'. */
const PLACE = /^(?:san|santa|villa|puerto|general|gral|los|las|nueva|monte|lomas) \p{L}/u;

/** Matches team colours, and letters of teams, which are headings if a text has several: 'Rojo', 'Azul', 'A'. */
const TEAM =
  /^(?:\p{L}|(?:roj|blanc|negr|amarill|viol)\p{L}{1,3}|azul(?:es)?|verdes?|naranjas?|celestes?|gris(?:es)?|bordo)$/u;

/** Quarters, towns and clubs, which as the first line of a block are rather a heading than a nickname. */
const TOWN = new Set(
  wordsOf(`palermo belgrano caballito flores floresta boedo almagro colegiales saavedra nuñez devoto urquiza chacarita
  liniers mataderos barracas constitucion recoleta retiro balvanera pompeya lugano moron lanus quilmes avellaneda
  temperley banfield tigre olivos pilar escobar merlo moreno ramos haedo castelar ituzaingo berazategui ezeiza
  rosario cordoba mendoza salta tucuman posadas neuquen montevideo pocitos santiago lima cusco bogota medellin cali
  madrid sevilla talleres velez platense central newells gimnasia estudiantes peñarol nacional`),
);

/** Returns the people with the questions of all rules. */
export function withCaution(
  found: readonly ReadPerson[],
  lines: readonly MarkedLine[],
): ReadPerson[] {
  const byLine = new Map(lines.map((one) => [one.line, one]));
  const replaced = replacedIn(found);
  const lengths = found.flatMap(({ whatsapp }) => digitsOf(whatsapp) || []).toSorted();
  const text: Text = {
    found,
    leaving: lines
      .filter(({ rest }) => LEAVES.test(rest))
      .map(({ line, rest }) => ({ line, words: ` ${nameKey(rest)} ` })),
    hasPayments: lines.filter(({ rest }) => AMOUNT.test(rest)).length >= PAYMENTS,
    ...edgesOf(lines),
    hasTeams: found.filter((one) => TEAM.test(nameKey(one.name))).length > 1,
    digits: lengths[Math.floor(lengths.length / 2)] ?? 0,
  };
  return found.map((person) => {
    const line = byLine.get(person.line);
    if (replaced.has(person) && !startsUnticked(person.doubts))
      return { ...person, doubts: [...person.doubts, 'maybe'] };
    const doubt = person.doubts.length > 0 || !line ? null : doubtOf(person, line, text);
    return doubt === null ? person : { ...person, doubts: [doubt] };
  });
}

function doubtOf(person: ReadPerson, line: MarkedLine, text: Text): Doubt | null {
  const [first = '', ...others] = wordsOf(person.name);
  if (COMMON.has(first) || (others.length === 0 && isTalkWord(first))) return 'sentence';
  if (isOfAnother(person, line, text.found)) return 'named-by-host';
  const beside = text.found.filter((one) => one.line === person.line).length;
  if (beside < SEVERAL && line.mark === null && isOfMessage(line.rest, text)) return 'sentence';
  if (isLandline(person, text) || isHeading(person, line, text)) return 'sentence';
  if (/\p{L}[+&]\p{L}/u.test(person.name)) return 'two-names';
  if (leavesLater(person, text) || NONE.test(line.rest)) return 'maybe';
  if (others.length > 0 && RELATIVE.test(first)) return 'remark';
  if (beside < SEVERAL && STROKE.test(line.rest)) return 'two-names';
  const isDay = line.mark === null && others.length === 0 && first === 'domingo';
  return isDay || hasUnreadNote(person, line) ? 'remark' : null;
}

/** Matches that nobody of a name comes: 'Tin: 0'. */
const NONE = /\p{L} ?[:=–—-] ?0$/u;

function isOfMessage(rest: string, { hasPayments }: Text): boolean {
  return OF_MESSAGE.test(rest) || (!hasPayments && AMOUNT.test(rest));
}

/** A place or a team without a mark may be the heading of a list; a letter alone is no name. */
function isHeading(
  { name, isWaiting, isKeeper }: ReadPerson,
  { mark, line, rest }: MarkedLine,
  text: Text,
): boolean {
  const key = nameKey(name);
  const isTown = TOWN.has(key) && text.first.has(line);
  const isTeam = key.length === 1 || (text.hasTeams && TEAM.test(key));
  const isAlone = text.alone.has(line) && rest === name && !isWaiting && !isKeeper;
  return mark === null && (PLACE.test(key) || isTown || isTeam || isAlone);
}

/** Finds the first lines of blocks, and lines that are alone between blank lines in a text with longer blocks. */
function edgesOf(lines: readonly MarkedLine[]): Pick<Text, 'first' | 'alone'> {
  const blocks: number[][] = [[]];
  for (const { line, text } of lines) {
    if (text === '') blocks.push([]);
    else blocks.at(-1)?.push(line);
  }
  const filled = blocks.filter((block) => block.length > 0);
  const single = filled.filter((block) => block.length === 1);
  const isRare = 2 * single.length < filled.length + 1 && filled.length > 1;
  return {
    first: new Set(filled.flatMap(([line]) => line ?? [])),
    alone: new Set(isRare ? single.flat() : []),
  };
}

/** A number with fewer digits than most others is probably that of a place: 'Salón Norte 4555-1234'. */
function isLandline({ whatsapp }: ReadPerson, { digits }: Text): boolean {
  const own = digitsOf(whatsapp);
  return own > 0 && own < digits && own <= LANDLINE;
}

/** The most digits of a number without an area code. */
const LANDLINE = 8;

function digitsOf(number: string | null): number {
  return number?.replaceAll(/\D/gu, '').length ?? 0;
}

/** A later line may say that the person does not come: 'Kape avisó que no viene'. */
function leavesLater({ name, line }: ReadPerson, { leaving }: Text): boolean {
  return leaving.some((one) => one.line > line && one.words.includes(` ${nameKey(name)} `));
}

/** Any word with the name of another row is perhaps an unnamed companion: 'Parce de Wilmer' in a list with Wilmer. */
function isOfAnother(
  { line: own }: ReadPerson,
  { rest }: MarkedLine,
  found: readonly ReadPerson[],
): boolean {
  const [, other = ''] = OF_SOMEBODY.exec(rest) ?? [];
  const key = nameKey(other);
  return found.some(({ name, line }) => {
    const whole = nameKey(name);
    return line !== own && key !== '' && (whole === key || whole.split(' ')[0] === key);
  });
}

/** Notes are not understood if they are about a relative without being about a host, or if they name somebody else. */
function hasUnreadNote({ name, hint }: ReadPerson, { rest }: MarkedLine): boolean {
  const at = rest.indexOf(name);
  const note = at < 0 ? '' : rest.slice(at + name.length);
  return hint === '' && (RELATIVE.test(note) || SOMEBODY_ELSE.test(note));
}

/** The fewest names of a message that is a whole list. */
const LIST_LEAST = 4;
/** The share of an earlier list that a later one repeats if it replaces it. */
const REPEATED = 0.6;

/**
 * A later list in the same chat replaces an earlier one that it mostly repeats. Returns the people who are only in the
 * earlier one.
 */
function replacedIn(found: readonly ReadPerson[]): ReadonlySet<ReadPerson> {
  const lists = [...Map.groupBy(found, ({ message }) => message)].filter(
    ([message, people]) => message > 0 && people.length >= LIST_LEAST,
  );
  const gone = new Set<ReadPerson>();
  for (const [place, [, people]] of lists.entries()) {
    for (const [, later] of lists.slice(place + 1)) {
      const names = new Set(later.map(({ name }) => nameKey(name)));
      const missing = people.filter(({ name }) => !names.has(nameKey(name)));
      if (people.length - missing.length >= REPEATED * people.length)
        for (const one of missing) gone.add(one);
    }
  }
  return gone;
}
