import { main } from './exchange.ts';

/**
 * Live region for screen readers. It stays while pages are replaced, because screen readers announce only changes
 * inside an element that they already know.
 */
const voice = document.createElement('p');
voice.setAttribute('role', 'status');
voice.className = 'sr-only';
document.body.append(voice);
let last = main()?.dataset['said'];

/** Announces what the page says now, if that has changed. */
export function sayWhatChanged(): void {
  const said = main()?.dataset['said'];
  if (said === last || said === undefined) return;
  last = said;
  voice.textContent = said;
}
