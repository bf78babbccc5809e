/*
 * Formed teams after somebody has left or arrived late, changed as little as can be. For who leaves a team the first
 * suplente comes in; who arrives plays when a team has room, and is the last suplente otherwise. Then as few
 * as possible change side so that sizes differ by at most one, players of level 5 are spread as evenly as they can be
 * and the sums differ by at most 3; where nothing reaches that, the sums are as close as they can be. Whoever
 * comes in may stand on either side. Among equals the better split counts (judge-split.ts).
 */
import { BALANCE_MAX_DIFFERENCE, TEAM_SIZE_MAX } from '../limits.ts';
import type { TeamCandidate } from './best-first.ts';
import { checkBalance } from './check-balance.ts';
import { bitsIn, type Halves, halvesOf, partedBy, placesOf } from './halves.ts';
import { cheapest, type Cost, judgeOf, type SplitWishes } from './score-split.ts';

export type FormedTeams<Player> = Halves<Player> & { suplente: Player[] };

/** `left` is an id; what it names nowhere, and who has a place already, changes nothing. */
export type LateChange<Player> = { left: string } | { arrived: Player };

/** New teams; whoever keeps his side keeps his place in it. */
export function repairTeams<Player extends TeamCandidate>(
  teams: FormedTeams<Player>,
  change: LateChange<Player>,
  wishes: SplitWishes,
): FormedTeams<Player> {
  return 'left' in change
    ? withoutPlayer(teams, change.left, wishes)
    : withArrived(teams, change.arrived, wishes);
}

function withoutPlayer<Player extends TeamCandidate>(
  { claro, oscuro, suplente }: FormedTeams<Player>,
  left: string,
  wishes: SplitWishes,
): FormedTeams<Player> {
  const stays = ({ id }: Player) => id !== left;
  const staying = { claro: claro.filter(stays), oscuro: oscuro.filter(stays) };
  const wasPlaying = staying.claro.length + staying.oscuro.length < claro.length + oscuro.length;
  if (!wasPlaying) return { claro, oscuro, suplente: suplente.filter(stays) };
  return {
    ...rearranged(staying, suplente.slice(0, 1), wishes),
    suplente: suplente.slice(1),
  };
}

function withArrived<Player extends TeamCandidate>(
  teams: FormedTeams<Player>,
  arrived: Player,
  wishes: SplitWishes,
): FormedTeams<Player> {
  const { claro, oscuro, suplente } = teams;
  if ([...claro, ...oscuro, ...suplente].some(({ id }) => id === arrived.id)) return teams;
  if (claro.length >= TEAM_SIZE_MAX && oscuro.length >= TEAM_SIZE_MAX) {
    return { claro, oscuro, suplente: [...suplente, arrived] };
  }
  return { ...rearranged({ claro, oscuro }, [arrived], wishes), suplente };
}

function rearranged<Player extends TeamCandidate>(
  before: Halves<Player>,
  incoming: readonly Player[],
  wishes: SplitWishes,
): Halves<Player> {
  const row = [...before.claro, ...before.oscuro, ...incoming];
  const judge = judgeOf(row, wishes);
  const wasClaro = placesOf(row, (player) => before.claro.includes(player));
  const wasOscuro = placesOf(row, (player) => before.oscuro.includes(player));
  const balanceOf = (split: number) => {
    const { claro, oscuro } = partedBy(row, split);
    return checkBalance(claro, oscuro);
  };
  const effort: Cost[] = [
    (split) => (balanceOf(split).fivesOk ? 0 : 1),
    (split) => Math.max(0, balanceOf(split).difference - BALANCE_MAX_DIFFERENCE),
    (split) => bitsIn(split & wasOscuro) + bitsIn(wasClaro & ~split),
  ];
  const costs = [...effort, ...judge.costs, ...judge.ties];
  const [best] = cheapest(halvesOf(row.length), costs);
  if (best === undefined) return before;
  const { claro, oscuro } = partedBy(row, best);
  return {
    claro: keepingPlaces(claro, before.claro),
    oscuro: keepingPlaces(oscuro, before.oscuro),
  };
}

/** Those who were there already, then the others. */
function keepingPlaces<Player>(team: readonly Player[], before: readonly Player[]): Player[] {
  const stayed = before.filter((player) => team.includes(player));
  return [...stayed, ...team.filter((player) => !before.includes(player))];
}
