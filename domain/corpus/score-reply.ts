import { readReplies } from '../src/parsing/replies/read-replies.ts';
import { plainWord } from '../src/parsing/words.ts';
import type { Score } from './score.ts';

type Guest = { by?: string; name?: string; count?: number };
export type BlindReplies = {
  id: string;
  kind: string;
  text: string;
  roster: string[];
  answers: Record<string, string>;
  guests: Guest[];
  alsoOk?: Record<string, string[]>;
};

const ANSWERS = { va: 'yes', 'no-va': 'no', duda: 'unsure' } as const;

/**
 * Returns how well the reader reads a text with replies. A reply about which the reader asks counts as 'unsure'. The
 * number of guests that a player brings is a part of the player's answer.
 */
export function scoreReplies(blind: BlindReplies): Score {
  const { id, kind, text, roster, answers, guests, alsoOk = {} } = blind;
  const { replies, left } = readReplies(
    text,
    roster.map((name) => ({ id: name, name })),
  );
  const mistakes: string[] = [];
  const missed: string[] = [];
  let wanted = 0;
  let right = 0;
  let counted = 0;
  for (const name of roster) {
    const reply = replies.find(({ playerId }) => playerId === name);
    if (!reply && answers[name] === undefined) continue;
    wanted++;
    const isSure = reply?.sure === true && reply.meaning !== 'duda';
    const read = reply ? ANSWERS[reply.meaning] : 'none';
    const accepted = [answers[name] ?? 'none', ...(alsoOk[name] ?? [])];
    const brought = guestsOf(name, guests);
    const isAnswer =
      accepted.includes(read) || (reply !== undefined && !isSure && accepted.includes('unsure'));
    const isRight = isAnswer && (reply?.guests ?? 0) === brought;
    const what = `${id}: ${name} ${read}${reply && !isSure ? ' (asked)' : ''} +${reply?.guests ?? 0} for ${accepted.join('/')} +${brought}`;
    if (isRight) right++;
    else if (isSure) mistakes.push(what);
    else missed.push(what);
    if (isRight && (isSure || !reply || mayBeAsked(blind, name))) counted++;
  }
  const asked = replies.filter(
    ({ sure, meaning, name }) => (!sure || meaning === 'duda') && !mayBeAsked(blind, name),
  ).length;
  return {
    kind,
    wanted,
    right,
    counted,
    lines: replies.length + left.length,
    asked,
    mistakes,
    missed,
  };
}

/**
 * Tells whether the text leaves open what this player answered. A question about the player is then correct and does
 * not count as superfluous in `Score.asked`.
 */
function mayBeAsked({ answers, alsoOk = {} }: BlindReplies, name: string): boolean {
  return answers[name] === 'unsure' || (alsoOk[name] ?? []).includes('unsure');
}

function guestsOf(name: string, guests: readonly Guest[]): number {
  return guests
    .filter(({ by }) => plainWord(by ?? '') === plainWord(name))
    .reduce((sum, { count = 1 }) => sum + count, 0);
}

/**
 * Type of a test case of the reply reader: a pasted text with replies of a group, and what an organiser understands by
 * it. `roster` lists the names of the called players, separated by commas. `answers` has a line for each person who
 * replied: 'Ana va', or 'Ana va +1' with a guest. 'Ana|Beto va' stands for a reply that only the organiser can assign
 * to one of the two players, and '«Nico» va' for a person who is not on the roster.
 */
export type ReplyText = { about: string; roster: string; text: string; answers: string };
