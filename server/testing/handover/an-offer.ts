import type { HandoverReply, OfferedList, PlayersList, Profile } from '@picadito/domain';
import { helps } from '../a-helper.ts';
import type { Client } from '../test-app.ts';

export const userOf = async (client: Client) => (await client.get<Profile>('/api/me')).body.id;

/**
 * Makes a user a helper of a list, and lets its owner offer the list to that user. Returns functions that send the
 * requests of both.
 */
export async function anOffer(
  giver: Client,
  receiver: Client,
  list: Pick<PlayersList, 'id' | 'name'>,
) {
  const { helper: helperId, user: to } = await helps(receiver, giver, { list: list.id });
  const url = `/api/lists/${list.id}/handover`;
  const offer = (body: object = {}) =>
    giver.post<HandoverReply>(url, { helperId, name: list.name, ...body });
  const read = async () => (await giver.get<HandoverReply>(url)).body.handover;
  const offered = async () => (await receiver.get<OfferedList[]>('/api/handovers')).body;
  const acceptAsRead = (expiresAt: string, by = receiver) =>
    by.post<PlayersList>(`/api/handovers/${list.id}/accept`, { expiresAt });
  const accept = async (by = receiver) => {
    const { body } = await by.get<OfferedList[]>('/api/handovers');
    const read = body.find(({ listId }) => listId === list.id);
    return acceptAsRead(read?.expiresAt ?? '', by);
  };
  const decline = (by = receiver) => by.delete(`/api/handovers/${list.id}`);
  await offer();
  return {
    from: await userOf(giver),
    to,
    helperId,
    url,
    offer,
    read,
    offered,
    accept,
    acceptAsRead,
    decline,
  };
}
