/**
 * Finds the lists inside replies: the headings over names ('🪑 Banca', 'No van (2):'), names after a heading
 * ('Confirmados: Pato y Fede'), several ticks in one line, and guests with their hosts ('Lolo (Javi)').
 */
import {
  bareHeading,
  headingBeforeColon,
  type HeadingKind,
  headingOf,
  labelled,
} from '../lists/headings.ts';
import { describesWithoutName } from '../lists/added-guests.ts';
import { wordsAboutHost } from '../lists/hosts.ts';
import { soundsLikeTitle } from '../lists/line-kinds.ts';
import { splitSigns } from '../lists/signs.ts';
import { withoutPictures, wordsOf } from '../words.ts';
import { asksToCome } from './conversation.ts';
import { isCall } from './message-context.ts';
import { splitNamesInMessage } from './names-in-message.ts';
import { readClauses, combinedMeaning } from './read-clauses.ts';
import type { ReplyLine, Section } from './reply-lines.ts';
import type { ReplyMeaning } from './reply-words.ts';
import { WEEKDAY } from '../word-classes.ts';

const BETWEEN = / ?[,;/·|] ?| (?:y|e|&) | [-–] /iu;
const NAME_WORDS = 4;
const UNKNOWN_NAME = /^\P{L}*\p{Lu}[\p{L}.' ]{1,25}\P{L}*$/u;
/** Matches a name before what tells whose guest it is: 'Nahuel (hijo de Beto)', 'Tomi, hermano de Agus'. */
const GUEST = /^(\P{L}*\p{L}[\p{L}.' ]*?) ?(?:[(,–—-]| \p{Ll}{4,} de(?:l)? )/u;

/**
 * Returns the lines without the headings over names. The lines under a heading have it in `section`, until another
 * heading, message or sender follows. A line with several names becomes one line for each name.
 */
export function withSections(
  lines: readonly ReplyLine[],
  isName: (text: string) => boolean,
): ReplyLine[] {
  let section: Section | null = null;
  let sender: string | null = null;
  const listed = new Set(listedWithoutMarks(lines, isName));
  return lines.flatMap((line, place) => {
    if (line.isFirst || line.sender !== sender) section = null;
    sender = line.sender;
    const isEntry = line.item === 'number' && lines[place + 1]?.item !== 'bullet';
    const known = isEntry ? null : sectionOf(bareHeading(line.said));
    const own = known ?? (section === null ? null : optionOf(line, isName));
    if (own && isOverNames(line, lines[place + 1], isName)) {
      section = own;
      return [];
    }
    const names = splitNames(line, isName);
    if (names) return names;
    const next = lines[place + 1];
    const isInList = section !== null || (line.isFirst && next?.isFirst === false && next.item);
    const isItem =
      line.item !== null || listed.has(line) || (isInList && isName(bareName(line.said)));
    const read: ReplyLine = { ...line, section, item: isItem ? (line.item ?? 'bullet') : null };
    return [withGuest(read, isName)];
  });
}

/**
 * Returns the lines of each message that is a list of people without bullets or numbers: it has several lines, each of
 * them only a name, and one is the sender's. The last question or call before it asks who comes.
 */
function listedWithoutMarks(lines: readonly ReplyLine[], isName: (text: string) => boolean) {
  let count = 0;
  const messages = Map.groupBy(lines, ({ isFirst }) => (count += Number(isFirst)));
  let call = 'quién va?';
  const isOwn = ({ said, sender }: ReplyLine) => wordsOf(sender ?? '')[0] === wordsOf(said)[0];
  return [...messages.values()].flatMap((all) => {
    call = all.findLast(({ said }) => said.includes('?') || isCall(said))?.said ?? call;
    const isList = all.length > 1 && all.some(isOwn);
    return isList && all.every(({ said }) => isName(bareName(said))) && asksToCome(call) ? all : [];
  });
}

/** Maps the kind of a heading to the answer of the people under it. */
const ANSWERS: Partial<Record<HeadingKind, ReplyMeaning>> = {
  waiting: 'va',
  absent: 'no-va',
  maybe: 'duda',
};

function sectionOf({ bare, hasColon }: ReturnType<typeof bareHeading>): Section | null {
  const kind = hasColon ? headingBeforeColon(bare) : headingOf(bare);
  if (!kind) return null;
  const isGroup = kind === 'people' || kind === 'keepers';
  return { kind, answer: isGroup ? meaningOf(bare) : (ANSWERS[kind] ?? null) };
}

/**
 * Returns the heading that an option of a poll is, such as 'Llego tarde' over names; null for other lines. Such an
 * option follows another heading.
 */
function optionOf(line: ReplyLine, isName: (text: string) => boolean): Section | null {
  const isMarked = line.item !== null && !/^\p{Extended_Pictographic}/u.test(line.said);
  if (line.sender !== null || isMarked) return null;
  if (wordsOf(line.said).some((word) => isName(word))) return null;
  const answer = meaningOf(line.said);
  return answer && { kind: answer === 'va' ? 'people' : 'maybe', answer };
}

function meaningOf(text: string): ReplyMeaning | null {
  return combinedMeaning(new Set(readClauses(text).map(({ meaning }) => meaning)));
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

/**
 * Returns one line for each name of a line with several ticks, with a list of names in a sentence, or with names after
 * a heading; null for other lines.
 */
function splitNames(whole: ReplyLine, isName: (text: string) => boolean): ReplyLine[] | null {
  const sentences = whole.said.split(NEXT_HEADING).map((said) => ({ ...whole, said }));
  const read = sentences.map((line) => namesOfSentence(line, isName));
  return read.every((one) => one === null)
    ? null
    : read.flatMap((one, place) => one ?? sentences[place] ?? []);
}

/** Matches the blank before a heading inside a message: 'Confirmados: Pato y Fede. Bajas: Leo'. */
const NEXT_HEADING = /(?<=[.;,]) (?=\p{Lu}\p{Ll}+(?: \p{Ll}+)?:)/u;

function namesOfSentence(line: ReplyLine, isName: (text: string) => boolean): ReplyLine[] | null {
  const ticked = splitSigns(line.said);
  if (ticked.length > 1 && ticked.every((part) => isName(bareName(part)))) {
    return ticked.map((said) => ({ ...line, said: said.trim(), item: 'bullet' }));
  }
  const sentence = splitNamesInMessage(line, isName);
  if (sentence?.every((one) => one.section?.isOpen !== true)) return sentence;
  const parts = labelled(line.said);
  const section =
    parts && (sectionOf({ bare: parts.label, hasColon: true }) ?? titleSection(parts.label));
  if (!parts || !section) return sentence;
  const names = parts.rest.replace(/[.!\s]+$/u, '').split(BETWEEN);
  const areNames =
    names.every((name) => isName(bareName(name)) || isShortName(name)) &&
    names.some((name) => isName(bareName(name)));
  return areNames ? names.map((said) => ({ ...line, said, section, item: 'bullet' })) : sentence;
}

/** Matches a number of players as a title: 'Los 10', 'Los 10 de mañana', 'Los 8 que juegan'. */
const COUNTED = new RegExp(
  String.raw`^l[oa]s \d{1,2}(?: (?:de|del|para|para el) (?:hoy|mañana|partido|${WEEKDAY})| que (?:van|juegan|jugamos|vamos|somos))?$`,
  'iu',
);

/**
 * Returns the section of names after a title: 'Lista miércoles: Colo, Gringo', 'Los 10 de mañana: Colo, Gringo'; null
 * if the label is no title.
 */
function titleSection(label: string): Section | null {
  const isTitle = (/^lista /iu.test(label) && soundsLikeTitle(label)) || COUNTED.test(label);
  return isTitle ? { kind: 'people', answer: 'va' } : null;
}

/**
 * Returns an item such as 'Lolo (Javi)' or 'amigo de Javi' as a guest of Javi if only Javi is a player, and as a line
 * about Lolo if both are players. Returns any other line unchanged.
 */
function withGuest(line: ReplyLine, isName: (text: string) => boolean): ReplyLine {
  const host = line.item === null ? '' : wordsAboutHost(line.said);
  const typed = GUEST.exec(line.said)?.[1] ?? '';
  const name = typed === '' && describesWithoutName(line.said) ? line.said : typed;
  if (host === '' || name === '' || !isName(host)) return line;
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
