/*
 * What the autopilot does to the teams of a match whose players are all of one level, in plain words: teams are made
 * once; each repair begins with what the one before has left; each player has one place; and of those who stay no more
 * change sides than teams of one size need.
 */
import type { Autopilot } from '@picadito/domain';
import { expect } from 'vitest';

type Step = Autopilot['steps'][number];
type Saved = NonNullable<Step['after']>;

export const placedIn = ({ claroTeam, oscuroTeam, suplentes }: Saved): string[] => [
  ...claroTeam,
  ...oscuroTeam,
  ...suplentes,
];

/** Of one match, the newest first. */
export function areRightSteps(steps: Autopilot['steps']): void {
  expect(steps.filter(({ kind }) => kind === 'formed').length).toBeLessThanOrEqual(1);
  const changes = steps.filter(({ after }) => after !== null);
  for (const [index, { before, after }] of changes.entries()) {
    expect(before).toEqual(changes[index + 1]?.after ?? null);
    const placed = after ? placedIn(after) : [];
    expect(placed).toEqual([...new Set(placed)]);
    if (before && after) expect(moves(before, after)).toBe(fewest(before, after));
  }
}

const common = (some: readonly string[], others: readonly string[]) =>
  some.filter((id) => others.includes(id)).length;

function moves(before: Saved, after: Saved): number {
  return common(before.claroTeam, after.oscuroTeam) + common(before.oscuroTeam, after.claroTeam);
}

/** The larger side has the half of those who play, rounded up: who is too many of those who stay there moves. */
function fewest(before: Saved, after: Saved): number {
  const playing = [...after.claroTeam, ...after.oscuroTeam];
  const half = Math.ceil(playing.length / 2);
  const staying = [before.claroTeam, before.oscuroTeam].map((team) => common(team, playing));
  return Math.max(0, ...staying.map((count) => count - half));
}
