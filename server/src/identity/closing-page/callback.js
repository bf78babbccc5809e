// The last page of a sign-in popup (docs/decisions/135). No secret passes here.
const message = { type: `picadito:${document.documentElement.dataset.outcome}` };

// First the channel: COOP may have cut the opener off.
const channel = new BroadcastChannel('picadito-auth');
channel.postMessage(message);
channel.close();

if (window.opener) window.opener.postMessage(message, window.location.origin);

// A moment for the messages to leave; a browser that does not let us close shows the text.
setTimeout(() => window.close(), 50);
