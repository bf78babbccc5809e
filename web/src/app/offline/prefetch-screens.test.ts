import { afterEach, expect, test, vi } from 'vitest';
import { prefetchScreens } from './prefetch-screens.ts';
import { preloadProtected } from '../protected-screens.ts';

// Their own tests render these dialogs.
vi.mock('../../matches/rematch/rematch-dialog.tsx', () => ({}));
vi.mock('../../sharing/share-line-up.ts', () => ({}));
vi.mock('../../players/paste-list/paste-list-dialog.tsx', () => ({}));
vi.mock('../protected-screens.ts', () => ({ preloadProtected: vi.fn<(path: string) => void>() }));

let idle: (() => void)[] = [];

function browser(controller: object | null) {
  idle = [];
  vi.stubGlobal('navigator', { serviceWorker: { controller } });
  vi.stubGlobal('window', { requestIdleCallback: (work: () => void) => idle.push(work) });
}

afterEach(() => {
  vi.mocked(preloadProtected).mockClear();
  vi.unstubAllGlobals();
});

test('screens are prefetched one after another in order, while the page is idle', () => {
  browser({});
  prefetchScreens();
  expect(preloadProtected).not.toHaveBeenCalled();
  for (let pauses = 0; pauses < 10; pauses += 1) idle.shift()?.();
  expect(vi.mocked(preloadProtected).mock.calls.flat()).toEqual([
    '/confirm-attendance',
    '/form-teams',
    '/share-teams',
    '/match-money',
    '/create-players-list',
    '/create-match',
    '/add-players',
  ]);
});

test('nothing is prefetched from the network, or after disposal', () => {
  browser(null);
  prefetchScreens();
  expect(idle).toEqual([]);
  browser({});
  const end = prefetchScreens();
  end();
  idle.shift()?.();
  expect(preloadProtected).not.toHaveBeenCalled();
});
