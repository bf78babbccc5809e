import { placeOf } from './focus.ts';

const PAGE = 'page';
const FIELDS = 'input[id]:not([type=radio])';
const CHOSEN = 'input[id]:checked';

export function main(page: Document = document): HTMLElement | null {
  return page.querySelector('main');
}

/**
 * Tells whether the shown page must not be replaced on its own: the visitor is typing, or the page asks something that
 * a new page would not ask again.
 */
export function isInUse(): boolean {
  const isTyping = document.activeElement instanceof HTMLInputElement;
  return isTyping || asks(document);
}

/**
 * Replaces the shown page by `fresh`. Typed text, chosen options, opened parts and the focus stay. `sent` is the form
 * that has been sent; its text and options do not stay. Reloads instead if `fresh` is of another build and a reload
 * loses nothing.
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

/**
 * Returns the address of a page's script, which differs between builds. The error page of a dead link has no script, so
 * it gets the shown page's and counts as a page of this build.
 */
function scriptOf(page: Document): string | undefined {
  const src = page.querySelector('script[src]')?.getAttribute('src');
  return src ?? document.querySelector('script[src]')?.getAttribute('src') ?? undefined;
}
