/**
 * The replies of a group, read as its organiser would: yes, no, doubt, and guests. A running list of names means yes;
 * where some of its names have a tick, those without one have not replied. Nothing is applied here: what is doubtful
 * is marked for a decision.
 */
import type { ReplyMeaning } from './reply-phrases.ts';
import { repliesOf, type Evidence, type ReadReply } from './evidence.ts';
import { type Called, nameMatcher, type NameMatcher } from '../names/match-names.ts';
import { type PlainLine, plainLines } from '../plain-lines.ts';
import { hasTick } from './read-clauses.ts';
import { type LineRead, readStatements } from './read-statements.ts';
import { type ReplyLine, replyLines } from './reply-lines.ts';
import { evidenceIn } from './reply-evidence.ts';

export type ReadRepliesResult = {
  replies: ReadReply[];
  /** Lines with text but without a reply. */
  left: PlainLine[];
  /** The text continues after the part that was read. */
  isCut: boolean;
};

export function readReplies(text: string, roster: readonly Called[]): ReadRepliesResult {
  const { lines, isCut } = plainLines(text);
  const names = nameMatcher(roster);
  const replies = replyLines(lines, (label, said) => speaks(label, said, names));
  const evidence: Evidence[] = [];
  const left: PlainLine[] = [];
  let heading: ReplyMeaning | null = null;
  let isTicked = false;
  for (const [place, reply] of replies.entries()) {
    if (reply.isFirst) heading = null;
    const read = readStatements(reply.said, names, isMessage(reply));
    if (isHeading(reply, read, replies[place + 1])) {
      heading = read.meaning;
      continue;
    }
    isTicked ||= reply.item !== null && heading === null && hasTick(reply.said);
    const found = evidenceIn(reply, read, { names, heading });
    evidence.push(...found);
    if (found.length === 0) left.push({ line: reply.line, text: reply.text });
  }
  const counted = evidence.filter(({ isListed }) => !isListed || !isTicked);
  return { replies: repliesOf(counted), left, isCut };
}

function isMessage({ sender, item }: ReplyLine): boolean {
  return sender !== null && item === null;
}

/** 'Juan: voy' is by Juan; 'Lucho: voy' is by a person who is not on the roster; 'Van: Juan' has no sender. */
function speaks(label: string, said: string, names: NameMatcher): boolean {
  const { meaning, statements, others } = readStatements(label, names, false);
  if (meaning) return false;
  if (statements.length === 1 && others.length === 0) return true;
  return !/\d/.test(label) && readStatements(said, names, true).statements.length > 0;
}

/** Only words for yes, no or perhaps, over other lines: 'No van:', 'Voy ✅ (3)'. 'Yo +1' is a reply. */
function isHeading(reply: ReplyLine, read: LineRead, next: ReplyLine | undefined): boolean {
  if (read.meaning === null || reply.item === 'number' || !next || next.isFirst) return false;
  const isBare = read.others.every((word) => /^\d+$/.test(word));
  const namesNobody = read.statements.every(({ who }) => who === null);
  const isOwn = read.guests > 0 || /^yo\b/i.test(reply.said.trim());
  return isBare && namesNobody && !isOwn && (reply.sender === null || next.item !== null);
}
