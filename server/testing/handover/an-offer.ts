import type { HandoverReply, OfferedList, PlayersList, Profile } from '@picadito/domain';
import type { Client, testApp } from '../test-app.ts';
import { aHelper } from './a-helper.ts';

type Server = Awaited<ReturnType<typeof testApp>>;

export const userOf = async (client: Client) => (await client.get<Profile>('/api/me')).body.id;

/**
 * Lets an organiser offer a list to another user, who helps with it. Returns functions that send the requests of both.
 */
export async function anOffer(
  { store }: Pick<Server, 'store'>,
  giver: Client,
  receiver: Client,
  list: Pick<PlayersList, 'id' | 'name'>,
  more: object = {},
) {
  const [from, to] = [await userOf(giver), await userOf(receiver)];
  const helperId = await aHelper(store, { userId: from, listId: list.id, helperUserId: to });
  const url = `/api/lists/${list.id}/handover`;
  const offer = (body: object = {}) =>
    giver.post<HandoverReply>(url, { helperId, name: list.name, ...more, ...body });
  const read = async () => (await giver.get<HandoverReply>(url)).body.handover;
  const offered = async () => (await receiver.get<OfferedList[]>('/api/handovers')).body;
  const accept = (by = receiver) => by.post<PlayersList>(`/api/handovers/${list.id}/accept`, {});
  await offer();
  return { from, to, helperId, url, offer, read, offered, accept };
}
