/** Time in milliseconds in which one card moves from the middle to its place. */
const FLIGHT_MS = 220;
/** Time in milliseconds within which all cards have begun to move. */
const DEALT_WITHIN_MS = 340;
const STEPS = 5;

/**
 * Moves the players of a board from its middle to their places, one after the other, within 600 ms. The teams are
 * already in place, and a press of a pointer or a key ends the motion at once. With reduced motion
 * nothing moves.
 */
export function dealCards(board: HTMLElement | null): void {
  const cards = [...(board?.querySelectorAll('.half li, .bench li') ?? [])];
  const pitch = board?.querySelector('.pitch');
  if (!pitch || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const middle = middleOf(pitch);
  const flights = cards.map((card, index) => {
    const place = middleOf(card);
    const from = `translate(${middle.x - place.x}px, ${middle.y - place.y}px)`;
    return card.animate([{ transform: from, opacity: 0 }, { opacity: 1, offset: 0.2 }, {}], {
      duration: FLIGHT_MS,
      delay: (DEALT_WITHIN_MS * index) / cards.length,
      easing: `steps(${STEPS})`,
      fill: 'backwards',
    });
  });
  const stopped = new AbortController();
  const stop = () => {
    stopped.abort();
    for (const flight of flights) flight.cancel();
  };
  for (const press of ['pointerdown', 'keydown'])
    addEventListener(press, stop, { capture: true, signal: stopped.signal });
  setTimeout(stop, FLIGHT_MS + DEALT_WITHIN_MS);
}

function middleOf(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
