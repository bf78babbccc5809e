/** Name of the channel between the windows of this origin. Its messages contain nothing secret (docs/decisions/133). */
const CHANNEL = 'picadito-auth';
const SIGNED_OUT = 'picadito:signed-out';
const MESSAGES = ['picadito:signed-in', 'picadito:sign-in-failed', SIGNED_OUT] as const;

export type SignInMessage = (typeof MESSAGES)[number];

/** Returns the type of a message, or null for messages of other code. */
export function signInMessage(data: unknown): SignInMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  return MESSAGES.find((type) => type === data.type) ?? null;
}

/**
 * Calls `listener` for each message of the popup and of other tabs. They come by BroadcastChannel, or by postMessage in
 * browsers without it. Returns a function that stops listening.
 */
export function onSignInMessage(listener: (message: SignInMessage) => void): () => void {
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(CHANNEL) : null;
  const receive = (event: MessageEvent<unknown>) => {
    if (event.origin !== window.location.origin) return;
    const message = signInMessage(event.data);
    if (message) listener(message);
  };
  channel?.addEventListener('message', receive);
  window.addEventListener('message', receive);
  return () => {
    channel?.close();
    window.removeEventListener('message', receive);
  };
}

/** Broadcasts to other tabs of this browser that the session has ended. */
export function announceSignOut(): void {
  if (!('BroadcastChannel' in window)) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ type: SIGNED_OUT });
  channel.close();
}
