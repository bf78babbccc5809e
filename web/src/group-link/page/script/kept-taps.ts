import {
  clearFailure,
  failure,
  fieldsOf,
  main,
  type Place,
  placeOf,
  type Received,
} from './exchange.ts';
import { say } from './say.ts';
import { type Delay, isLike, SUBJECTS, type Tap, tapKey, tapQueue } from './tap-queue.ts';

/** Interval in milliseconds at which taps that the server has not taken are sent again. */
const EVERY_MS = 5_000;

type Show = (received: Received, form: HTMLFormElement, place: Place | null) => void;

const queue = tapQueue({ onReply: showReply, onChange: showNotes });
let show: Show | null = null;
/** The sentences of refused taps since the captain last tapped. A page with a later reply does not have them. */
let refusals: string[] = [];
/** The texts of the notes when they were last shown, which screen readers have said. */
let announced: string[] = [];

/** Tells whether the shown page keeps what was tapped without a signal. */
export const keepsTaps = () => main()?.dataset['keeps'] !== undefined;

/** Tells whether a reload of the page would lose a tap, or what the server said of one. */
export const hasKept = () =>
  queue.waiting().length > 0 || queue.failed().length > 0 || refusals.length > 0;

/**
 * Sends a form of the captain's page after the ones that wait, and again until the server takes or refuses it or the
 * page is closed. A tap that the server fails to take for long is set aside, with a button to try again. A tap in the
 * same form as a waiting one takes its place, except that guests with other names are other taps.
 */
export async function keepTap(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  const fields = fieldsOf(form);
  if (button.name) fields.append(button.name, button.value);
  const name = fields.get('name');
  const label = name ?? button.getAttribute('aria-label') ?? button.textContent;
  const tap = { form, url: form.action, fields, label, place: placeOf(button) };
  // The next guest can be typed while this one waits.
  if (name !== null) form.reset();
  clearFailure();
  refusals = [];
  queue.add({ ...tap, isLate: false, failedAt: null });
  button.setAttribute('aria-busy', 'true');
  await queue.send();
  button.removeAttribute('aria-busy');
}

/**
 * Sends the taps that wait again at an interval, and when the browser says that there is a network. `showPage` shows
 * the page that comes back for a tap.
 */
export function sendKeptLater(showPage: Show): void {
  show = showPage;
  window.addEventListener('online', () => void queue.send());
  setInterval(() => void queue.send(), EVERY_MS);
}

/** Says on a page that has just been shown, without a tap, what the page before it said of the captain's taps. */
export function showKeptAgain(): void {
  showRefusals();
  showNotes();
}

function showReply(tap: Tap, received: Received): void {
  const refusal = received.url === tap.url && sentenceOf(received.page);
  if (refusal) refusals.push(refusal);
  show?.(received, tap.form, tap.isLate ? null : tap.place);
  showRefusals();
  for (const next of queue.waiting().filter(isLike(tap))) takeShown(next);
}

/** Returns the sentence at the top of a page that says why a tap was refused. */
const sentenceOf = (page: Document) => main(page)?.querySelector('[role=alert]')?.textContent;

/** Shows the earlier refusals without a role, because screen readers have read them when they came. */
function showRefusals(): void {
  for (const sentence of new Set(refusals)) {
    if (sentence === sentenceOf(document)) continue;
    const shown = failure(sentence);
    shown.removeAttribute('role');
    main()?.prepend(shown);
  }
}

/** Says at the form of each tap that waits, or that could not be stored, what was tapped there. */
function showNotes(): void {
  const waiting = queue.waiting().filter(({ isLate }) => isLate);
  const notes = [
    ...waiting.map((tap) => ({ tap, text: `${REASONS[queue.delay()]}: ${tap.label}` })),
    ...queue.failed().map((tap) => ({ tap, text: `No se pudo guardar: ${tap.label}` })),
  ];
  const shown = [...document.querySelectorAll<HTMLElement>('[data-kept]')];
  const before = shown.map(({ dataset }) => dataset['kept']).toSorted();
  const now = notes.map(({ tap, text }) => tapKey(tap) + text).toSorted();
  const fresh = notes.flatMap(({ text }) => (announced.includes(text) ? [] : text));
  if (fresh.length > 0) say(fresh.join('. '));
  announced = notes.map(({ text }) => text);
  // Notes that stay the same are not made again, so that their buttons can be tapped.
  if (before.join('\n') === now.join('\n')) return;
  for (const note of shown) note.remove();
  for (const { tap, text } of notes) {
    const note = noteOf(tap, text);
    const form = [...document.forms].find((one) => isFormOf(one, tap));
    if (form) form.append(note);
    else main()?.prepend(note);
  }
}

const REASONS: Record<Delay, string> = {
  'no-reply': 'Espera la señal',
  failure: 'Todavía no se guardó',
  'too-many': 'Fueron muchos toques: sale en un ratito',
};

function noteOf(tap: Tap, text: string): HTMLElement {
  const isFailed = queue.failed().includes(tap);
  const note = document.createElement('p');
  note.dataset['kept'] = tapKey(tap) + text;
  const color = isFailed ? 'font-bold text-danger' : 'text-sm text-mute';
  note.className = `flex flex-wrap items-center gap-2 px-2 py-1 ${color}`;
  note.append(text, ...(isFailed ? [againButton(tap)] : []));
  return note;
}

/** Returns a button that sends a tap that could not be stored again, for what the page says now. */
function againButton(tap: Tap): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'chip';
  button.textContent = 'PROBAR DE NUEVO';
  button.setAttribute('aria-label', `PROBAR DE NUEVO: ${tap.label}`);
  button.addEventListener('click', () => {
    takeShown(tap);
    queue.add({ ...tap, failedAt: null, isLate: false });
    void queue.send();
    // The note with this button is gone now.
    (tap.place() ?? document.querySelector('h1'))?.focus({ preventScroll: true });
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

function isFormOf(form: HTMLFormElement, { url, fields }: Tap): boolean {
  const shown = new FormData(form);
  return form.action === url && SUBJECTS.every((name) => shown.get(name) === fields.get(name));
}
