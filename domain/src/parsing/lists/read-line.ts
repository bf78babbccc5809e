/*
 * Reads the people of one line of a list. The heading over the line and evidence from the whole text help to interpret
 * it.
 */
import { looksLikeSentence } from '../doubts.ts';
import type { MarkedLine } from '../marked-line.ts';
import { headingBeforeColon, headingOf, isNumberedPart, labelled } from './headings.ts';
import { hasClock, isAboutMatch, isAppointment, isOnlyTime, isPrice } from './line-kinds.ts';
import { withHostFirst } from './added-guests.ts';
import { type Heading, headingAlone, type Piece, pieceOf } from './line-piece.ts';
import { answerInCell, declines } from './answer-note.ts';
import { isFreePlace, nameFit } from './name-fit.ts';
import { readPeople } from './read-people.ts';
import { type FoundEntry, readEntry } from './read-entry.ts';
import { sentencesOf, statementsOf } from './lists-in-sentences.ts';
import { isLegend } from './signs.ts';
import { lacksCommonMark, type TextEvidence } from './text-evidence.ts';

/**
 * A person read from a pasted list. `line` is the number of the line (from 1), `message` the number of the chat message
 * (0 if the text is not from a chat), `section` the number of the heading over the line, and `number` the number before
 * the name, or null. `isRole` is true if the name followed a position ('Arq: Mono') or is the sender of a message; the
 * name elsewhere in the list is then not a repetition.
 */
export type ReadPerson = FoundEntry & {
  line: number;
  message: number;
  section: number;
  number: number | null;
  isRole: boolean;
};

export type LineReader = { read: (line: MarkedLine) => ReadPerson[] };

