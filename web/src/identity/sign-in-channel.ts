/** Between windows of this origin; nothing secret travels (docs/decisions/135). */
const CHANNEL = 'picadito-auth';
const SIGNED_OUT = 'picadito:signed-out';
const MESSAGES = ['picadito:signed-in', 'picadito:sign-in-failed', SIGNED_OUT] as const;

export type SignInMessage = (typeof MESSAGES)[number];

/** What a message says, or null for what is not ours. */
export function signInMessage(data: unknown): SignInMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  return MESSAGES.find((type) => type === data.type) ?? null;
}

/** Listens to the popup: by BroadcastChannel, and by the opener where that is missing. */
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

/** Broadcasts to this browser's other tabs that the session has ended. */
export function announceSignOut(): void {
  if (!('BroadcastChannel' in window)) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ type: SIGNED_OUT });
  channel.close();
}
