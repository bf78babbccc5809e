import {
  DEFAULT_SKILL_LEVEL,
  fitLine,
  lineProblem,
  MESSAGES,
  NAME_MAX,
  type SkillLevel,
} from '@picadito/domain';
import {
  type Doubt,
  nameKey,
  readList,
  type ReadListResult,
  startsUnticked,
} from '@picadito/domain/parsing';
import type { NumberProblem } from './use-number-problems.ts';

/** Type of a player of a pasted list or of the contacts, under review before being added. */
export type PasteRow = {
  /** Identifies the row among the rows of one text. */
  id: number;
  name: string;
  skillLevel: SkillLevel;
  /** WhatsApp number as typed; '' for none. */
  whatsapp: string;
  doubts: readonly Doubt[];
  isKeeper: boolean;
  /** True if the text lists the player among those who wait for a place. */
  isWaiting: boolean;
  /** The player of the text whose guest this player is, or null. */
  host: string | null;
  /** True if the player is left out and will not be added. */
  isOut: boolean;
  /** Problem that the last attempt to add found in this row, or null. Any change of the row clears it. */
  failure: RowProblem | null;
};

/**
 * Doubts about a row that depend on other rows or on the list. `checkRows` computes them after every change, so rows do
 * not store them.
 */
const LIVE: readonly Doubt[] = ['listed', 'repeated'];

export function rowsFrom({ rows }: ReadListResult): PasteRow[] {
  return rows.map(({ line: _, name, whatsapp, doubts, ...facts }, id) => ({
    ...facts,
    id,
    name: doubts.includes('nameless') ? '' : name,
    whatsapp: whatsapp ?? '',
    doubts: doubts.filter((doubt) => !LIVE.includes(doubt)),
    isOut: startsUnticked(doubts),
    failure: null,
  }));
}

/** Returns a row for a line that was not read as a player, after the organiser has said that it is one. */
export function rowOfLine(text: string, id: number): PasteRow {
  const [found] = rowsFrom(readList(text));
  return {
    id,
    name: found?.name || (fitLine(text, NAME_MAX) ?? ''),
    skillLevel: found?.skillLevel ?? DEFAULT_SKILL_LEVEL,
    whatsapp: found?.whatsapp ?? '',
    doubts: [],
    isKeeper: found?.isKeeper ?? false,
    isWaiting: false,
    host: null,
    isOut: false,
    failure: null,
  };
}

/**
 * Returns rows for people chosen from the contacts of the phone; `existing` holds the names on the list, and people
 * with one of these names start as left out.
 */
export function rowsOfContacts(
  contacts: readonly { name: string; number: string }[],
  existing: readonly string[],
): PasteRow[] {
  const listed = new Set(existing.map((name) => nameKey(name)));
  return contacts.map(({ name, number }, id) => ({
    id,
    name: fitLine(name, NAME_MAX) ?? '',
    skillLevel: DEFAULT_SKILL_LEVEL,
    whatsapp: fitLine(number, NAME_MAX) ?? '',
    doubts: [],
    isKeeper: false,
    isWaiting: false,
    host: null,
    isOut: listed.has(nameKey(name)),
    failure: null,
  }));
}

/**
 * Returns the rows with a row such as 'Juan y Pedro' split into one row per name. Each gets the level; only the first
 * gets the number.
 */
export function splitRow(rows: readonly PasteRow[], row: PasteRow): PasteRow[] {
  const names = row.name
    .split(/ (?:y|e|o|ó|u|&|\+|-) | ?[/,] ?|(?<=\p{L}{3})\.(?=\p{L}{3})/iu)
    .filter((name) => name.trim() !== '');
  const next = Math.max(...rows.map(({ id }) => id)) + 1;
  const split = names.map((name, place) => ({
    ...row,
    id: place === 0 ? row.id : next + place,
    name: name.trim(),
    whatsapp: place === 0 ? row.whatsapp : '',
    doubts: row.doubts.filter((doubt) => doubt !== 'two-names'),
  }));
  return rows.flatMap((one) => (one.id === row.id ? split : one));
}

/**
 * Type of a problem that has to be corrected before a row can be added. `field` is the field with the problem, null for
 * the whole row. `meant` is the number that a tap takes instead of the typed one.
 */
