import { showControls } from './controls.ts';
import {
  exchange,
  fieldsOf,
  isInUse,
  lacksOwnName,
  main,
  clearFailure,
  failure,
  type Place,
  placeOf,
  Refused,
  requestPage,
  type Received,
} from './exchange.ts';
import { follow } from './follow.ts';
import { hasKept, keepsTaps, keepTap, sendKeptLater, showKeptAgain } from './kept-taps.ts';
import { say } from './say.ts';
import { labelOf, shieldNewControls } from '../../../lib/shield-new-controls.ts';

/*
 * Script of the players' page. It sends answers without leaving the page, and shows the answers of other devices
 * (docs/decisions/241).
 */
const NO_RESPONSE = 'Sin señal. No sabemos si salió: mirá la lista y probá de nuevo.';
/** Name of the field with the token for a browser without a cookie. */
const TOKEN = 'token';
const REMOVED = 'Ya no estás en esta lista. Avisale a quien organiza.';
const NOT_OPENED = 'Sin señal. Probá de nuevo.';
/**
 * Address of the shown page. The browser's back and forward buttons change `location` before the page is replaced, so
 * the two may differ.
 */
let shownAt = location.href;
let isBusy = false;
let isRefreshing = false;
/** True while a finger or mouse button is down. The page is not replaced then, because that would lose the tap. */
let isPressed = false;
/**
 * Counts the taps that sent a request, and the replies to them. The reply to a refresh that started before the last of
 * these is discarded, because the page that the tap returned is newer.
 */
let taps = 0;
/** True from when the page says that the device's name was removed from the list until the next tap. */
let isRemoved = false;
/** True while a newer page waits, because the visitor types or presses, a question is open, or a request runs. */
let isStale = false;
/** The newest version that the event stream has announced since the last request for a page; undefined for none. */
let announcedVersion: string | undefined;
let lastText = main()?.dataset['said'];
/**
 * Token of a first answer that got no response; null for none. The next answer is sent with it, so that the server
 * recognises this browser if it has stored the lost answer.
 */
let unansweredToken: string | null = null;

document.addEventListener('submit', (event) => {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || !(submitter instanceof HTMLButtonElement)) return;
  event.preventDefault();
  if (submitter.ariaDisabled === 'true') return;
  void (keepsTaps() ? keepTap(form, submitter) : send(form, submitter));
});
document.addEventListener('click', (event) => {
  const tapped = event.target instanceof Element ? event.target.closest('a') : null;
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
shieldNewControls(identify);
hideKey();
showControls();
if (keepsTaps()) sendKeptLater(showReply);
follow((version) => {
  announcedVersion = version ?? announcedVersion;
  void refresh();
});

/**
 * Returns the text of a control with the data or address that it sends. After a new page is shown, a control with an
 * equal result counts as the same control.
 */
function identify(control: HTMLElement): string {
  const sent = new URLSearchParams();
  if (control instanceof HTMLButtonElement && control.form)
    for (const [name, value] of fieldsOf(control.form))
      if (name !== TOKEN) sent.append(name, value);
  const to = control instanceof HTMLAnchorElement ? control.href : '';
  return [labelOf(control), sent, to].join();
}

/**
 * Sends a form and shows the page that the server returns. Does nothing while another request runs. Without a response
 * the typed text stays, with a message to try again.
 */
async function send(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  if (isBusy) return;
  const [fields, place] = [fieldsOf(form), placeOf(button)];
  if (button.name) fields.append(button.name, button.value);
  const token = fields.get(TOKEN) && (unansweredToken ?? fields.get(TOKEN));
  if (token !== null) fields.set(TOKEN, token);
  try {
    const received = await whileBusy(button, () => requestPage('POST', form.action, fields));
    unansweredToken = null;
    showReply(received, form, place);
  } catch (error) {
    unansweredToken = token ?? unansweredToken;
    form.append(failure((error instanceof Refused && error.message) || NO_RESPONSE));
  }
  refreshIfStale();
}

/** Shows the reply to a form. A question or a refusal comes from the form's address; else it was redirected. */
function showReply(received: Received, form: HTMLFormElement, place: Place | null): void {
  const isStored = received.url !== form.action;
  taps += 1;
  if (isStored) history.replaceState(null, '', received.url);
  showPage(received, isStored ? form : undefined);
  if (place) moveFocus(place);
}

/** Opens a page of the same link without a reload. */
async function open(link: HTMLAnchorElement): Promise<void> {
  if (isBusy) return;
  const place = placeOf(link);
  try {
    const received = await whileBusy(link, () => requestPage('GET', link.href));
    history.pushState(null, '', received.url);
    showPage(received);
    moveFocus(place);
  } catch {
    link.after(failure(NOT_OPENED));
  }
  refreshIfStale();
}

async function whileBusy<T>(tapped: HTMLElement, work: () => Promise<T>): Promise<T> {
  isBusy = true;
  taps += 1;
  clearFailure();
  announcedVersion = undefined;
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

function showPage({ page }: Received, sent?: HTMLFormElement): void {
  shownAt = location.href;
  isRemoved = false;
  exchange(page, { sent, mayReload: !hasKept() });
  hideKey();
  isStale = isBehind();
  showControls(sent);
  announceChange();
}

/** Announces the content of the page to screen readers, if it has changed. */
function announceChange(): void {
  const text = main()?.dataset['said'];
  if (text === lastText || text === undefined) return;
  lastText = text;
  say(text);
}

/** Moves the focus after a tap: to the element of the new page that `place` returns, else to the first headline. */
function moveFocus(place: Place): void {
  const there = place();
  there?.focus({ preventScroll: true });
  // A folded element takes no focus.
  if (there && there === document.activeElement) return;
  document.querySelector('h1')?.focus({ preventScroll: true });
  window.scrollTo({ top: 0 });
}

/**
 * Requests the page again, one request at a time, and shows it if it has changed. A reply that comes after a tap, or
 * for an address that the browser has left, is discarded and requested again.
 */
async function refresh(): Promise<void> {
  isStale = true;
  if (isRefreshing || isBusy || !mayExchange()) return;
  isRefreshing = true;
  announcedVersion = undefined;
  const [tapsBefore, { href }] = [taps, location];
  const received = await requestPage('GET', main()?.dataset['personal'] ?? href).catch(() => null);
  isRefreshing = false;
  if (!received) return;
  if (taps !== tapsBefore || location.href !== href || !mayExchange()) return refreshIfStale();
  const { version } = main(received.page)?.dataset ?? {};
  if (isElsewhere() || version !== main()?.dataset['version']) {
    const isGone = isRemoved || lacksOwnName(received.page);
    showPage(received);
    if (keepsTaps()) showKeptAgain();
    if (isGone) sayRemoved();
  } else isStale = isBehind();
  refreshIfStale();
}

/** Shows the message that the name was removed, unless the device has a name again. */
function sayRemoved(): void {
  if (main()?.dataset['me'] !== undefined) return;
  isRemoved = true;
  main()?.prepend(failure(REMOVED));
}

const isElsewhere = () => location.href !== shownAt;

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

/** Tells whether the event stream has announced a version other than the shown one since the page was requested. */
function isBehind(): boolean {
  return announcedVersion !== undefined && announcedVersion !== main()?.dataset['version'];
}

function refreshIfStale(): void {
  if (isStale && mayExchange()) void refresh();
}
