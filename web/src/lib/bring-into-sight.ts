/**
 * Number of frames for which `bringIntoSight` looks for an element. React renders new data a few frames after it has
 * arrived.
 */
const FRAMES = 30;

/**
 * Scrolls an element into sight as soon as `find` returns it. The page scrolls no further than needed and without
 * motion, and the focus stays where it is.
 */
export function bringIntoSight(find: () => Element | null, frames = FRAMES): void {
  requestAnimationFrame(() => {
    const element = find();
    if (element) element.scrollIntoView({ block: 'nearest' });
    else if (frames > 1) bringIntoSight(find, frames - 1);
  });
}
