/*
 * What the autopilot makes of teams that it has saved. They follow who is in, with the fewest moves: who drops out by
 * the own answer, or because the organiser says so, leaves them, and who comes in by an answer joins. Whom another
 * player takes out stays in them until the organiser has seen it. A guest whom the host takes along is as the host: only
 * the host says what a guest does. Who is in the match no more, since the player was removed or deleted, drops out of the
 * teams by that. It stops when the organiser has changed the teams, or has confirmed a player who is in none of them.
 */
import { isCurrent, type LinkAnswer } from '../answers/answer.ts';
import type { Guest } from '../answers/guests.ts';
import type { MatchPlayerReply } from '../matches/match-reply.ts';
import { statusOf } from '../attendance/status.ts';
import { teamsFollowing } from '../teams/repair-teams.ts';
import type { SplitCriteria } from '../teams/score-split.ts';
import { areSameTeams, type Teams, teamsFrom } from '../teams/teams.ts';

/** Why it stops. */
export type AutopilotStop = 'teams-changed' | 'attendance-changed';
export type AutopilotStepKind = 'formed' | 'repaired' | AutopilotStop;

type Standing = {
  /** As the autopilot left them, and as they are. Ids. */
  left: Teams<string>;
  saved: Teams<string> | null;
  roster: readonly MatchPlayerReply[];
  answers: readonly LinkAnswer[];
  guests: readonly Guest[];
  /** Players whom an undo of answers has put in again: they join as if they had answered. */
  broughtBack?: ReadonlySet<string>;
};

/** Null: all is as it has to be. */
export function nextTeams(
  { left, saved, roster, answers, guests, broughtBack }: Standing,
  criteria: SplitCriteria,
): { stop: AutopilotStop } | { teams: Teams<MatchPlayerReply> } | null {
  const players = new Map(roster.map((player) => [player.id, player]));
  if (!saved || !areAsLeft(saved, left, players)) return { stop: 'teams-changed' };
  const placed = idsIn(saved);
  const byLink = new Map(answers.map((answer) => [answer.playerId, answer]));
  const answerOf = (player: MatchPlayerReply) => {
    const answer = byLink.get(player.id);
    return answer && isCurrent(answer, statusOf(player)) ? answer : undefined;
  };
  const isNew = ({ id, confirmed }: MatchPlayerReply) => confirmed && !placed.has(id);
  const isUnexplained = (player: MatchPlayerReply) =>
    !answerOf(player) && broughtBack?.has(player.id) !== true;
  if (roster.some((player) => isNew(player) && isUnexplained(player)))
    return { stop: 'attendance-changed' };
  const hosts = new Map(guests.map(({ playerId, hostId }) => [playerId, hostId]));
  const isByOther = (player: MatchPlayerReply): boolean => {
    const authorId = answerOf(player)?.authorId ?? null;
    const host = players.get(hosts.get(player.id) ?? '');
    return authorId !== null && (authorId !== host?.id || isByOther(host));
  };
  const isTakenOut = (player: MatchPlayerReply) => placed.has(player.id) && isByOther(player);
  const present = roster.filter((player) => player.confirmed || isTakenOut(player));
  const teams = teamsFollowing(left, present, criteria);
  return teams && { teams };
}

/** But for those who are in the match no more: their places have gone with them. */
function areAsLeft(
  saved: Teams<string>,
  left: Teams<string>,
  players: ReadonlyMap<string, unknown>,
): boolean {
  const placed = idsIn(saved);
  const isThere = (id: string) => players.has(id) || placed.has(id);
  return areSameTeams(
    saved,
    teamsFrom((name) => left[name].filter(isThere)),
  );
}

const idsIn = ({ claro, oscuro, suplente }: Teams<string>) =>
  new Set([...claro, ...oscuro, ...suplente]);