const TABLE_HEADER =
  /^[\s"|;,\t]*(?:nombres?|jugador(?:es|a)?|nro|#|n[°º]|apellidos?|name)\b.*(?:nivel|whatsapp|tel|m[oó]vil|celular|n[uú]mero|apellido|level|phone|nombre|skill|posici[oó]n|puesto|estado)/iu;
/** Matches what WhatsApp writes in place of a file or a message: 'sticker omitido', 'Eliminaste este mensaje'. */
const PLACEHOLDER =
  /^<?(?:(?:multimedia|audio|imagen|v[ií]deo|sticker|gif|documento|tarjeta de contacto|m[ií]dia|figurinha|image|media|contact card)\b.{0,12} (?:omitid[oa]|oculto|ocult[oa]|omitted)|(?:eliminaste|se elimin[oó]) (?:este|el) mensaje|mensagem apagada|this message was deleted|reenviado(?: muchas veces)?$|forwarded$)/iu;
const TIME_SPAN =
  /^(?:de )?\d{1,2}(?:[:.]\d{2})? ?(?:hs?)? ?(?:a|-|–|hasta) ?(?:las )?\d{1,2}(?:[:.]\d{2})? ?(?:hs?|hrs?|horas?|am|pm)\b/iu;
const COUNT_OF_PEOPLE =
  /^\d{1,3} (?:jugador(?:es|as)?|personas|lugares|cupos|plazas|confirmad[oa]s)\b/iu;
const JOINS =
  /\b(?:an[oó]t[ae]me|anotenme|s[uú]m[ae]me|me (?:sumo|anoto|apunto|prendo)|ap[uú]ntame|agr[eé]g[ae]me|pon[eé]?me|me agreg[aá]s|yo (?:voy|juego|tambi[eé]n)|voy|cuent[ae]n? conmigo|cont[aá] conmigo)\b|^yo\b|^(?:adentro|presente)(?!\p{L})|^\+1/iu;

/** Matches a message whose sender does not come. */
const LEAVES =
  /^\P{L}*(?:(?:uh+|perd[oó]n|chicos|gente|muchachos|al final|yo),? )*(?:me (?:bajo|borro)|no (?:voy|puedo|llego|juego|cuenten)|(?:baj|sac|borr)[aáe]n?me)(?!\p{L})/iu;

export function lineReader(evidence: TextEvidence): LineReader {
  let heading: Heading | null = null;
  let isHeadingNew = false;
  let message = 0;
  let section = 0;
  let hasPeople = false;

  function read(line: MarkedLine): ReadPerson[] {
    const people = readLine(line);
    hasPeople ||= people.length > 0;
    return people;
  }

  function readLine(line: MarkedLine): ReadPerson[] {
    if (line.sender !== null) {
      message++;
      heading = null;
    }
    const before = heading;
    const lacksMark = lacksCommonMark(line, evidence);
    const isNoHeading =
      isPrice(line.text) ||
      (line.mark === 'number' && !isNumberedPart(line.text)) ||
      (line.sender !== null && !line.text.includes(':') && !isHeadingInChat(line.rest));
    const kind = isNoHeading ? null : headingAlone(line, lacksMark, evidence);
    if (!kind && (namesNobody(line) || (lacksMark && hasClock(line.rest)))) return [];
    if (kind) {
      heading = kind;
      isHeadingNew = true;
      section++;
      return [];
    }
    if (heading?.kind === 'facts') {
      // Rules over a list end where its people begin.
      if (lacksMark || hasPeople) return [];
      heading = null;
    }
    if (!lacksMark) isHeadingNew = false;
    const over = before?.kind === 'facts' ? heading : before;
    const place = { over, isAside: lacksMark && !isHeadingNew, message, section };
    const people = sentencesOf(line.rest)
      .flatMap((text) => statementsOf(text))
      .flatMap((text) => peopleInSentence(line, text, place, evidence));
    const isReply = line.sender !== null && message > 1;
    if (isReply && (LEAVES.test(line.rest) || declines(line.rest)))
      return senderAs(line, 'absent', place);
    const isUnclear = people.every(({ doubts }) => doubts.includes('sentence'));
    const namesNobodyElse = !/\p{Lu}/u.test(line.rest.slice(1));
    const joiner = isReply && (isUnclear || namesNobodyElse) ? readJoiner(line, place) : [];
    return people.length > 0 && joiner.length === 0 ? people : joiner;
  }

  return { read };
}

type Place = Pick<ReadPerson, 'message' | 'section'>;

/**
 * Type of what is known about a sentence of a line: the heading `over` it, its place in the list, and whether it may be
 * text that does not belong to the list (`isAside`).
 */
type Sentence = Place & {
  over: Heading | null;
  isAside: boolean;
};

function peopleInSentence(
  line: MarkedLine,
  text: string,
  { over, isAside, message, section }: Sentence,
  evidence: TextEvidence,
): ReadPerson[] {
  if (text !== line.rest && isFactOfMatch(text, text)) return [];
  const piece = pieceOf(line, withHostFirst(text), over, evidence);
  if (!piece || piece.heading?.kind === 'facts') return [];
  const all = readPeople(piece, evidence);
  const fitting = all.filter((person) =>
    isAccepted(person, piece, isAside && !piece.isListing, line, evidence.isLower),
  );
  // Beside words that are no name, the others may be no names either: 'Llave @felipe, gracias a todos'.
  const isBesideTalk = fitting.length < all.length;
  for (const { doubts } of fitting)
    if (isBesideTalk && doubts.length === 0) doubts.push('sentence');
  // 'Agrega a Ariel, va conmigo' says whose guest Ariel is.
  const isAlong = line.sender !== null && /(?<!\p{L})conmigo(?!\p{L})/iu.test(line.rest);
  return fitting.map((person) => ({
    ...person,
    hint: isAlong ? (line.sender ?? '') : person.hint,
    line: line.line,
    message,
    section,
    number: line.number,
    isRole: isRole(piece, over),
  }));
}

/**
 * Reads the sender of a message such as 'Lauta: anotame' as a player, with the doubt `maybe`. Returns an empty array
 * for other messages.
 */
function readJoiner(line: MarkedLine, place: Place): ReadPerson[] {
  const isJoining = JOINS.test(line.rest) && !/\bno\b/iu.test(line.rest);
  const answer = answerInCell(line.rest);
  return isJoining || answer === 'people' || answer === 'maybe'
    ? senderAs(line, 'maybe', place)
    : [];
}

function senderAs(
  { sender, line }: MarkedLine,
  doubt: 'maybe' | 'absent',
  { message, section }: Place,
): ReadPerson[] {
  const entry = sender === null ? null : readEntry([sender]);
  if (!entry) return [];
  return [{ ...entry, message, section, line, number: null, isRole: true, doubts: [doubt] }];
}

function isRole({ heading }: Piece, over: Heading | null): boolean {
  return heading !== over && (heading?.kind === 'role' || heading?.kind === 'keepers');
}

/** Tells whether the first line of a message is a heading and not an answer of its sender: 'Titulares', but not 'voy'. */
function isHeadingInChat(rest: string): boolean {
  return headingOf(rest) !== null && !JOINS.test(rest) && !LEAVES.test(rest);
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
  if (isHeadedNames(rest)) return false;
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
