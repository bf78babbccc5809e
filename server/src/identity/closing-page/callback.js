// This script runs on the last page of a sign-in popup (docs/decisions/133). No secret passes here.
const message = { type: `picadito:${document.documentElement.dataset.outcome}` };

// The channel comes first, because COOP may have cut the opener off.
const channel = new BroadcastChannel('picadito-auth');
channel.postMessage(message);
channel.close();

if (window.opener) window.opener.postMessage(message, window.location.origin);

// The delay lets the messages leave. A browser that does not allow the close shows the text.
setTimeout(() => window.close(), 50);
