/** Marks a file as UTF-8. Without it, Excel shows accents as wrong letters. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Matches the beginning of a cell that a spreadsheet would calculate as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** Matches the characters for which a cell needs quotes. */
const SPECIAL = /[;"\r\n\t]/;

/**
 * Returns a file for spreadsheets: cells separated by semicolons, as spreadsheets in Spanish expect, in UTF-8 with a
 * byte order mark. A text that would be a formula gets an apostrophe and quotes, so that it stays a text.
 */
export function csvFile(rows: readonly (readonly (string | number)[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellOf).join(';')}\r\n`).join('');
}

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  if (FORMULA.test(value)) return quoted(`'${value}`);
  return SPECIAL.test(value) ? quoted(value) : value;
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
