import { isOver, valid } from '@picadito/domain';
import { playersOfMatchOnly } from '../store/tables/waitlist/guests.ts';
import { deleteMatch as removeMatch, type MatchRow } from '../store/tables/matches/matches.ts';
import { rememberGone } from '../store/tables/matches/calendar-entries.ts';
import { entriesOfMatch, voidEntries } from '../store/tables/money/ledger-entries.ts';
import { authorWithId } from '../store/tables/account/authors.ts';
import type { Writer } from '../store/store.ts';
import { authorOf, type Context, type Organiser } from '../transactions/context.ts';
import { lockOwnedMatch } from '../transactions/load-owned.ts';
import { deletePlayersAndTraces, withoutMoney } from '../players/delete-player.ts';
import { refuseHelpersDeletion } from './refuse-helper.ts';
import { write, type WriteContext } from '../transactions/write.ts';
import { redactResponses } from '../transactions/redact-responses.ts';

/**
 * Deletes a match with its confirmations, calls and teams, and the players who were only its guests, except those who
 * owe money or have money in their favour. Its charges and expenses no longer count, its payments do. The date and time
 * of a match that is not over stay for a month, so that its calendar entries can be cancelled. For a helper it throws
 * "not found" if the match was played, and (422) if it is under way or has a result, games, money or an autopilot.
 */
export async function deleteMatch(
  context: Context,
  organiser: Organiser,
  matchId: string,
): Promise<void> {
  await write(context, organiser, async (tx, writeContext) => {
    const match = await lockOwnedMatch(tx, organiser, matchId);
    if (organiser.helper) await refuseHelpersDeletion(tx, match, writeContext.now);
    await redactResponses(tx, writeContext, [match.match_id]);
    const key = { userId: organiser.id, matchId: match.match_id };
    await voidMoneyOf(tx, writeContext, match);
    const guests = await withoutMoney(tx, organiser.id, await playersOfMatchOnly(tx, key));
    await removeMatch(tx, organiser.id, match.match_id);
    if (!isOver(Date.parse(match.ends_at), writeContext.now))
      await rememberGone(tx, match, writeContext.now);
    await deletePlayersAndTraces(tx, writeContext, guests);
    writeContext.recordChange('match', match.match_id);
    if (match.list_id !== null) writeContext.recordChange('list', match.list_id);
  });
}

/** Voids the charges and expenses of a match; its payments stay. */
async function voidMoneyOf(
  tx: Writer,
  { organiser, nextTimestamp }: WriteContext,
  { match_id: matchId }: MatchRow,
): Promise<void> {
  const entries = valid(await entriesOfMatch(tx, { userId: organiser.id, matchId }));
  const spent = entries.filter(({ kind }) => kind === 'charge' || kind === 'expense');
  if (spent.length === 0) return;
  const by = await authorWithId(tx, authorOf(organiser));
  const ids = spent.map(({ entryId }) => entryId);
  await voidEntries(tx, organiser.id, ids, { at: nextTimestamp(), ...by });
}
