import {
  clearFailure,
  failure,
  fieldsOf,
  main,
  type Place,
  placeOf,
  type Received,
  Refused,
  requestPage,
} from './exchange.ts';

/** Interval in milliseconds at which taps that the server has not taken are sent again. */
const EVERY_MS = 5_000;
/** Number of failures of the server after which a tap is sent again only when the captain asks for it. */
const FAILURES_MAX = 12;

/**
 * A tap on the captain's page. `isLate` is true once it waits; the focus then does not move to `place` any more.
 * `failures` counts how often the server has failed to take it.
 */
type Tap = {
  form: HTMLFormElement;
  url: string;
  fields: URLSearchParams;
  label: string;
  place: Place;
  isLate: boolean;
  failures: number;
};
type Show = (received: Received, form: HTMLFormElement, place: Place | null) => void;

/** The taps that wait, in the order in which they are sent. */
const kept: Tap[] = [];
/** The taps that could not be stored, so that later ones do not wait for them. */
let failed: Tap[] = [];
/** Time (epoch milliseconds) from which the server takes taps again, after there were too many. */
let pausedUntil = 0;
let isSending = false;
/** The sentences of refused taps since the captain last tapped. A page with a later reply does not have them. */
let refusals: string[] = [];

/** Tells whether the shown page keeps what was tapped without a signal. */
export const keepsTaps = () => main()?.dataset['keeps'] !== undefined;

/**
 * Sends a form of the captain's page after the ones that wait, and again until the server takes or refuses it or the
 * page is closed. A tap that the server fails to take for long is set aside, with a button to try again. A tap in the
 * same form as a waiting one takes its place, except that guests with other names are other taps. `show` shows the page
 * that comes back.
 */
export async function keepTap(
  form: HTMLFormElement,
  button: HTMLButtonElement,
  show: Show,
): Promise<void> {
  const fields = fieldsOf(form);
  if (button.name) fields.append(button.name, button.value);
  const name = fields.get('name');
  const label = name ?? button.textContent ?? '';
  const of = { form, url: form.action, fields, label, place: placeOf(button) };
  const tap = { ...of, isLate: false, failures: 0 };
  // The next guest can be typed while this one waits.
  if (name !== null) form.reset();
  clearFailure();
  refusals = [];
  queue(tap);
  button.setAttribute('aria-busy', 'true');
  await sendKept(show);
  button.removeAttribute('aria-busy');
}

/** Puts a tap behind the ones that wait, or in the place of the one that it corrects if that is not being sent. */
function queue(tap: Tap): void {
  failed = failed.filter((one) => !isLike(tap)(one));
  const at = kept.findLastIndex(isLike(tap));
  if (at > 0 || (at === 0 && !isSending)) kept[at] = { ...tap, isLate: true };
  else if (kept[at]?.fields.toString() !== tap.fields.toString())
    kept.push({ ...tap, isLate: kept.length > 0 });
}

/** Sends the taps that wait again at an interval, and when the browser says that there is a network. */
export function sendKeptLater(show: Show): void {
  window.addEventListener('online', () => void sendKept(show));
  setInterval(() => void sendKept(show), EVERY_MS);
}

async function sendKept(show: Show): Promise<void> {
  const isPaused = Date.now() < pausedUntil;
  if (isPaused) delayKept();
  showKept(show);
  if (isSending || isPaused) return;
  isSending = true;
  for (let tap = kept[0]; tap; tap = kept[0]) {
    const { url, form, place, isLate } = tap;
    const received = await receive(tap);
    if (!received) {
      delayKept();
      if (tap.failures < FAILURES_MAX) break;
      kept.shift();
      if (!kept.some(isLike(tap))) failed.push(tap);
      continue;
    }
    kept.shift();
    show(received, form, isLate ? null : place);
    const refusal = received.url === url && main()?.querySelector('[role=alert]');
    showRefusals();
    if (refusal) refusals.push(refusal.textContent ?? '');
    for (const next of kept.filter(isLike(tap))) takeShown(next);
    showKept(show);
  }
  isSending = false;
  showKept(show);
}

