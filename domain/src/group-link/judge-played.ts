/*
 * Who says by the link how a match ended, and who was la figura: a player who is in its teams, from a device that has
 * held the name since before kick-off, or by the player's own link; a device says it once a match, whatever names it
 * holds. Scores until there is a result, 48 hours after the end at most; votes for 24 hours, and not for oneself. Once
 * the votes of a match have been counted it takes no other, even when it is moved.
 */
import { isOver } from '../matches/match-status.ts';
import { proposingEnds, votingEnds } from '../results/figura.ts';
import type { Score } from '../results/score.ts';
import * as MESSAGES from '../text/messages.ts';
import type { LinkedMatch, LinkedPlayers } from './shown-match.ts';

/** As whom a page is read, or something is said by it. */
export type PageReader = {
  playerId: string;
  /** Since when the device holds the name; null: by the own link of the player. */
  heldSince: string | null;
};

export const isDone = ({ status, startsAt }: LinkedMatch, now: number) =>
  status === 'completado' || isOver(startsAt, now);

/** Whether the name was there before kick-off. */
export const mayCount = ({ heldSince }: PageReader, { startsAt }: LinkedMatch): boolean =>
  heldSince === null || Date.parse(heldSince) < startsAt;

/** The players of both teams, without the substitutes; null where none are saved. */
export function playersOfTeams({ saved }: LinkedPlayers): string[] | null {
  if (!saved) return null;
  return saved.flatMap(({ team, playerId }) => (team === 'suplente' ? [] : [playerId]));
}

/** What is said of a match, and by whom. */
export type PlayedSaid = {
  now: number;
  match: LinkedMatch | undefined;
  players: LinkedPlayers;
  reader: PageReader | null;
  /** The form names the reader. */
  isReader: boolean;
  /** The player whom it names is still one of the match. */
  isOnRoster: boolean;
  /** This device has said the same of the match as another player. */
  hasSaid: boolean;
};

/** Why a proposed score is not stored; null: it is, or is the result already. */
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

/** Why a vote is not stored. `figuraId`: undefined where what was chosen is no player of the match. */
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

/** A match that the page has no more is one of long ago. */
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
