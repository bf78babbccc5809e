import { local } from '../sync/storage.ts';

/**
 * Celebrates a moment with a burst of pixels around a word, and with a sound if the organiser has turned it on. The
 * code loads on demand, and the moment passes without a celebration if it does not load.
 */
export function celebrate(word: string): void {
  import('./burst.ts').then(
    ({ burst }) => burst(word),
    (error: unknown) => console.info('The moment passed without a celebration.', error),
  );
}

/**
 * Celebrates the moment `kind` of a match, unless the last match for which this browser celebrated this moment is the
 * same match.
 */
export function celebrateOnce(kind: 'ten' | 'figura', matchId: string, word: string): void {
  const key = `celebrated-${kind}`;
  if (local.get(key) === matchId) return;
  local.set(key, matchId);
  celebrate(word);
}
