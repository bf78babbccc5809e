import { SIGN_IN_FAILURE, inProgress, PRE_REDIRECT_PAUSE_MS } from './sign-in.ts';
import { onSignInMessage } from './sign-in-channel.ts';
import { endAttempt, forgetReturn, readMemory, startAttempt } from './sign-in-memory.ts';
import { openSignInPopup, prefersRedirect, signInAddress } from './sign-in-popup.ts';
import { paths } from '../lib/paths.ts';
import { toast, toastStore } from '../ui/toast/toasts.ts';

const LOOK_EVERY_MS = 500;
const NOTICE = 'Redirigiendo a Google...';
/**
 * Maximum time in milliseconds for which the toast about the redirect to Google is shown. It is removed earlier when
 * the redirect or the popup ends.
 */
const NOTICE_MS = 600_000;

/**
 * Turns the links that sign in into buttons (docs/specification.md#signing-in). On devices with a mouse they open a
 * popup, and elsewhere they redirect. `checkSession` is called when the popup is closed, because the user may be signed
 * in then. Returns a function that removes the handlers.
 */
export function handleSignIn(links: readonly HTMLElement[], checkSession: () => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  let popup: Window | null = null;

  for (const link of links) {
    link.setAttribute('role', 'button');
    link.addEventListener('click', (event) => signIn(event, link), { signal });
    link.addEventListener('keydown', pressBySpace, { signal });
  }
  // If the user goes back from the provider's page, the browser may restore this page from its back-forward cache with
  // the buttons still busy.
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) setFree();
  };
  window.addEventListener('pageshow', comeBack, { signal });

  // The buttons are enabled again when the popup is closed or the sign-in has taken too long. A popup may look closed
  // although it is not, because the provider's page can cut the link to its opener; the sign-in may then still succeed.
  const timer = setInterval(() => {
    if (!popup || (!popup.closed && inProgress(readMemory(), Date.now()))) return;
    setFree();
    endAttempt(Date.now());
    checkSession();
  }, LOOK_EVERY_MS);

  const unsubscribe = onSignInMessage((message) => {
    const { initiated, foreign } = readMemory();
    if (message !== 'picadito:sign-in-failed' || !initiated || foreign) return;
    setFree();
    signInFailed();
  });

  const { pathname, search } = window.location;
  if (new URLSearchParams(search).get('error') === 'sign-in') {
    window.history.replaceState(null, '', pathname);
    signInFailed();
  }
  return () => {
    stopped.abort();
    endNotice();
    clearInterval(timer);
    unsubscribe();
  };

  function signIn(event: Event, link: HTMLElement): void {
    event.preventDefault();
    if (links.some(({ ariaBusy }) => ariaBusy === 'true')) return;
    const returnTo = link.dataset['signIn'] ?? paths.landing;
    // A button with an address of its own leads there, also if another screen sent the visitor here.
    if (returnTo !== paths.landing) forgetReturn();
    startAttempt(returnTo, Date.now());
    setBusy(links, true);
    toast({ title: NOTICE, tone: 'info', duration: NOTICE_MS });
    popup = prefersRedirect() ? null : openSignInPopup();
    if (popup) return;
    setTimeout(() => window.location.assign(signInAddress('redirect')), PRE_REDIRECT_PAUSE_MS);
  }

  function setFree(): void {
    popup = null;
    endNotice();
    setBusy(links, false);
  }
}

function setBusy(links: readonly HTMLElement[], isBusy: boolean): void {
  for (const link of links) {
    for (const state of ['aria-busy', 'aria-disabled']) {
      if (isBusy) link.setAttribute(state, 'true');
      else link.removeAttribute(state);
    }
  }
}

function endNotice(): void {
  toastStore.setState(({ toasts }) => ({ toasts: toasts.filter(({ title }) => title !== NOTICE) }));
}

function pressBySpace(event: KeyboardEvent): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.click();
}

function signInFailed(): void {
  endAttempt(Date.now());
  toast({ ...SIGN_IN_FAILURE, tone: 'bad' });
}
