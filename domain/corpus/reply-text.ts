/**
 * Describes replies of a group as they are pasted, and how an organiser reads them. `roster` lists the called names,
 * separated by commas. `answers` has a line for each person: 'Name answer' or 'Name answer +1'; 'One|Other va' if only
 * a question decides who it was; '«Nico» va' for a person who is not on the roster. A person without a line has not
 * replied.
 */
export type ReplyText = { about: string; roster: string; text: string; answers: string };
