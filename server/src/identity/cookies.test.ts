import { expect, test } from 'vitest';
import { cookieNames } from './cookies.ts';

test('names of cookies start with __Host- on https and contain the port on http', () => {
  expect(cookieNames('https://picadito.example').session).toBe('__Host-picadito');
  expect(cookieNames('https://picadito.example').attemptPrefix).toMatch(/^__Host-picadito-/);
  expect(cookieNames('http://127.0.0.1:3000').session).toBe('picadito-3000');
  expect(cookieNames('http://127.0.0.1:3000').attemptPrefix).toBe('picadito-3000-attempt-');
  expect(cookieNames('https://picadito.example').device).toBe('__Host-picadito-device');
  expect(cookieNames('http://127.0.0.1:3000').device).toBe('picadito-3000-device');
  expect(cookieNames('http://localhost').session).toBe('picadito-80');
});