/** Says on a page that has just been shown, without a tap, what the page before it said of the captain's taps. */
export function showKeptAgain(show: Show): void {
  showRefusals();
  showKept(show);
}

function showRefusals(): void {
  for (const sentence of refusals) main()?.prepend(failure(sentence));
}

function delayKept(): void {
  for (const one of kept) one.isLate = true;
}

/**
 * Returns the page that comes back for a tap. Returns null if none comes, or if there were too many taps, so that the
 * tap has to be sent again.
 */
async function receive(tap: Tap): Promise<Received | null> {
  try {
    const received = await requestPage('POST', tap.url, tap.fields);
    if (received.waitMs === 0) return received;
    pausedUntil = Date.now() + received.waitMs;
  } catch (error) {
    console.info('A tap is sent again later.', error);
    if (error instanceof Refused) tap.failures += 1;
  }
  return null;
}

/**
 * Says at the form of each tap that waits, or that could not be stored, what was tapped there. Notes that stay the same
 * are not made again, so that they can be tapped and are read out once.
 */
function showKept(show: Show): void {
  const waiting = kept.filter(({ isLate }) => isLate);
  const notes = [
    ...waiting.map((tap) => ({ tap, text: textOf(tap), more: [] })),
    ...failed.map((tap) => ({ tap, text: textOf(tap), more: [againButton(tap, show)] })),
  ];
  const shown = [...document.querySelectorAll<HTMLElement>('[data-kept]')];
  const before = shown.map(({ dataset }) => dataset['kept']).toSorted();
  const now = notes.map(({ tap, text }) => tapKey(tap) + text).toSorted();
  if (before.join('\n') === now.join('\n')) return;
  for (const note of shown) note.remove();
  for (const { tap, text, more } of notes) {
    const note = document.createElement('p');
    note.dataset['kept'] = tapKey(tap) + text;
    note.setAttribute('role', 'status');
    const color = failed.includes(tap) ? 'font-bold text-danger' : 'text-sm text-mute';
    note.className = `flex flex-wrap items-center gap-2 px-2 py-1 ${color}`;
    note.append(text, ...more);
    const form = [...document.forms].find((one) => isFormOf(one, tap));
    if (form) form.append(note);
    else main()?.prepend(note);
  }
}

function textOf({ failures, label }: Tap): string {
  if (failures >= FAILURES_MAX) return `No se pudo guardar: ${label}`;
  return failures > 0 ? `Todavía no se guardó: ${label}` : `Espera la señal: ${label}`;
}

/** Returns a button that sends a tap that could not be stored again, for what the page says now. */
function againButton(tap: Tap, show: Show): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'chip';
  button.textContent = 'PROBAR DE NUEVO';
  button.addEventListener('click', () => {
    takeShown(tap);
    queue({ ...tap, failures: 0, isLate: true });
    void sendKept(show);
  });
  return button;
}

/**
 * Gives a tap what the page says now about its player or game, because the tap corrects the one that the server has
 * just answered, or is tried again.
 */
function takeShown(tap: Tap): void {
  const form = [...document.forms].find((one) => isFormOf(one, tap));
  if (!form) return;
  const shown = new FormData(form);
  for (const name of ['seen', 'answered']) {
    const value = shown.get(name);
    if (typeof value === 'string') tap.fields.set(name, value);
  }
}

/** Names of the fields that say what a form is about. */
const SUBJECTS = ['player', 'proposal'];

const tapKey = ({ url, fields }: Pick<Tap, 'url' | 'fields'>) =>
  [url, ...SUBJECTS.map((name) => fields.get(name)), fields.get('name')].join(' ');

const isLike = (tap: Tap) => {
  const key = tapKey(tap);
  return (other: Tap) => tapKey(other) === key;
};

function isFormOf(form: HTMLFormElement, { url, fields }: Tap): boolean {
  const shown = new FormData(form);
  return form.action === url && SUBJECTS.every((name) => shown.get(name) === fields.get(name));
}
