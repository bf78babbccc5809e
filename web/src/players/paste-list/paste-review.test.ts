import { expect, test } from 'vitest';
import {
  afterAdding,
  afterRejection,
  reviewOfContacts,
  reviewOfText,
  withLine,
} from './paste-review.ts';

const pasted = (text: string) => {
  const review = reviewOfText(text, []);
  if (!review) throw new Error('nobody was read');
  return review;
};

test('a text is parsed into players, title and unread lines', () => {
  const review = pasted('Los jueves:\n1. Ana 4\n2. Beto\nalias: canchita.mp');
  expect(review).toMatchObject({ title: 'Los jueves', notes: [], failure: null });
  expect(review.rows.map(({ name }) => name)).toEqual(['Ana', 'Beto']);
  expect(review.left).toHaveLength(1);
  expect(reviewOfText('12\n----', [])).toBeNull();
});

test('a line that did not look like a player is taken by hand', () => {
  const review = withLine(pasted('1. Ana\n2. Beto\n3. Caro\nel último cierra la puerta'), 0);
  expect(review.left).toEqual([]);
  expect(review.rows.at(-1)).toMatchObject({ name: 'el último cierra la puerta', isOut: false });
});

test('contacts have no title', () => {
  const review = reviewOfContacts([{ name: 'Ana', number: '11 5555 1234' }], []);
  expect(review).toMatchObject({ text: '', title: null, left: [] });
});

test('added rows leave the review, invalid rows stay', () => {
  const review = pasted('Ana\nBeto\nCaro');
  const [ana, beto, caro] = review.rows;
  if (!ana || !beto || !caro) throw new Error('rows are missing');
  const left = afterAdding(review, [ana, beto]);
  expect(left?.rows).toEqual([caro]);
  expect(left?.notes).toEqual(['Agregamos a 2. Estos quedan.']);
  expect(afterAdding(review, [ana])?.notes[0]).toBe('Agregamos a 1. Estos quedan.');
  expect(afterAdding(review, [ana, beto, caro])).toBeNull();
  const unchecked = { ...review, rows: [ana, { ...beto, isOut: true }] };
  expect(afterAdding(unchecked, [ana])).toBeNull();
});

test('after a rejection every row stays, invalid ones with their error', () => {
  const review = pasted('Ana\nBeto\nCaro');
  const sent = review.rows.slice(1);
  const problem = { field: 'whatsapp', sentence: 'Revisalo.' } as const;
  const rejection = { sentence: 'No.', rows: new Map([[1, problem]]), isAnswered: true };
  const after = afterRejection(review, sent, rejection);
  expect(after.rows.map(({ name, failure }) => [name, failure])).toEqual([
    ['Ana', null],
    ['Beto', null],
    ['Caro', problem],
  ]);
  expect(after.notes).toEqual(['No pudimos agregar a nadie. Mirá cada renglón.']);
  expect(after.failure).toBeNull();
  const others = after.rows.slice(0, 2);
  const again = afterRejection(after, others, { ...rejection, rows: new Map([[0, problem]]) });
  expect(again.rows.map(({ failure }) => failure)).toEqual([problem, null, problem]);
  expect(afterAdding(after, others)?.rows).toEqual([after.rows[2]]);
});

test('after an attempt without a response the same rows are sent again, after a response they are selected anew', () => {
  const review = pasted('Ana\nBeto');
  const lost = { sentence: 'Sin conexión.', rows: new Map(), isAnswered: false };
  const after = afterRejection(review, review.rows, lost);
  expect(after).toMatchObject({ failure: 'Sin conexión.', notes: [] });
  expect(after.rows).toBe(review.rows);
  expect(after.unanswered).toBe(review.rows);
  const answered = afterRejection(review, review.rows, { ...lost, isAnswered: true });
  expect(answered).toMatchObject({ failure: 'Sin conexión.', unanswered: null });
});
