/*
 * Judges what a player says by the link about a match that ended: its score, and la figura. The player must be in its
 * teams, and either the device has held the name since before kick-off or the request comes by the player's personal
 * link. A device says each once a match, whatever names it holds. Scores are accepted until there is a result, for 48
 * hours after the end at most; votes are accepted for 24 hours, and not for oneself. Once the votes of a match have
 * been counted no other vote is accepted, even when the match is moved.
 */
import { isOver } from '../matches/match-status.ts';
import { proposingEnds, votingEnds } from '../results/figura.ts';
import type { Score } from '../results/score.ts';
import * as MESSAGES from '../text/messages.ts';
import type { LinkedMatch, LinkedPlayers } from './shown-match.ts';

/** Identifies the player who reads a page or says something by it. */
export type PageReader = {
  playerId: string;
  /** The device has held the name since this time; null for the personal link of the player. */
  heldSince: string | null;
};

export const isDone = ({ status, startsAt }: LinkedMatch, now: number) =>
  status === 'completado' || isOver(startsAt, now);

/** Tells whether the device held the name before kick-off; the personal link counts at any time. */
export const mayCount = ({ heldSince }: PageReader, { startsAt }: LinkedMatch): boolean =>
  heldSince === null || Date.parse(heldSince) < startsAt;

/** Returns the players of both teams, without the substitutes; null where no teams are saved. */
export function playersOfTeams({ saved }: LinkedPlayers): string[] | null {
  if (!saved) return null;
  return saved.flatMap(({ team, playerId }) => (team === 'suplente' ? [] : [playerId]));
}

/** Describes the circumstances of a score or a vote: the match, its players, and the reader who sends it. */
export type PlayedSaid = {
  now: number;
  match: LinkedMatch | undefined;
  players: LinkedPlayers;
  reader: PageReader | null;
  /** The form names the reader. */
  isReader: boolean;
  /** The player that the form names is still in the match. */
  isOnRoster: boolean;
  /** This device has said the same of the match as another player. */
  hasSaid: boolean;
};

/** Returns why a proposed score is refused; null when it is stored or equals the result. */
export function judgeScore(said: PlayedSaid, { claro, oscuro }: Score): string | null {
  const refusal = judge(said, {
    ends: proposingEnds,
    closed: MESSAGES.proposingClosed,
    suspended: MESSAGES.resultSuspended,
    tooEarly: MESSAGES.proposingTooEarly,
    withoutTeams: MESSAGES.proposingWithoutTeams,
  });
  const decided = said.players.result?.score;
  const isOther = decided && (decided.claro !== claro || decided.oscuro !== oscuro);
  return refusal ?? (isOther ? MESSAGES.scoreDecided : null);
}

/**
 * Returns why a vote is refused; null when it is stored. `figuraId` is undefined when the chosen key is no player of
 * the match.
 */
export function judgeVote(
  said: PlayedSaid,
  { isChosen, figuraId }: { isChosen: boolean; figuraId: string | undefined },
): string | null {
  const refusal = judge(said, {
    ends: votingEnds,
    closed: MESSAGES.votingClosed,
    suspended: MESSAGES.votingSuspended,
    tooEarly: MESSAGES.votingTooEarly,
    withoutTeams: MESSAGES.votingWithoutTeams,
  });
  if (refusal !== null) return refusal;
  if (said.players.result?.isVoteOver) return MESSAGES.votingClosed;
  if (!isChosen) return MESSAGES.figuraMissing;
  if (figuraId === said.reader?.playerId) return MESSAGES.figuraOneself;
  const { players } = said;
  if (players.guests?.some(({ playerId }) => playerId === figuraId)) return MESSAGES.figuraOfGuest;
  const isThere = figuraId !== undefined && playersOfTeams(players)?.includes(figuraId) === true;
  return isThere ? null : MESSAGES.scorerNotPlaying;
}

type Window = {
  ends: (startsAt: number) => number;
  closed: string;
  suspended: string;
  tooEarly: string;
  withoutTeams: string;
};

/** Returns why the reader may not speak about the match. A match that the page no longer has counts as closed. */
function judge(said: PlayedSaid, { ends, ...sentences }: Window): string | null {
  const { now, match, players, reader } = said;
  if (!match) return sentences.closed;
  if (match.status === 'cancelado') return sentences.suspended;
  if (!isDone(match, now)) return sentences.tooEarly;
  if (now >= ends(match.startsAt)) return sentences.closed;
  const teams = playersOfTeams(players);
  if (teams === null) return sentences.withoutTeams;
  if (reader === null || !said.isReader)
    return said.isOnRoster ? MESSAGES.playedWithoutName : MESSAGES.answerPlayerGone;
  if (!teams.includes(reader.playerId)) return MESSAGES.playedByOthers;
  if (!mayCount(reader, match)) return MESSAGES.playedNameTooLate;
  return said.hasSaid ? MESSAGES.playedByDevice : null;
}
