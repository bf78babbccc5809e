import {
  chosenMatches,
  groupPage,
  type GroupPage,
  type LinkedMatch,
  type LinkedPlayers,
} from '@picadito/domain';
import { findLink, findLinkByCode } from '../store/tables/links/group-links.ts';
import { lastMatch, matchesAround } from '../store/tables/links/linked-matches.ts';
import { rosterOf } from '../store/tables/roster.ts';
import { findTeams } from '../store/tables/teams.ts';
import type { Reader } from '../store/transaction.ts';
import { timestamp } from '../store/timestamps.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { ownedList } from '../transactions/load-owned.ts';
import { hashCode, keysOf } from './code.ts';

/** For all who have the code; null for every other text, whatever it is: one statement says so. */
export async function readPageOfCode(
  { store, now }: Context,
  code: string,
): Promise<GroupPage | null> {
  const codeHash = hashCode(code);
  const link = await findLinkByCode(store.read, codeHash);
  if (!link) return null;
  return pageOf(store.read, { userId: link.user_id, listId: link.list_id, codeHash }, now());
}

/** For the organiser, also before the link is on. */
export async function readOwnPage(
  context: Context,
  organiser: Organiser,
  listId: string,
): Promise<GroupPage> {
  await ownedList(context, organiser, listId);
  const list = { userId: organiser.id, listId };
  const { read } = context.store;
  const link = await findLink(read, list);
  return pageOf(read, { ...list, codeHash: link?.code_hash ?? listId }, context.now());
}

type OfList = { userId: string; listId: string; codeHash: string };

async function pageOf(db: Reader, { codeHash, ...list }: OfList, now: number): Promise<GroupPage> {
  const chosen = chosenMatches(await matchesAround(db, list, now), now);
  const shown = [chosen.ended, chosen.next, chosen.later].filter((match) => match !== undefined);
  const players = await Promise.all(shown.map((match) => playersOf(db, list.userId, match, now)));
  const byId = new Map(shown.map(({ id }, at) => [id, players[at]]));
  const last = chosen.next ? null : await lastMatch(db, list, now);
  return groupPage(chosen, ({ id }) => byId.get(id) ?? NO_PLAYERS, {
    now,
    lastDate: last?.date ?? null,
    keyOf: keysOf(codeHash),
    holder: null,
  });
}

const NO_PLAYERS: LinkedPlayers = { roster: [], teams: null };

async function playersOf(
  db: Reader,
  userId: string,
  { id }: LinkedMatch,
  now: number,
): Promise<LinkedPlayers> {
  const roster = await rosterOf(db, userId, id, timestamp(now));
  const saved = await findTeams(db, userId, id);
  return { roster, teams: saved?.players ?? null };
}
