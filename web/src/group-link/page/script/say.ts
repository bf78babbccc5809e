/**
 * Live region for screen readers. It stays while pages are replaced, because screen readers announce only changes
 * inside an element that they already know.
 */
const liveRegion = document.createElement('p');
liveRegion.setAttribute('role', 'status');
liveRegion.className = 'sr-only';
document.body.append(liveRegion);

/** Announces a text to screen readers, also the same one again. */
export function say(text: string): void {
  liveRegion.replaceChildren(text);
}
