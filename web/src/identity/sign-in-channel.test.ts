import { afterEach, expect, test, vi } from 'vitest';
import { announceSignOut, onSignInMessage, signInMessage } from './sign-in-channel.ts';

afterEach(() => vi.unstubAllGlobals());

const ORIGIN = 'https://picadito.example';
const SIGNED_IN = { type: 'picadito:signed-in' };

/** Replaces the window and its channel, so that a test can send messages of any origin. */
function stubWindow() {
  const sent: unknown[] = [];
  const channels: EventTarget[] = [];
  class Channel extends EventTarget {
    readonly name: string;
    constructor(name: string) {
      super();
      this.name = name;
      channels.push(this);
    }
    postMessage = (data: unknown) => void sent.push([this.name, data]);
    close = () => void channels.splice(channels.indexOf(this), 1);
  }
  const window = Object.assign(new EventTarget(), {
    location: { origin: ORIGIN },
    BroadcastChannel: Channel,
  });
  vi.stubGlobal('window', window);
  vi.stubGlobal('BroadcastChannel', Channel);
  return { window, channels, sent };
}

const message = (data: unknown, origin: string) => new MessageEvent('message', { data, origin });

test.each([
  [{ type: 'picadito:signed-in' }, 'picadito:signed-in'],
  [{ type: 'picadito:sign-in-failed' }, 'picadito:sign-in-failed'],
  [{ type: 'picadito:signed-out' }, 'picadito:signed-out'],
  [{ type: 'webpackOk' }, null],
  ['picadito:signed-in', null],
  [null, null],
])('%j means %s', (data, meaning) => {
  expect(signInMessage(data)).toBe(meaning);
});

test('a message of this origin is received from the window and the channel', () => {
  const { window, channels } = stubWindow();
  const heard = vi.fn();
  const stop = onSignInMessage(heard);
  window.dispatchEvent(message(SIGNED_IN, ORIGIN));
  channels[0]?.dispatchEvent(message({ type: 'picadito:signed-out' }, ORIGIN));
  expect(heard.mock.calls).toEqual([['picadito:signed-in'], ['picadito:signed-out']]);
  stop();
  window.dispatchEvent(message(SIGNED_IN, ORIGIN));
  expect(heard).toHaveBeenCalledTimes(2);
  expect(channels).toEqual([]);
});

test.each([
  'https://attacker.example',
  'http://picadito.example',
  'https://picadito.example:8443',
  'https://picadito.example.attacker.example',
  'https://sub.picadito.example',
  'null',
  '',
])('a message of origin %j is ignored', (origin) => {
  const { window, channels } = stubWindow();
  const heard = vi.fn();
  onSignInMessage(heard);
  window.dispatchEvent(message(SIGNED_IN, origin));
  channels[0]?.dispatchEvent(message(SIGNED_IN, origin));
  expect(heard).not.toHaveBeenCalled();
});

test('other tabs are only notified that the session ended', () => {
  const { sent } = stubWindow();
  announceSignOut();
  expect(sent).toEqual([['picadito-auth', { type: 'picadito:signed-out' }]]);
});
