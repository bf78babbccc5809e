import { ACHIEVEMENTS } from '@picadito/domain';
import { newId } from '../../../server/src/store/ids.ts';
import { timestamp } from '../../../server/src/store/timestamps.ts';
import type { EngineName } from '../databases.ts';
import { openSink } from '../seed/open-sink.ts';
import { seededUser, type Rows, type SeededUser } from '../seed/seeded-user.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const WEEKS = 520;
const MORE_LISTS = ['Los del martes', 'Los del sábado'];
const WEEKLY = 'mvp-semana';

/** An organiser with so many weekly matches, three lists of 14 and the achievements of ten years. */
function organiser(number: number, matches: number, now: number): [Rows, SeededUser] {
  const userId = newId();
  const [rows, user] = seededUser(userId, number, now, matches);
  const players = [...rows.players];
  for (const name of MORE_LISTS) {
    const list = { user_id: userId, list_id: newId(), name, created_at: timestamp(now) };
    rows.players_lists.push(list);
    rows.players.push(
      ...players.map((player) => ({
        ...player,
        player_id: newId(),
        list_id: list.list_id,
      })),
    );
  }
  rows.badges = badges(userId, now);
  return [rows, user];
}

/** Puts one such organiser for each number of matches into a database that has the schema. */
export async function seedOrganisers(
  engine: EngineName,
  url: string,
  sizes: readonly number[],
): Promise<SeededUser[]> {
  const sink = await openSink(engine, url, true);
  const now = Date.now();
  const users: SeededUser[] = [];
  for (const [place, matches] of sizes.entries()) {
    const [rows, user] = organiser(place, matches, now);
    await sink.insert(rows);
    users.push(user);
  }
  await sink.finish();
  return users;
}

/** Every achievement, and the player of the week for each of 520 weeks. */
function badges(userId: string, now: number): Rows['badges'] {
  const once = ACHIEVEMENTS.filter(({ type }) => type !== WEEKLY).map(({ type }) => ({
    type,
    period: '',
    at: now - WEEKS * WEEK_MS,
  }));
  const weekly = Array.from({ length: WEEKS }, (_, week) => {
    const at = now - week * WEEK_MS;
    return { type: WEEKLY, period: timestamp(at).slice(0, 10), at } as const;
  });
  return [...once, ...weekly].map(({ type, period, at }) => ({
    user_id: userId,
    badge_id: newId(),
    type,
    period,
    player_id: null,
    earned_at: timestamp(at),
  }));
}
