import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftOf, undoOffer } from '../../../forms/draft.ts';
import { fakeWindow } from '../../../../testing/fake-window.ts';
import { automatic, everyone, one, two } from '../../../../testing/a-formation.ts';
import { teamsOf } from '../../../teams/formation.ts';
import type { LateStep } from './late-steps.ts';
import { writeSteps, readSteps } from './stored-steps.ts';

const before = teamsOf(automatic(), everyone);
const after = teamsOf(automatic(everyone.slice(1)), everyone);
const step: LateStep = { before, after, wereSaved: true, playerId: one.id, was: 'confirmed' };

beforeEach(() => void fakeWindow());
afterEach(() => vi.unstubAllGlobals());

const draft = draftOf('ana', 'late');
/** Stores steps, applies `change` to the stored value, and returns the steps that are then read. */
function read(
  players = everyone,
  change: (stored: Record<string, unknown>) => unknown = (stored) => stored,
) {
  writeSteps(draft, [step]);
  const offer = undoOffer(draft);
  offer.store((offer.read() as Record<string, unknown>[]).map(change));
  return readSteps(draft, players);
}

test('steps are read with the players as they are now', () => {
  const now = everyone.map((player) =>
    player === one ? { ...player, status: 'declined' as const } : player,
  );
  const [found] = read(now);
  expect(found).toMatchObject({ wereSaved: true, playerId: one.id, was: 'confirmed' });
  expect(Object.values(found?.before ?? {}).flat()).toContainEqual({ ...one, status: 'declined' });
});

test('steps with a player who has left the match are dropped', () => {
  expect(read(everyone.filter((player) => player !== two))).toEqual([]);
});

test.each([
  () => null,
  (stored: object) => ({ ...stored, before: null }),
  (stored: object) => ({ ...stored, was: 'gone' }),
  (stored: object) => ({ ...stored, after: { claro: [1], oscuro: [], suplente: [] } }),
])('a stored value that is no step is dropped', (change) => {
  expect(read(everyone, change)).toEqual([]);
});

test('without steps nothing is stored', () => {
  writeSteps(draft, [step]);
  writeSteps(draft, []);
  expect(draft.read()).toBeNull();
  expect(readSteps(draft, everyone)).toEqual([]);
});
