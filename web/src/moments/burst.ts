import { element } from '../ui/element.ts';
import { playSound } from './play-sound.ts';
import { isSoundOn } from './sound.ts';

const LASTS_MS = 900;
const STEPS = 9;
const PIECES = 28;
/** The distance of the farthest pieces from the word, as a share of the smaller side of the window. */
const REACH = 0.46;
const COLOURS = ['bg-coin', 'bg-grass', 'bg-cyan', 'bg-magenta'];

let isShown = false;

/**
 * Shows a word over the header with pixels that fly away from it, for less than a second. The rest of the screen is
 * covered by single pixels only. The layer takes no taps, moves nothing and is hidden from screen readers, because the
 * screen says the same. It is in the top layer, so that a dialog does not hide it. With reduced motion nothing is
 * shown, and a burst during another one is left out.
 */
export function burst(word: string): void {
  if (isShown) return;
  isShown = true;
  setTimeout(() => (isShown = false), LASTS_MS);
  if (isSoundOn()) playSound();
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const pieces = Array.from({ length: PIECES }, (_, index) =>
    element('i', { class: COLOURS[index % COLOURS.length] ?? '' }),
  );
  const layer = element(
    'div',
    { class: 'celebration', popover: 'manual', 'aria-hidden': 'true' },
    ...pieces,
    element('b', {}, word),
  );
  document.body.append(layer);
  layer.showPopover?.();
  pieces.forEach(fly);
  setTimeout(() => layer.remove(), LASTS_MS);
}

/** Moves a piece away from the word and lets it fall. Its way depends only on its index. */
function fly(piece: HTMLElement, index: number): void {
  const angle = (2 * Math.PI * index) / PIECES;
  const reach = Math.min(innerWidth, innerHeight) * REACH * (1 - (index % 3) * 0.24);
  const x = Math.cos(angle) * reach;
  const y = Math.sin(angle) * reach;
  piece.animate(
    [
      { transform: 'translate(0, 0)' },
      { transform: `translate(${x}px, ${y}px)`, opacity: 1, offset: 0.6 },
      { transform: `translate(${x}px, ${y + 48}px)`, opacity: 0 },
    ],
    { duration: LASTS_MS, easing: `steps(${STEPS})`, fill: 'forwards' },
  );
}
