/**
 * A text as people paste it, and what an organiser reads in it. `rows` has a line for each player,
 * 'name | level | number as typed | doubts', of which the last ones may be missing (level 3, none, none).
 */
export type ListText = {
  about: string;
  text: string;
  title?: string;
  existing?: string[];
  rows: string;
};
