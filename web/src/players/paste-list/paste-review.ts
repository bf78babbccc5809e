import { MESSAGES } from '@picadito/domain';
import { readList } from '@picadito/domain/parsing';
import { type PasteRow, rowOfLine, rowsFrom, rowsOfContacts } from './paste-list-rows.ts';
import type { PasteRejection } from './paste-target.ts';
import type { PickedContact } from './pick-contacts.ts';

/** Type of the state of the review of a pasted text or of picked contacts. */
export type PasteReview = {
  /** The pasted text; '' for contacts. */
  text: string;
  rows: readonly PasteRow[];
  title: string | null;
  /** Lines of the text that were not read as players. */
  left: readonly string[];
  /**
   * Sentences about the whole review, such as that part of the text was not read. Each read text and each attempt to
   * add players makes a new array.
   */
  notes: readonly string[];
  /** Error of the last attempt to add players if it is not about single rows; null otherwise. */
  failure: string | null;
  /**
   * Rows of an attempt that got no response, null if there is none. The server may have stored them. Unless a row is
   * changed, the next attempt repeats the request with its idempotency key, so that the server does not store the rows
   * twice.
   */
  unanswered: readonly PasteRow[] | null;
};

const CUT = 'El texto es muy largo: leímos la primera parte.';
export const NOBODY_ADDED = 'No pudimos agregar a nadie. Mirá cada renglón.';

/** Returns the review of a text; null if no line of the text was read as a player. */
export function reviewOfText(text: string, existing: readonly string[]): PasteReview | null {
  const found = readList(text, existing);
  const { title, left, tooMany, isCut } = found;
  if (found.rows.length === 0) return null;
  return {
    text,
    rows: rowsFrom(found),
    title,
    left: left.map((line) => line.text),
    notes: [...(tooMany > 0 ? [tooManyText(tooMany)] : []), ...(isCut ? [CUT] : [])],
    failure: null,
    unanswered: null,
  };
}

export function reviewOfContacts(
  contacts: readonly PickedContact[],
  existing: readonly string[],
): PasteReview {
  const rows = rowsOfContacts(contacts, existing);
  const nothing = { title: null, left: [], notes: [], failure: null, unanswered: null };
  return { text: '', rows, ...nothing };
}

/**
 * Returns the review with the unread line at `place` turned into a row, because the organiser says that the line is a
 * player.
 */
export function withLine(review: PasteReview, place: number): PasteReview {
  const line = review.left[place];
  if (line === undefined) return review;
  const id = Math.max(-1, ...review.rows.map((row) => row.id)) + 1;
  const rows = [...review.rows, rowOfLine(line, id)];
  return { ...review, rows, left: review.left.toSpliced(place, 1), unanswered: null };
}

/**
 * Returns the review without the rows that were added; null if all remaining rows are left out, so that the review is
 * over.
 */
export function afterAdding(review: PasteReview, added: readonly PasteRow[]): PasteReview | null {
  const rows = review.rows.filter((row) => !added.includes(row));
  if (rows.every(({ isOut }) => isOut)) return null;
  return { ...review, rows, notes: [stayingText(added.length)], failure: null, unanswered: null };
}

/** Returns the review after an attempt in which no player was added: all rows stay and show the problems to correct. */
export function afterRejection(
  review: PasteReview,
  sent: readonly PasteRow[],
  { sentence, rows: problems, isAnswered }: PasteRejection,
): PasteReview {
  if (problems.size === 0) {
    return { ...review, notes: [], failure: sentence, unanswered: isAnswered ? null : sent };
  }
  const failures = new Map([...problems].map(([place, why]) => [sent[place], why]));
  const rows = review.rows.map((row) => ({ ...row, failure: failures.get(row) ?? row.failure }));
  return { ...review, rows, notes: [NOBODY_ADDED], failure: null, unanswered: null };
}

function tooManyText(count: number): string {
  return `${MESSAGES.listFull} Quedaron ${count} sin leer.`;
}

function stayingText(added: number): string {
  return added === 1 ? 'Agregamos a 1. Estos quedan.' : `Agregamos a ${added}. Estos quedan.`;
}
