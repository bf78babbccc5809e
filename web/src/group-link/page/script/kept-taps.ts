import {
  clearFailure,
  failure,
  fieldsOf,
  main,
  type Place,
  placeOf,
  type Received,
  requestPage,
} from './exchange.ts';

/** Interval in milliseconds at which taps that got no response are sent again. */
const EVERY_MS = 5_000;

/** A tap on the captain's page. `isLate` is true once it waits; the focus then does not move to `place` any more. */
type Tap = {
  form: HTMLFormElement;
  url: string;
  fields: URLSearchParams;
  label: string;
  place: Place;
  isLate: boolean;
};
type Show = (received: Received, form: HTMLFormElement, place: Place | null) => void;

/** The taps without a response, in the order in which they are sent. */
const kept: Tap[] = [];
let isSending = false;
/** The sentences of refused taps since the captain last tapped. A page with a later reply does not have them. */
let refusals: string[] = [];

/** Tells whether the shown page keeps what was tapped without a signal. */
export const keepsTaps = () => main()?.dataset['keeps'] !== undefined;

/**
 * Sends a form of the captain's page after the ones that wait, and again until the server takes or refuses it or the
 * page is closed. A tap in the same form as a waiting one takes its place, except that guests with other names are
 * other taps. `show` shows the page that comes back.
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
  const tap = { form, url: form.action, fields, label, place: placeOf(button), isLate: false };
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
  const at = kept.findLastIndex((one) => tapKey(one) === tapKey(tap));
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
  showKept();
  if (isSending) return;
  isSending = true;
  for (let tap = kept[0]; tap; tap = kept[0]) {
    const { url, form, place, isLate } = tap;
    const received = await receive(tap);
    if (!received) {
      for (const one of kept) one.isLate = true;
      break;
    }
    kept.shift();
    show(received, form, isLate ? null : place);
    const refusal = received.url === url && main()?.querySelector('[role=alert]');
    for (const sentence of refusals) main()?.prepend(failure(sentence));
    if (refusal) refusals.push(refusal.textContent ?? '');
    const answered = tapKey(tap);
    for (const next of kept.filter((one) => tapKey(one) === answered)) takeShown(next);
    showKept();
  }
  isSending = false;
  showKept();
}

/** Returns the page that comes back for a tap. Returns null if none comes, so that the tap has to be sent again. */
async function receive({ url, fields }: Tap): Promise<Received | null> {
  try {
    return await requestPage('POST', url, fields);
  } catch (error) {
    console.info('A tap is sent again later.', error);
    return null;
  }
}

/** Says at the form of each tap that waits what waits there. */
function showKept(): void {
  for (const note of document.querySelectorAll('[data-kept]')) note.remove();
  for (const tap of kept.filter(({ isLate }) => isLate)) {
    const note = document.createElement('p');
    note.dataset['kept'] = '';
    note.setAttribute('role', 'status');
    note.className = 'text-sm text-mute';
    note.textContent = `Espera la señal: ${tap.label}`;
    const form = [...document.forms].find((one) => isFormOf(one, tap));
    if (form) form.append(note);
    else main()?.prepend(note);
  }
}

/**
 * Gives a tap what the page says now about its player or game, because the tap corrects the one that the server has just
 * answered.
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

function isFormOf(form: HTMLFormElement, { url, fields }: Tap): boolean {
  const shown = new FormData(form);
  return form.action === url && SUBJECTS.every((name) => shown.get(name) === fields.get(name));
}
