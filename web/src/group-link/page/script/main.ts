import { showBell } from './bell.ts';
import { exchange, isInUse, main } from './exchange.ts';
import { clearFailure, failure } from './failure.ts';
import { showFilter } from './filter.ts';
import { placeOf } from './focus.ts';
import { follow } from './follow.ts';
import { ask, type Received } from './request.ts';
import { sayWhatChanged } from './said.ts';

/* This script of the players' page sends answers in place, and follows what the others answer (docs/decisions/241). */
const NOT_SENT = 'Sin señal. Tu respuesta no salió: probá de nuevo.';
const NOT_OPENED = 'Sin señal. Probá de nuevo.';
/** Holds the address of the shown page. Back and forward change the address of the window first. */
let shownAt = location.href;
let isBusy = false;
let isRefreshing = false;
/** Tells that a pointer is pressed. Replacing a pressed button would lose the tap. */
let isPressed = false;
/** Counts the requests that taps have made, because a reply to a request from before the last one is outdated. */
let taps = 0;
/** Tells that a change waits to be shown until nothing is being typed and no request runs. */
let isStale = false;
/** Holds the version that the stream has sent since a page was last requested. */
let told: string | undefined;

document.addEventListener('submit', (event) => {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || !(submitter instanceof HTMLButtonElement)) return;
  event.preventDefault();
  void send(form, submitter);
});
document.addEventListener('click', (event) => {
  const tapped = event.target instanceof Element ? event.target.closest('a, button') : null;
  // By the second tap of a double tap another page may be shown.
  if (tapped && event.detail > 1) return event.preventDefault();
  if (!(tapped instanceof HTMLAnchorElement) || tapped.dataset['here'] === undefined) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  void open(tapped);
});
document.addEventListener('focusout', () => setTimeout(refreshIfStale));
document.addEventListener('pointerdown', ({ button }) => (isPressed = button === 0));
for (const release of ['pointerup', 'pointercancel'])
  document.addEventListener(release, () => {
    isPressed = false;
    // The click itself comes right after the release.
    setTimeout(refreshIfStale);
  });
window.addEventListener('popstate', () => void refresh());
hideKey();
showFilter();
showBell();
follow((version) => {
  told = version ?? told;
  void refresh();
});

/** Sends a form, and ignores taps while a request runs. The typed text stays if no response comes. */
async function send(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  if (isBusy) return;
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') fields.append(name, value);
  const place = placeOf(button);
  if (button.name) fields.append(button.name, button.value);
  try {
    const received = await whileBusy(button, () => ask('POST', form.action, fields));
    const isStored = received.url !== form.action;
    if (isStored) history.replaceState(null, '', received.url);
    take(received, isStored ? form : undefined);
    goOn(place);
  } catch {
    form.append(failure(NOT_SENT));
  }
  refreshIfStale();
}

/** Opens a page of the same link without a reload. */
async function open(link: HTMLAnchorElement): Promise<void> {
  if (isBusy) return;
  const place = placeOf(link);
  try {
    const received = await whileBusy(link, () => ask('GET', link.href));
    history.pushState(null, '', received.url);
    take(received);
    goOn(place);
  } catch {
    link.after(failure(NOT_OPENED));
  }
  refreshIfStale();
}

async function whileBusy<T>(tapped: HTMLElement, work: () => Promise<T>): Promise<T> {
  isBusy = true;
  taps += 1;
  clearFailure();
  told = undefined;
  document.body.dataset['busy'] = '';
  tapped.setAttribute('aria-busy', 'true');
  try {
    return await work();
  } finally {
    isBusy = false;
    delete document.body.dataset['busy'];
    tapped.removeAttribute('aria-busy');
  }
}

function take({ page }: Received, sent?: HTMLFormElement): void {
  shownAt = location.href;
  exchange(page, sent);
  hideKey();
  isStale = isBehind();
  showFilter();
  showBell();
  sayWhatChanged();
}

/** Moves the focus after a tap: to the same button, else to the first headline. */
function goOn(place: () => HTMLElement | null): void {
  const there = place();
  there?.focus({ preventScroll: true });
  // A folded element takes no focus.
  if (there && there === document.activeElement) return;
  document.querySelector('h1')?.focus({ preventScroll: true });
  window.scrollTo({ top: 0 });
}

/**
 * Refreshes the page, one request at a time. A page that comes too late, or for an address that has been left, is
 * requested again.
 */
async function refresh(): Promise<void> {
  isStale = true;
  if (isRefreshing || isBusy || !mayExchange()) return;
  isRefreshing = true;
  told = undefined;
  const [tapsBefore, { href }] = [taps, location];
  const received = await ask('GET', main()?.dataset['personal'] ?? href).catch(() => null);
  isRefreshing = false;
  // Without a signal the next poll finds the change.
  if (!received) return;
  if (taps !== tapsBefore || location.href !== href || !mayExchange()) return refreshIfStale();
  const { version } = main(received.page)?.dataset ?? {};
  if (isElsewhere() || version !== main()?.dataset['version']) take(received);
  else isStale = isBehind();
  refreshIfStale();
}

function isElsewhere(): boolean {
  return location.href !== shownAt;
}

function mayExchange(): boolean {
  return !isPressed && (isElsewhere() || !isInUse());
}

/** Removes the key of a personal link from the address bar, because that address is copied and shown to others. */
function hideKey(): void {
  const { path, personal } = main()?.dataset ?? {};
  if (personal === undefined) return;
  history.replaceState(null, '', path);
  shownAt = location.href;
}

/** Tells whether the page has changed again since the shown one was requested. */
function isBehind(): boolean {
  return told !== undefined && told !== main()?.dataset['version'];
}

function refreshIfStale(): void {
  if (isStale && mayExchange()) void refresh();
}