export type RowProblem = {
  field: 'name' | 'whatsapp' | null;
  sentence: string;
  meant?: string | null;
};

/** Type of a row with its messages. `notes` are hints that do not prevent the row from being added; `problem` does. */
export type CheckedRow = { row: PasteRow; notes: string[]; problem: RowProblem | null };

/**
 * Type of a check of a name that is on the list or in an earlier row already. Returns a text that refuses the player,
 * or null to allow the name. `earlier` has this name as typed in earlier rows.
 */
export type RefuseSame = (name: string, earlier: readonly string[]) => string | null;

export function checkRows(
  rows: readonly PasteRow[],
  existing: readonly string[],
  numberProblem: (typed: string) => NumberProblem | null,
  refuseSame?: RefuseSame,
): CheckedRow[] {
  const listed = new Set(existing.map((name) => nameKey(name)));
  const earlier = new Map<string, string[]>();
  return rows.map((row) => {
    const key = nameKey(row.name);
    const same = earlier.get(key) ?? [];
    if (!row.isOut) earlier.set(key, [...same, row.name]);
    const repeat = listed.has(key) ? LISTED : same.length > 0 ? REPEATED : null;
    const refused = repeat && refuseSame?.(row.name, same);
    const notes = notesOf(row);
    return {
      row,
      notes: repeat && (row.isOut || !refused) ? [repeat, ...notes] : notes,
      problem: row.isOut ? null : problemOf(row, refused || null, numberProblem(row.whatsapp)),
    };
  });
}

function notesOf({ name, doubts, isKeeper, isWaiting, host }: PasteRow): string[] {
  const other = name.replace(/ \d+$/u, '');
  return [
    ...doubts.flatMap((doubt) => SENTENCES[doubt] ?? []),
    ...(doubts.includes('namesake') ? [`¿Es otro ${other}? Si es el mismo, sacalo.`] : []),
    ...(isKeeper ? [KEEPER] : []),
    ...(isWaiting ? [WAITING] : []),
    ...(host === null ? [] : [`Lo trae ${host}.`]),
  ];
}

function problemOf(
  row: PasteRow,
  refused: string | null,
  inNumber: NumberProblem | null,
): RowProblem | null {
  const inName = nameProblem(row) ?? refused;
  if (inName) return { field: 'name', sentence: inName };
  if (inNumber) return { field: 'whatsapp', ...inNumber };
  return row.failure;
}

function nameProblem({ name, doubts }: PasteRow): string | null {
  const missing = doubts.includes('nameless') ? NAMELESS : MESSAGES.playerNameMissing;
  return lineProblem(name, { max: NAME_MAX, missing, tooLong: MESSAGES.nameTooLong });
}

const LISTED = 'Ya está en la lista.';
const KEEPER = 'Es arquero.';
const WAITING = 'En el texto está en espera.';
const NAMELESS = 'Es un número sin nombre: escribí de quién es.';
const REPEATED = 'Está repetido en el texto.';
/**
 * Texts for the doubts about a row. The doubt about a wrong number has none, because checking the number gives its own
 * text.
 */
const SENTENCES: Partial<Record<Doubt, string>> = {
  sentence: 'No parece un jugador. Si lo es, marcalo.',
  absent: 'En el texto no va.',
  maybe: 'En el texto está en duda.',
  guests: 'Trae a alguien sin nombre: agregalo aparte.',
  unnamed: 'No tiene nombre: escribí quién es.',
  'named-by-host': 'Si sabés cómo se llama, escribilo.',
  level: 'El nivel va de 2 a 5: le pusimos 3.',
  'two-names': 'Parecen dos personas.',
  struck: 'En el texto está tachado.',
  cut: 'El nombre era muy largo: lo cortamos.',
  remark: 'La línea dice algo más: revisá el nombre.',
  heading: 'Puede ser un título: si no es un jugador, sacalo.',
  garbled: 'Llegó con letras rotas: revisá el nombre.',
  joined: 'El número estaba en otra línea: revisá si es suyo.',
  'numbered-twice': 'Dos líneas tienen el mismo número: revisá si van los dos.',
  rounded: 'La planilla cortó el número: escribilo de nuevo.',
};
