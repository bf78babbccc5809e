import { expect, test } from 'vitest';
import { signIn } from '../../../identity/sessions/sign-in.ts';
import { hashSessionToken } from '../../../identity/sessions/session-token.ts';
import { testApp } from '../../../../testing/test-app.ts';
import { touchSession } from './sessions.ts';

const ANA = { issuer: 'https://id.test', subject: 'ana', name: 'Ana', email: null, picture: null };
const SOON = '2999-01-01T00:00:00.000000Z';
const LATER = '2999-01-02T00:00:00.000000Z';

test('a late update does not move the last use of a session back', async () => {
  const { context, store } = await testApp();
  const tokenHash = hashSessionToken((await signIn(context, ANA, null)).token);
  const sessions = store.read.selectFrom('sessions').selectAll();
  const { user_id: userId } = await sessions.executeTakeFirstOrThrow();
  for (const seenAt of [LATER, SOON]) {
    await store.transaction((tx) => touchSession(tx, { userId, tokenHash, seenAt }));
  }
  expect(await sessions.execute()).toMatchObject([{ last_seen_at: LATER }]);
});
