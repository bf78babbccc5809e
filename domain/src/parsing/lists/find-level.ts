import { SKILL_LEVELS } from '../../limits.ts';
import { SKILL_NAMES, SKILL_NAMES_IN_LISTS, type SkillLevel } from '../../players/skill-level.ts';
import { plainWord } from '../words.ts';

const VALUE = String.raw`(\d{1,2}(?:[.,]\d)?)`;
const OF_FIVE = String.raw`(?: ?\/ ?\d{1,2})?`;
const BRACKETED = new RegExp(String.raw`[([] ?${VALUE} ?[)\]]`, 'u');
const TRAILING = new RegExp(String.raw`(?:^|[ \-–—:=…,.])${VALUE}[.)]? *$`, 'u');
/** These patterns match a level in the ways people write it. The most certain pattern comes first. */
const PATTERNS = [
  new RegExp(
    String.raw`[([]?(?<!\p{L})(?:nivel|niv|nvl|lvl|level|skill|rating|puntaje)\b ?[.:=°º-]* ?${VALUE}${OF_FIVE}[)\]]?`,
    'iu',
  ),
  new RegExp(String.raw`[([]?(?<!\p{L})n ?[.:=]? ?${VALUE}\b[)\]]?`, 'iu'),
  new RegExp(String.raw`[([]?\b${VALUE} ?\/ ?(?:5|10)\b[)\]]?`, 'u'),
  BRACKETED,
  new RegExp(String.raw` (?:(?:es|anda|tiene) )?(?:un|en) ${VALUE}$`, 'iu'),
  new RegExp(String.raw`\b${VALUE} ?(?:(?:estrellas?|puntos?|pts?)\b\.?|\*)`, 'iu'),
  TRAILING,
];
/** Matches 'el 10', which is a name and not a level. */
const NICKNAME = /^(?:el|la) \d{1,2}$/iu;
const STARS = /[⭐🌟★☆]/gu;
const LEVEL_OF_WORD = new Map<string, SkillLevel>(
  SKILL_LEVELS.flatMap((level) =>
    [SKILL_NAMES[level], SKILL_NAMES_IN_LISTS[level]].map(
      (name) => [plainWord(name), level] as const,
    ),
  ),
);
const LAST_WORD = /[([]?(\p{L}+)[)\]]? *$/u;

/**
 * Result of `findLevel`: the level that a text contains. `level` is null if the text has no level, or if it has one
 * that the app does not know; only then `isOdd` is true. `count` is the number if the level is a bare number ('Juan
 * 4'), which may also be a number of people, and null otherwise. `rest` is the text without the level.
 */
export type FoundLevel = {
  level: SkillLevel | null;
  isOdd: boolean;
  count: number | null;
  rest: string;
};

export function findLevel(text: string): FoundLevel {
  const stars = text.match(STARS)?.filter((star) => star !== '☆').length ?? 0;
  if (stars > 0) return levelOfNumber(String(stars), text.replaceAll(STARS, ' '));
  if (NICKNAME.test(text.trim())) return { level: null, isOdd: false, count: null, rest: text };
  for (const pattern of PATTERNS) {
    const match = pattern.exec(text);
    if (!match) continue;
    const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
    const isOfTen = /\/ ?10/.test(match[0]);
    const level = levelOfNumber(isOfTen ? 'of ten' : (match[1] ?? ''), rest);
    const isBare = pattern === BRACKETED || pattern === TRAILING;
    return isBare ? { ...level, count: Number(match[1]) } : level;
  }
  const word = LAST_WORD.exec(text);
  const level = LEVEL_OF_WORD.get(plainWord(word?.[1] ?? ''));
  if (word && level) return { level, isOdd: false, count: null, rest: text.slice(0, word.index) };
  return { level: null, isOdd: false, count: null, rest: text };
}

function levelOfNumber(value: string, rest: string): FoundLevel {
  const level = SKILL_LEVELS.find((one) => one === value) ?? null;
  return { level, isOdd: level === null, count: null, rest };
}
