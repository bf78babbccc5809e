import type { MarkedLine } from '../marked-line.ts';
import type { FoundEntry } from './read-entry.ts';

/**
 * A person read from a pasted list. `from` is the line, `message` the number of the chat message (0 if the text is not
 * from a chat), `section` the number of the heading over the line, and `number` the number before the name, or null.
 * `isRole` is true if the name followed a position ('Arq: Mono') or is the sender of a message; the name elsewhere in
 * the list is then not a repetition.
 */
export type ReadPerson = FoundEntry & {
  from: MarkedLine;
  line: number;
  message: number;
  section: number;
  number: number | null;
  isRole: boolean;
};
