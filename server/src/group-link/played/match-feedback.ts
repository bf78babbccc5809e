import {
  judgeScore,
  judgeVote,
  type PageMessage,
  type PlayedRequest,
  type Score,
  type TypedScore,
} from '@picadito/domain';
import { agreeOnResult } from '../../results/match-result.ts';
import { storeVote } from '../../store/tables/results/figura-votes.ts';
import {
  countedProposals,
  storeScoreProposal,
} from '../../store/tables/results/score-proposals.ts';
import type { Context } from '../../transactions/context.ts';
import { lockOwnedMatch } from '../../transactions/load-owned.ts';
import {
  writeByDevice,
  type Answered,
  type PageSender,
  type Work,
} from '../answers/write-by-link.ts';
import { hashDevice } from '../devices/device.ts';

/** Number of players who must propose a score for it to become the result of the match. */
const AGREEING = 2;

type Named = { match: string; player: string };

/**
 * Stores the score that a player proposes for a played match. When `AGREEING` players have proposed the same score, it
 * becomes the result.
 */
export function proposeScore(
  context: Context,
  sender: PageSender,
  { named, typed, score }: { named: Named; typed: TypedScore; score: Score },
): Promise<Answered | null> {
  return writeByDevice(context, sender, async (work) => {
    const facts = factsOf(work, named, 'proposed');
    const refusal = judgeScore(facts, score);
    const { match, knownPlayer, players } = facts;
    if (refusal !== null || !match || !knownPlayer) return refused(named, refusal, typed);
    // `judgeScore` has refused every other score, so the result is the proposed score, and nothing needs to be stored.
    if (players.result?.score) return null;
    const { tx, writeContext } = work;
    const { organiser, nextTimestamp, recordChange } = writeContext;
    const ofMatch = { userId: organiser.id, matchId: match.id };
    const { playerId } = knownPlayer;
    const deviceHash = hashDevice(sender.device, match.id);
    const proposal = { playerId, score, at: nextTimestamp() };
    await storeScoreProposal(tx, { ...ofMatch, deviceHash }, proposal);
    const alike = (await countedProposals(tx, ofMatch)).filter(
      (one) => one.score.claro === score.claro && one.score.oscuro === score.oscuro,
    );
    if (alike.length >= AGREEING) {
      const whole = await lockOwnedMatch(tx, organiser, match.id);
      await agreeOnResult(tx, writeContext, whole, score);
    } else recordChange('match', match.id);
    return null;
  });
}

/**
 * Stores a player's vote for la figura of a match. The vote is secret: it causes no event, and changes neither a
 * version nor a time that others could notice. Only the page of the voting device shows it.
 */
export function voteByLink(
  context: Context,
  sender: PageSender,
  { named, figura }: { named: Named; figura: string | undefined },
): Promise<Answered | null> {
  return writeByDevice(context, { ...sender, isSecret: true }, async (work) => {
    const facts = factsOf(work, named, 'vote');
    const { match, knownPlayer, players } = facts;
    const { keyOf } = work.linked;
    const chosen = players.saved?.find(({ playerId }) => keyOf(playerId) === figura);
    const refusal = judgeVote(facts, {
      isChosen: figura !== undefined,
      figuraId: chosen?.playerId,
    });
    if (refusal !== null || !match || !knownPlayer || !chosen) return refused(named, refusal, null);
    const deviceHash = hashDevice(sender.device, match.id);
    const vote = { playerId: knownPlayer.playerId, figuraId: chosen.playerId };
    const device = { userId: work.writeContext.organiser.id, matchId: match.id, deviceHash };
    await storeVote(work.tx, device, vote);
    return null;
  });
}

/**
 * Returns the match that the key in a form identifies, its players and the player as whom the server knows the visitor,
 * with the facts that decide whether a proposed score or a vote is accepted.
 */
function factsOf(
  { linked, writeContext }: Work,
  named: Named,
  what: 'proposed' | 'vote',
): PlayedRequest {
  const { matches, playersIn, keyOf, knownPlayer } = linked;
  const match = matches.find(({ id }) => keyOf(id) === named.match);
  const players = match ? playersIn(match) : { roster: [], answers: [], teams: null };
  const before = players.result?.[what];
  return {
    now: writeContext.now,
    match,
    players,
    knownPlayer,
    isKnownPlayer: knownPlayer !== null && keyOf(knownPlayer.playerId) === named.player,
    isOnRoster: players.roster.some(({ id }) => keyOf(id) === named.player),
    hasSent: before !== undefined && before.playerId !== knownPlayer?.playerId,
  };
}

function refused(
  { match }: Named,
  sentence: string | null,
  typed: TypedScore | null,
): { asked: PageMessage } | null {
  return sentence === null ? null : { asked: { kind: 'played', sentence, match, typed } };
}
