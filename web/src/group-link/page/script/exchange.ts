import { placeOf } from './focus.ts';

const PAGE = 'page';
const FIELDS = 'input[id]:not([type=radio])';
const CHOSEN = 'input[id]:checked';

export function main(page: Document = document): HTMLElement | null {
  return page.querySelector('main');
}

/** Tells whether the shown page stays as it is: something is being typed, or it asks something only once. */
export function isInUse(): boolean {
  const isTyping = document.activeElement instanceof HTMLInputElement;
  return isTyping || asks(document);
}

/**
 * Replaces the shown page. Typed text, opened parts and the focus stay; the text typed into `sent`, the form that has
 * been sent, does not.
 */
export function exchange(fresh: Document, sent?: HTMLFormElement): void {
  const next = fresh.getElementById(PAGE);
  const shown = document.getElementById(PAGE);
  if (!next || !shown) return;
  const typed = [...shown.querySelectorAll<HTMLInputElement>(FIELDS)].filter(
    (field) => field.value !== field.defaultValue && field.form !== sent,
  );
  const chosen = [...shown.querySelectorAll<HTMLInputElement>(CHOSEN)].filter(
    (field) => !field.defaultChecked && field.form !== sent,
  );
  const isFilled = typed.length > 0 || chosen.length > 0;
  // Pages of another build have other styles. A reload would lose typed text, and a question that comes only once.
  const isOther = scriptOf(fresh) !== scriptOf(document);
  if (isOther && !isFilled && !asks(fresh)) return location.reload();
  const opened = [...shown.querySelectorAll<HTMLDetailsElement>('details[id][open]')];
  const { activeElement } = document;
  const isFocused = activeElement instanceof HTMLElement && shown.contains(activeElement);
  const focused = isFocused ? placeOf(activeElement) : null;
  document.title = fresh.title;
  shown.replaceWith(document.adoptNode(next));
  for (const { id } of opened) document.getElementById(id)?.setAttribute('open', '');
  for (const { id, value } of typed) {
    const field = document.getElementById(id);
    if (field instanceof HTMLInputElement) field.value = value;
  }
  for (const { id } of chosen) {
    const field = document.getElementById(id);
    if (field instanceof HTMLInputElement) field.checked = true;
  }
  if (focused) (focused() ?? document.querySelector('h1'))?.focus({ preventScroll: true });
}

const asks = (page: Document) => main(page)?.dataset['asks'] !== undefined;

/** Returns the script of a page. The errors page of a dead link has none, and counts as a page of this build. */
function scriptOf(page: Document): string | undefined {
  const src = page.querySelector('script[src]')?.getAttribute('src');
  return src ?? document.querySelector('script[src]')?.getAttribute('src') ?? undefined;
}
