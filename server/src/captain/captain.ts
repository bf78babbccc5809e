import {
  CAPTAIN_PAGE,
  captainEnds,
  MESSAGES,
  pathOf,
  type CaptainLink,
  type CaptainReply,
} from '@picadito/domain';
import { AppError, invalid, notFound } from '../app-error.ts';
import { captainCodeOf, hashCode, newLinkKey } from '../security/link-code.ts';
import type { Reader } from '../store/store.ts';
import { actionsOf } from '../store/tables/captain/captain-actions.ts';
import { endCaptain, findCaptain, storeCaptain } from '../store/tables/captain/captains.ts';
import { lockServerKey } from '../store/tables/group-link/server-keys.ts';
import type { MatchRow } from '../store/tables/matches/matches.ts';
import { hasHelpers } from '../store/tables/helpers/helpers.ts';
import { sharedUntil } from '../store/tables/players/lists.ts';
import { findInRoster, namesInMatch } from '../store/tables/matches/roster.ts';
import { timestamp } from '../store/timestamps.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { isId, lockOwnedMatch, ownedMatch } from '../transactions/load-owned.ts';
import { RETENTION_MS, write } from '../transactions/write.ts';
import { actionsOfHelpers } from './actions-of-helpers.ts';

/** Returns the instant (epoch milliseconds) at which the link of the captain of a match ends. */
export const endOfCaptain = ({ ends_at }: Pick<MatchRow, 'ends_at'>) =>
  captainEnds(Date.parse(ends_at));

/**
 * Returns the captain of a match, and what captains have done. `unchangedUntil` is the instant (epoch milliseconds) at
 * which the link ends; Infinity if there is none. Helpers without the right to money do not see payments.
 */
export async function readCaptain(
  context: Context,
  organiser: Organiser,
  matchId: string,
): Promise<{ captain: CaptainReply; unchangedUntil: number }> {
  const match = await ownedMatch(context, organiser, matchId);
  const key = { userId: organiser.id, matchId };
  const { read } = context.store;
  const now = timestamp(context.now());
  const captain = await captainOf(read, match, context.now());
  const seesMoney = organiser.helper?.rights !== 'matches';
  const byCaptains = await actionsOf(read, key, now);
  const since = timestamp(context.now() - RETENTION_MS);
  const { actions: byHelpers, namedSince } = await actionsOfHelpers(read, key, { since, now });
  const shared =
    match.list_id === null ? null : await sharedUntil(read, organiser.id, match.list_id);
  const isShared = await hasHelpers(read, organiser.id, match.list_id);
  const actions = [...byCaptains.filter(({ kind }) => seesMoney || kind !== 'paid'), ...byHelpers];
  const goneAt = byHelpers.map(({ at }) => Date.parse(at) + RETENTION_MS);
  return {
    captain: {
      matchId,
      captain,
      actions: actions.toSorted((one, other) => (one.at < other.at ? 1 : -1)),
      namedSince: isShared && namedSince > (shared ?? '') ? namedSince : shared,
    },
    unchangedUntil: Math.min(captain ? endOfCaptain(match) : Infinity, ...goneAt),
  };
}

/** Returns the captain of a match; null if there is none, if the link has ended, or if the player is not in the match. */
export async function captainOf(
  db: Reader,
  match: Pick<MatchRow, 'user_id' | 'match_id' | 'ends_at'>,
  now: number,
): Promise<CaptainReply['captain']> {
  const { user_id: userId, match_id: matchId } = match;
  const row = await findCaptain(db, { userId, matchId });
  const playerId = row?.player_id ?? null;
  if (!row || playerId === null || now >= endOfCaptain(match)) return null;
  const name = (await namesInMatch(db, { userId, matchId }, timestamp(now))).get(playerId);
  if (name === undefined) return null;
  const expiresAt = timestamp(endOfCaptain(match));
  return { playerId, name, isOpened: row.device_hash !== null, expiresAt };
}

/**
 * Returns the function that makes a player of a match its captain. A link with a new code ends the former one; the
 * present captain gets it too if a device holds the link, because the captain asks for it with another device. The
 * function throws 409 once the match can have no captain any more, and 422 for a player who is not in the match.
 */
export function makeCaptain({ publicUrl }: { publicUrl: string }) {
  return async (
    context: Context,
    organiser: Organiser,
    matchId: string,
    { playerId }: { playerId: string },
  ): Promise<CaptainLink> =>
    write(context, organiser, async (tx, { now, nextTimestamp, recordChange }) => {
      const match = await lockOwnedMatch(tx, organiser, matchId);
      if (now >= endOfCaptain(match))
        throw new AppError('failed-precondition', MESSAGES.captainTooLate);
      const key = { userId: organiser.id, matchId };
      const isInMatch =
        isId(playerId) &&
        (await findInRoster(tx, organiser.id, matchId, playerId, timestamp(now))) !== undefined;
      if (!isInMatch) throw invalid('playerId', MESSAGES.playerMissing);
      const serverKey = await lockServerKey(tx, 'captains', newLinkKey());
      const before = await findCaptain(tx, key);
      const isSame = before?.player_id === playerId && before.device_hash === null;
      const version = isSame ? before.version : (before?.version ?? 0) + 1;
      const code = captainCodeOf(serverKey, { matchId, version });
      if (!isSame) {
        const captain = {
          user_id: organiser.id,
          match_id: matchId,
          player_id: playerId,
          version,
          device_hash: null,
          created_at: nextTimestamp(),
        };
        await storeCaptain(tx, captain, hashCode(code));
        recordChange('match', matchId);
      }
      return {
        url: publicUrl + pathOf(CAPTAIN_PAGE.read, { code }),
        expiresAt: timestamp(endOfCaptain(match)),
      };
    });
}

/** Ends the link of the captain of a match; throws "not found" if there is none. */
export async function removeCaptain(
  context: Context,
  organiser: Organiser,
  matchId: string,
): Promise<void> {
  await write(context, organiser, async (tx, { recordChange }) => {
    await lockOwnedMatch(tx, organiser, matchId);
    const key = { userId: organiser.id, matchId };
    const row = await findCaptain(tx, key);
    if (!row || row.player_id === null) throw notFound();
    await endCaptain(tx, key);
    recordChange('match', matchId);
  });
}
