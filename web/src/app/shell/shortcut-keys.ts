/** The name of a control, and the keys that press it. */
export type Shortcut = { name: string; keys: string };

/** Selector of the elements in which a user types or chooses; no shortcut works there. */
const FIELDS = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';
/** Selector of the open dialogs and menus, which cover the screen. */
const LAYERS = 'dialog[open], [popover]:popover-open';
/** Selector of the rows of lists between which the arrow keys move the focus. */
const ROWS = 'main :is([data-player], [data-match])';
const CONTROLS = 'a[href], button, input';
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Returns the shortcuts of the controls that are on the screen now, and the one that moves between rows if there are at
 * least two rows.
 */
export function shortcutsOf(root: ParentNode): Shortcut[] {
  const rows = visible(root, ROWS).length > 1;
  return [
    ...visible(root, '[aria-keyshortcuts]').map((control) => ({
      name: nameOf(control),
      keys: control.getAttribute('aria-keyshortcuts') ?? '',
    })),
    ...(rows ? [{ name: 'Fila siguiente, fila anterior', keys: 'Alt+↓, Alt+↑' }] : []),
  ];
}

/**
 * Presses the control on the screen whose shortcut was pressed, or moves the focus to it if it is a field. Alt with an
 * arrow key moves the focus to the same control of the next or previous row. Every shortcut has a modifier key, and
 * none works in fields, or while a dialog or a menu is open.
 */
export function handleShortcut(event: KeyboardEvent): void {
  if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const isBusy = event.target instanceof Element && event.target.closest(FIELDS) !== null;
  if (isBusy || document.querySelector(LAYERS)) return;
  const step = STEPS[event.key];
  const control =
    step === undefined
      ? visible(document, `[aria-keyshortcuts="Alt+${letterOf(event)}"]`)[0]
      : sameControlInRow(step);
  if (!control) return;
  event.preventDefault();
  if (step !== undefined || control.matches(FIELDS)) control.focus();
  else control.click();
}

/**
 * Returns the letter of a pressed key. With Option a Mac writes other signs, so the letter then follows from the place
 * of the key.
 */
function letterOf({ key, code }: KeyboardEvent): string {
  return /^[a-z]$/i.test(key) ? key.toUpperCase() : code.replace('Key', '');
}

/**
 * Returns the control of another row at the place of the focused control. The other row is `step` rows away, or the
 * first row if no row has the focus.
 */
function sameControlInRow(step: number): HTMLElement | undefined {
  const rows = visible(document, ROWS);
  const now = rows.findIndex((row) => row.contains(document.activeElement));
  const row = now === -1 ? rows[0] : rows[now + step];
  const before = rows[now] ? visible(rows[now], CONTROLS) : [];
  const place = before.findIndex((control) => control === document.activeElement);
  const controls = row ? visible(row, CONTROLS) : [];
  return controls[Math.max(place, 0)] ?? controls.at(-1);
}

function visible(root: ParentNode, selector: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
}

function nameOf(control: HTMLElement): string {
  const label = control instanceof HTMLInputElement ? control.labels?.[0]?.textContent : null;
  return (label ?? control.ariaLabel ?? control.textContent).trim();
}
