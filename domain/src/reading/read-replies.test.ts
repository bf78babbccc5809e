import { expect, test } from 'vitest';
import { REPLIES_ARGENTINA } from './corpus/replies-argentina.ts';
import { REPLIES_HELD_OUT } from './corpus/replies-held-out.ts';
import { REPLIES_SPAIN_MEXICO } from './corpus/replies-spain-mexico.ts';
import type { ReplyText } from './corpus/reply-text.ts';
import { readReplies } from './read-replies.ts';

const LEAST = 0.95;

test.each([
  ['made beside the reader', [...REPLIES_ARGENTINA, ...REPLIES_SPAIN_MEXICO]],
  ['kept aside', REPLIES_HELD_OUT],
])('who comes, with whom, and who is asked about is read right: texts %s', (_, texts) => {
  const judged = texts.flatMap((one) => judge(one));
  const wrong = judged.filter((field) => field !== 'right');
  const share = 1 - wrong.length / judged.length;
  const figure = `${judged.length - wrong.length} of ${judged.length} fields right\n${wrong.join('\n')}`;
  expect(share, figure).toBeGreaterThanOrEqual(LEAST);
});

/** Three for each person, who, answer and guests, and one for whoever is too much: 'right', or what is wrong. */
function judge({ about, roster, text, answers }: ReplyText): string[] {
  const called = roster.split(',').map((name) => ({ id: name.trim(), name: name.trim() }));
  const found = new Map(
    readReplies(text, called).answers.map(
      ({ playerId, candidates, name, answer, guests, sure }) => {
        const several = candidates.length > 1 ? candidates.join('|') : `«${name}»`;
        return [playerId ?? several, { answer, guests: String(guests), sure }];
      },
    ),
  );
  const wanted = answers.split('\n').map((line) => {
    const [, who = '', answer = '', guests = '0'] =
      /^(.+) (va|no-va|duda)(?: \+(\d))?$/u.exec(line.trim()) ?? [];
    return { who, answer, guests };
  });
  const names = wanted.map(({ who }) => who);
  const more = [...found].filter(([who]) => !names.includes(who));
  const fields = wanted.flatMap(({ who, answer, guests }) => {
    const read = found.get(who);
    if (!read) return Array<string>(3).fill(`${about}: ${who} is not found`);
    return [
      'right',
      verdict(`${about}, ${who}`, answer, read.answer),
      verdict(`${about}, ${who}`, guests, read.guests),
    ];
  });
  return [...fields, ...more.map(([who, { answer }]) => `${about}: too much, ${who} ${answer}`)];
}

function verdict(about: string, wanted: string, found: string): string {
  return wanted === found ? 'right' : `${about}: «${found}» for «${wanted}»`;
}
