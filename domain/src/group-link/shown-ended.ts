/*
 * Computes the part of the players' page about matches that have ended: teams and result for all visitors, and the
 * forms for a score and a vote for a visitor who played.
 */
import { proposingEnds, votingEnds } from '../results/figura.ts';
import * as MESSAGES from '../text/messages.ts';
import { clockIn } from '../time/day-text.ts';
import { mayCount, playersOfTeams, type KnownPlayer } from './judge-played.ts';
import { eventOf, inOrder, shownTeams } from './shown-match.ts';
import { shownTable } from './shown-table.ts';
import type { WithPlayers } from './linked-match.ts';
import type { ShownEnded, ShownPlayed } from './shown-page.ts';

type Page = {
  now: number;
  nameOf: (id: string) => string;
  keyOf: (id: string) => string;
  knownPlayer: KnownPlayer | null;
};

export function shownEnded(past: WithPlayers, { now, nameOf, keyOf }: Page): ShownEnded {
  const { match, result } = past;
  const figura = result?.figura ?? null;
  const isVoted = isVoteOpen(past, now) && candidatesOf(past).length > 1;
  return {
    ...eventOf(match),
    key: keyOf(match.id),
    teams: match.areTeamsShown ? shownTeams(past, nameOf, false) : null,
    score: result?.score ?? null,
    night: shownTable(past.night),
    figura: figura && {
      names: inOrder(figura.playerIds.map(nameOf), (name) => [name]),
      votes: figura.votes,
    },
    votesUntil: isVoted ? clockIn(match.timeZone, votingEnds(match.endsAt)) : null,
  };
}

/**
 * Returns the forms that the page shows this visitor for a match: to propose a score and to vote. Returns null without
 * a known player, for a player who was not in the teams of the match, and when neither a score nor a vote is accepted
 * any more.
 */
export function shownPlayed(
  past: WithPlayers,
  { now, nameOf, keyOf, knownPlayer }: Page,
): ShownPlayed | null {
  const { match, result } = past;
  if (knownPlayer === null || !playersOfTeams(past)?.includes(knownPlayer.playerId)) return null;
  const isProposed = match.teamCount === 2 && !result?.score && now < proposingEnds(match.endsAt);
  const others = candidatesOf(past).filter((id) => id !== knownPlayer.playerId);
  const isVoted = isVoteOpen(past, now) && others.length > 0;
  if (!isProposed && !isVoted) return null;
  const isOwn = (sent: { playerId: string } | undefined) => sent?.playerId === knownPlayer.playerId;
  const counts = mayCount(knownPlayer, match);
  const { proposed, vote } = result ?? {};
  const candidates = others.map((id) => ({ key: keyOf(id), name: nameOf(id) }));
  return {
    match: keyOf(match.id),
    player: { key: keyOf(knownPlayer.playerId), name: nameOf(knownPlayer.playerId) },
    refusal: counts ? null : MESSAGES.playedNameTooLate,
    proposing:
      counts && isProposed ? { score: isOwn(proposed) ? (proposed?.score ?? null) : null } : null,
    voting:
      counts && isVoted
        ? {
            candidates: inOrder(candidates, ({ name }) => [name]),
            chosen: vote && isOwn(vote) ? keyOf(vote.figuraId) : null,
          }
        : null,
  };
}

const isVoteOpen = ({ match, result }: WithPlayers, now: number) =>
  now < votingEnds(match.endsAt) && !result?.isVoteOver;

/** Returns the ids of the players who can get votes: those of all teams without the guests and the substitutes. */
function candidatesOf(past: WithPlayers): string[] {
  const guests = new Set(past.guests?.map(({ playerId }) => playerId));
  return (playersOfTeams(past) ?? []).filter((id) => !guests.has(id));
}
