import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { CLOSING_SCRIPT, closingPage, type SignInOutcome } from './closing-page.ts';

const ORIGIN = 'https://picadito.example';

/**
 * Runs the page's script in a window with or without an opener. Returns the messages that the script has posted, and
 * 'closed' once it has closed the window, in their order.
 */
function run(outcome: SignInOutcome, hasOpener = true) {
  const reported: unknown[] = [];
  const postMessage = (...message: unknown[]) => void reported.push(structuredClone(message));
  class BroadcastChannel {
    postMessage = (message: unknown) => postMessage('channel', message);
    close = () => undefined;
  }
  const page = closingPage(outcome);
  const dataset = { outcome: /data-outcome="([^"]*)"/.exec(page)?.[1] };
  const window = {
    opener: hasOpener ? { postMessage } : null,
    location: { origin: ORIGIN, href: `${ORIGIN}/auth/callback?code=c&state=s` },
    close: () => void reported.push('closed'),
  };
  const document = { documentElement: { dataset } };
  const setTimeout = (work: () => void) => work();
  runInNewContext(CLOSING_SCRIPT, { window, document, BroadcastChannel, setTimeout });
  return reported;
}

test.each<[SignInOutcome]>([['signed-in'], ['sign-in-failed']])(
  'the popup posts %s to its own origin only',
  (outcome) => {
    const message = { type: `picadito:${outcome}` };
    expect(run(outcome)).toEqual([['channel', message], [message, ORIGIN], 'closed']);
  },
);

test('a popup without an opener posts to the broadcast channel', () => {
  expect(run('signed-in', false)).toEqual([['channel', { type: 'picadito:signed-in' }], 'closed']);
});
