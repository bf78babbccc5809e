/** These functions run in the page, so each may use only its arguments and the page's own globals. */

type Sought = { selector: string; text: string };

/** Sets the performance mark 'painted' once an element of this kind exists and the frame that shows it was painted. */
export function markPaint({ selector, text }: Sought): void {
  const observer = new MutationObserver(look);
  observer.observe(document, { subtree: true, childList: true, attributes: true });
  document.addEventListener('focusin', look);
  look();

  function look(): void {
    const found = [...document.querySelectorAll(selector)];
    if (!found.some(({ textContent }) => textContent.includes(text))) return;
    observer.disconnect();
    document.removeEventListener('focusin', look);
    // A task that is posted from an animation frame's callback runs after the layout and paint of this frame.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => performance.mark('painted'), { once: true });
      port1.start();
      port2.postMessage(null);
    });
  }
}

/**
 * Sets a performance mark with the name of the event at the next 'pointerdown' or 'pointerup', with the time of the
 * event.
 */
export function markFinger(event: string): void {
  performance.clearMarks();
  const mark = ({ timeStamp }: Event) => performance.mark(event, { startTime: timeStamp });
  window.addEventListener(event, mark, { capture: true, once: true });
}

export function timeOf(mark: string): number | null {
  return performance.getEntriesByName(mark, 'mark')[0]?.startTime ?? null;
}

/** Records every long task (over 50 ms) that follows as a performance measure 'long task'. */
export function watchLongTasks(): void {
  const keep = ({ startTime, duration }: PerformanceEntry) =>
    performance.measure('long task', { start: startTime, duration });
  new PerformanceObserver((list) => list.getEntries().forEach(keep)).observe({ type: 'longtask' });
}

/** Returns the milliseconds of the longest task since the last call; 0 if no task took over 50 ms. */
export function takeLongestTask(): number {
  const durations = performance.getEntriesByName('long task').map(({ duration }) => duration);
  performance.clearMeasures('long task');
  return Math.max(0, ...durations);
}
