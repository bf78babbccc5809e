import { epochDay } from '../time/calendar.ts';

/**
 * BRACKETED and DASHED match the first line of a message as WhatsApp copies and exports it: '[20:15, 19/11/2026] Juan:
 * voy', '[19/11/26, 20:15:32] Juan: voy', '19/11/26, 20:15 - Juan: voy', '11/19/26, 8:15 PM - Juan: voy'.
 */
const BRACKETED = /^\[([^\]]{4,40})\] ?(.*)$/u;
const DASHED =
  /^\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4},? \d{1,2}:\d{2}(?::\d{2})? ?(?:[ap]\.? ?m\.?)? - (.*)$/iu;
const CLOCK = /\d{1,2}:\d{2}/;
/** Matches words of WhatsApp's note about encryption: 'Los mensajes … están cifrados de extremo a extremo'. */
const SYSTEM =
  /cifrad[oa]s de extremo a extremo|criptografia de ponta a ponta|end-to-end encrypted/iu;
const SENDER_MAX = 80;
const STAMP_MAX = 40;

const DATE = /(\d{1,4})[/.-](\d{1,2})[/.-](\d{1,4})/;

/**
 * Returns the number of days from the date of one line to the date of a later line. '5/11' may be in May or in
 * November, so the reading with the fewest days counts. Returns 0 if a line has no date, or if the second date is
 * earlier in every reading.
 */
export function daysBetween(before: string, after: string): number {
  const [first, then] = [daysOf(before), daysOf(after)];
  const gaps = first.map((day, way) => (then[way] ?? NaN) - day).filter((gap) => gap >= 0);
  return gaps.length > 0 ? Math.min(...gaps) : 0;
}

/**
 * Returns the date of a line as days since the epoch: read with the day first and with the month first, or with the
 * year first if it is the first number. An impossible reading is NaN. The array is empty if the line has no date.
 */
function daysOf(line: string): number[] {
  const [, one, two, three] = (DATE.exec(line.slice(0, STAMP_MAX)) ?? []).map(Number);
  if (one === undefined || two === undefined || three === undefined) return [];
  if (one > 31) return [epochDay({ year: one, month: two, day: three }), NaN];
  return [
    two > 12 ? NaN : epochDay({ year: three, month: two, day: one }),
    one > 12 ? NaN : epochDay({ year: three, month: one, day: two }),
  ];
}

/**
 * Returns the sender and the text of a line that begins a message, or null for any other line. The sender of a system
 * line is null.
 */
export function chatMessage(line: string): { sender: string | null; text: string } | null {
  const [, stamp = '', said] = BRACKETED.exec(line) ?? [];
  const rest = said !== undefined && CLOCK.test(stamp) ? said : DASHED.exec(line)?.[1];
  if (rest === undefined) return null;
  const colon = rest.indexOf(': ') >= 0 ? rest.indexOf(': ') : rest.search(/:$/);
  const isSystem = SYSTEM.test(rest.slice(colon + 1));
  if (colon < 1 || colon > SENDER_MAX || isSystem) return { sender: null, text: '' };
  const sender = rest.slice(0, colon).replace(/^[~\s]+/, '');
  return { sender, text: rest.slice(colon + 1).trim() };
}
