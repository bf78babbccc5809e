import { startsUnticked } from '../src/parsing/doubts.ts';
import { readList, type ReadRow } from '../src/parsing/lists/read-list.ts';
import type { ReadReply } from '../src/parsing/replies/evidence.ts';
import { readReplies } from '../src/parsing/replies/read-replies.ts';
import { nameKey } from '../src/parsing/words.ts';

/**
 * Type of a test case from one of the folders `groups`: a text of a group, and what an organiser understands by it.
 * `about` names the kind of text, and `roster` the called players. `wanted` has an entry for each person. In a list it
 * is the name ('Nico/Nico 2' for two accepted names) with marks after it: '[w]' waits for a place, '[wk]' is a keeper
 * who waits, '[no]' does not come, '[?]' needs a decision, '[k]' is a keeper, '=4' has level 4, and '#' precedes the
 * digits of the phone number. In replies it is 'Ana va', 'Ana no', 'Ana ?' (needs a decision) or 'Ana va+1' (with a
 * guest); people of the roster without an entry have not replied.
 */
export type GroupText = { about: string; roster: string[]; text: string; wanted: string[] };

/**
 * Type of the result of a reader on one text with `people` expected entries. `wrong` describes all differences, and
 * `mistakes` those about which the reader does not ask the organiser.
 */
export type GroupScore = { people: number; wrong: string[]; mistakes: string[] };

/**
 * Returns the test cases of a file. Each begins with a line '#### kind | roster', and a line '=>' separates the text
 * from the wanted entries.
 */
export function groupTexts(file: string): GroupText[] {
  return file
    .split(/^#### /mu)
    .slice(1)
    .map((part) => {
      const [head = '', ...lines] = part.split('\n');
      const [about = '', roster = ''] = head.split(' | ');
      const [text = '', wanted = ''] = lines.join('\n').split('\n=>\n');
      return {
        about,
        roster: roster.split(',').flatMap((name) => name.trim() || []),
        text,
        wanted: wanted.split(/;|\n/u).flatMap((entry) => entry.trim() || []),
      };
    });
}

export function scoreGroupList({ about, text, wanted }: GroupText): GroupScore {
  const { rows } = readList(text);
  const free = [...rows];
  const score: GroupScore = { people: wanted.length, wrong: [], mistakes: [] };
  for (const entry of wanted) {
    const [, names = '', flag = '', level = '3', phone = ''] =
      /^(.*?)(?: \[(wk?|no|\?|k)\])?(?: =(\d))?(?: #(\d+))?$/u.exec(entry) ?? [];
    const keys = names.split('/').map((name) => nameKey(name));
    const [row] = free.splice(indexOrEnd(free, keys), 1);
    const why = row ? whyWrong(row, flag, level, phone) : 'not found';
    if (why === null) continue;
    score.wrong.push(`${about}: ${entry}, ${why}`);
    if (row?.doubts.length === 0) score.mistakes.push(`${about}: ${entry}, ${why}`);
  }
  const more = free.filter(({ doubts }) => doubts.length === 0);
  score.mistakes.push(...more.map(({ name }) => `${about}: ${name} is nobody`));
  return score;
}

function indexOrEnd(rows: readonly ReadRow[], keys: readonly string[]): number {
  const place = rows.findIndex(({ name }) => keys.includes(nameKey(name)));
  return place < 0 ? rows.length : place;
}

function whyWrong(row: ReadRow, flag: string, level: string, phone: string): string | null {
  const isOut = startsUnticked(row.doubts);
  if (flag === 'no' && !isOut) return 'comes';
  if (flag === '?' && row.doubts.length === 0) return 'not asked';
  if (/^[wk]*$/.test(flag) && isOut) return 'left out';
  if (row.isWaiting !== flag.startsWith('w')) return `waiting ${row.isWaiting}`;
  if (row.isKeeper !== flag.endsWith('k')) return `keeper ${row.isKeeper}`;
  if (row.skillLevel !== level) return `level ${row.skillLevel}`;
  return (row.whatsapp ?? '').replaceAll(/\D/g, '') === phone ? null : `number ${row.whatsapp}`;
}

export function scoreGroupReplies({ about, roster, text, wanted }: GroupText): GroupScore {
  const { replies } = readReplies(
    text,
    roster.map((name) => ({ id: name, name })),
  );
  const answers = new Map(
    wanted.map((entry) => {
      const [, name = '', answer = ''] = /^(.*?) ((?:va|no|\?)(?:\+\d)?)$/u.exec(entry) ?? [];
      return [name, answer];
    }),
  );
  const score: GroupScore = { people: 0, wrong: [], mistakes: [] };
  for (const name of new Set([...roster, ...answers.keys()])) {
    const reply = replies.find(({ playerId, name: typed }) => (playerId ?? `«${typed}»`) === name);
    const answer = answers.get(name) ?? '';
    if (!reply && answer === '') continue;
    score.people++;
    const read = reply ? answerOf(reply) : '';
    if (read === answer || (answer === '?' && reply && isAsked(reply))) continue;
    const why = `${about}: ${name}, ${read} for ${answer}`;
    score.wrong.push(why);
    if (reply && !isAsked(reply)) score.mistakes.push(why);
  }
  return score;
}

function isAsked({ sure, meaning }: ReadReply): boolean {
  return !sure || meaning === 'duda';
}

function answerOf({ meaning, guests }: ReadReply): string {
  const answer = { va: 'va', 'no-va': 'no', duda: '?' }[meaning];
  return guests > 0 ? `${answer}+${guests}` : answer;
}
