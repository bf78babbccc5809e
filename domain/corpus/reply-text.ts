/**
 * Type of a test case of the reply reader: a pasted text with replies of a group, and what an organiser understands by
 * it. `roster` lists the names of the called players, separated by commas. `answers` has a line for each person who
 * replied: 'Ana va', or 'Ana va +1' with a guest. 'Ana|Beto va' stands for a reply that only the organiser can assign
 * to one of the two players, and '«Nico» va' for a person who is not on the roster.
 */
export type ReplyText = { about: string; roster: string; text: string; answers: string };
