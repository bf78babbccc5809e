import {
  isBeyondScore,
  isSameResult,
  type MatchScore,
  MESSAGES,
  type KnownResult,
  type ResultInput,
  type ResultReply,
  type Scorer,
  standingScorers,
  strangerAmong,
} from '@picadito/domain';
import { AppError, invalid, notFound } from '../app-error.ts';
import { lockOwnedMatch, ownedMatch } from '../transactions/load-owned.ts';
import type { MatchRow } from '../store/tables/matches.ts';
import {
  deleteResult,
  findResult,
  resultsOfMatches,
  storeResult,
  type StoredResult,
} from '../store/tables/results/results.ts';
import { findTeams } from '../store/tables/teams.ts';
import type { Reader } from '../store/transaction.ts';
import { timestamp } from '../store/timestamps.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { write } from '../transactions/write.ts';

export async function readResult(
  context: Context,
  organiser: Organiser,
  matchId: string,
): Promise<ResultReply> {
  const { store } = context;
  await ownedMatch(context, organiser, matchId);
  const stored = await findResult(store.read, { userId: organiser.id, matchId });
  return replyOf(matchId, stored, await sidesOf(store.read, organiser.id, matchId));
}

/** The scores of those of these matches that have a result; others, and those of others, are left out. */
export async function readScores(
  { store }: Context,
  organiser: Organiser,
  matchIds: readonly string[],
): Promise<MatchScore[]> {
  const results = await resultsOfMatches(store.read, organiser.id, matchIds);
  return [...results].map(([matchId, { score }]) => ({ matchId, score }));
}

/** In the place of the one it had; the same once more changes nothing. */
export async function setResult(
  context: Context,
  organiser: Organiser,
  matchId: string,
  { seen, scorers, claro, oscuro }: ResultInput,
): Promise<ResultReply> {
  return write(context, organiser, async (tx, { now, nextTimestamp, recordChange }) => {
    const match = await lockOwnedMatch(tx, organiser, matchId);
    const score = { claro, oscuro };
    const sides = await sidesOf(tx, organiser.id, matchId);
    const stranger = strangerAmong(scorers, sides);
    if (stranger !== -1) throw invalid(`scorers.${stranger}.playerId`, MESSAGES.scorerNotPlaying);
    if (isBeyondScore(score, scorers, sides)) throw invalid('scorers', MESSAGES.goalsBeyondScore);
    checkBegun(match, timestamp(now));
    const key = { userId: organiser.id, matchId };
    const stored = await findResult(tx, key);
    const before = stored ? { ...stored.score, scorers: stored.scorers } : null;
    if (isSameResult(before, { ...score, scorers })) return replyOf(matchId, stored, sides);
    if (seen !== undefined) checkSeen(seen, before, sides);
    const result = { score, scorers: byId(scorers), decidedAt: nextTimestamp() };
    await storeResult(tx, key, result);
    recordChange('match', matchId, { part: 'result', score });
    return replyOf(matchId, result, sides);
  });
}

export async function removeResult(
  context: Context,
  organiser: Organiser,
  matchId: string,
): Promise<void> {
  await write(context, organiser, async (tx, { recordChange }) => {
    await lockOwnedMatch(tx, organiser, matchId);
    const wasThere = await deleteResult(tx, { userId: organiser.id, matchId });
    if (!wasThere) throw notFound();
    recordChange('match', matchId, { part: 'result', score: null });
  });
}

/** Another device may have set another one since, or corrected the teams, which say which scorers stand. */
function checkSeen(seen: KnownResult | null, before: KnownResult | null, sides: Sides): void {
  const standing = before && { ...before, scorers: standingScorers(before, before.scorers, sides) };
  if (isSameResult(seen, before) || isSameResult(seen, standing)) return;
  throw new AppError('failed-precondition', MESSAGES.resultChanged);
}

/** As it stands with the teams that are saved now. */
function replyOf(matchId: string, stored: StoredResult | undefined, sides: Sides): ResultReply {
  if (!stored) return { matchId, score: null, scorers: [], decidedAt: null };
  const { score, scorers, decidedAt } = stored;
  return { matchId, score, scorers: standingScorers(score, scorers, sides), decidedAt };
}

/** As they are read. */
const byId = (scorers: readonly Scorer[]) =>
  scorers.toSorted((one, other) => (one.playerId < other.playerId ? -1 : 1));

type Sides = Parameters<typeof strangerAmong>[1];

/** The players of both teams; none where no teams are saved. */
async function sidesOf(db: Reader, userId: string, matchId: string): Promise<Sides> {
  const saved = await findTeams(db, userId, matchId);
  const of = (side: keyof Sides) =>
    (saved?.players ?? []).flatMap(({ team, playerId }) => (team === side ? playerId : []));
  return { claro: of('claro'), oscuro: of('oscuro') };
}

function checkBegun(match: MatchRow, now: string): void {
  if (match.status === 'cancelado') throw invalid('claro', MESSAGES.resultSuspended);
  if (match.starts_at > now) throw invalid('claro', MESSAGES.resultTooEarly);
}
