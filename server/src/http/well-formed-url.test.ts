import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { wellFormedUrl } from './well-formed-url.ts';

test.each([
  ['/api/lists?q=%C3%B1', '/api/lists?q=%C3%B1'],
  ['/api/lists/%', '/api/lists/%25'],
  ['/a%zz?q=%', '/a%25zz?q=%'],
  ['*', '*'],
  ['http://picadito.example/api/lists', 'http://picadito.example/api/lists'],
  ['http://[/x', '/http%3A%2F%2F%5B%2Fx'],
  ['http://x:99999999/', '/http%3A%2F%2Fx%3A99999999%2F'],
])('the URL %s is normalised to %s', (url, asked) => {
  expect(wellFormedUrl({ url } as IncomingMessage)).toBe(asked);
});
