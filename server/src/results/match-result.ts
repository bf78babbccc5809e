import {
  isBeyondScore,
  isSameResult,
  type KnownResult,
  type MatchScore,
  MESSAGES,
  votingEnds,
  type ResultInput,
  type ResultReply,
  type Score,
  type Scorer,
  standingScorers,
  strangerAmong,
} from '@picadito/domain';
import { AppError, invalid, notFound } from '../app-error.ts';
import { ownAndHelped } from '../transactions/helping.ts';
import { lockOwnedMatch, matchesFor, ownedMatch } from '../transactions/load-owned.ts';
import type { MatchRow } from '../store/tables/matches/matches.ts';
import { findFigura } from '../store/tables/results/figura-totals.ts';
import {
  deleteResult,
  findResult,
  resultsOfMatches,
  storeResult,
  type StoredResult,
} from '../store/tables/results/results.ts';
import {
  deleteScoreProposals,
  countedProposals,
  type StandingProposal,
} from '../store/tables/results/score-proposals.ts';
import { guestsAmong } from '../store/tables/players/players.ts';
import { findTeams } from '../store/tables/teams/teams.ts';
import type { Reader, Writer } from '../store/store.ts';
import { timestamp } from '../store/timestamps.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { write, type WriteContext } from '../transactions/write.ts';
import { countDueVotes } from './count-votes.ts';

/**
 * Returns the result of a match. Throws "not found" for a match of more than two teams, which has games instead.
 * `unchangedUntil` is the instant (epoch milliseconds) at which its votes are counted; Infinity after that.
 */
export async function readResult(
  context: Context,
  organiser: Organiser,
  matchId: string,
): Promise<{ result: ResultReply; unchangedUntil: number }> {
  const time = context.now();
  const match = await ownedMatch(context, organiser, matchId);
  if (match.team_count > 2) throw notFound();
  await countDueVotes(context, organiser.id);
  const closes = votingEnds(Date.parse(match.ends_at));
  return {
    result: await replyOf(context.store.read, { userId: organiser.id, matchId }),
    unchangedUntil: time < closes ? closes : Infinity,
  };
}

/**
 * Returns the scores of the given matches. Matches without a result are left out, and those that are neither the
 * organiser's nor of helped lists.
 */
export async function readScores(
  { store }: Context,
  organiser: Organiser,
  matchIds: readonly string[],
): Promise<MatchScore[]> {
  return ownAndHelped(organiser, async (owner) => {
    const ids = await matchesFor(store.read, owner, matchIds);
    const results = await resultsOfMatches(store.read, owner.id, ids);
    return [...results].map(([matchId, { score }]) => ({ matchId, score }));
  });
}

/**
 * Throws unless the match belongs to the organiser (404) and has two teams (409): a night has no result. Called when
 * the body is invalid, because 404 and 409 come before 422.
 */
export async function requireTwoTeams(
  context: Context,
  organiser: Organiser,
  matchId: string,
): Promise<void> {
  checkTwoTeams(await ownedMatch(context, organiser, matchId));
}

function checkTwoTeams({ team_count: teamCount }: Pick<MatchRow, 'team_count'>): void {
  if (teamCount > 2) throw new AppError('failed-precondition', MESSAGES.nightWithoutResult);
}

/**
 * Stores the result of a match, also in place of an earlier one; a result equal to the stored one changes nothing.
 * Returns the result.
 */
export async function setResult(
  context: Context,
  organiser: Organiser,
  matchId: string,
  input: ResultInput,
): Promise<ResultReply> {
  return write(context, organiser, async (tx, writeContext) => {
    const match = await lockOwnedMatch(tx, organiser, matchId);
    await setResultIn(tx, writeContext, match, input);
    return replyOf(tx, { userId: organiser.id, matchId });
  });
}

/**
 * Stores a score that players have agreed on as the result. The proposed scores stay, so that home still asks the
 * organiser for the scorers.
 */
export async function agreeOnResult(
  tx: Writer,
  { now, nextTimestamp, recordChange }: WriteContext,
  match: MatchRow,
  score: Score,
): Promise<void> {
  const { user_id: userId, match_id: matchId } = match;
  checkBegun(match, timestamp(now));
  await storeResult(tx, { userId, matchId }, { score, scorers: [], decidedAt: nextTimestamp() });
  recordChange('match', matchId, { part: 'result', score });
}

/**
 * Stores a result of the organiser within a transaction, and deletes the scores that players have proposed. Throws
 * (422) if the match has not started or is suspended, or if the scorers do not fit the teams and the score, and (409)
 * for a night and for a result that was changed since the request saw it.
 */
