import {
  changeSentences,
  lineUpChange,
  readyTeams,
  repairTeams,
  type SkillLevel,
  splitReason,
  type TeamCriteria,
  type Teams,
} from '@picadito/domain';
import { readList, startsUnticked } from '@picadito/domain/parsing';

export type DealtPlayer = {
  id: string;
  name: string;
  skillLevel: SkillLevel;
  rating: number;
  confirmedAt: string;
};

/** Type of two teams with substitutes, and the reasons for them in one line. */
export type Deal = Teams<DealtPlayer> & { reason: string };

/** Criteria by which the first players of the text play and the last ones are substitutes. */
const CRITERIA: TeamCriteria = {
  keepers: [],
  pairs: [],
  recentTeams: [],
  seed: 'landing',
  sitOut: 'orden',
};

/**
 * Returns the players in a pasted text, those who wait for a place at the end. Players who do not come or perhaps come,
 * and rows that may not be players, are left out. `levels` has the levels that the visitor has chosen, by name; they
 * replace the levels in the text.
 */
export function playersIn(
  text: string,
  levels: Readonly<Record<string, SkillLevel>>,
): DealtPlayer[] {
  const rows = readList(text).rows.filter(({ doubts }) => !startsUnticked(doubts));
  const inOrder = [
    ...rows.filter(({ isWaiting }) => !isWaiting),
    ...rows.filter(({ isWaiting }) => isWaiting),
  ];
  return inOrder.map(({ name, skillLevel }, place) => {
    const level = levels[name] ?? skillLevel;
    const order = String(place).padStart(4, '0');
    return {
      id: `${order} ${name}`,
      name,
      skillLevel: level,
      rating: Number(level),
      confirmedAt: order,
    };
  });
}

/** Returns the best teams for these players; null for fewer than two players. */
export function deal(players: readonly DealtPlayer[]): Deal | null {
  const [best] = readyTeams(players, CRITERIA);
  if (!best) return null;
  const { claro, oscuro, suplente } = best;
  return { claro, oscuro, suplente, reason: splitReason(best) };
}

/** Returns the teams after a player has left, with as few other changes as possible; null if a team would be empty. */
export function dealWithout(before: Deal, playerId: string): Deal | null {
  const { claro, oscuro, suplente } = repairTeams(before, { left: playerId }, CRITERIA);
  if (claro.length === 0 || oscuro.length === 0) return null;
  const teams = { claro, oscuro, suplente };
  return { ...teams, reason: changeSentences(lineUpChange(before, teams)).join(' ') };
}
