/*
 * Reads a table with a heading for each column, as a spreadsheet copies it: 'Apellido;Nombre;Nivel;Celular'. Each row
 * becomes a line of fields in the order in which read-entry.ts expects them.
 */
import type { PlainLine } from '../plain-lines.ts';
import { plainWord } from '../words.ts';

type Column = 'name' | 'surname' | 'level' | 'number' | 'position' | 'identity';

const COLUMNS: readonly [Column, RegExp][] = [
  ['surname', /^(?:apellidos?|surname|last ?name|sobrenome)$/],
  [
    'name',
    /^(?:nombres?|jugador(?:es|as?)?|jogador(?:es)?|name|first ?name|nome|apodo|nombre (?:y apellido|completo)|apellido y nombre)$/,
  ],
  ['level', /^(?:nivel|level|skill|puntaje|nota|rating|puntos)$/],
  [
    'number',
    /^(?:whats ?app|wsp|wpp|tel\.?|telefon(?:e|os?)|cel\.?|celus?|celular(?:es)?|contacto|wasap|whats?|movil|phone|numero|fone|nro (?:de )?(?:tel|cel)\p{L}*)$/u,
  ],
  [
    'identity',
    /^(?:dni|documento|doc\.?|cedula|ci|rut|curp|nie|cpf|id|edad|camiseta|numero de socio|socio)$/,
  ],
  ['position', /^(?:posicion|puesto|pos\.?|posicao|rol)$/],
];
const PHONE = /^\+?[\d ()-]{8,20}$/;
const DELIMITERS = ['\t', ';', '|', ','] as const;
const LOOKS_AHEAD = 6;

/**
 * Returns the lines with the rows of a table as fields, separated by tabs, and without the heading of the table. The
 * table begins in one of the first six lines and goes on to the end of the text. Lines with fewer than two cells or
 * without a name are unchanged.
 */
export function withoutTable(lines: readonly PlainLine[]): PlainLine[] {
  for (const [place, { text }] of lines.slice(0, LOOKS_AHEAD).entries()) {
    for (const delimiter of DELIMITERS) {
      const columns = columnsOf(cellsOf(text, delimiter));
      if (columns)
        return lines
          .toSpliced(place, 1)
          .map((line, at) => (at < place ? line : rowOf(line, delimiter, columns)));
    }
  }
  return [...lines];
}

/** Returns the meaning of each cell of a heading, or null if fewer than two cells are known or none is a name. */
function columnsOf(cells: readonly string[]): (Column | null)[] | null {
  const columns = cells.map((cell) => {
    const title = plainWord(cell)
      .replaceAll(/[*_"]|\([^()]*\)/gu, '')
      .trim();
    return COLUMNS.find(([, pattern]) => pattern.test(title))?.[0] ?? null;
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
): PlainLine {
  const cells = cellsOf(text, delimiter);
  if (cells.length < 2) return { line, text };
  const valueOf = (column: Column) => cells[columns.indexOf(column)]?.trim() ?? '';
  const given = valueOf('name');
  const name = [given, given.includes(',') ? '' : valueOf('surname')].join(' ').trim();
  if (name === '') return { line, text };
  // A number stays with its person where the title of its column is not known.
  const unnamed = cells.find((cell, at) => columns[at] === null && PHONE.test(cell.trim())) ?? '';
  const number = columns.includes('number') ? valueOf('number') : unnamed.trim();
  const fields = [quoted(name), valueOf('level'), number, valueOf('position')];
  return { line, text: fields.filter((field) => field !== '').join('\t') };
}

/** Returns a name such as 'Núñez, Ana' in quotes, so that its comma separates nothing. */
function quoted(name: string): string {
  return name.includes(',') ? `"${name}"` : name;
}

/** Returns the cells of a line without their quotes. A delimiter inside quotes is part of its cell. */
export function cellsOf(text: string, delimiter: string): string[] {
  const cells: string[] = [];
  let open: string | null = null;
  for (const part of text.split(delimiter)) {
    const whole: string = open === null ? part : `${open}${delimiter}${part}`;
    const isOpen = (whole.match(/"/gu) ?? []).length % 2 === 1;
    open = isOpen ? whole : null;
    if (!isOpen) cells.push(whole.trim().replaceAll(/^"|"$/gu, ''));
  }
  const all = open === null ? cells : [...cells, open];
  return delimiter === '|' ? all.slice(all[0] === '' ? 1 : 0) : all;
}
