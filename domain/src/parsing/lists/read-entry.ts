/*
 * Reads one player of a list: 'Ana;4;1155550101', 'Carla +54 9 11 5555-1234', 'Beto (arquero) ⭐⭐⭐'. Phone number and
 * level are taken out of each field. The rest of the first field with text is the name; later fields are part of it
 * unless they look like a remark.
 */
import { DEFAULT_SKILL_LEVEL } from '../../limits.ts';
import type { SkillLevel } from '../../players/skill-level.ts';
import { hasBrokenLetters } from '../broken-letters.ts';
import { cleanName, withoutAsides } from '../names/clean-name.ts';
import { type Doubt, looksLikeSentence, looksLikeTwo } from '../doubts.ts';
import { findLevel } from './find-level.ts';
import { findNumber, NUMBERLESS } from './find-number.ts';

export type Entry = {
  name: string;
  skillLevel: SkillLevel;
  /** The phone number as typed. */
  whatsapp: string | null;
  isKeeper: boolean;
  /** True if the person waits for a place: a name under 'Suplentes' or 'Lista de espera'. */
  isWaiting: boolean;
  /** The name of the player of the list whose guest this person is, or null. */
  host: string | null;
  doubts: Doubt[];
};

/**
 * An entry with facts by which the rows of a text are compared. `hasLevel` is true if the line contains a level,
 * `count` is the bare number after the name or null, `aside` is the text in brackets, which may distinguish two players
 * of the same name, and `hint` are words that may name the host.
 */
export type FoundEntry = Entry & {
  hasLevel: boolean;
  count: number | null;
  aside: string;
  hint: string;
  /** True if the line is about a guest of the player, so that the player is named only as the host. */
  isMention: boolean;
};

/** Matches an amount of money, which is no level: 'Ana 5 mil', 'Ana 5.000'. */
export const AMOUNT =
  /(?<![\p{L}\d.,-])[$€]? ?\d{1,3}[.,]\d{3}(?![\d.,-]| \d)|(?<![\p{L}\d.,$])[$€]? ?\d[\d.,]* ?(?:mil|lucas|k|pesos|euros|reais|soles)(?!\p{L})|[$€₲] ?\d[\d.,]*|\d[\d.,]* ?[$€₲]/gu;

/** Matches a text in brackets, and a word in square ones, which otherwise hold a level. */
const ASIDE = /\(([^()]*)\)|\[(\p{L}+)\]/u;

/** Returns the player that the fields of a line describe, or null if they hold neither a name nor a number. */
export function readEntry(fields: readonly string[]): FoundEntry | null {
  const doubts = new Set<Doubt>();
  let level: SkillLevel | null = null;
  let count: number | null = null;
  let whatsapp: string | null = null;
  const names: string[] = [];
  for (const field of fields) {
    const bare = withoutAsides(field)
      .replace(/^"([^"]*)"$/u, '$1')
      .replaceAll(AMOUNT, ' ')
      .replace(
        /(?: s\/n| (?:[-–—] )?(?:sin|no (?:le )?(?:tiene|tengo)(?: (?:el|su))?) (?:tel|cel|n[uú]m|whats|wpp)\p{L}*)$/iu,
        '',
      )
      .trim();
    const untimed = bare.replace(TIME, '');
    if (untimed !== bare) doubts.add('remark');
    const number = findNumber(untimed);
    if (number.isOdd) doubts.add('number');
    if (number.isRounded) doubts.add('rounded');
    whatsapp ??= number.number;
    const skill = findLevel(withoutRemark(number.rest));
    if (skill.isOdd) doubts.add('level');
    level ??= skill.level;
    count ??= skill.count;
    const rest = skill.rest.trim();
    if (rest && (names.length === 0 || !isRemark(rest))) names.push(rest);
  }
  const found = cleanName(names.join(' '));
  const name = found?.name ?? whatsapp;
  if (!name) return null;
  if (!found) doubts.add('nameless');
  if (found?.isCut) doubts.add('cut');
  if (found && hasBrokenLetters(name)) doubts.add('garbled');
  if (found && looksLikeSentence(name)) doubts.add('sentence');
  else if (found && !isQuoted(fields) && looksLikeTwo(name)) doubts.add('two-names');
  return {
    name,
    skillLevel: level ?? DEFAULT_SKILL_LEVEL,
    whatsapp,
    isKeeper: false,
    isWaiting: false,
    host: null,
    hint: '',
    isMention: false,
    doubts: [...doubts],
    hasLevel: level !== null,
    count,
    aside:
      ASIDE.exec(fields.join(' '))
        ?.slice(1)
        .find((text) => text !== undefined) ?? '',
  };
}

/** Matches a clock time after a name: 'Leo 21:30'. */
const TIME = /(?<=\p{L}\)?),? (?:a las )?\d{1,2}:\d{2}(?: ?hs?)?\s*$/u;
/** Matches an adjective between name and level: 'Juan muy bueno 5'. */
const ADJECTIVE =
  /^(\p{Lu}[\p{L}. ]*?) (?:(?:muy|bastante|medio|re) )?(?:buen[oa]|mal[oa]|normal|regular|floj[oa]|crack|intermedi[oa]) (\d)$/u;

/** Removes a remark in small letters after the level: 'Sandro 5!! crack'. */
function withoutRemark(field: string): string {
  const named = field.replace(/ [-–|] (?!nivel)\p{Ll}+: ?\d+ *$/u, '');
  return named
    .replace(ADJECTIVE, '$1 $2')
    .replace(/^(\p{L}[^\d]* ?\d)[!.,]*(?: +\p{Ll}[^\d]*)?$/u, '$1');
}

function isRemark(text: string): boolean {
  return /^,? ?\p{Ll}/u.test(text) || NUMBERLESS.test(text);
}

/** Tells whether one of the fields has quotes. A comma inside quotes is part of the name. */
function isQuoted(fields: readonly string[]): boolean {
  return fields.some((field) => field.includes('"'));
}
