/**
 * Describes a text as people paste it, and how an organiser reads it. `rows` has a line for each player, 'name | level
 * | number as typed | doubts', of which the last parts may be missing (level 3, no number, no doubts).
 */
export type ListText = {
  about: string;
  text: string;
  title?: string;
  existing?: string[];
  rows: string;
};
