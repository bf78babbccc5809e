/*
 * Reads the people of one line of a list. The heading over the line and evidence from the whole text help to interpret
 * it.
 */
import { looksLikeSentence } from '../doubts.ts';
import type { MarkedLine } from '../marked-line.ts';
import { headingBeforeColon, headingOf, isNumberedPart, labelled } from './headings.ts';
import { hasClock, isAboutMatch, isAppointment, isOnlyTime, isPrice } from './line-kinds.ts';
import { isRelative, withHostFirst } from './added-guests.ts';
import { type Heading, headingAlone, type Piece, pieceOf } from './line-piece.ts';
import { answersInChat, askBareWord, isHeadingInChat, joins } from './chat-answers.ts';
import { isFreePlace, nameFit } from './name-fit.ts';
import { readPeople } from './read-people.ts';
import { type FoundEntry, readEntry } from './read-entry.ts';
import type { ReadPerson } from './read-person.ts';
import { sentencesOf, statementsOf, undecidedIn } from './lists-in-sentences.ts';
import { isLegend } from './signs.ts';
import { RELATIVE } from '../word-classes.ts';
import { lacksCommonMark, type TextEvidence } from './text-evidence.ts';

export type LineReader = { read: (line: MarkedLine, next: MarkedLine | undefined) => ReadPerson[] };

