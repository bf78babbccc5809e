/**
 * Type of a test case of the list reader: a pasted text, and what an organiser understands by it. `rows` has a line for
 * each expected player: 'name | level | phone number as typed | doubts', where doubts are the questions that the reader
 * should ask. Missing parts at the end mean level 3, no number and no doubts.
 */
export type ListText = {
  about: string;
  text: string;
  title?: string;
  existing?: string[];
  rows: string;
};
