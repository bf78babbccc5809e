/**
 * Formed teams after players have left or arrived late, changed as little as possible. The first suplente replaces a
 * player who leaves a team; an arriving player joins a team that has room, and is the last suplente otherwise. Then
 * as few players as possible change sides so that sizes differ by at most one, players of level 5 are spread as
 * evenly as possible and the sums differ by at most 3; where nothing reaches that, the sums are as close as possible.
 * New players may join either side. Ties are decided by the better split (judge-split.ts).
 */
import { BALANCE_MAX_DIFFERENCE, TEAM_SIZE_MAX } from '../limits.ts';
import type { TeamCandidate } from './best-first.ts';
import { checkBalance } from './check-balance.ts';
import { bitCount, type Halves, halvesOf, partedBy, maskOf } from './halves.ts';
import type { Teams } from './teams.ts';
import { cheapest, type Cost, splitScorer, type SplitCriteria } from './score-split.ts';

/** `left` is an id; an unknown id, or an arriving player who is in the teams already, changes nothing. */
export type LateChange<Player> = { left: string } | { arrived: Player };

/** New teams; players who stay on their side keep their position. */
export function repairTeams<Player extends TeamCandidate>(
  teams: Teams<Player>,
  change: LateChange<Player>,
  criteria: SplitCriteria,
): Teams<Player> {
  return 'left' in change
    ? withoutPlayer(teams, change.left, criteria)
    : withArrived(teams, change.arrived, criteria);
}

function withoutPlayer<Player extends TeamCandidate>(
  { claro, oscuro, suplente }: Teams<Player>,
  left: string,
  criteria: SplitCriteria,
): Teams<Player> {
  const stays = ({ id }: Player) => id !== left;
  const staying = { claro: claro.filter(stays), oscuro: oscuro.filter(stays) };
  const wasPlaying = staying.claro.length + staying.oscuro.length < claro.length + oscuro.length;
  if (!wasPlaying) return { claro, oscuro, suplente: suplente.filter(stays) };
  return {
    ...rearranged(staying, suplente.slice(0, 1), criteria),
    suplente: suplente.slice(1),
  };
}

function withArrived<Player extends TeamCandidate>(
  teams: Teams<Player>,
  arrived: Player,
  criteria: SplitCriteria,
): Teams<Player> {
  const { claro, oscuro, suplente } = teams;
  if ([...claro, ...oscuro, ...suplente].some(({ id }) => id === arrived.id)) return teams;
  if (claro.length >= TEAM_SIZE_MAX && oscuro.length >= TEAM_SIZE_MAX) {
    return { claro, oscuro, suplente: [...suplente, arrived] };
  }
  return { ...rearranged({ claro, oscuro }, [arrived], criteria), suplente };
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

/** The players who were there already, then the others. */
function keepingPlaces<Player>(team: readonly Player[], before: readonly Player[]): Player[] {
  const stayed = before.filter((player) => team.includes(player));
  return [...stayed, ...team.filter((player) => !before.includes(player))];
}
