/**
 * Replies of a group as people paste them, and what an organiser reads in them. `roster` are the names called,
 * by commas. `answers` has a line for each person: 'Name answer' or 'Name answer +1'; 'One|Other va' where only a
 * question tells who it was; '«Nico» va' for somebody who is not on the roster. Who is not named has not answered.
 */
export type ReplyText = { about: string; roster: string; text: string; answers: string };