const TABLE_HEADER =
  /^[\s"|;,\t]*(?:nombres?|jugador(?:es|a)?|nro|#|n[°º]|apellidos?|name)\b.*(?:nivel|whatsapp|tel|m[oó]vil|celular|n[uú]mero|apellido|level|phone|nombre|skill|posici[oó]n|puesto|estado)/iu;
/** Matches what WhatsApp writes in place of a file or a message: 'sticker omitido', 'Eliminaste este mensaje'. */
const PLACEHOLDER =
  /^<?(?:(?:mensaje|nota) de voz(?!\p{L})|llamada (?:perdida|de voz|de video|grupal)(?!\p{L})|(?:multimedia|audio|imagen|v[ií]deo|sticker|gif|documento|tarjeta de contacto|m[ií]dia|figurinha|image|media|contact card)\b.{0,12} (?:omitid[oa]|oculto|ocult[oa]|omitted)|(?:eliminaste|se elimin[oó]) (?:este|el) mensaje|mensagem apagada|this message was deleted|reenviado(?: muchas veces)?$|forwarded$)/iu;
const TIME_SPAN =
  /^(?:de )?\d{1,2}(?:[:.]\d{2})? ?(?:hs?)? ?(?:a|-|–|hasta) ?(?:las )?\d{1,2}(?:[:.]\d{2})? ?(?:hs?|hrs?|horas?|am|pm)\b/iu;
/** Matches the format of the match at the beginning of a line: 'Fútbol 7, 19.30 en El Predio'. */
const FORMAT = /^\P{L}*(?:f[uú]tbol|futsal|fulbito|futebol) ?\d/iu;
const COUNT_OF_PEOPLE =
  /^\d{1,3} (?:jugador(?:es|as)?|personas|lugares|cupos|plazas|confirmad[oa]s)\b/iu;
/** Returns the reader of the lines of a text. Under a title (`hasTitle`), the first message is an answer as well. */
export function lineReader(evidence: TextEvidence, hasTitle: boolean): LineReader {
  let heading: Heading | null = null;
  let isHeadingNew = false;
  let message = 0;
  let writer: string | null = null;
  let section = 0;
  let count = 0;
  let last = 0;
  let hasList = false;
  let lastName = '';

  function read(line: MarkedLine, next: MarkedLine | undefined): ReadPerson[] {
    const isBeforeMore = Boolean(next?.text) && next?.sender === null;
    const people = readLine(line, isBeforeMore);
    last = line.line;
    const own = withHost(line, people, lastName);
    lastName = people.at(-1)?.name ?? lastName;
    count += people.length;
    return own;
  }

  function readLine(line: MarkedLine, isBeforeMore: boolean): ReadPerson[] {
    if (line.sender !== null) {
      message++;
      writer = line.sender;
      heading = null;
    }
    // Below a gap, the heading of keepers or waiting people may be over.
    const isApart = !isHeadingNew && line.line > last + 1;
    if (heading && isApart && /^(?:keepers|waiting)$/.test(heading.kind))
      heading = { ...heading, isOpen: true };
    const before = heading;
    const isReply = line.sender !== null && (message > 1 || hasTitle || !isBeforeMore);
    const lacksMark = lacksCommonMark(line, evidence);
    const kind = isNoHeading(line, isBeforeMore) ? null : headingAlone(line, lacksMark, evidence);
    const isJoining = isReply && joins(line.rest);
    const isFact =
      namesNobody(line) || (lacksMark && (hasClock(line.rest) || FORMAT.test(line.rest)));
    if (!kind && !isJoining && isFact) return [];
    if (kind) {
      // The first heading may have any words.
      heading = { ...kind, isOpen: kind.isOpen === true && count > 1 };
      isHeadingNew = true;
      section++;
      return [];
    }
    if (heading?.kind === 'facts') {
      // Rules over a list end where its people begin.
      if (lacksMark || count > 0) return [];
      heading = null;
    }
    if (!lacksMark) isHeadingNew = false;
    const over = before?.kind === 'facts' ? heading : before;
    const place = { over, isAside: lacksMark && !isHeadingNew, message, section, writer };
    const people = sentencesOf(line.rest)
      .flatMap((text) => statementsOf(text))
      .flatMap((text) => peopleInSentence(line, text, place, evidence));
    const answer = isReply ? answersInChat(line, people, place, hasList) : [];
    if (answer.length > 0) return answer;
    if (isReply && !isBeforeMore) askBareWord(line, people);
    hasList ||= people.length > 0;
    return people;
  }

  return { read };
}

/** Returns the people of a line such as 'su yerno Matías' as guests of the person before them. */
function withHost({ rest }: MarkedLine, people: ReadPerson[], before: string): ReadPerson[] {
  return OF_LAST.test(rest) ? people.map((one) => ({ ...one, hint: before })) : people;
}

/** Tells whether a line is a price, an explanation of signs, a numbered name or a message without a colon, and no heading. */
function isNoHeading(line: MarkedLine, isBeforeMore: boolean): boolean {
  return (
    isPrice(line.text) ||
    isLegend(line.text) ||
    (line.mark === 'number' && !isNumberedPart(line.text)) ||
    undecidedIn(line.rest).length > 0 ||
    (line.sender !== null &&
      !line.text.includes(':') &&
      !(isBeforeMore && isHeadingInChat(line.rest)))
  );
}

/** Matches a sentence that begins with a clock time: '21hs cancha 3'. */
const BEGINS_WITH_CLOCK =
  /^(?:(?:a las )?\d{1,2}(?:[:.]\d{2}| ?(?:hs?|hrs?|horas))(?!\p{L})|(?:es|empieza|arranca|empezamos|arrancamos|nos vemos|jugamos) a las? \d)/iu;

/** Matches an 'o' between two words: 'Santi o su hermano Nacho'. */
const ALTERNATIVE = /\p{L} [oóu] \p{L}/u;

/** Matches a guest of the person of the line before: 'su yerno Matías'. */
const OF_LAST = new RegExp(`^(?:y |[+] ?)?su ${RELATIVE} `, 'iu');

/** Matches a relative of the sender after a name: 'Cacho (mi cuñado)'. */
const OF_SENDER = /\(mi (\p{Ll}+)\)$/u;

type Place = Pick<ReadPerson, 'message' | 'section'>;

/**
 * Type of what is known about a sentence of a line: the heading `over` it, its place in the list, and whether it may be
 * text that does not belong to the list (`isAside`).
 */
type Sentence = Place & {
  over: Heading | null;
  isAside: boolean;
  /** The sender of the message that the line belongs to, or null. */
  writer: string | null;
};

function peopleInSentence(
  line: MarkedLine,
  text: string,
  { over, isAside, message, section, writer }: Sentence,
  evidence: TextEvidence,
): ReadPerson[] {
  if (
    text !== line.rest &&
    ((isFactOfMatch(text, text) && undecidedIn(text).length === 0) || BEGINS_WITH_CLOCK.test(text))
  )
    return [];
  const piece = pieceOf(line, withHostFirst(text, line.mark === 'number'), over, evidence);
  if (!piece || piece.heading?.kind === 'facts') return [];
  const all = readPeople(piece, evidence);
  const fitting = all.filter((person) =>
    isAccepted(person, piece, isAside && !piece.isListing, line, evidence.isLower),
  );
  // Beside words that are no name, the others may be no names either: 'Llave @felipe, gracias a todos'.
  const isTalk = fitting.length < all.length || evidence.rules.has(line.line);
  for (const { doubts } of fitting) if (isTalk && doubts.length === 0) doubts.push('sentence');
  const alternatives = text.split(/[,;]/u).filter((part) => ALTERNATIVE.test(part));
  for (const { name, doubts } of fitting)
    if (doubts.length === 0 && alternatives.some((part) => part.includes(name)))
      doubts.push('two-names');
  // 'Agrega a Ariel, va conmigo' says whose guest Ariel is.
  const isAlong = line.sender !== null && /(?<!\p{L})conmigo(?!\p{L})/iu.test(line.rest);
  const isOfSender = isRelative(OF_SENDER.exec(text)?.[1] ?? '');
  return fitting.map((person) => ({
    ...withNameOfSender(person, line),
    hint: isAlong || isOfSender ? (writer ?? '') : person.hint,
    from: line,
    line: line.line,
    message,
    section,
    number: line.number,
    isRole: isRole(piece, over),
  }));
}

/** Returns 'yo' in a list as the sender of the message. */
function withNameOfSender(person: FoundEntry, { sender }: MarkedLine): FoundEntry {
  const own = person.name.toLowerCase() === 'yo' && sender !== null ? readEntry([sender]) : null;
  return own ? { ...person, name: own.name, whatsapp: own.whatsapp, doubts: own.doubts } : person;
}

function isRole({ heading }: Piece, over: Heading | null): boolean {
  return heading !== over && (heading?.kind === 'role' || heading?.kind === 'keepers');
}

/** Tells whether a line names people after a heading: 'Falta que confirmen: Leo', 'Reserva 1: Unax'. */
function isHeadedNames(rest: string): boolean {
  const parts = rest.includes(':') ? labelled(rest) : null;
  if (!parts || !/^\p{Lu}\D*$/u.test(parts.rest)) return false;
  const kind = headingBeforeColon(parts.label);
  return kind === 'absent' || kind === 'maybe' || headingOf(parts.label) === 'waiting';
}

/** Tells whether a line is about the match: 'Somos 8', but not 'somos Ana, Beto y Caro'. */
function isFactOfMatch(text: string, rest: string): boolean {
  return isAboutMatch(text) && !/^(?:somos|son(?! ?[$\d]))[: ].*(?:,|\p{L} y \p{L})/iu.test(rest);
}

function namesNobody({ text, rest, mark }: MarkedLine): boolean {
  if (isHeadedNames(rest) || undecidedIn(rest).length > 0) return false;
  if (
    (TABLE_HEADER.test(rest) && !/\d/u.test(rest)) ||
    TIME_SPAN.test(text) ||
    COUNT_OF_PEOPLE.test(text) ||
    (mark === null && isAppointment(rest)) ||
    isOnlyTime(text) ||
    isPrice(text) ||
    isFreePlace(rest) ||
    isLegend(text)
  )
    return true;
  if (PLACEHOLDER.test(rest)) return true;
  return mark !== 'number' && sentencesOf(rest).length === 1 && isFactOfMatch(text, rest);
}

/**
 * Tells whether a person belongs in the list. A person who is probably not a player gets the doubt `sentence`, so that
 * the row starts without a tick.
 */
function isAccepted(
  person: FoundEntry,
  piece: Piece,
  isAside: boolean,
  line: MarkedLine,
  isLower: boolean,
): boolean {
  if (
    person.doubts.includes('nameless') ||
    person.doubts.some((doubt) => doubt === 'unnamed' || doubt === 'struck')
  )
    return true;
  const isOdd = looksLikeSentence(person.name);
  const isAfterRole = piece.heading?.kind === 'role' || piece.heading?.kind === 'keepers';
  const fit = nameFit(person.name, isLower || (piece.isListing && !isAfterRole));
  if (line.mark !== null && !isAside) return true;
  if (isOdd || fit === 'talk') return false;
  if ((isAside || fit === 'perhaps') && person.doubts.length === 0) person.doubts.push('sentence');
  return true;
}
