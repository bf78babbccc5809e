import { MESSAGES } from '@picadito/domain';
import { expect, test } from 'vitest';
import { aLinkedGroup, aLinkedGroupOf, asForm } from '../../../testing/a-linked-group.ts';
import { temporaryStore } from '../../../testing/temporary-store.ts';
import { testApp } from '../../../testing/test-app.ts';
import type { Store } from '../../store/store.ts';

/**
 * Sets up a linked group on a database that refuses writes after `fail`: because its disk is full (`isFull`), or
 * because it is unavailable.
 */
async function aFailingGroup(isFull: boolean) {
  const opened = await temporaryStore();
  const failure = new Error('it failed');
  let fails = false;
  const store: Store = {
    ...opened,
    engine: {
      ...opened.engine,
      isUnavailable: (error) => error === failure || opened.engine.isUnavailable(error),
      isFull: (error) => isFull && error === failure,
    },
    transaction: async (work, maxAttempts) =>
      opened.transaction(async (tx) => {
        const result = await work(tx);
        if (fails) throw failure;
        return result;
      }, maxAttempts),
  };
  const fail = () => {
    fails = true;
  };
  return { ...(await aLinkedGroupOf(await testApp({}, store), 'ana', 2)), fail };
}

test.each([
  ['away', false, MESSAGES.unavailable],
  ['full', true, MESSAGES.diskFull],
])(
  'while the database is %s a browser gets a page with a sentence, and a script gets a problem',
  async (_, isFull, sentence) => {
    const { device, fail } = await aFailingGroup(isFull);
    const nico = device();
    const form = await nico.form(1, 'voy');
    fail();
    const page = await nico.post('answer', asForm(form));
    expect([page.statusCode, page.body]).toEqual([503, expect.stringContaining(sentence)]);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'retry-after': '1',
    });
    const problem = await nico.post('answer', form);
    expect(problem.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(problem.json()).toMatchObject({ status: 503, detail: sentence });
  },
);

test('a page that cannot be read because the database fails says so in a sentence', async () => {
  const { app, path, store } = await aLinkedGroup(2);
  await store.close();
  const page = await app.inject({ url: path });
  expect(page.statusCode).toBeGreaterThanOrEqual(500);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body).toContain('Probá de nuevo');
});
