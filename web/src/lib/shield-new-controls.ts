/*
 * A control that has just appeared under the pointer takes no tap for SHIELDED_MS milliseconds, because the second tap
 * of a double tap is meant for the control that stood there before. A transparent element covers that spot of the new
 * control for this time. The keyboard, screen readers and all other controls are not affected.
 */
const SHIELDED_MS = 400;
/**
 * Time in milliseconds for which the place of a pointer's last move or tap counts. A new control that appears there
 * later is not covered.
 */
const AIMING_MS = 10_000;
/** Half the side of the covered square, in CSS pixels. The square is about as large as the tip of a thumb. */
const REACH = 24;
const CONTROLS = 'a, button, summary, label, select, input:is([type=checkbox], [type=radio])';
const OPEN = 'dialog:modal, [popover]:popover-open';

/**
 * Shields new controls from taps. `identify` returns equal texts for two controls if a tap on one is also meant for the
 * other; a control whose text has changed counts as new.
 */
export function shieldNewControls(identify: (control: HTMLElement) => string): void {
  const shield = document.createElement('div');
  Object.assign(shield.style, { position: 'fixed', zIndex: '100' });
  shield.ariaHidden = 'true';
  shield.addEventListener('click', (event) => event.stopPropagation());
  // A press on the shield leaves the focus where it is.
  shield.addEventListener('mousedown', (event) => event.preventDefault());
  let pointer = { x: 0, y: 0, at: -Infinity };
  let known: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const idOf = (control: HTMLElement | null) => control && identify(control);
  const controlAt = ({ x, y }: typeof pointer) =>
    document
      .elementsFromPoint(x, y)
      .find((element) => element !== shield)
      ?.closest<HTMLElement>(CONTROLS) ?? null;

  function aim({ clientX: x, clientY: y, timeStamp: at, target }: PointerEvent): void {
    pointer = { x, y, at };
    if (target === shield) return;
    known = target instanceof Element ? idOf(target.closest<HTMLElement>(CONTROLS)) : null;
  }

  function check(): void {
    if (performance.now() - pointer.at > AIMING_MS) return;
    const control = controlAt(pointer);
    const id = idOf(control);
    if (id === known) return;
    known = id;
    if (control) cover(control.getBoundingClientRect());
  }

  function cover({ left, right, top, bottom }: DOMRect): void {
    const { x, y } = pointer;
    const [from, until] = [Math.max(left, x - REACH), Math.min(right, x + REACH)];
    const [above, below] = [Math.max(top, y - REACH), Math.min(bottom, y + REACH)];
    Object.assign(shield.style, {
      left: `${from}px`,
      top: `${above}px`,
      width: `${until - from}px`,
      height: `${below - above}px`,
    });
    const hosts = document.querySelectorAll(OPEN);
    (hosts[hosts.length - 1] ?? document.body).append(shield);
    clearTimeout(timer);
    timer = setTimeout(() => shield.remove(), SHIELDED_MS);
  }

  for (const event of ['pointermove', 'pointerdown', 'pointerup'] as const)
    document.addEventListener(event, aim, { capture: true, passive: true });
  new MutationObserver(check).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['aria-label', 'aria-pressed', 'open', 'hidden'],
  });
}

/**
 * Returns the text of a control, without numbers, and whether the control is pressed. A second tap on a control that
 * has become pressed would do the opposite, so it counts as new; a control in which only a number changes does not.
 */
export function labelOf(control: HTMLElement): string {
  const label = control.getAttribute('aria-label') ?? control.textContent;
  const pressed = control.getAttribute('aria-pressed') ?? '';
  return `${label.replaceAll(/\d+/g, '#')} ${pressed}`;
}

/** Shields new controls of the app from taps (`shieldNewControls`). React keeps the elements of controls that stay. */
export function shieldControlsOfApp(): void {
  const numbers = new WeakMap<HTMLElement, number>();
  let count = 0;
  shieldNewControls((control) => {
    const number = numbers.get(control) ?? (count += 1);
    numbers.set(control, number);
    return `${number} ${labelOf(control)}`;
  });
}
