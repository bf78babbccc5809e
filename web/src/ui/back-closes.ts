// Loaded by the first tap: no dialog or menu opens before it.

const OPEN = 'dialog:modal, [popover="auto"]:popover-open';

/**
 * What `history.state` says of an entry above one that is to be passed over. `open`: added for a dialog or menu, shows the
 * same page, and the next navigation takes its place. `over`: a page that replaced such an entry.
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

/** The browser's back closes what is open: it has an entry of its own to leave. */
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
    // the screen of a busy one is left; one beneath gets an entry
    setTimeout(() => (top.matches(OPEN) ? history.back() : addEntry()));
  } else if (left?.beneath === location.href && mark?.entry !== 'open') {
    event.stopImmediatePropagation();
    history.back();
    // where nothing is beneath, the router has to show this address after all
    setTimeout(() => dispatchEvent(new Event('hashchange')), 300);
  }
}

/** As Escape does. */
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
// not every browser says that a dialog opened
new MutationObserver(addEntry).observe(document, { subtree: true, attributeFilter: ['open'] });
addEntry();

export {};