export async function setResultIn(
  tx: Writer,
  { now, nextTimestamp, recordChange }: WriteContext,
  match: MatchRow,
  { seen, scorers, claro, oscuro }: ResultInput,
): Promise<void> {
  const { user_id: userId, match_id: matchId } = match;
  checkTwoTeams(match);
  const key = { userId, matchId };
  const score = { claro, oscuro };
  const sides = await sidesOf(tx, key);
  const stranger = strangerAmong(scorers, sides);
  if (stranger !== -1) throw invalid(`scorers.${stranger}.playerId`, MESSAGES.scorerNotPlaying);
  if (isBeyondScore(score, scorers, sides)) throw invalid('scorers', MESSAGES.goalsBeyondScore);
  const stored = await findResult(tx, key);
  const before = stored ? { ...stored.score, scorers: stored.scorers } : null;
  if (isSameResult(before, { ...score, scorers })) return;
  if (seen !== undefined) checkSeen(seen, before, sides);
  checkBegun(match, timestamp(now));
  await storeResult(tx, key, { score, scorers: byId(scorers), decidedAt: nextTimestamp() });
  await deleteScoreProposals(tx, key);
  recordChange('match', matchId, { part: 'result', score });
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
    await deleteScoreProposals(tx, { userId: organiser.id, matchId });
    recordChange('match', matchId, { part: 'result', score: null });
  });
}

/**
 * Throws `failed-precondition` when the stored result is not the one that the request has seen: another device may have
 * set another result, or corrected the teams, which decide which scorers count.
 */
function checkSeen(seen: KnownResult | null, before: KnownResult | null, sides: Sides): void {
  const standing = before && { ...before, scorers: standingScorers(before, before.scorers, sides) };
  if (isSameResult(seen, before) || isSameResult(seen, standing)) return;
  throw new AppError('failed-precondition', MESSAGES.resultChanged);
}

type OfMatch = { userId: string; matchId: string };

async function replyOf(db: Reader, key: OfMatch): Promise<ResultReply> {
  const stored = await findResult(db, key);
  const sides = await sidesOf(db, key);
  const figura = await findFigura(db, key);
  const proposals = stored ? [] : await countedProposals(db, key);
  const guests = await guestsAmong(db, key.userId, [...sides.claro, ...sides.oscuro]);
  return { ...asItStands(key, stored, sides), guests, figura, proposals: byScore(proposals) };
}

/** Returns the stored result as it counts now: only scorers who are in the teams saved now are included. */
function asItStands({ matchId }: OfMatch, stored: StoredResult | undefined, sides: Sides) {
  if (!stored) return { matchId, score: null, scorers: [], decidedAt: null };
  const { score, scorers, decidedAt } = stored;
  return { matchId, score, scorers: standingScorers(score, scorers, sides), decidedAt };
}

/**
 * Returns the scores that players have proposed, each with the players who proposed it. The most frequent score comes
 * first; among equally frequent scores, the earliest.
 */
function byScore(proposals: readonly StandingProposal[]): ResultReply['proposals'] {
  const alike = Map.groupBy(proposals, ({ score: { claro, oscuro } }) => `${claro}–${oscuro}`);
  const proposed = [...alike.values()].flatMap((all) => {
    const [first] = all;
    const players = all.map(({ playerId, name }) => ({ playerId, name }));
    return first ? [{ ...first.score, players }] : [];
  });
  return proposed.toSorted((one, other) => other.players.length - one.players.length);
}

/** Sorts the scorers by player id, in the order in which the database returns them, so that results can be compared. */
const byId = (scorers: readonly Scorer[]) =>
  scorers.toSorted((one, other) => (one.playerId < other.playerId ? -1 : 1));

type Sides = Parameters<typeof strangerAmong>[1];

/** Returns the ids of the players of both teams; empty when no teams are saved. */
export async function sidesOf(db: Reader, { userId, matchId }: OfMatch): Promise<Sides> {
  const saved = await findTeams(db, userId, matchId);
  const of = (side: keyof Sides) =>
    (saved?.players ?? []).flatMap(({ team, playerId }) => (team === side ? playerId : []));
  return { claro: of('claro'), oscuro: of('oscuro') };
}

function checkBegun(match: MatchRow, now: string): void {
  if (match.status === 'cancelado') throw invalid('claro', MESSAGES.resultSuspended);
  if (match.starts_at > now) throw invalid('claro', MESSAGES.resultTooEarly);
}
