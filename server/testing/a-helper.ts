import type { Helper, HelperRights, Profile } from '@picadito/domain';
import type { Client } from './test-app.ts';

/** Type of a user whom a list's owner has invited: the signed-in client, the user's id, and the id of the helper. */
export type InvitedUser = { client: Client; user: string; helper: string };

/** Invites a helper to a list, and returns the code of the invitation. */
export async function invite(owner: Client, list: string, rights: HelperRights): Promise<string> {
  const { body } = await owner.post<{ url: string }>(`/api/lists/${list}/helpers`, { rights });
  return body.url.split('/').at(-1) ?? '';
}

/** Invites a helper to a list, and lets a user accept the invitation, which the owner has not confirmed yet. */
export async function accepts(
  client: Client,
  owner: Client,
  { list, rights = 'matches' }: { list: string; rights?: HelperRights },
): Promise<InvitedUser> {
  const code = await invite(owner, list, rights);
  await client.post(`/api/invitations/${code}/accept`, {});
  const { body: helpers } = await owner.get<Helper[]>(`/api/lists/${list}/helpers`);
  const { body: me } = await client.get<Profile>('/api/me');
  return { client, user: me.id, helper: helpers.at(-1)?.id ?? '' };
}

/** Invites a helper to a list, lets a user accept the invitation, and the owner confirm it. */
export async function helps(
  client: Client,
  owner: Client,
  wanted: { list: string; rights?: HelperRights },
): Promise<InvitedUser> {
  const accepted = await accepts(client, owner, wanted);
  await owner.post(`/api/lists/${wanted.list}/helpers/${accepted.helper}/confirm`, {});
  return accepted;
}
