import { epochDay } from '../time/calendar.ts';

/**
 * Messages as WhatsApp copies and exports them: '[20:15, 19/11/2026] Juan: voy', '[19/11/26, 20:15:32] Juan: voy',
 * '19/11/26, 20:15 - Juan: voy', '11/19/26, 8:15 PM - Juan: voy'. System lines have no sender.
 */
const BRACKETED = /^\[([^\]]{4,40})\] ?(.*)$/u;
const DASHED =
  /^\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4},? \d{1,2}:\d{2}(?::\d{2})? ?(?:[ap]\.? ?m\.?)? - (.*)$/iu;
const CLOCK = /\d{1,2}:\d{2}/;
const SENDER_MAX = 80;
const STAMP_MAX = 40;

const DATE = /(\d{1,4})[/.-](\d{1,2})[/.-](\d{1,4})/;

/** Days between the dates of two lines, at least: '5/11' may be in May or in November. 0 where one has no date. */
export function daysBetween(before: string, after: string): number {
  const [first, then] = [daysOf(before), daysOf(after)];
  const gaps = first.map((day, way) => (then[way] ?? NaN) - day).filter((gap) => gap >= 0);
  return gaps.length > 0 ? Math.min(...gaps) : 0;
}

/** Read as day first, and as month first. */
function daysOf(line: string): number[] {
  const [, one, two, three] = (DATE.exec(line.slice(0, STAMP_MAX)) ?? []).map(Number);
  if (one === undefined || two === undefined || three === undefined) return [];
  if (one > 31) return [epochDay({ year: one, month: two, day: three }), NaN];
  return [
    two > 12 ? NaN : epochDay({ year: three, month: two, day: one }),
    one > 12 ? NaN : epochDay({ year: three, month: one, day: two }),
  ];
}

/** Sender and text; a null sender: a system line; null: the line does not begin a message. */
export function chatMessage(line: string): { sender: string | null; text: string } | null {
  const [, stamp = '', said] = BRACKETED.exec(line) ?? [];
  const rest = said !== undefined && CLOCK.test(stamp) ? said : DASHED.exec(line)?.[1];
  if (rest === undefined) return null;
  const colon = rest.indexOf(': ') >= 0 ? rest.indexOf(': ') : rest.search(/:$/);
  if (colon < 1 || colon > SENDER_MAX) return { sender: null, text: '' };
  const sender = rest.slice(0, colon).replace(/^[~\s]+/, '');
  return { sender, text: rest.slice(colon + 1).trim() };
}
