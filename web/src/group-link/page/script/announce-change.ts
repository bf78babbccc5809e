import { main } from './exchange.ts';

/**
 * Live region for screen readers. It stays while pages are replaced, because screen readers announce only changes
 * inside an element that they already know.
 */
const liveRegion = document.createElement('p');
liveRegion.setAttribute('role', 'status');
liveRegion.className = 'sr-only';
document.body.append(liveRegion);
let lastText = main()?.dataset['said'];

/** Announces what the page says now, if that has changed. */
export function announceChange(): void {
  const text = main()?.dataset['said'];
  if (text === lastText || text === undefined) return;
  lastText = text;
  liveRegion.textContent = text;
}
