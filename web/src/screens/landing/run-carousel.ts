import { setIcon } from '../../ui/element.ts';

const ADVANCE_MS = 5_000;
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * Operates the carousel. It advances every 5 s, except while it is paused or the pointer or the focus is on it. If the
 * user prefers reduced motion, it starts paused. Returns a function that stops it.
 */
export function runCarousel(carousel: HTMLElement): () => void {
  const all = (selector: string) => [...carousel.querySelectorAll<HTMLElement>(selector)];
  const [slides, dots, [play]] = [all('[data-slide]'), all('[data-dot]'), all('[data-play]')];
  const stopped = new AbortController();
  const { signal } = stopped;
  let current = 0;
  let isPlaying = !window.matchMedia(REDUCED_MOTION).matches;
  let isInUse = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const on = (target: HTMLElement | undefined, event: string, react: () => void) =>
    target?.addEventListener(event, react, { signal });
  for (const [index, dot] of dots.entries()) on(dot, 'click', () => show(index));
  for (const turn of all('[data-turn]'))
    on(turn, 'click', () => show(current + Number(turn.dataset['turn'])));
  on(play, 'click', () => {
    isPlaying = !isPlaying;
    update();
  });
  for (const [event, pauses] of [
    ['pointerenter', true],
    ['pointerleave', false],
    ['focusin', true],
    ['focusout', false],
  ] as const) {
    on(carousel, event, () => {
      isInUse = pauses;
      update();
    });
  }
  update();
  return () => {
    stopped.abort();
    clearTimeout(timer);
  };

  function show(index: number): void {
    current = (index + slides.length) % slides.length;
    update();
  }

  function update(): void {
    for (const [index, slide] of slides.entries())
      slide.toggleAttribute('data-shown', index === current);
    for (const [index, dot] of dots.entries())
      dot.ariaCurrent = index === current ? 'step' : 'false';
    slides[0]?.parentElement?.setAttribute('aria-live', isPlaying ? 'off' : 'polite');
    play?.setAttribute('aria-label', isPlaying ? 'Pausar' : 'Reproducir');
    setIcon(play ?? null, isPlaying ? 'pause' : 'play');
    clearTimeout(timer);
    if (isPlaying && !isInUse) timer = setTimeout(() => show(current + 1), ADVANCE_MS);
  }
}
