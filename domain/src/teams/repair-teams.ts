/**
 * Formed teams change as little as possible after players have left or arrived late. The first suplentes replace the
 * players who left a team. Arriving players join while the teams have free places, and become the last suplentes
 * otherwise. Then as few players as possible change sides so that the sizes differ by at most one, the players of level
 * 5 are spread as evenly as possible and the sums of levels differ by at most 3; where no split reaches that, the sums
 * are as close as possible. New players may join either side. Ties are decided by the better split (score-split.ts).
 * Several changes are repaired as one, so a player who arrived and left again moves no other player.
 */
import { BALANCE_MAX_DIFFERENCE, TEAM_SIZE_MAX } from '../limits.ts';
import { inOrder, type TeamCandidate } from './best-first.ts';
import { checkBalance } from './check-balance.ts';
import { bitCount, type Halves, halvesOf, partedBy, maskOf } from './halves.ts';
import { areSameTeams, teamIds, type Teams, teamsFrom } from './teams.ts';
import { cheapest, type Cost, splitScorer, type SplitCriteria } from './score-split.ts';

/**
 * Type of one change of the players after teams were formed: a player (by id) has left, or a player has arrived. An
 * unknown id, and an arriving player who is already in the teams, change nothing.
 */
export type LateChange<Player> = { left: string } | { arrived: Player };

/**
 * Returns the teams after one change, repaired with as few moves as possible. Players who stay in their team keep their
 * position.
 */
export function repairTeams<Player extends TeamCandidate>(
  teams: Teams<Player>,
  change: LateChange<Player>,
  criteria: SplitCriteria,
): Teams<Player> {
  const stays = ({ id }: Player) => !('left' in change && id === change.left);
  const staying = teamsFrom((name) => teams[name].filter(stays));
  const late = 'arrived' in change ? [change.arrived] : [];
  return repaired(staying, { freed: playingIn(teams) - playingIn(staying), late }, criteria);
}

/**
 * Returns the repaired teams that consist of exactly `players`; `saved` are the present teams as player ids. Returns
 * null if the saved teams already consist of these players, and if a team would be empty. New players are added in the
 * order of confirmation.
 */
export function teamsFollowing<Player extends TeamCandidate & { confirmedAt: string | null }>(
  saved: Teams<string>,
  players: readonly Player[],
  criteria: SplitCriteria,
): Teams<Player> | null {
  const byId = new Map(players.map((player) => [player.id, player]));
  const staying = teamsFrom((name) => saved[name].flatMap((id) => byId.get(id) ?? []));
  const late = players.toSorted((one, other) =>
    inOrder(one.confirmedAt ?? '', other.confirmedAt ?? ''),
  );
  const freed = playingIn(saved) - playingIn(staying);
  const after = repaired(staying, { freed, late }, criteria);
  if (after.claro.length === 0 || after.oscuro.length === 0) return null;
  return areSameTeams(saved, teamIds(after)) ? null : after;
}

/**
 * Returns the repaired teams. `staying` are the teams without the players who have left, and `freed` is the number of
 * places that those players have left in claro and oscuro. `late` has players to add; players who are already in the
 * teams are ignored.
 */
function repaired<Player extends TeamCandidate>(
  staying: Teams<Player>,
  { freed, late }: { freed: number; late: readonly Player[] },
  criteria: SplitCriteria,
): Teams<Player> {
  const { claro, oscuro, suplente } = staying;
  const placed = new Set([...claro, ...oscuro, ...suplente].map(({ id }) => id));
  const arriving = late.filter(({ id }) => !placed.has(id));
  const entering = suplente.slice(0, freed);
  const freePlaces = TEAM_SIZE_MAX * 2 - playingIn(staying) - entering.length;
  const joining = arriving.slice(0, freePlaces);
  const waiting = [...suplente.slice(entering.length), ...arriving.slice(joining.length)];
  if (freed === 0 && joining.length === 0) return { claro, oscuro, suplente: waiting };
  return {
    ...rearranged({ claro, oscuro }, [...entering, ...joining], criteria),
    suplente: waiting,
  };
}

function playingIn({ claro, oscuro }: Teams<unknown>): number {
  return claro.length + oscuro.length;
}

function rearranged<Player extends TeamCandidate>(
  before: Halves<Player>,
  incoming: readonly Player[],
  criteria: SplitCriteria,
): Halves<Player> {
  const row = [...before.claro, ...before.oscuro, ...incoming];
  const scorer = splitScorer(row, criteria);
  const wasClaro = maskOf(row, (player) => before.claro.includes(player));
  const wasOscuro = maskOf(row, (player) => before.oscuro.includes(player));
  const balanceOf = (split: number) => {
    const { claro, oscuro } = partedBy(row, split);
    return checkBalance(claro, oscuro);
  };
  const effort: Cost[] = [
    (split) => (balanceOf(split).fivesOk ? 0 : 1),
    (split) => Math.max(0, balanceOf(split).difference - BALANCE_MAX_DIFFERENCE),
    (split) => bitCount(split & wasOscuro) + bitCount(wasClaro & ~split),
  ];
  const costs = [...effort, ...scorer.costs, ...scorer.ties];
  const [best] = cheapest(halvesOf(row.length), costs);
  if (best === undefined) return before;
  const { claro, oscuro } = partedBy(row, best);
  return {
    claro: keepingPlaces(claro, before.claro),
    oscuro: keepingPlaces(oscuro, before.oscuro),
  };
}

/** Returns the team with the players who were in it `before` first, in their former order, and then the new ones. */
function keepingPlaces<Player>(team: readonly Player[], before: readonly Player[]): Player[] {
  const stayed = before.filter((player) => team.includes(player));
  return [...stayed, ...team.filter((player) => !before.includes(player))];
}
