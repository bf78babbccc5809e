/*
 * Finds the title of a list. The first line with text is the title if it is not a player and one of these holds: it
 * sounds like a list or an appointment, it has no mark and the next lines have one, or a blank line follows it and no
 * blank line separates the names.
 */
import { NAME_MAX } from '../../limits.ts';
import { fitLine } from '../../text/text-line.ts';
import { looksLikeSentence } from '../doubts.ts';
import { headingOf, isOverRules, labelled } from './headings.ts';
import { isAboutMatch, isOnlyTime, soundsLikeTitle, titleOf } from './line-kinds.ts';
import type { MarkedLine } from '../marked-line.ts';

/**
 * Matches the beginning of the name of a group ('EQUIPO ALEVÍN 2026', 'Los de los jueves'), which is a heading inside a
 * list and a title over it.
 */
const NAME_OF_GROUP = /^(?:equipo \S+ \S+|l[oa]s de )/iu;
const LOOKS_AHEAD = 12;

export function titleLine(
  lines: readonly MarkedLine[],
  groups: ReadonlySet<number>,
): { from: MarkedLine; title: string } | null {
  const index = lines.findIndex(({ text }) => text !== '');
  const from = lines[index];
  if (!from || from.mark === 'number' || groups.has(from.line)) return null;
  if (headingOf(from.rest.replace(/:\s*$/u, '')) && !NAME_OF_GROUP.test(from.rest)) return null;
  if (isOverRules(from)) return null;
  const title = fitLine(titleOf(from.text), NAME_MAX);
  if (title === null || !/\p{L}/u.test(title) || namesSeveralPeople(from.text)) return null;
  if (soundsLikeTitle(from.text)) {
    return (isAboutMatch(from.text) && !isOnlyTime(from.text)) || /[?¿]/u.test(from.text)
      ? null
      : { from, title };
  }
  if (from.mark || looksLikeSentence(title) || isAboutMatch(from.text)) return null;
  const after = lines.slice(index + 1, index + 1 + LOOKS_AHEAD);
  return isBeforeMarkedLines(after) || isBeforeBlankLine(after) ? { from, title } : null;
}

function isBeforeMarkedLines(after: readonly MarkedLine[]): boolean {
  const texts = after.filter(({ text }) => text !== '');
  return texts.length > 1 && texts.slice(0, 2).every(({ mark }) => mark !== null);
}

function isBeforeBlankLine(after: readonly MarkedLine[]): boolean {
  const [blank, first, second] = after;
  return blank?.text === '' && Boolean(first?.text) && Boolean(second?.text);
}

/**
 * Tells whether a line names several people and so is not a title: 'Jugadores: Juan, Ana, Beto', but not 'Lista - Los
 * Pumas - Torneo Apertura'.
 */
function namesSeveralPeople(text: string): boolean {
  if (text.split(' - ').filter((part) => soundsLikeTitle(part)).length > 1) return false;
  return (labelled(text)?.rest ?? text).split(/[,;]| [y/-] | \d{1,2}[).-] ?(?!\d)/u).length > 2;
}
