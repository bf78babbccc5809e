/*
 * Checks the steps of an autopilot in a match whose players all have one level: teams are formed once; each repair
 * starts from the teams that the previous step left; each player has one place; and only as many of the staying players
 * change sides as is needed for teams of one size.
 */
import type { Autopilot } from '@picadito/domain';
import { expect } from 'vitest';

type Step = Autopilot['steps'][number];
type Saved = NonNullable<Step['after']>;

export const playersIn = ({ claroTeam, oscuroTeam, suplentes }: Saved): string[] => [
  ...claroTeam,
  ...oscuroTeam,
  ...suplentes,
];

/**
 * Expects that the steps of the autopilot in one match (newest first) form teams at most once, and that each later step
 * begins with the teams of the step before and moves as few players as possible.
 */
export function expectRightSteps(steps: Autopilot['steps']): void {
  expect(steps.filter(({ kind }) => kind === 'formed').length).toBeLessThanOrEqual(1);
  const changes = steps.filter(({ after }) => after !== null);
  for (const [index, { before, after }] of changes.entries()) {
    expect(before).toEqual(changes[index + 1]?.after ?? null);
    const placed = after ? playersIn(after) : [];
    expect(placed).toEqual([...new Set(placed)]);
    if (before && after) expect(moves(before, after)).toBe(fewest(before, after));
  }
}

const common = (some: readonly string[], others: readonly string[]) =>
  some.filter((id) => others.includes(id)).length;

function moves(before: Saved, after: Saved): number {
  return common(before.claroTeam, after.oscuroTeam) + common(before.oscuroTeam, after.claroTeam);
}

/**
 * Returns the least number of players who must change sides. The larger of two balanced teams has half of the players,
 * rounded up; if more of a team's former players still play, the surplus must move.
 */
function fewest(before: Saved, after: Saved): number {
  const playing = [...after.claroTeam, ...after.oscuroTeam];
  const half = Math.ceil(playing.length / 2);
  const staying = [before.claroTeam, before.oscuroTeam].map((team) => common(team, playing));
  return Math.max(0, ...staying.map((count) => count - half));
}
