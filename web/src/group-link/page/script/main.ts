import { exchange, isInUse, main } from './exchange.ts';
import { showFilter } from './filter.ts';
import { follow } from './follow.ts';
import { ask, type Received } from './request.ts';
import { sayWhatChanged } from './said.ts';

/* The players' page with a script: answers in place, and follows what the others answer (docs/decisions/249). */
const NOT_SENT = 'Sin señal. Tu respuesta no salió: probá de nuevo.';
let isBusy = false;
let isRefreshing = false;
/** Requests that a tap has made: what was asked for before one says less than its answer. */
let taps = 0;
/** A change that is shown once nothing is being typed, and no request is under way. */
let isStale = false;
/** The version that the stream has told of since a page was last asked for. */
let told: string | undefined;

document.addEventListener('submit', (event) => {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || !(submitter instanceof HTMLButtonElement)) return;
  event.preventDefault();
  void send(form, submitter);
});
document.addEventListener('click', (event) => {
  const tapped = event.target instanceof Element ? event.target.closest('a, button') : null;
  // the second tap of two: the page may be another one already
  if (tapped && event.detail > 1) return event.preventDefault();
  if (!(tapped instanceof HTMLAnchorElement) || tapped.dataset['here'] === undefined) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  void open(tapped);
});
document.addEventListener('focusout', () => setTimeout(refreshIfStale));
window.addEventListener('popstate', () => void refresh(true));
showFilter();
follow((version) => {
  told = version ?? told;
  void refresh();
});

/** A form, once: a second tap finds it under way. What was typed stays where it is if nothing comes back. */
async function send(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  if (isBusy) return;
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') fields.append(name, value);
  const inside = form.closest('details')?.id;
  if (button.name) fields.append(button.name, button.value);
  form.querySelector('.failure')?.remove();
  try {
    const received = await whileBusy(button, () => ask('POST', form.action, fields));
    if (received.url !== form.action) history.replaceState(null, '', received.url);
    take(received, form);
    goOn(button, inside);
  } catch {
    const failure = document.createElement('p');
    failure.className = 'failure';
    failure.setAttribute('role', 'alert');
    failure.textContent = NOT_SENT;
    form.append(failure);
  }
  refreshIfStale();
}

/** A page of the same link, without a reload; as every link where no page comes. */
async function open(link: HTMLAnchorElement): Promise<void> {
  if (isBusy) return;
  try {
    const received = await whileBusy(link, () => ask('GET', link.href));
    history.pushState(null, '', received.url);
    take(received);
    goOn(link);
    refreshIfStale();
  } catch {
    location.assign(link.href);
  }
}

async function whileBusy<T>(tapped: HTMLElement, work: () => Promise<T>): Promise<T> {
  isBusy = true;
  taps += 1;
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
  exchange(page, sent);
  isStale = isBehind();
  showFilter();
  sayWhatChanged();
}

/** Where one goes on after a tap: at the same button, else at what it was in, else at what the page says. */
function goOn({ textContent }: HTMLElement, inside?: string): void {
  const part = inside === undefined ? null : document.getElementById(inside);
  const same = [...(part ?? document).querySelectorAll('button')].find(
    (button) => button.textContent === textContent,
  );
  const place = same ?? part?.querySelector('summary');
  place?.focus({ preventScroll: true });
  // what is folded away takes no focus
  if (place && place === document.activeElement) return;
  document.querySelector('h1')?.focus({ preventScroll: true });
  window.scrollTo({ top: 0 });
}

/** One at a time; what has come too late is asked for again. `always`: the address is another one. */
async function refresh(always = false): Promise<void> {
  isStale = true;
  if (isRefreshing || isBusy || (!always && isInUse())) return;
  isRefreshing = true;
  told = undefined;
  const tapsBefore = taps;
  const received = await ask('GET', location.href).catch(() => null);
  isRefreshing = false;
  // no signal: the next look finds what has changed
  if (!received) return;
  if (taps !== tapsBefore || (!always && isInUse())) return refreshIfStale();
  const { version } = received.page.querySelector('main')?.dataset ?? {};
  if (always || version !== main()?.dataset['version']) take(received);
  else isStale = isBehind();
  refreshIfStale();
}

/** Something has changed while the page that is shown was on its way. */
function isBehind(): boolean {
  return told !== undefined && told !== main()?.dataset['version'];
}

function refreshIfStale(): void {
  if (isStale && !isInUse()) void refresh();
}
