import { expect, test } from 'vitest';
import { refusingOtherVersions } from '../src/service-worker/own-page.ts';

const LISTED = ['/assets/index-new.js', '/assets/index-same.css'];

/** Returns whether a worker with the listed files stores a response. */
async function isStored(body: string, type: string, status = 200): Promise<boolean> {
  const { cacheWillUpdate } = refusingOtherVersions((address) => LISTED.includes(address));
  const response = new Response(body, { status, headers: { 'content-type': type } });
  return (await cacheWillUpdate({ response })) === response;
}

const page = (script: string) =>
  `<script type="module" src="/assets/${script}"></script><link rel="stylesheet" href="/assets/index-same.css">`;

test('a new worker stores its own page, and refuses that of the version before and failed files', async () => {
  expect(await isStored(page('index-new.js'), 'text/html; charset=utf-8')).toBe(true);
  expect(await isStored(page('index-old.js'), 'text/html; charset=utf-8')).toBe(false);
  expect(await isStored(`import"/assets/more.js"`, 'application/javascript')).toBe(true);
  expect(await isStored('', 'application/javascript', 404)).toBe(false);
});
