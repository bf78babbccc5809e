import type { Helper } from '@picadito/domain';
import { expect, test } from 'vitest';
import { helps, invite } from '../../testing/a-helper.ts';
import { aMatch } from '../../testing/a-match.ts';
import { organiserOf } from '../../testing/organiser-of.ts';
import { testApp, type Client } from '../../testing/test-app.ts';
import type { Store } from '../store/store.ts';
import { deleteAccount } from './delete-account.ts';

const SESSIONS = { forget: () => {} };

async function aList() {
  const server = await testApp();
  const carla = await server.signedIn('carla');
  const marcos = await server.signedIn('marcos', { name: 'Marcos' });
  const { list } = await aMatch(carla, '34');
  const readHelpers = async () => (await carla.get<Helper[]>(`/api/lists/${list.id}/helpers`)).body;
  const organiser = async (client: Client) => {
    const found = await organiserOf(server.context, client);
    if (!found) throw new Error('nobody is signed in');
    return found;
  };
  return { ...server, carla, marcos, list, readHelpers, organiser };
}

test('a deletion whose session has ended ends no help', async () => {
  const { context, carla, marcos, list, readHelpers, organiser } = await aList();
  await helps(marcos, carla, { list: list.id });
  const before = await organiser(marcos);
  await marcos.send({ method: 'POST', url: '/auth/sign-out' });
  await expect(deleteAccount(context, SESSIONS, before)).rejects.toMatchObject({
    code: 'unauthenticated',
  });
  expect(await readHelpers()).toMatchObject([{ name: 'Marcos', state: 'confirmed' }]);
});

test('an invitation that is accepted while the account is being deleted leaves no helper', async () => {
  const { context, carla, marcos, list, readHelpers, organiser } = await aList();
  const code = await invite(carla, list.id, 'matches');
  const user = await organiser(marcos);
  let begun = 0;
  const transaction: Store['transaction'] = async (work) => {
    begun += 1;
    if (begun === 1) await marcos.post(`/api/invitations/${code}/accept`, {});
    return context.store.transaction(work);
  };
  await deleteAccount({ ...context, store: { ...context.store, transaction } }, SESSIONS, user);
  expect(await readHelpers()).toEqual([]);
});

test('accounts of helpers are deleted while they accept, help and are removed', async () => {
  const { carla, list, readHelpers, signedIn } = await aList();
  for (let round = 0; round < 3; round += 1) {
    const lucia = await signedIn('lucia');
    const { helper } = await helps(lucia, carla, { list: list.id });
    const other = await aMatch(lucia, '3');
    await helps(carla, lucia, { list: other.list.id });
    const code = await invite(carla, list.id, 'matches');
    const replies = await Promise.all([
      lucia.patch(`/api/lists/${list.id}`, { name: 'Otra' }),
      lucia.post(`/api/invitations/${code}/accept`, {}),
      lucia.delete('/api/me'),
      carla.delete(`/api/lists/${list.id}/helpers/${helper}`),
    ]);
    for (const { status } of replies) expect(status).toBeLessThan(500);
    expect((await readHelpers()).filter(({ state }) => state !== 'invited')).toEqual([]);
    for (const { id } of await readHelpers())
      await carla.delete(`/api/lists/${list.id}/helpers/${id}`);
  }
});
