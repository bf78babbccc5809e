/*
 * The replies of a group, read as its organiser would: who comes, who does not, who is in doubt, who brings guests.
 * A running list of names means that they come; where some of its names have a tick, those without one have not
 * answered. Nothing here is applied: what is doubtful is marked, to be asked.
 */
import type { Answer } from './reply-phrases.ts';
import { answersOf, type Evidence, type ReadAnswer } from './evidence.ts';
import { type Called, nameMatcher, type NameMatcher } from '../names/match-names.ts';
import { type PlainLine, plainLines } from '../plain-lines.ts';
import { hasTick } from './read-clauses.ts';
import { type LineRead, readStatements } from './read-statements.ts';
import { type ReplyLine, replyLines } from './reply-lines.ts';
import { evidenceIn } from './reply-evidence.ts';

export type ReadRepliesResult = {
  answers: ReadAnswer[];
  /** Lines with text that answer nothing. */
  left: PlainLine[];
  /** The text goes on after what was read. */
  isCut: boolean;
};

export function readReplies(text: string, roster: readonly Called[]): ReadRepliesResult {
  const { lines, isCut } = plainLines(text);
  const names = nameMatcher(roster);
  const replies = replyLines(lines, (label, said) => speaks(label, said, names));
  const evidence: Evidence[] = [];
  const left: PlainLine[] = [];
  let heading: Answer | null = null;
  let isTicked = false;
  for (const [place, reply] of replies.entries()) {
    if (reply.isFirst) heading = null;
    const read = readStatements(reply.said, names, isMessage(reply));
    if (isHeading(reply, read, replies[place + 1])) {
      heading = read.answer;
      continue;
    }
    isTicked ||= reply.item !== null && heading === null && hasTick(reply.said);
    const found = evidenceIn(reply, read, { names, heading });
    evidence.push(...found);
    if (found.length === 0) left.push({ line: reply.line, text: reply.text });
  }
  const counted = evidence.filter(({ isListed }) => !isListed || !isTicked);
  return { answers: answersOf(counted), left, isCut };
}

function isMessage({ sender, item }: ReplyLine): boolean {
  return sender !== null && item === null;
}

/** 'Juan: voy' is Juan's; 'Lucho: voy' is somebody's who is not on the roster; 'Van: Juan' is nobody's. */
function speaks(label: string, said: string, names: NameMatcher): boolean {
  const { answer, statements, others } = readStatements(label, names, false);
  if (answer) return false;
  if (statements.length === 1 && others.length === 0) return true;
  return !/\d/.test(label) && readStatements(said, names, true).statements.length > 0;
}

/** Only words that say yes, no or perhaps, over other lines: 'No van:', 'Voy ✅ (3)'. 'Yo +1' is somebody's own. */
function isHeading(reply: ReplyLine, read: LineRead, next: ReplyLine | undefined): boolean {
  if (read.answer === null || reply.item === 'number' || !next || next.isFirst) return false;
  const isBare = read.others.every((word) => /^\d+$/.test(word));
  const namesNobody = read.statements.every(({ who }) => who === null);
  const isOwn = read.guests > 0 || /^yo\b/i.test(reply.said.trim());
  return isBare && namesNobody && !isOwn && (reply.sender === null || next.item !== null);
}
