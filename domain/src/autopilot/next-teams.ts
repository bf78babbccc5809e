/*
 * What the autopilot makes of teams that it has saved. They follow who is in, with the fewest moves: who drops out by
 * the own answer, or because the organiser says so, leaves them, and who comes in by an answer joins. Whom another
 * player takes out stays in them until the organiser has seen it. It stops when the organiser has changed the teams, or
 * has confirmed a player who is in none of them.
 */
import { isCurrent, type LinkAnswer } from '../answers/answer.ts';
import type { MatchPlayerReply } from '../matches/match-reply.ts';
import { statusOf } from '../attendance/status.ts';
import { teamsFollowing } from '../teams/repair-teams.ts';
import type { SplitCriteria } from '../teams/score-split.ts';
import { areSameTeams, type Teams } from '../teams/teams.ts';

/** Why it stops. */
export type PilotStop = 'teams-changed' | 'attendance-changed';
export type PilotStepKind = 'formed' | 'repaired' | PilotStop;

type Standing = {
  /** As the autopilot left them, and as they are. Ids. */
  left: Teams<string>;
  saved: Teams<string> | null;
  roster: readonly MatchPlayerReply[];
  answers: readonly LinkAnswer[];
  /** Who comes and goes with a host, whose answer is the guest's. Ids. */
  guests: ReadonlySet<string>;
};

/** Null: all is as it has to be. */
export function nextTeams(
  { left, saved, roster, answers, guests }: Standing,
  criteria: SplitCriteria,
): { stop: PilotStop } | { teams: Teams<MatchPlayerReply> } | null {
  if (!saved || !areSameTeams(saved, left)) return { stop: 'teams-changed' };
  const placed = new Set([...saved.claro, ...saved.oscuro, ...saved.suplente]);
  const byLink = new Map(answers.map((answer) => [answer.playerId, answer]));
  const answerOf = (player: MatchPlayerReply) => {
    const answer = byLink.get(player.id);
    return answer && isCurrent(answer, statusOf(player)) ? answer : undefined;
  };
  const isNew = ({ id, confirmed }: MatchPlayerReply) => confirmed && !placed.has(id);
  if (roster.some((player) => isNew(player) && !answerOf(player)))
    return { stop: 'attendance-changed' };
  const isTakenOut = (player: MatchPlayerReply) =>
    placed.has(player.id) &&
    !guests.has(player.id) &&
    (answerOf(player)?.authorId ?? null) !== null;
  const present = roster.filter((player) => player.confirmed || isTakenOut(player));
  const teams = teamsFollowing(saved, present, criteria);
  return teams && { teams };
}
