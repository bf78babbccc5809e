/*
 * Separates the part of a line that names people from its heading: 'Cracks (5): Damián, Lisandro', 'somos Ale y Tavo'.
 */
import type { SkillLevel } from '../../players/skill-level.ts';
import type { MarkedLine } from '../marked-line.ts';
import { answerHeading } from './answer-note.ts';
import { findLevel } from './find-level.ts';
import {
  bareHeading,
  headingBeforeColon,
  type HeadingKind,
  headingOf,
  isFact,
  isPosition,
  labelled,
} from './headings.ts';
import { NUMBERLESS } from './find-number.ts';
import { nameAfterRelative } from './added-guests.ts';
import { wordsOf } from '../words.ts';
import { withoutIntro } from './lists-in-sentences.ts';
import { isCapitals, lacksCommonMark, type TextEvidence } from './text-evidence.ts';

/**
 * A heading over lines, or before the names of its own line. `level`, if not null, is the level of all people under the
 * heading. `isOpen` is true if only its colon shows that it is a heading.
 */
export type Heading = { kind: HeadingKind; level: SkillLevel | null; isOpen?: boolean };

export type Piece = {
  text: string;
  heading: Heading | null;
  /** True if two names without another sign are enough to split the text, because a list of names is expected. */
  isListing: boolean;
  isMarked: boolean;
  bullets: string;
};

const COLOUR =
  /^(?:blanc|negr|roj|azul|verde|amarill|naranj|celest|gris|clar|oscur|violet|bord)\p{L}*$/u;
const SEVERAL = /[,;][^,;]*(?:[,;]| y )| - .* - | \/ .* \/ /u;
/** Matches two names with capitals: 'Fred / Luís Fabiano'. */
const PAIR = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}*)?(?: ?[,/] ?| y )\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}*)?$/u;
const LEVELLED = /\d|nivel|⭐|★/iu;

/**
 * Returns the heading if the whole line is a heading, and null otherwise. A heading consists of known words or of a
 * level, or ends with a colon, or is a colour or in capitals and lacks the mark (number or bullet) of the other lines.
 */
export function headingAlone(
  { line, rest, mark, bullets }: MarkedLine,
  lacksMark: boolean,
  { hasCapitalHeadings, mark: common, groups }: TextEvidence,
): Heading | null {
  const { bare, hasColon } = bareHeading(rest);
  const level = levelAlone(rest.replace(/:\s*$/u, ''));
  if (level && (lacksMark || !/^\d$/u.test(bare))) return { kind: 'people', level };
  const isWordy = mark !== 'number' && !/[-–—•·*]/u.test(bullets);
  const known = hasColon ? headingBeforeColon(bare) : headingOf(bare);
  const kind = known ?? (isWordy ? answerHeading(bare) : null);
  const isPlural = mark === null && bare.endsWith('s');
  const isMarkedRole = kind === 'role' && !hasColon && !lacksMark && !isPlural;
  if (kind && !isMarkedRole) return { kind, level: null };
  const isSigned = isColour(`${bullets} ${rest}`);
  const isOther = lacksMark || common === null || (isSigned && bullets !== '' && common === 'any');
  const isPlain = (mark === null || isSigned) && isOther;
  const isCapital = hasCapitalHeadings && isCapitals(bare);
  if (groups.has(line) || (isPlain && (isSigned || isCapital)))
    return { kind: 'people', level: null };
  return hasColon ? { kind: 'people', level: null, isOpen: true } : null;
}

/** Tells whether a line is a team colour as a heading: 'Blanco ⚪', '*Rojos*'. */
function isColour(text: string): boolean {
  const isMarked = /[⚫⚪🔴🔵🟢🟡🟠🟣⬛⬜👕🎽🟥🟦🟩🟨]|^\*.*\*$/u.test(text);
  return isMarked && isColourWord(text);
}

/** Tells whether a text is only the word of a colour: 'Negro'. */
export function isColourWord(text: string): boolean {
  const [word = '', ...others] = wordsOf(text);
  return COLOUR.test(word) && others.length === 0;
}

/** Returns the level of a text that holds nothing else ('Nivel 5', '⭐⭐⭐'), or null. */
function levelAlone(text: string): SkillLevel | null {
  const { level, rest } = findLevel(text);
  return /\p{L}/u.test(rest) ? null : level;
}

/**
 * Returns the part of a sentence that may name people, without its label. Returns null if the sentence names nobody.
 */
export function pieceOf(
  line: MarkedLine,
  text: string,
  over: Heading | null,
  evidence: TextEvidence,
): Piece | null {
  const isMarked = line.mark !== null && !lacksCommonMark(line, evidence);
  const own = { isListing: false, isMarked, heading: over, bullets: line.bullets };
  const parts = labelled(text);
  if (!parts) {
    const open = withoutIntro(text);
    const isPair = /^(?:absent|maybe|waiting)$/.test(over?.kind ?? '') && PAIR.test(open);
    return { ...own, text: open, isListing: open !== text || isPair };
  }
  const { label, rest } = parts;
  const heading = headingOfLabel(label, evidence);
  if (heading) return { text: withoutCount(rest), heading, isListing: true, isMarked, bullets: '' };
  // A single letter names a team: 'A: Nico 4, Leo 3'.
  if (/^\P{L}*\p{L}$/u.test(label) && rest.includes(','))
    return { ...own, text: rest, isListing: true, bullets: '' };
  if (isFact(label)) return null;
  if (NUMBERLESS.test(rest)) return { ...own, text: label };
  if (nameAfterRelative(text) !== null) return { ...own, text };
  if (SEVERAL.test(rest) || (PAIR.test(rest) && !lacksCommonMark(line, evidence)))
    return { ...own, text: withoutIntro(rest), isListing: true, bullets: '' };
  const isReason = /^(?:absent|maybe|waiting)$/.test(over?.kind ?? '') && /^\p{Ll}/u.test(rest);
  if (isReason) return { ...own, text: label };
  return LEVELLED.test(rest) || isMarked || isPosition(rest) || /\+ ?\d$/u.test(label)
    ? { ...own, text: text.replace(':', ' ') }
    : null;
}

/** Removes the number of names after them: 'Gabi, Seba y Lean (3)'. */
function withoutCount(names: string): string {
  const [whole = '', count] = / ?\((\d{1,2})\)$/u.exec(names) ?? [];
  const isCount = Number(count) === names.split(/,| y | e /u).length;
  return isCount ? names.slice(0, -whole.length) : names;
}

function headingOfLabel(label: string, evidence: TextEvidence): Heading | null {
  const kind = headingBeforeColon(label);
  if (kind) return { kind, level: null };
  const [, name = '', given = ''] = /^(.*?) ?\(([2-5])\)$/u.exec(label) ?? [];
  const level = name && evidence.hasLevelledHeadings ? levelAlone(given) : levelAlone(label);
  return level && { kind: 'people', level };
}
