import { MESSAGES } from '@picadito/domain';
import { readList } from '@picadito/domain/parsing';
import { type PasteRow, rowOfLine, rowsFrom, rowsOfContacts } from './paste-list-rows.ts';
import type { PasteRejection } from './paste-target.ts';
import type { PickedContact } from './pick-contacts.ts';

/** What was pasted or picked, on its way into the list. */
export type PasteReview = {
  source: 'text' | 'contacts';
  rows: readonly PasteRow[];
  title: string | null;
  /** Lines without a name. */
  left: readonly string[];
  /** What was not read, in sentences. Another array for each text and each attempt to add. */
  notes: readonly string[];
  /** Why the last attempt failed, when that says nothing about single rows. */
  failure: string | null;
  /**
   * The rows of an attempt that may have been stored, unknown to this tab. Unless a row is changed, the next attempt
   * sends the same ones, so that the idempotency key recognises them.
   */
  unanswered: readonly PasteRow[] | null;
};

const CUT = 'El texto es muy largo: leímos la primera parte.';
export const NOBODY_ADDED = 'No pudimos agregar a nadie. Mirá cada renglón.';

/** Null when the text has no names. */
export function reviewOfText(text: string, existing: readonly string[]): PasteReview | null {
  const found = readList(text, existing);
  const { title, left, tooMany, isCut } = found;
  if (found.rows.length === 0) return null;
  return {
    source: 'text',
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
  return { source: 'contacts', rows, ...nothing };
}

/** The organiser says that a line which did not look like a player is one. */
export function withLine(review: PasteReview, place: number): PasteReview {
  const line = review.left[place];
  if (line === undefined) return review;
  const id = Math.max(-1, ...review.rows.map((row) => row.id)) + 1;
  const rows = [...review.rows, rowOfLine(line, id)];
  return { ...review, rows, left: review.left.toSpliced(place, 1), unanswered: null };
}

/** After these rows were added: null when no other one is waiting to be. */
export function afterAdding(review: PasteReview, added: readonly PasteRow[]): PasteReview | null {
  const rows = review.rows.filter((row) => !added.includes(row));
  if (rows.every(({ isOut }) => isOut)) return null;
  return { ...review, rows, notes: [stayingText(added.length)], failure: null, unanswered: null };
}

/** After an attempt that was refused: all rows stay, for the wrong ones to be corrected. */
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
