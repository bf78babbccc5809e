import type { Page } from '@playwright/test';

/**
 * Records from now on what a page receives from the API. Returns an object with the bytes as on the network, and the
 * requests.
 */
export async function trafficOf(page: Page) {
  const client = await page.context().newCDPSession(page);
  const paths = new Map<string, string>();
  const statuses = new Map<string, number>();
  const replies: { path: string; status: number; bytes: number }[] = [];
  const state = { bytes: 0, asked: [] as string[], replies };
  await client.send('Network.enable');
  client.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/api/') || type === 'EventSource') return;
    paths.set(requestId, pathname);
    state.asked.push(`${request.method} ${pathname}`);
  });
  client.on('Network.responseReceived', ({ requestId, response }) => {
    statuses.set(requestId, response.status);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const path = paths.get(requestId);
    if (path === undefined) return;
    state.bytes += encodedDataLength;
    replies.push({ path, status: statuses.get(requestId) ?? 0, bytes: encodedDataLength });
  });
  // An event stream never finishes and was opened before, so its messages are counted one by one.
  client.on('Network.eventSourceMessageReceived', ({ eventName, eventId, data }) => {
    state.bytes += `event: ${eventName}\nid: ${eventId}\ndata: ${data}\n\n`.length;
  });
  return state;
}
