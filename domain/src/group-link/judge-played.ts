/*
 * Decides whether the score and the vote for la figura that a player sends by the link after a match are accepted. The
 * player must be in the teams of the match, and either the device has owned the name since before kick-off or the
 * request comes by the player's personal link. A device sends a score and a vote for one player per match, whatever
 * names it owns. Scores are accepted until there is a result, for at most 48 hours after the end. Votes are accepted
 * for 24 hours, and not for oneself. Once the votes of a match have been counted, no other vote is accepted, even if
 * the match is moved.
 */
import { isOver } from '../matches/match-status.ts';
import { proposingEnds, votingEnds } from '../results/figura.ts';
import type { Score } from '../results/score.ts';
import * as MESSAGES from '../text/messages.ts';
import type { LinkedMatch, LinkedPlayers } from './linked-match.ts';

/** Type of the player whose name the device of a visitor owns, or whose personal link the visitor has opened. */
export type KnownPlayer = {
  playerId: string;
  /**
   * Time since which the device has owned the player's name; null if the request came by the player's personal link.
   */
  ownedSince: string | null;
};

export const isDone = ({ status, endsAt }: LinkedMatch, now: number) =>
  status === 'completado' || isOver(endsAt, now);

/**
 * Tells whether the score and the vote of a visitor are accepted. The device must have owned the name before kick-off,
 * so that nobody takes a name afterwards only to vote. Requests by the personal link are always accepted.
 */
export const mayCount = ({ ownedSince }: KnownPlayer, { startsAt }: LinkedMatch): boolean =>
  ownedSince === null || Date.parse(ownedSince) < startsAt;

/** Returns the ids of the players in the teams, without the substitutes; null if no teams are saved. */
export function playersOfTeams({ saved }: LinkedPlayers): string[] | null {
  if (!saved) return null;
  return saved.flatMap(({ team, playerId }) => (team === 'suplente' ? [] : [playerId]));
}

/**
 * Type of the facts that decide whether a score or a vote is accepted: the match, its players, and the player who sends
 * it.
 */
export type PlayedRequest = {
  now: number;
  match: LinkedMatch | undefined;
  players: LinkedPlayers;
  knownPlayer: KnownPlayer | null;
  /** True if the player key in the form is the key of the known player. */
  isKnownPlayer: boolean;
  /** True if the player that the form names is still in the match. */
  isOnRoster: boolean;
  /**
   * True if this device has already sent a score, or a vote, for this match under another player's name. Each device
   * may send one of each.
   */
  hasSent: boolean;
};

/**
 * Returns the sentence that refuses a proposed score; null if the score can be stored or equals the result. A match of
 * more than two teams has no score.
 */
export function judgeScore(request: PlayedRequest, { claro, oscuro }: Score): string | null {
  if (request.match && request.match.teamCount > 2) return MESSAGES.proposingClosed;
  const refusal = judge(request, {
    ends: proposingEnds,
    closed: MESSAGES.proposingClosed,
    suspended: MESSAGES.resultSuspended,
    tooEarly: MESSAGES.proposingTooEarly,
    withoutTeams: MESSAGES.proposingWithoutTeams,
  });
  const decided = request.players.result?.score;
  const isOther = decided && (decided.claro !== claro || decided.oscuro !== oscuro);
  return refusal ?? (isOther ? MESSAGES.scoreDecided : null);
}

/**
 * Returns the sentence that refuses a vote; null if the vote can be stored. `isChosen` is false if the form names no
 * player, and `figuraId` is undefined if it names nobody of the match.
 */
export function judgeVote(
  request: PlayedRequest,
  { isChosen, figuraId }: { isChosen: boolean; figuraId: string | undefined },
): string | null {
  const refusal = judge(request, {
    ends: votingEnds,
    closed: MESSAGES.votingClosed,
    suspended: MESSAGES.votingSuspended,
    tooEarly: MESSAGES.votingTooEarly,
    withoutTeams: MESSAGES.votingWithoutTeams,
  });
  if (refusal !== null) return refusal;
  if (request.players.result?.isVoteOver) return MESSAGES.votingClosed;
  if (!isChosen) return MESSAGES.figuraMissing;
  if (figuraId === request.knownPlayer?.playerId) return MESSAGES.figuraOneself;
  const { players } = request;
  if (players.guests?.some(({ playerId }) => playerId === figuraId)) return MESSAGES.figuraOfGuest;
  const isThere = figuraId !== undefined && playersOfTeams(players)?.includes(figuraId) === true;
  return isThere ? null : MESSAGES.scorerNotPlaying;
}

type Window = {
  ends: (endsAt: number) => number;
  closed: string;
  suspended: string;
  tooEarly: string;
  withoutTeams: string;
};

/**
 * Returns the sentence that refuses any score or vote of this visitor for this match; null if none is refused. `match`
 * is undefined if the page no longer shows the match, which then takes no more scores and votes.
 */
function judge(request: PlayedRequest, { ends, ...sentences }: Window): string | null {
  const { now, match, players, knownPlayer } = request;
  if (!match) return sentences.closed;
  if (match.status === 'cancelado') return sentences.suspended;
  if (!isDone(match, now)) return sentences.tooEarly;
  if (now >= ends(match.endsAt)) return sentences.closed;
  const teams = playersOfTeams(players);
  if (teams === null) return sentences.withoutTeams;
  if (knownPlayer === null || !request.isKnownPlayer)
    return request.isOnRoster ? MESSAGES.playedWithoutName : MESSAGES.answerPlayerGone;
  if (!teams.includes(knownPlayer.playerId)) return MESSAGES.playedByOthers;
  if (!mayCount(knownPlayer, match)) return MESSAGES.playedNameTooLate;
  return request.hasSent ? MESSAGES.playedByDevice : null;
}
