import { SESSION } from '@picadito/domain';
import { dropEndedSession } from '../../sync/storage.ts';
import { onSignInMessage } from '../../identity/sign-in-channel.ts';
import { endAttempt, forgetReturn, readMemory } from '../../identity/sign-in-memory.ts';
import { targetAfterSignIn } from '../../identity/sign-in.ts';
import { paths } from '../../lib/paths.ts';
import { attachLandingBehaviour } from '../../screens/landing/attach-landing-behaviour.ts';
import type { GameCode } from '../../screens/landing/load-game.ts';
import { http } from '../../sync/http/http.ts';
import { element } from '../../ui/element.ts';
import { mountToaster } from '../../ui/toast/toaster.ts';

/* This is the script of the page that the server sends to visitors without a session. */
if (window.location.pathname !== paths.landing)
  window.history.replaceState(null, '', paths.landing);
let isLeaving = false;
dropEndedSession();
mountToaster();
attachLandingBehaviour(document.body, () => void leaveIfSignedIn(), loadGame);
onSignInMessage((message) => {
  if (message === 'picadito:signed-in') void leaveIfSignedIn();
});
// A page from the back-forward cache shows the state before the user signed in.
window.addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  isLeaving = false;
  void leaveIfSignedIn();
});

/** Sends a user who has signed in through a popup or in another tab to the app. */
async function leaveIfSignedIn(): Promise<void> {
  if (!(await isSignedIn()) || isLeaving) return;
  // A message of the popup and its closing both call this function.
  isLeaving = true;
  const now = Date.now();
  const target = targetAfterSignIn(readMemory(), 'popup', paths.landing, now) ?? paths.dashboard;
  endAttempt(now);
  forgetReturn();
  window.location.replace(target);
}

/**
 * Loads the game. The build has written the addresses of its files into the page, the one that exports the game first.
 * All files are requested at once, because the browser would otherwise find them one after the other.
 */
async function loadGame(): Promise<GameCode> {
  const [file = '', ...imported] = document.documentElement.dataset['gameFiles']?.split(' ') ?? [];
  for (const href of imported)
    document.head.append(element('link', { rel: 'modulepreload', href }));
  return (await import(/* @vite-ignore */ file)) as GameCode;
}

async function isSignedIn(): Promise<boolean> {
  try {
    return (await http(SESSION.read)).user !== null;
  } catch {
    return false; // The button stays usable.
  }
}
