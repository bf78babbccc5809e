/**
 * Finds the lists inside replies: the headings over names ('🪑 Banca', 'No van (2):'), names after a heading
 * ('Confirmados: Pato y Fede'), several ticks in one line, and guests with their hosts ('Lolo (Javi)').
 */
import { bareHeading, type HeadingKind, headingOf, labelled } from '../lists/headings.ts';
import { splitSigns } from '../lists/signs.ts';
import { withoutPictures, wordsOf } from '../words.ts';
import { readClauses } from './read-clauses.ts';
import type { ReplyLine, Section } from './reply-lines.ts';
import type { ReplyMeaning } from './reply-words.ts';

const BETWEEN = / ?[,;/·|] ?| (?:y|e|&) | [-–] /iu;
const NAME_WORDS = 4;
const UNKNOWN_NAME = /^\P{L}*\p{Lu}[\p{L}.' ]{1,25}\P{L}*$/u;
const HOSTED =
  /^(\P{L}*\p{L}[^()]*?) ?\((?:(?:inv(?:itad[oa])?|amig[oa]|prim[oa]|herman[oa])\.? )?(?:de |del |x |lo trae )?([^()]+)\)\P{L}*$/iu;

/** Returns the lines without headings, each with its heading, and each list of names as one line for each name. */
export function withSections(
  lines: readonly ReplyLine[],
  isName: (text: string) => boolean,
): ReplyLine[] {
  let section: Section | null = null;
  let sender: string | null = null;
  return lines.flatMap((line, place) => {
    if (line.isFirst || line.sender !== sender) section = null;
    sender = line.sender;
    const own = line.item === 'number' ? null : sectionOf(bareHeading(line.said).bare);
    if (own && isOverNames(line, lines[place + 1], isName)) {
      section = own;
      return [];
    }
    const names = namesAfter(line, isName);
    if (names) return names;
    const isItem = line.item !== null || (section !== null && isName(bareName(line.said)));
    const read: ReplyLine = { ...line, section, item: isItem ? (line.item ?? 'bullet') : null };
    return [withGuest(read, isName)];
  });
}

/** Maps the kind of a heading to the answer of the people under it. */
const ANSWERS: Partial<Record<HeadingKind, ReplyMeaning>> = {
  waiting: 'va',
  absent: 'no-va',
  maybe: 'duda',
};

function sectionOf(heading: string): Section | null {
  const kind = headingOf(heading);
  if (!kind) return null;
  const isYes = kind === 'people' && readClauses(heading).some(({ meaning }) => meaning === 'va');
  return { kind, answer: isYes ? 'va' : (ANSWERS[kind] ?? null) };
}

function isOverNames(
  line: ReplyLine,
  next: ReplyLine | undefined,
  isName: (text: string) => boolean,
): boolean {
  if (!next || next.isFirst || next.sender !== line.sender) return false;
  if (next.item !== null || isName(bareName(next.said))) return true;
  const isHeading = headingOf(bareHeading(next.said).bare) !== null;
  return line.sender === null && (isHeading || isShortName(next.said));
}

/** Returns one line for each name of a line with several ticks, or with names after a heading; null for others. */
function namesAfter(line: ReplyLine, isName: (text: string) => boolean): ReplyLine[] | null {
  const ticked = splitSigns(line.said);
  if (ticked.length > 1 && ticked.every((part) => isName(bareName(part)))) {
    return ticked.map((said) => ({ ...line, said: said.trim(), item: 'bullet' }));
  }
  const parts = labelled(line.said);
  const section = parts && sectionOf(parts.label);
  if (!parts || !section) return null;
  const names = parts.rest.replace(/[.!\s]+$/u, '').split(BETWEEN);
  const areNames =
    names.every((name) => isName(bareName(name)) || isShortName(name)) &&
    names.some((name) => isName(bareName(name)));
  return areNames ? names.map((said) => ({ ...line, said, section, item: 'bullet' })) : null;
}

/** Returns a line such as 'Lolo (Javi)' as a guest of Javi if only Javi is a player. */
function withGuest(line: ReplyLine, isName: (text: string) => boolean): ReplyLine {
  const [, name = '', host = ''] = line.item === null ? [] : (HOSTED.exec(line.said) ?? []);
  if (host === '' || !isName(host)) return line;
  return isName(bareName(name))
    ? { ...line, said: name }
    : { ...line, said: host, guest: bareName(name) };
}

/** Returns the name of a text without signs, a number in front and text in brackets. */
function bareName(text: string): string {
  return withoutPictures(text)
    .replaceAll(/\([^()]*\)|^\P{L}+|[\s,.;:*!✓✔✗-]+$/gu, '')
    .trim();
}

function isShortName(text: string): boolean {
  return !text.includes('?') && UNKNOWN_NAME.test(text) && wordsOf(text).length <= NAME_WORDS;
}
