import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Button = { ariaDisabled: string | null };

const night = { dataset: { games: 'game 1' }, querySelectorAll: () => [button] };
let button: Button;
let restButtons: () => void;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { getElementById: () => night });
  vi.resetModules();
  ({ restButtons } = await import('./rest.ts'));
  night.dataset.games = 'game 1';
  button = { ariaDisabled: null };
  restButtons();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the buttons of a night rest for three seconds after its games have changed', () => {
  expect(button.ariaDisabled).toBe(null);
  night.dataset.games = 'game 2';
  restButtons();
  vi.advanceTimersByTime(2_900);
  expect(button.ariaDisabled).toBe('true');
  vi.advanceTimersByTime(100);
  expect(button.ariaDisabled).toBe(null);
});

test('a page that is shown during the rest goes on resting, and one with the same games starts no rest', () => {
  night.dataset.games = 'game 2';
  restButtons();
  vi.advanceTimersByTime(2_000);
  button = { ariaDisabled: null };
  restButtons();
  expect(button.ariaDisabled).toBe('true');
  vi.advanceTimersByTime(1_000);
  expect(button.ariaDisabled).toBe(null);
  restButtons();
  expect(button.ariaDisabled).toBe(null);
});
