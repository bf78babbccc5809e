// The first tap loads this code, because no dialog or menu opens before it.

const OPEN = 'dialog:modal, [popover="auto"]:popover-open';

/**
 * Type of the state of a history entry (`history.state`) that was added above the entry at the address `beneath`.
 * 'open' is an entry for a dialog or menu over the page `beneath`, which the next navigation replaces. 'over' is a page
 * that replaced such an entry. The entry below it is obsolete, and back navigation skips it.
 */
type Mark = { entry: 'open' | 'over'; beneath: string };

let mark = read();
const pushState = history.pushState.bind(history);
const replaceState = history.replaceState.bind(history);

history.pushState = (state, unused, url) => {
  const isSpare = mark?.entry === 'open';
  mark = null;
  (isSpare ? replaceState : pushState)(state, unused, url);
};

history.replaceState = (state, unused, url) => {
  if (mark) mark = { ...mark, entry: 'over' };
  replaceState(mark ?? state, unused, url);
};

/** Adds a history entry when a dialog or menu opens, so that the browser's back button closes it. */
function addEntry(): void {
  if (mark?.entry === 'open' || !document.querySelector(OPEN)) return;
  mark = { entry: 'open', beneath: location.href };
  pushState(mark, '');
}

function goBack(event: Event): void {
  const left = mark;
  mark = read();
  const top = [...document.querySelectorAll<HTMLElement>(OPEN)].at(-1);
  if (top && left?.entry === 'open') {
    close(top);
    // A busy dialog stays open and its screen is left. If another dialog was open below, it gets an entry.
    setTimeout(() => (top.matches(OPEN) ? history.back() : addEntry()));
  } else if (left?.beneath === location.href && mark?.entry !== 'open') {
    event.stopImmediatePropagation();
    history.back();
    // If no entry is below, the router must show this address after all.
    setTimeout(() => dispatchEvent(new Event('hashchange')), 300);
  }
}

/** Closes a dialog or menu in the same way as the Escape key. */
function close(element: HTMLElement): void {
  if (!(element instanceof HTMLDialogElement)) element.hidePopover();
  else if (element.dispatchEvent(new Event('cancel', { cancelable: true }))) element.close();
}

function read(): Mark | null {
  const state: unknown = history.state;
  return state && typeof state === 'object' && 'beneath' in state ? (state as Mark) : null;
}

// oxlint-disable-next-line unicorn/prefer-add-event-listener -- keeps the place before the router's that main.tsx reserves
window.onpopstate = goBack;
addEventListener('toggle', addEntry, true);
// Not every browser fires an event when a dialog opens.
new MutationObserver(addEntry).observe(document, { subtree: true, attributeFilter: ['open'] });
addEntry();

export {};
