import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../../testing/fake-window.ts';
import { draftOf, undoOffer } from './draft.ts';

const offer = () => undoOffer(draftOf('ana', 'late'));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { sessionStorage: fakeStorage() });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('an undo is offered for ten minutes', () => {
  offer().store(['j1']);
  vi.advanceTimersByTime(600_000 - 1);
  expect(offer().read()).toEqual(['j1']);
  vi.advanceTimersByTime(1);
  expect(offer().read()).toBeNull();
});

test('an undo that was taken is not offered again', () => {
  offer().store(['j1']);
  offer().clear();
  expect(offer().read()).toBeNull();
});

test('a stored value that is no offer is ignored', () => {
  window.sessionStorage.setItem('picadito:ana:draft-late', '["j1"]');
  expect(offer().read()).toBeNull();
});
