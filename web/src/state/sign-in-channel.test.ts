import { expect, test } from 'vitest';
import { signInMessage } from './sign-in-channel.ts';

test.each([
  [{ type: 'picadito:signed-in' }, 'picadito:signed-in'],
  [{ type: 'picadito:sign-in-failed' }, 'picadito:sign-in-failed'],
  [{ type: 'picadito:signed-out' }, 'picadito:signed-out'],
  [{ type: 'webpackOk' }, null],
  ['picadito:signed-in', null],
  [null, null],
])('%j means %s', (data, message) => {
  expect(signInMessage(data)).toBe(message);
});
