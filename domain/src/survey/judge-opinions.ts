/*
 * A survey takes opinions from the devices that held a player's name as their own when it was opened. Each of them, and
 * each player, answers once; by the personal link only on such a device. An opinion is about each of the others whom the
 * survey is about, 'No jugué con él' included, and never about oneself. What is refused stores nothing; opinions about
 * players who have been deleted meanwhile are left out.
 */
import { SKILL_LEVELS } from '../limits.ts';
import type { SkillLevel } from '../players/skill-level.ts';
import * as MESSAGES from '../text/messages.ts';
import { nameList } from '../text/name-list.ts';
import { SURVEY_ABLE_MIN } from './opinions.ts';
import { OPINIONS, type Opinion, type OpinionsInput } from './survey-input.ts';
import type { Surveyed } from './survey-page.ts';

/** Returns why no survey opens where so many players can answer; null where one does. */
export function openingProblem(able: number): string | null {
  if (able >= SURVEY_ABLE_MIN) return null;
  const count = able === 0 ? 'no hay ninguno' : able === 1 ? 'es 1' : `son ${able}`;
  return MESSAGES.surveyOfTooFew.replace('{count}', count);
}

/** A device that held the name of a player as its own when the survey was opened. */
export type SurveyDevice = { deviceHash: string; playerId: string; hasAnswered: boolean };

/** Returns why this device does not answer for the player; null where it does. */
export function opiningProblem(
  devices: readonly SurveyDevice[],
  { deviceHash, playerId }: { deviceHash: string; playerId: string },
): string | null {
  const own = devices.some((one) => one.deviceHash === deviceHash && one.playerId === playerId);
  if (!own) return MESSAGES.surveyOfOtherDevices;
  return hasAnswered(devices, { deviceHash, playerId }) ? MESSAGES.surveyAnswered : null;
}

/** Tells whether the device has answered, or any device of the player. */
export function hasAnswered(
  devices: readonly SurveyDevice[],
  asking: { deviceHash: string | null; playerId: string | undefined },
): boolean {
  return devices.some(
    (one) =>
      one.hasAnswered && (one.deviceHash === asking.deviceHash || one.playerId === asking.playerId),
  );
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
