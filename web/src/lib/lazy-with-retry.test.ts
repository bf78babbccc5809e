import { createElement, type ReactElement } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';
import { expect, test } from 'vitest';
import { forgetFailedCode, lazyWithRetry } from './lazy-with-retry.ts';

const Greeting = ({ name }: { name: string }) => createElement('p', null, `Hola, ${name}`);

async function renderedHtml(Screen: (props: { name: string }) => ReactElement): Promise<string> {
  const stream = await renderToReadableStream(createElement(Screen, { name: 'Ana' }), {
    onError: () => undefined,
  });
  return new Response(stream).text();
}

test('code that failed to load is fetched again after forgetFailedCode', async () => {
  let online = false;
  let fetches = 0;
  const Screen = lazyWithRetry(async () => {
    fetches += 1;
    if (!online) throw new TypeError('Failed to fetch dynamically imported module');
    return Greeting;
  });
  await expect(renderedHtml(Screen)).rejects.toThrow('Failed to fetch');
  online = true;
  await expect(renderedHtml(Screen)).rejects.toThrow('Failed to fetch');
  forgetFailedCode();
  expect(await renderedHtml(Screen)).toBe('<p>Hola, Ana</p>');
  forgetFailedCode();
  await renderedHtml(Screen);
  expect(fetches).toBe(2);
});
