import { MESSAGES, type CaptainActionKind } from '@picadito/domain';
import { hashDevice } from '../../group-link/devices/device.ts';
import { keysOf } from '../../security/link-code.ts';
import type { Writer } from '../../store/store.ts';
import { insertAction } from '../../store/tables/captain/captain-actions.ts';
import { holdCaptain } from '../../store/tables/captain/captains.ts';
import type { MatchRow } from '../../store/tables/matches/matches.ts';
import type { Context } from '../../transactions/context.ts';
import { lockOwnedMatch } from '../../transactions/load-owned.ts';
import { requireOwner } from '../../transactions/load-owned.ts';
import { write, type WriteContext } from '../../transactions/write.ts';
import { captainOfHash, type FoundCaptain } from './found-captain.ts';
import { holderOf } from './read-captain-page.ts';

export type Acting = {
  tx: Writer;
  writeContext: WriteContext;
  found: FoundCaptain;
  match: MatchRow;
  keyOf: (id: string) => string;
};

/**
 * Outcome of what a device wants to do as the captain: the link has ended, another device or none holds it, or the
 * sentence that says why nothing was stored. The sentence is null after a success.
 */
export type Acted = 'ended' | 'nobody' | 'other' | { sentence: string | null };

/**
 * Runs what the captain does in one transaction, on behalf of the organiser. `work` returns the sentence that says why
 * it has stored nothing, or null.
 */
export async function actAsCaptain(
  context: Context,
  known: FoundCaptain,
  token: string | null,
  work: (acting: Acting) => Promise<string | null>,
): Promise<Acted> {
  const { owner, codeHash } = known;
  // Requests of other devices do not lock the organiser's rows.
  const knownHolder = holderOf(known, token);
  if (knownHolder !== 'this') return knownHolder;
  return write(context, owner, async (tx, writeContext): Promise<Acted> => {
    const found = await captainOfHash(tx, codeHash, writeContext.now);
    if (!found) return 'ended';
    requireOwner({ user_id: found.userId }, owner);
    const holder = holderOf(found, token);
    if (holder !== 'this') return holder;
    const match = await lockOwnedMatch(tx, owner, found.matchId);
    if (match.status === 'cancelado') return { sentence: MESSAGES.answerSuspended };
    const keyOf = keysOf(codeHash);
    return { sentence: await work({ tx, writeContext, found, match, keyOf }) };
  });
}

/** Makes a device the one of the captain, unless another device is. */
export async function holdLink(
  context: Context,
  known: FoundCaptain,
  token: string,
): Promise<Acted> {
  const { owner, codeHash } = known;
  if (holderOf(known, token) === 'other') return 'other';
  return write(context, owner, async (tx, { now, recordChange }): Promise<Acted> => {
    const found = await captainOfHash(tx, codeHash, now);
    if (!found) return 'ended';
    requireOwner({ user_id: found.userId }, owner);
    const holder = holderOf(found, token);
    if (holder === 'other') return holder;
    if (holder === 'nobody') {
      await holdCaptain(tx, found, hashDevice(token, found.matchId));
      recordChange('match', found.matchId);
    }
    return { sentence: null };
  });
}

type Done = { kind: CaptainActionKind; playerId: string | null; detail?: string };

/** Stores what the captain has done. Open screens load the match again, because a change with details does not tell. */
export async function noteAction(
  { tx, writeContext, found }: Acting,
  { kind, playerId, detail }: Done,
): Promise<void> {
  await insertAction(tx, {
    user_id: found.userId,
    match_id: found.matchId,
    at: writeContext.nextTimestamp(),
    kind,
    player_id: playerId,
    author_id: found.playerId,
    detail: detail ?? null,
  });
  writeContext.recordChange('match', found.matchId);
}
