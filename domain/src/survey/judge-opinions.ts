/*
 * Who gives opinions in a survey, and when they count. By the device that holds the player's name or by the own link; a
 * device without a name takes one that no other device holds. Each player answers once a survey, and so does each
 * device. An opinion is about each of the others whom the survey is about, 'No jugué con él' included, and never about
 * oneself. What is refused stores nothing; opinions about players who have been deleted meanwhile are left out.
 */
import { SKILL_LEVELS } from '../limits.ts';
import type { SkillLevel } from '../players/skill-level.ts';
import * as MESSAGES from '../text/messages.ts';
import { nameList } from '../text/name-list.ts';
import { OPINIONS, type Opinion, type OpinionsInput } from './survey-input.ts';
import type { Surveyed } from './survey-page.ts';

export type Opining = {
  /** The player whose name the device holds. */
  holder: Surveyed | null;
  player: Surveyed;
  /** The request came by the own link of this player. */
  hasOwnLink: boolean;
  /** Another device holds the name. */
  isHeld: boolean;
  /** This player has answered, or this device. */
  hasAnswered: boolean;
};

/** Why this device answers for no such player; null where it does. */
export function opiningProblem(opining: Opining): string | null {
  const { holder, player, hasOwnLink, isHeld, hasAnswered } = opining;
  const isOwn = holder?.key === player.key || hasOwnLink;
  if (!isOwn && holder) return MESSAGES.surveyOfOtherName.replaceAll('{name}', holder.name);
  if (!isOwn && isHeld) return MESSAGES.surveyOfHeldName.replace('{name}', player.name);
  return hasAnswered ? MESSAGES.surveyAnswered : null;
}

/** Names that a sentence still reads well with. */
const NAMED_MAX = 3;

/** What was said of each, by the key, or why it is not taken. `people`: all whom the survey is about. */
export function judgeOpinions(
  people: readonly Surveyed[],
  input: OpinionsInput,
): { levels: Map<string, SkillLevel> } | { sentence: string } {
  const given = opinionsIn(input);
  if (given.has(input.player)) return { sentence: MESSAGES.surveyOfOneself };
  const missing = people.filter(({ key }) => key !== input.player && !given.has(key));
  if (missing.length > 0) return { sentence: missingSentence(missing) };
  const levels = new Map<string, SkillLevel>();
  for (const { key } of people) {
    const level = SKILL_LEVELS.find((each) => each === given.get(key));
    if (level) levels.set(key, level);
  }
  return { levels };
}

/** By the key of the player. */
export function opinionsIn({ survey: _, player: __, ...rest }: OpinionsInput) {
  const given = new Map<string, Opinion>();
  for (const [key, value] of Object.entries(rest)) {
    const opinion = OPINIONS.find((each) => each === value);
    if (opinion) given.set(key, opinion);
  }
  return given;
}

function missingSentence(missing: readonly Surveyed[]): string {
  const named = missing.slice(0, NAMED_MAX).map(({ name }) => name);
  const others = missing.length - named.length;
  const names = nameList(others > 0 ? [...named, `${others} más`] : named);
  return MESSAGES.surveyIncomplete.replace('{names}', names);
}
