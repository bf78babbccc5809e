/*
 * A survey accepts opinions from the devices that owned a player's name when the survey was opened. Each of these
 * devices and each player answers once; the personal link counts only on such a device. An answer has an opinion about
 * every other player of the survey, which may be 'No jugué con él', and none about the player who answers. A refused
 * answer stores nothing, and opinions about players who have been deleted since are ignored.
 */
import * as MESSAGES from '../text/messages.ts';
import { SKILL_LEVELS } from '../limits.ts';
import type { SkillLevel } from '../players/skill-level.ts';
import { nameList } from '../text/text-line.ts';
import { SURVEY_ABLE_MIN } from './opinions.ts';
import { OPINIONS, type Opinion, type OpinionsInput, type Surveyed } from './contract.ts';

/** Returns the sentence that says why a survey cannot open when `able` players can answer; null if it can open. */
export function openingProblem(able: number): string | null {
  if (able >= SURVEY_ABLE_MIN) return null;
  const count = able === 0 ? 'no hay ninguno' : able === 1 ? 'es 1' : `son ${able}`;
  return MESSAGES.surveyOfTooFew.replace('{count}', count);
}

/** Type of a device that owned the name of a player when the survey was opened. */
export type SurveyDevice = { deviceHash: string; playerId: string; hasAnswered: boolean };

/** Returns the sentence that says why this device cannot answer for the player; null if it can. */
export function opiningProblem(
  devices: readonly SurveyDevice[],
  { deviceHash, playerId }: { deviceHash: string; playerId: string },
): string | null {
  const own = devices.some((one) => one.deviceHash === deviceHash && one.playerId === playerId);
  if (!own) return MESSAGES.surveyOfOtherDevices;
  return hasAnswered(devices, { deviceHash, playerId }) ? MESSAGES.surveyAnswered : null;
}

/** Tells whether the survey has an answer from this device or from any device of this player. */
export function hasAnswered(
  devices: readonly SurveyDevice[],
  asking: { deviceHash: string | null; playerId: string | undefined },
): boolean {
  return devices.some(
    (one) =>
      one.hasAnswered && (one.deviceHash === asking.deviceHash || one.playerId === asking.playerId),
  );
}

const NAMED_MAX = 3;

/**
 * Returns the levels in an answer by player key, or the sentence that says why the answer is refused. `people` are all
 * players of the survey. The opinion 'No jugué con él' gives no level.
 */
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

/** Returns the valid opinions in a sent form, by player key. Invalid values are left out. */
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

/** Returns the message that invites the group to a survey. */
export function surveyCall(address: string): string {
  return `¿Cómo juega cada uno? Contá en el link: es un minuto.\nNadie ve lo que dice cada uno.\n${address}`;
}
