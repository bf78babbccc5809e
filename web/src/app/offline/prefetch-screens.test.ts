import { afterEach, expect, test, vi } from 'vitest';
import { readAhead } from '../read-ahead.ts';
import { preloadScreen } from '../screens.ts';

// their own tests draw them
vi.mock('../../matches/rematch/rematch-dialog.tsx', () => ({}));
vi.mock('../../sharing/share-line-up.ts', () => ({}));
vi.mock('../../players/paste-list/paste-list-dialog.tsx', () => ({}));
vi.mock('../screens.ts', () => ({ preloadScreen: vi.fn<(path: string) => void>() }));

let idle: (() => void)[] = [];

function browser(controller: object | null) {
  idle = [];
  vi.stubGlobal('navigator', { serviceWorker: { controller } });
  vi.stubGlobal('window', { requestIdleCallback: (work: () => void) => idle.push(work) });
}

afterEach(() => {
  vi.mocked(preloadScreen).mockClear();
  vi.unstubAllGlobals();
});

test('the screens of the evening are read one after the other, in its order, while nothing else is done', () => {
  browser({});
  readAhead();
  expect(preloadScreen).not.toHaveBeenCalled();
  for (let pauses = 0; pauses < 10; pauses += 1) idle.shift()?.();
  expect(vi.mocked(preloadScreen).mock.calls.flat()).toEqual([
    '/confirm-attendance',
    '/form-teams',
    '/share-teams',
    '/create-players-list',
    '/create-match',
    '/add-players',
  ]);
});

test('nothing is read ahead over the network, or after the end', () => {
  browser(null);
  readAhead();
  expect(idle).toEqual([]);
  browser({});
  const end = readAhead();
  end();
  idle.shift()?.();
  expect(preloadScreen).not.toHaveBeenCalled();
});
