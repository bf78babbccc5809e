import { navigate } from 'wouter/use-browser-location';
import { useSession } from '../identity/session.ts';
import { toast } from '../ui/toast/toasts.ts';

/** A save that takes longer is mentioned, ms. */
const SLOW_MS = 1_000;
/** Until what became of it is said instead. */
const NOTICE_MS = 600_000;

/** Errors of saves that ended after their form was left, by the form's draft. */
const refusals = new Map<string, unknown>();

type Going = {
  draft: string;
  /** The screens that show or need what is being saved; the first is opened. */
  screens: readonly [next: string, ...string[]];
  /** The address of the form, for a user who is on the screen `from`. */
  back: (from: string) => string;
  notice: string;
};

/**
 * Opens the next screen while a form is being saved, and returns to the form when that fails: its draft stands until
 * the server has it. A user who has gone elsewhere stays there. Without a network, or once the
 * server has answered, the form is not left.
 */
export async function goOnWhile<T>(saving: Promise<T>, going: Going): Promise<T> {
  if (!navigator.onLine) return saving;
  const { uid } = useSession.getState().user ?? {};
  // the request leaves before the next screen is drawn
  const isUnanswered = await Promise.race([
    saving.then(() => false),
    new Promise<boolean>((resolve) => setTimeout(resolve, 0, true)),
  ]);
  if (!isUnanswered) return saving;
  navigate(going.screens[0]);
  window.scrollTo(0, 0);
  const notice = { title: going.notice, tone: 'info', duration: NOTICE_MS } as const;
  const timer = setTimeout(() => toast(notice), SLOW_MS);
  try {
    return await saving;
  } catch (error) {
    const here = shownAddress();
    if (going.screens.includes(here) && uid === useSession.getState().user?.uid) {
      refusals.set(going.draft, error);
      navigate(going.back(here));
    }
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

export function shownAddress(): string {
  return window.location.pathname + window.location.search;
}

/** Why the last save from this draft failed after its form was left; once. */
export function takeRefusal(draft: string): unknown {
  const refusal = refusals.get(draft);
  refusals.delete(draft);
  return refusal;
}
