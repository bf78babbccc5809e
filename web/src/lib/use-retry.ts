import { useEffect } from 'react';

const RETRY_EVERY_MS = 15_000;

/**
 * Calls `retry` every 15 s, counted from the last render, and when the browser is online again. Does nothing unless
 * `isWanted`.
 */
export function useRetry(isWanted: boolean, retry: () => void): void {
  useEffect(() => {
    if (!isWanted) return;
    const timer = setInterval(retry, RETRY_EVERY_MS);
    window.addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  });
}
