import type { Badge, Profile } from '@picadito/domain';
import { testApp, type Client } from './test-app.ts';

/** Starts the app with one organiser; returns functions that read and claim this organiser's badges. */
export async function anOrganiser(name = 'ana', identity = {}) {
  const server = await testApp();
  const ana = await server.signedIn(name, identity);
  const { body: me } = await ana.get<Profile>('/api/me');
  const forgetBadges = () =>
    server.store.transaction(async (tx) => {
      await tx.deleteFrom('badge_players').execute();
      await tx.deleteFrom('badges').execute();
    });
  return { ...server, ana, forgetBadges, ...seenBy(ana, me.id) };
}

function seenBy(organiser: Client, userId: string) {
  const badges = async () => (await organiser.get<Badge[]>(`/api/users/${userId}/badges`)).body;
  return {
    userId,
    badges,
    types: async () => (await badges()).map(({ type }) => type).toSorted(),
    claim: <T = Badge>(type: string) => organiser.post<T>('/api/badges', { userId, type }),
  };
}
