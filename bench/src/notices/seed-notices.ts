import { engineAt } from '../../../server/src/store/engines/engine-at.ts';
import { readDatabaseUrl } from '../../../server/src/config/database-url.ts';
import { newId } from '../../../server/src/store/ids.ts';
import {
  storeSubscription,
  type Subscription,
} from '../../../server/src/store/tables/notices/subscriptions.ts';
import { openStore, type Writer } from '../../../server/src/store/store.ts';
import { timestamp } from '../../../server/src/store/timestamps.ts';
import type { EngineName } from '../databases.ts';
import { seed } from '../seed/seed.ts';
import type { SeededUser, Size } from '../seed/seeded-user.ts';

const AT_ONCE = 100;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Seeds `count` organisers with one match each; the first organiser has twenty matches. Resolves with the first
 * organiser.
 */
export async function seedUsers(
  engine: EngineName,
  url: string,
  count: number,
): Promise<SeededUser> {
  const sizes = Array.from({ length: count }, (_, index): Size => {
    return { players: 14, matches: index === 0 ? 20 : 1, newestInDays: -1 };
  });
  const [first] = await seed(engine, url, sizes);
  if (!first) throw new Error('nobody was seeded');
  return first;
}

/**
 * Gives each organiser a subscription to notices, a check of the matches that is due tomorrow, and a message that is
 * due now.
 */
export async function seedMessages(url: string, subscribe: () => Subscription): Promise<void> {
  const address = readDatabaseUrl(url);
  if (!address.ok) throw new Error(address.error);
  const store = await openStore(engineAt(address.value));
  await store.transaction((tx) => storeMessages(tx, subscribe));
  await store.close();
}

async function storeMessages(tx: Writer, subscribe: () => Subscription): Promise<void> {
  const now = Date.now();
  const [at, tomorrow] = [timestamp(now), timestamp(now + DAY_MS)];
  const sessions = await tx
    .selectFrom('sessions')
    .innerJoin('users', 'users.user_id', 'sessions.user_id')
    .innerJoin('matches', 'matches.user_id', 'sessions.user_id')
    .select(['sessions.user_id', 'token_hash', 'last_timestamp'])
    .select((eb) => eb.fn.max('match_id').as('match_id'))
    .groupBy(['sessions.user_id', 'token_hash', 'last_timestamp'])
    .execute();
  for (let from = 0; from < sessions.length; from += AT_ONCE) {
    const some = sessions.slice(from, from + AT_ONCE);
    const watches = some.map(({ user_id, last_timestamp: seen_at }) => {
      return { user_id, seen_at, due_at: tomorrow };
    });
    await tx.insertInto('notice_watches').values(watches).execute();
    const pushes = [];
    for (const { user_id, token_hash: hash, match_id } of some) {
      const subscription = subscribe();
      await storeSubscription(tx, { userId: user_id, listId: null, hash }, { subscription, at });
      pushes.push({
        user_id,
        push_id: newId(),
        match_id,
        list_id: null,
        recipient_hash: hash,
        topic: 'left',
        title: 'Se bajó Nico',
        body: 'Entra Dani',
        is_urgent: 0,
        service: new URL(subscription.endpoint).hostname,
        due_at: at,
        expires_at: tomorrow,
        attempts: 0,
      });
    }
    await tx.insertInto('pushes').values(pushes).execute();
  }
}
