/*
 * The autopilot adapts the teams that it has saved to the players who are in, with as few moves as possible. A player
 * leaves the teams when the player's own answer or the organiser takes the player out, and joins them when an answer
 * brings the player in. A player who was taken out by another player stays in the teams until the player or the
 * organiser decides. A guest who drops out with the host leaves or stays like the host, because only the host answers
 * for a guest. A player who was removed from the match or deleted leaves the teams. The autopilot stops when the
 * organiser has changed the teams, or has confirmed a player who is in no team.
 */
import { isCurrent, type LinkAnswer } from '../waitlist/answer.ts';
import type { Guest } from '../waitlist/guests.ts';
import type { MatchPlayerReply } from '../matches/contract.ts';
import { statusOf } from '../attendance/status.ts';
import { teamsFollowing } from '../teams/repair-teams.ts';
import type { SplitCriteria } from '../teams/score-split.ts';
import { areSameTeams, everyoneIn, keyedTeams, teamKeysIn, type Teams } from '../teams/teams.ts';

export type AutopilotStop = 'teams-changed' | 'attendance-changed';
export type AutopilotStepKind = 'formed' | 'repaired' | AutopilotStop;

type Standing = {
  /**
   * Teams (player ids) as the autopilot last saved them. `saved` has the teams as they are stored now; a difference
   * means that the organiser has changed them.
   */
  left: Teams<string>;
  saved: Teams<string> | null;
  roster: readonly MatchPlayerReply[];
  answers: readonly LinkAnswer[];
  guests: readonly Guest[];
  /**
   * Ids of the players that an undo of answers has brought back into the match. They join the teams as if they had
   * answered; without this entry their return would count as a change by the organiser.
   */
  broughtBack?: ReadonlySet<string>;
};

/**
 * Returns the teams that the autopilot has to save now, or the reason why the autopilot stops. Returns null if the
 * saved teams need no change.
 */
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

/**
 * Tells whether the saved teams equal the teams that the autopilot last saved. Players who are no longer in the match
 * are ignored.
 */
function areAsLeft(
  saved: Teams<string>,
  left: Teams<string>,
  players: ReadonlyMap<string, unknown>,
): boolean {
  const placed = idsIn(saved);
  const isThere = (id: string) => players.has(id) || placed.has(id);
  return areSameTeams(
    saved,
    keyedTeams(teamKeysIn(left), (place) => (left[place] ?? []).filter(isThere)),
  );
}

const idsIn = (teams: Teams<string>) => new Set(everyoneIn(teams));
