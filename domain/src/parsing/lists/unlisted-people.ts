/* Finds people about whom the organiser is asked in lines that were read as no player. */
import type { MarkedLine } from '../marked-line.ts';
import { plainWord } from '../words.ts';
import { answerInNote, keepsGoal } from './answer-note.ts';
import { isFact } from './headings.ts';
import { soundsLikeTitle } from './line-kinds.ts';
import { isLowerCase, isTalkWord, nameFit } from './name-fit.ts';
import { readEntry } from './read-entry.ts';
import type { ReadPerson } from './read-person.ts';
import { DOES } from '../word-classes.ts';

/** Matches an animal or a figure that stands for a player: '8. 🦁'. */
const PICTURE = /[\u{1f400}-\u{1f43d}\u{1f47b}-\u{1f480}\u{1f916}\u{1f980}-\u{1f9ae}]/u;
const COMES =
  /(?<!\p{L})(?:tom[aó]|entr[aó]|juega|viene|va|confirma|se suma|reemplaza|ocupa|cubre)(?!\p{L})/iu;
/** Matches a name with its article, as in 'el cupo lo toma la Maca', but not a place: 'en la Quemita'. */
const NAMED =
  /(?<!(?:^|[ (])(?:en|de|del?|por|para|a|al|con|desde|hasta|x) )(?<!\p{L})(?:el|la) (\p{Lu}\p{Ll}{2,})(?!\p{L})/u;

/** Matches another player whom a sender adds, with a name in small letters: 'emi también va'. */
export const COMES_TOO =
  /^(?:el |la )?(?!(?:ella|ellos|ellas|alguien|uno|ese|esa|quien)(?!\p{L}))(\p{L}{3,}) (?:tambi[eé]n|tmb|tb) (?:va|viene|juega|se suma)(?!\p{L})/iu;

/** Tells whether a numbered line has only a picture that stands for a player. */
export function isPictured({ mark, rest, bullets }: MarkedLine): boolean {
  return mark === 'number' && rest === '' && PICTURE.test(bullets);
}

/**
 * Returns a player without a name for a picture, and a person who joins according to a sentence. `before` is the last
 * person of the list above the line.
 */
export function unlistedPeople(from: MarkedLine, before: ReadPerson): ReadPerson[] {
  const [, told = ''] =
    COMES_TOO.exec(from.rest) ?? ((COMES.test(from.rest) && NAMED.exec(from.rest)) || []);
  const isName = told !== '' && !soundsLikeTitle(told) && !isFact(told);
  const name = isPictured(from) ? `Jugador ${from.number}` : isName ? told : null;
  const entry = name === null ? null : readEntry([name]);
  const { message, section } = before;
  if (!entry || name === null) return answeringPeople(from, { message, section });
  const place = { message, section, line: from.line, number: null, isRole: true, isMention: true };
  const isKeeper = isName && keepsGoal(from.rest);
  return [{ ...entry, ...place, name, from, isKeeper, doubts: [isName ? 'sentence' : 'unnamed'] }];
}

/** Matches what is said of a player after the name: 'llega tarde' in 'Lauti llega tarde', '10 min tarde', 'y yo'. */
const DOING = new RegExp(String.raw`^(?:${DOES} |\d{1,2} ?min|y yo$)`, 'iu');

/** Returns the person of a line such as 'Pocho si no llueve', in which an answer follows the name. */
function answeringPeople(
  from: MarkedLine,
  place: Pick<ReadPerson, 'message' | 'section'>,
): ReadPerson[] {
  const { rest, mark, sender, line } = from;
  if (mark !== null || sender !== null || isFact(rest) || !/^\p{L}/u.test(rest)) return [];
  const words = rest.split(' ');
  for (const count of [2, 1]) {
    const name = words.slice(0, count).join(' ');
    const note = words.slice(count).join(' ');
    const answer = note === '' ? null : answerInNote(note);
    const entry = readEntry([name]);
    const isName =
      nameFit(name, isLowerCase(rest)) === 'name' &&
      !words.slice(0, count).some((word) => isTalkWord(plainWord(word)));
    const isDoing = DOING.test(note);
    if (!entry || !isName || !(answer || isDoing)) continue;
    if (!isDoing && soundsLikeTitle(rest)) continue;
    return [
      { ...entry, ...place, from, line, number: null, isRole: false, doubts: [answer ?? 'remark'] },
    ];
  }
  return [];
}
