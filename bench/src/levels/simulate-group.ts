import { QUIET_MATCHES, type RatedMatch, splitTeams, suggestLevel } from '@picadito/domain';
import { normal, poisson, randomFrom } from './random.ts';

const PLAYERS = 12;
const A_NIGHT = 10;
const GOALS_OF_A_TEAM = 5;
/** Minimum of the expected goals of a team, since even the weakest team scores now and then. */
const GOALS_MIN = 0.3;
const SKILL = { mean: 3.4, deviation: 0.9, lowest: 1.5, highest: 5.5 };
const LEVEL = { lowest: 2, highest: 5 };
/** A level counts as wrong if it differs from the true skill by this much. */
const WRONG = 0.5;

/**
 * Type of the setting of a simulation. `goalsPerLevel` is the number of goals that one level is worth; `levelError` is
 * the standard deviation of the organiser's levels from the players' true skills.
 */
export type Setting = { goalsPerLevel: number; levelError: number };
/**
 * Type of a level suggestion that was made after a match, counted from 1. `error` is the distance of the true skill
 * from the organiser's level in the direction of the suggestion; it is negative if the suggestion has the wrong
 * direction.
 */
export type Made = { match: number; playerId: string; error: number };
/**
 * Type of the result of a simulation: the suggestions, and the ids of the players whose level is off by 1.2 or more
 * (`grossErrors`).
 */
export type SimulatedGroup = { made: Made[]; grossErrors: string[] };

export const isRight = ({ error }: Made) => error >= WRONG;
export const isOpposite = ({ error }: Made) => error <= -WRONG;

/**
 * Simulates a group that plays each match with one of the best splits that the app would offer, and returns the
 * suggestions. The organiser answers each suggestion 'Ahora no', so that the levels do not change.
 */
export function simulateGroup(seed: number, matches: number, setting: Setting): SimulatedGroup {
  const random = randomFrom(seed);
  const players = Array.from({ length: PLAYERS }, (_, index) =>
    aPlayer(`p${index}`, random, setting),
  );
  const levels = new Map(players.map(({ id, rating }) => [id, rating]));
  const skills = new Map(players.map(({ id, skill }) => [id, skill]));
  const played: RatedMatch[] = [];
  const made: Made[] = [];
  for (let match = 1; match <= matches; match++) {
    const tonight = players.toSorted(() => random() - 0.5).slice(0, A_NIGHT);
    played.push(playedBy(tonight, skills, `${seed} ${match}`, random, setting));
    const isQuiet = made.some((one) => match - one.match < QUIET_MATCHES);
    const suggestion = isQuiet ? null : suggestLevel(levels, played);
    if (suggestion) {
      const { playerId, level } = suggestion;
      const before = levels.get(playerId) ?? NaN;
      const error = ((skills.get(playerId) ?? NaN) - before) * Math.sign(level - before);
      made.push({ match, playerId, error });
    }
  }
  const grossErrors = players.filter(({ skill, rating }) => Math.abs(skill - rating) >= 1.2);
  return { made, grossErrors: grossErrors.map(({ id }) => id) };
}

type Player = { id: string; name: string; rating: number; skill: number };

function aPlayer(id: string, random: () => number, { levelError }: Setting): Player {
  const skill = clamp(SKILL.mean + SKILL.deviation * normal(random), SKILL);
  const rating = Math.round(clamp(skill + levelError * normal(random), LEVEL));
  return { id, name: id, rating, skill };
}

function clamp(value: number, { lowest, highest }: { lowest: number; highest: number }): number {
  return Math.min(highest, Math.max(lowest, value));
}

function playedBy(
  tonight: readonly Player[],
  skills: ReadonlyMap<string, number>,
  seed: string,
  random: () => number,
  { goalsPerLevel }: Setting,
): RatedMatch {
  const split = splitTeams(tonight, { keepers: [], pairs: [], recentTeams: [], seed });
  if (!split.ok) throw new Error(split.error);
  const options = split.value;
  const { claro, oscuro } = options[Math.floor(random() * options.length)] ?? fail();
  const sum = (team: readonly Player[]) =>
    team.reduce((total, { id }) => total + (skills.get(id) ?? NaN), 0);
  const ahead = (goalsPerLevel * (sum(claro) - sum(oscuro))) / 2;
  const goals = (mean: number) => poisson(random, Math.max(GOALS_MIN, mean));
  return {
    claro: claro.map(({ id }) => id),
    oscuro: oscuro.map(({ id }) => id),
    goals: { claro: goals(GOALS_OF_A_TEAM + ahead), oscuro: goals(GOALS_OF_A_TEAM - ahead) },
  };
}

function fail(): never {
  throw new Error('there is no split');
}
