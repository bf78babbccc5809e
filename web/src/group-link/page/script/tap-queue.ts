import { type Place, type Received, Refused, requestPage } from './exchange.ts';

/** Time in milliseconds for which the server fails to store a tap until it is set aside. */
const GIVE_UP_MS = 60_000;

/**
 * A tap on the captain's page. `isLate` is true once it waits; the focus then does not move to `place` any more.
 * `failedAt` is the time (epoch milliseconds) since which the server has failed to store it; null if it does not fail.
 */
export type Tap = {
  form: HTMLFormElement;
  url: string;
  fields: URLSearchParams;
  label: string;
  place: Place;
  isLate: boolean;
  failedAt: number | null;
};

/** The reasons for which taps wait: no reply came, the server failed, or there were too many taps. */
export type Delay = 'no-reply' | 'failure' | 'too-many';

/**
 * `onReply` gets the page that comes back for a tap; `onChange` is called when other taps wait, or for another reason.
 */
type Hooks = { onReply: (tap: Tap, received: Received) => void; onChange: () => void };

/**
 * Returns a queue that sends the captain's taps one after another. A tap without a reply is sent again by the next call
 * of `send`. A tap that the server fails to store for a minute is set aside, so that later ones do not wait for it.
 */
export function tapQueue({ onReply, onChange }: Hooks) {
  const waiting: Tap[] = [];
  let failed: Tap[] = [];
  let delay: Delay = 'no-reply';
  /** Time (epoch milliseconds) from which the server takes taps again, after there were too many. */
  let pausedUntil = 0;
  let isSending = false;

  /** Puts a tap behind the ones that wait, or in the place of the one that it corrects if that is not being sent. */
  function add(tap: Tap): void {
    failed = failed.filter((one) => !isLike(tap)(one));
    const at = waiting.findLastIndex(isLike(tap));
    if (at > 0 || (at === 0 && !isSending)) waiting[at] = { ...tap, isLate: true };
    else if (waiting[at]?.fields.toString() !== tap.fields.toString())
      waiting.push({ ...tap, isLate: waiting.length > 0 });
  }

  async function send(): Promise<void> {
    const isPaused = Date.now() < pausedUntil;
    if (isPaused) makeLate();
    onChange();
    if (isSending || isPaused) return;
    isSending = true;
    for (let tap = waiting[0]; tap; tap = waiting[0]) {
      const received = await receive(tap);
      if (received === 'later') break;
      waiting.shift();
      if (received !== 'given-up') onReply(tap, received);
      else if (!waiting.some(isLike(tap))) failed.push(tap);
      onChange();
    }
    isSending = false;
    if (waiting.length === 0) delay = 'no-reply';
    onChange();
  }

  async function receive(tap: Tap): Promise<Received | 'later' | 'given-up'> {
    try {
      const received = await requestPage('POST', tap.url, tap.fields);
      if (received.waitMs === 0) return received;
      pausedUntil = Date.now() + received.waitMs;
      delay = 'too-many';
      tap.failedAt = null;
    } catch (error) {
      console.info('A tap is sent again later.', error);
      delay = error instanceof Refused ? 'failure' : 'no-reply';
      const isFailing = error instanceof Refused && !error.isPassing;
      tap.failedAt = isFailing ? (tap.failedAt ?? Date.now()) : null;
      if (tap.failedAt !== null && Date.now() - tap.failedAt >= GIVE_UP_MS) return 'given-up';
    }
    makeLate();
    return 'later';
  }

  function makeLate(): void {
    for (const one of waiting) one.isLate = true;
  }

  return { add, send, waiting: () => waiting, failed: () => failed, delay: () => delay };
}

/** Names of the fields that say what a form is about. */
export const SUBJECTS = ['player', 'proposal'];

/** Returns equal texts for taps of which the later one corrects the earlier one. Guests with other names are others. */
export const tapKey = ({ url, fields }: Pick<Tap, 'url' | 'fields'>) =>
  [url, ...SUBJECTS.map((name) => fields.get(name)), fields.get('name')].join(' ');

export const isLike = (tap: Tap) => {
  const key = tapKey(tap);
  return (other: Tap) => tapKey(other) === key;
};
