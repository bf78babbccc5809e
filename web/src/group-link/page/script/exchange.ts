const TIMEOUT_MS = 15_000;

/**
 * Type of a received page of this program, with the final address of the request after redirects. `waitMs` is the time
 * in milliseconds until the server takes the request, if there were too many (429); otherwise 0.
 */
export type Received = { page: Document; url: string; waitMs: number };

/** The statuses of a server that is unavailable for a moment, as while it starts, and of a proxy in front of it. */
const PASSING = [502, 503, 504];

/**
 * Error of a request that the server refused, or that the browser's settings forbid. Its message is a sentence for the
 * player; empty if a server in front of this program replied. `isPassing` is true if the server was unavailable.
 */
export class Refused extends Error {
  readonly isPassing: boolean;

  constructor(message: string, status?: number) {
    super(message);
    this.isPassing = status !== undefined && PASSING.includes(status);
  }
}

/**
 * Requests a page, or sends a form and returns the page that the server replies with. Rejects if no page arrives, and
 * with `Refused` if the server fails, so that the shown page and what was typed stay.
 * XMLHttpRequest is used because it returns a document in which no script runs; the content security policy of the
 * pages forbids parsing a document from text.
 */
export async function requestPage(
  method: 'GET' | 'POST',
  url: string,
  form?: URLSearchParams,
): Promise<Received> {
  const response = await send({ method, url, type: 'document', form });
  const { responseXML: page, responseURL, status } = response;
  if (status >= 500) throw new Refused(page?.querySelector('#page h1')?.textContent ?? '', status);
  if (!page?.getElementById('page')) throw new Error('no page came');
  const waitS = status === 429 ? Number(response.getResponseHeader('retry-after')) : 0;
  return { page, url: responseURL, waitMs: waitS * 1000 };
}

/**
 * Requests JSON data (GET), or sends `data` (POST), and returns the reply. Rejects with `Refused` if the server gives a
 * reason, otherwise with another error.
 */
export async function requestData<T>(url: string, data?: object): Promise<T> {
  const method = data ? 'POST' : 'GET';
  const { status, response } = await send({ method, url, type: 'json', data });
  const reply = response as (T & { detail?: string }) | null;
  if (status === 200 && reply) return reply;
  throw reply?.detail === undefined ? new Error(String(status)) : new Refused(reply.detail);
}

type Outgoing = {
  method: 'GET' | 'POST';
  url: string;
  type: 'document' | 'json';
  form?: URLSearchParams | undefined;
  data?: object | undefined;
};

/** Sends a request and resolves with any response, whatever its status. Rejects without a response in 15 seconds. */
function send({ method, url, type, form, data }: Outgoing): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new Error('no response came'));
    request.open(method, url);
    request.responseType = type;
    request.timeout = TIMEOUT_MS;
    request.setRequestHeader('accept', type === 'json' ? 'application/json' : 'text/html');
    if (data) request.setRequestHeader('content-type', 'application/json');
    request.addEventListener('error', fail);
    request.addEventListener('timeout', fail);
    request.addEventListener('load', () => resolve(request));
    request.send(data ? JSON.stringify(data) : (form ?? null));
  });
}

const PAGE = 'page';
const FIELDS = 'input[id]:not([type=radio])';
const CHOSEN = 'input[id]:checked';

export function main(page: Document = document): HTMLElement | null {
  return page.querySelector('main');
}

/**
 * Tells whether the shown page must not be replaced without a tap of the visitor, because the visitor is typing, or
 * because the page has a question that a new page would not show again.
 */
export function isInUse(): boolean {
  const isTyping = document.activeElement instanceof HTMLInputElement;
  return isTyping || asks(document);
}

/**
 * Tells whether the name that this device owns or claims on the shown page is not among the names that `fresh` offers.
 * A name that was only released is still among them.
 */
export function lacksOwnName(fresh: Document): boolean {
  const own = main()?.dataset['me'];
  const names = main(fresh)?.querySelector('.names');
  if (own === undefined || !names || main(fresh)?.dataset['me'] !== undefined) return false;
  return names.querySelector(`a[href$="?soy=${own}"]`) === null;
}

/**
 * Replaces the shown page by `fresh`. Typed text, chosen options, opened parts and the focus stay. `sent` is the form
 * that has been sent; its text and options do not stay. Reloads instead if `fresh` is of another build and a reload
 * loses nothing; `mayReload` is false while taps wait or are being sent.
 */
export function exchange(
  fresh: Document,
  { sent, mayReload }: { sent?: HTMLFormElement | undefined; mayReload: boolean },
): void {
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
  if (isOther && mayReload && !isFilled && !asks(fresh)) return location.reload();
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
 * Returns the address of a page's script, which differs between builds. For a page without a script, such as the error
 * page of a dead link, it returns the script of the shown page, so that both count as one build.
 */
function scriptOf(page: Document): string | undefined {
  const src = page.querySelector('script[src]')?.getAttribute('src');
  return src ?? document.querySelector('script[src]')?.getAttribute('src') ?? undefined;
}

export type Place = () => HTMLElement | null;

/**
 * Returns a function that finds the element that takes the place of `element` once another page is shown: the element
 * with its id, else the element with equal text in the same part of the page, else the summary of that part.
 */
export function placeOf(element: HTMLElement): Place {
  const { id, tagName, textContent } = element;
  const part = element.closest<HTMLElement>('[id]')?.id ?? '';
  const alike = () => {
    const all = document.getElementById(part)?.querySelectorAll<HTMLElement>(tagName) ?? [];
    return [...all].filter((other) => other.textContent === textContent);
  };
  const at = alike().indexOf(element);
  return () => {
    if (id !== '') return document.getElementById(id);
    const summary = document.getElementById(part)?.querySelector<HTMLElement>(':scope > summary');
    return alike()[at] ?? summary ?? null;
  };
}

export function fieldsOf(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') fields.append(name, value);
  return fields;
}

/** Returns an element with a message; the caller puts it on the page, and the next tap removes all of them. */
export function failure(sentence: string): HTMLElement {
  const message = document.createElement('p');
  message.className = 'failure';
  message.setAttribute('role', 'alert');
  message.textContent = sentence;
  return message;
}

export function clearFailure(): void {
  for (const message of document.querySelectorAll('.failure')) message.remove();
}
