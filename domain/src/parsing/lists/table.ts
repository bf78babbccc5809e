/*
 * Reads a table with a heading for each column, as a spreadsheet copies it: 'Apellido;Nombre;Nivel;Celular'. Each row
 * becomes a line of fields in the order in which read-entry.ts expects them.
 */
import type { PlainLine } from '../plain-lines.ts';
import { plainWord, wordsOf } from '../words.ts';
import { answerInCell } from './answer-note.ts';
import { headingOf, isPosition } from './headings.ts';

type Column = 'name' | 'surname' | 'level' | 'number' | 'position' | 'answer' | 'note' | 'identity';

const COLUMNS: readonly [Column, RegExp][] = [
  ['surname', /^(?:apellidos?|surname|last ?name|sobrenome)$/],
  [
    'name',
    /^(?:nombres?|jugador(?:es|as?)?|jogador(?:es)?|name|first ?name|nome|apodo|nombres? (?:y apellidos?|completo)|apellidos?(?: y |, ?)nombres?)$/,
  ],
  ['level', /^(?:nivel|level|skill|puntaje|nota|rating|puntos)$/],
  [
    'number',
    /^(?:whats ?app|wsp|wpp|tel\.?|fonos?|telefon(?:e|os?)|cel\.?|celus?|celular(?:es)?|contacto|wasap|whats?|movil|phone|numero|fone|nro (?:de )?(?:tel|cel)\p{L}*)$/u,
  ],
  [
    'identity',
    /^(?:#|n[°ºo]?\.?|nro\.?|orden|dni|documento|doc\.?|cedula|ci|rut|curp|nie|cpf|id|edad|camiseta|numero de socio|socio)$/,
  ],
  ['position', /^(?:posicion(?:es)?|puestos?|pos\.?|posicao|rol)(?: .{1,20})?$/],
  [
    'answer',
    /^(?:si|(?:no )?(?:viene|va|juega|asiste|puede|joga|vem|vai)(?: .{1,20})?|estado|asistencia|asistira|presencia|presenca|presente|respuesta|resposta|confirm(?:a|o|ado|acion|acao|ou)|(?:en )?duda|rsvp)$/,
  ],
  ['note', /^(?:notas?|observaciones|observacion|obs\.?|comentarios?|detalles?|observacoes)$/],
];
/**
 * TICK and CROSS match cells that say yes and no to the title of their column, and RULE the dashes under the heading of
 * a table.
 */
const TICK = /^(?:x|✓|✔|✅|☑|1|s|s[ií]|sim|yes)$/iu;
const CROSS = /^(?:n|0)$/iu;
const RULE = /^[:\s-]*$/u;
const PHONE = /^\+?[\d ()-]{8,20}$/;
const DELIMITERS = ['\t', ';', '|', ',', ' - '] as const;
const LOOKS_AHEAD = 6;

/** Type of a table: the place of its heading, its titles and their meanings, and the sign between its cells. */
type Table = {
  place: number;
  titles: string[];
  columns: (Column | null)[];
  delimiter: string;
};

/**
 * Returns the lines with the rows of a table as fields, separated by tabs, and without the heading of the table. The
 * table begins in one of the first six lines and goes on to the end of the text. Lines with fewer than two cells or
 * without a name are unchanged. Without a heading, cells that are answers become signs.
 */
export function withoutTable(lines: readonly PlainLine[]): PlainLine[] {
  const table = tableIn(lines);
  if (table) return rowsOf(lines, table);
  return lines.map(({ line, text }) => ({ line, text: withSignsOfAnswers(text) }));
}

/** Returns the lines with the rows of a table as `withoutTable` does, if the table has a column of answers. */
export function withoutTableOfAnswers(lines: readonly PlainLine[]): readonly PlainLine[] {
  const table = tableIn(lines);
  return table?.columns.includes('answer') ? rowsOf(lines, table) : lines;
}

function tableIn(lines: readonly PlainLine[]): Table | null {
  for (const [place, { text }] of lines.slice(0, LOOKS_AHEAD).entries()) {
    for (const delimiter of DELIMITERS) {
      const titles = cellsOf(text, delimiter);
      const rows = lines.slice(place + 1).map((line) => cellsOf(line.text, delimiter));
      const columns = columnsOf(titles, rows);
      if (columns) return { place, titles, columns, delimiter };
    }
  }
  return null;
}

function isAnswer(cell: string): boolean {
  return TICK.test(cell) || CROSS.test(cell) || answerInCell(cell) !== null;
}

function rowsOf(
  lines: readonly PlainLine[],
  { place, titles, columns, delimiter }: Table,
): PlainLine[] {
  return lines
    .toSpliced(place, 1)
    .map((line, at) => (at < place ? line : rowOf(line, delimiter, columns, titles)));
}

/** Matches a cell that is only an answer, in a table without a heading: 'Ana;no'. */
const ANSWER_CELL =
  /[\t;|]\s*(s[ií]|sim|va|viene|no|n[aã]o|no va|no viene|(?:en )?duda|d[uú]vida|talvez|tal vez|capaz)\s*(?=$|[\t;|])/giu;

function withSignsOfAnswers(text: string): string {
  return text.replaceAll(ANSWER_CELL, (_, cell: string) => `\t${signOf([{ title: 'va', cell }])} `);
}

/** Returns the plain text of the title of a column. */
function titleOf(cell: string): string {
  return plainWord(cell)
    .replaceAll(/[*_"¿?¡!:]|\([^()]*\)/gu, '')
    .trim();
}

/**
 * Returns the meaning of each cell of a heading, or null if fewer than two cells are known or none is a name. A column
 * has answers only if one of its cells is an answer.
 */
function columnsOf(
  titles: readonly string[],
  rows: readonly (readonly string[])[],
): (Column | null)[] | null {
  const columns = titles.map((cell, at) => {
    const known = COLUMNS.find(([, pattern]) => pattern.test(titleOf(cell)))?.[0] ?? null;
    // 'No' is short for a number, or the column for a no beside that for a yes.
    const isNo = titleOf(cell) === 'no' && !rows.some((cells) => /\d/.test(cells[at] ?? ''));
    const column = isNo ? 'answer' : known;
    const isEmpty = column === 'answer' && !rows.some((cells) => isAnswer(cells[at] ?? ''));
    return isEmpty ? null : column;
  });
  const known = columns.filter((column) => column !== null);
  return known.length > 1 && columns.some((one) => one === 'name' || one === 'surname')
    ? columns
    : null;
}

function rowOf(
  { line, text }: PlainLine,
  delimiter: string,
  columns: readonly (Column | null)[],
  titles: readonly string[],
): PlainLine {
  const cells = cellsOf(text, delimiter);
  if (cells.length < 2 || cells.every((cell) => RULE.test(cell))) return { line, text };
  const valueOf = (column: Column) => cells[columns.indexOf(column)]?.trim() ?? '';
  const given = valueOf('name');
  const name = [given, given.includes(',') ? '' : valueOf('surname')].join(' ').trim();
  if (name === '') return { line, text };
  // A number stays with its person where the title of its column is not known.
  const unnamed = cells.find((cell, at) => columns[at] === null && PHONE.test(cell.trim())) ?? '';
  const typed = columns.includes('number') ? valueOf('number') : unnamed.trim();
  const number = /^\d{4,5}$/.test(typed) ? `tel. ${typed}` : typed;
  const answers = cells.flatMap((cell, at) =>
    columns[at] === 'answer' ? { title: titles[at] ?? '', cell } : [],
  );
  const notes = cells.filter((cell, at) => mayBeNote(columns[at] ?? null, cell));
  // A tick under 'Portero' or 'Suplente' gives the player the role in the title.
  const ticked = titles.filter(
    (title, at) =>
      /^(?:keepers|waiting)$/.test(headingOf(titleOf(title)) ?? '') && TICK.test(cells[at] ?? ''),
  );
  const asides = cells.flatMap((cell) => /\((\p{L}+)\)/u.exec(cell)?.[1] ?? []);
  const told = [...notes, ...asides].filter((one) => isPosition(one));
  const role = [valueOf('position'), ...told, ...ticked.map((title) => titleOf(title))].join(' ');
  const remarks = notes
    .filter((one) => !isPosition(one))
    .map((one) => `(${one.replaceAll(/[()]/gu, ' ').trim()})`);
  // Only the positions of keepers and substitutes matter. A sign stands for the keeper, because a word could be a name.
  const gloves = isKeeper(role) ? '🧤' : '';
  const waits = wordsOf(role).some((word) => headingOf(word) === 'waiting') ? 'suplente' : '';
  const fields = [quoted(name), valueOf('level'), number, gloves, waits, signOf(answers)];
  return { line, text: [...fields, ...remarks].filter((field) => field !== '').join('\t') };
}

/** A cell with at least this number of words is a note, also under a title that is not known. */
const NOTE_WORDS = 3;

function mayBeNote(column: Column | null, cell: string): boolean {
  return (
    (column === 'note' && /\p{L}/u.test(cell)) ||
    (column === null && wordsOf(cell).length >= NOTE_WORDS)
  );
}

/** Tells whether a position is that of a keeper: 'POR', 'Arquero o defensa', but not 'todas menos arquero'. */
function isKeeper(position: string): boolean {
  const words = wordsOf(position).filter((word, _, all) => word !== 'por' || all.length === 1);
  return (
    words.some((word) => headingOf(word) === 'keepers') &&
    !words.some((word) => word === 'no' || word === 'menos')
  );
}

/**
 * Returns the sign for the answers of a row, that of a doubt without a clear answer, and '' in a table without answers.
 */
function signOf(answers: readonly { title: string; cell: string }[]): string {
  if (answers.length === 0) return '';
  const kinds = new Set(
    answers
      .filter(({ cell }) => /[^\s.–—-]/u.test(cell))
      .map(({ title, cell }) =>
        CROSS.test(cell) ? 'absent' : answerInCell(TICK.test(cell) ? titleOf(title) : cell),
      ),
  );
  const [kind, more] = kinds;
  if (more !== undefined) return '❓';
  return kind === 'absent' ? 'no viene' : kind === 'people' ? '✅' : '❓';
}

/** Returns a name such as 'Núñez, Ana' in quotes, so that its comma separates nothing. */
function quoted(name: string): string {
  return name.includes(',') ? `"${name}"` : name;
}

/** Returns the cells of a line without their quotes. A delimiter inside quotes is part of its cell. */
export function cellsOf(text: string, delimiter: string): string[] {
  const cells: string[] = [];
  let open: string | null = null;
  for (const part of `${text} `.split(delimiter)) {
    const whole: string = open === null ? part : `${open}${delimiter}${part}`;
    const isOpen = (whole.match(/"/gu) ?? []).length % 2 === 1;
    open = isOpen ? whole : null;
    if (!isOpen) cells.push(whole.trim().replaceAll(/^"|"$/gu, ''));
  }
  const all = open === null ? cells : [...cells, open];
  return delimiter === '|' ? all.slice(all[0] === '' ? 1 : 0) : all;
}
