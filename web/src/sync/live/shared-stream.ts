import type { ServerEvent } from './event-stream.ts';
import { createLeader } from './leader.ts';

/** Between tabs: a tab asks who leads, the leader says how far it has come, the leader forwards an event. */
type Message =
  | { type: 'hello' }
  | { type: 'newest'; id: string | null }
  | { type: 'told'; told: ServerEvent };

type Options = {
  name: string;
  /** The newest event id that this tab knows. */
  since: string | null;
  /** Opens the stream from there. Returns a function that closes it. */
  open: (since: string | null, onEvent: (event: ServerEvent) => void) => () => void;
  onEvent: (event: ServerEvent) => void;
  onMissedEvents: () => void;
};

/** A leader that does not answer for so long counts as frozen, ms. */
const LEADER_TIMEOUT_MS = 3_000;

/**
 * One stream for all tabs of a browser with the same `name`. The leader opens it and broadcasts its events; the next
 * leader continues from the newest id that it knows. A tab whose newest id is not the leader's, because it was opened or
 * woke up in between, gets `onMissedEvents`. A visible tab takes leadership from a leader that the browser has frozen.
 * Returns an unsubscribe function.
 */
export function sharedStream({ name, since, open, onEvent, onMissedEvents }: Options): () => void {
  let newest = since;
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') {
    return open(since, receive);
  }

  const channel = new BroadcastChannel(name);
  const broadcast = (message: Message) => channel.postMessage(message);
  let closeStream = () => {};
  let leaderTimer: ReturnType<typeof setTimeout> | undefined;
  const leader = createLeader({ name, onBecomeLeader, onLoseLeadership: () => closeStream() });
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => onMessage(data));
  document.addEventListener('visibilitychange', checkLeader);
  checkLeader();
  return () => {
    document.removeEventListener('visibilitychange', checkLeader);
    clearTimeout(leaderTimer);
    leader.close();
    channel.close();
  };

  function receive(event: ServerEvent): void {
    if (newest === null) onMissedEvents();
    newest = event.id;
    onEvent(event);
  }

  function onMessage(message: Message): void {
    if (message.type === 'hello') {
      if (leader.isLeader()) broadcast({ type: 'newest', id: newest });
      return;
    }
    if (leader.isLeader()) return;
    clearTimeout(leaderTimer);
    if (message.type === 'told') receive(message.told);
    else if (message.id !== newest) {
      newest = message.id;
      onMissedEvents();
    }
  }

  function onBecomeLeader(): void {
    clearTimeout(leaderTimer);
    broadcast({ type: 'newest', id: newest });
    closeStream = open(newest, (event) => {
      receive(event);
      broadcast({ type: 'told', told: event });
    });
  }

  /** This tab is visible: is the leader alive, and how far has it come? */
  function checkLeader(): void {
    if (leader.isLeader() || document.visibilityState !== 'visible') return;
    broadcast({ type: 'hello' });
    clearTimeout(leaderTimer);
    leaderTimer = setTimeout(leader.steal, LEADER_TIMEOUT_MS);
  }
}
