import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Button = { name: string; ariaDisabled: string | null };

const night = { dataset: { games: 'game 1' }, querySelectorAll: () => [target, undo] };
let target: Button;
let undo: Button;
let restButtons: (sent?: HTMLFormElement) => void;

const draw = () => {
  target = { name: 'outcome', ariaDisabled: null };
  undo = { name: '', ariaDisabled: null };
};
const form = (has: 'outcome' | null) =>
  ({ querySelector: (selector: string) => selector === `[name=${has}]` || null }) as never;
const RECORDED = form('outcome');
const UNDONE = form(null);

/** Shows the page after a change of the games, by the form `sent` or from elsewhere. */
function change(sent?: HTMLFormElement): void {
  night.dataset.games += ' and another';
  draw();
  restButtons(sent);
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { getElementById: () => night });
  vi.resetModules();
  ({ restButtons } = await import('./rest.ts'));
  draw();
  restButtons();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the buttons of a night rest for three seconds after its games have changed', () => {
  expect([target.ariaDisabled, undo.ariaDisabled]).toEqual([null, null]);
  change();
  vi.advanceTimersByTime(2_900);
  expect([target.ariaDisabled, undo.ariaDisabled]).toEqual(['true', 'true']);
  vi.advanceTimersByTime(100);
  expect([target.ariaDisabled, undo.ariaDisabled]).toEqual([null, null]);
});

test('a game that the captain has just recorded can be taken back during the rest', () => {
  change(RECORDED);
  expect([target.ariaDisabled, undo.ariaDisabled]).toEqual(['true', null]);
  change();
  expect([target.ariaDisabled, undo.ariaDisabled]).toEqual(['true', 'true']);
});

test('it can also be taken back when the page has shown it before the reply to the tap', () => {
  change();
  restButtons(RECORDED);
  expect([target.ariaDisabled, undo.ariaDisabled]).toEqual(['true', null]);
});

test('a second tap on DESHACER does not take back another game', () => {
  change(RECORDED);
  change(UNDONE);
  expect(undo.ariaDisabled).toBe('true');
});

test('a page that is shown during the rest goes on resting, and one with the same games starts no rest', () => {
  change();
  vi.advanceTimersByTime(2_000);
  draw();
  restButtons();
  expect(target.ariaDisabled).toBe('true');
  vi.advanceTimersByTime(1_000);
  expect(target.ariaDisabled).toBe(null);
  restButtons();
  expect(target.ariaDisabled).toBe(null);
});
