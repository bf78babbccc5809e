/**
 * Automatic teams are filled from the best player to the weakest, in name order at equal levels
 * (docs/specification.md#constants). Players of level 5 alternate between claro and oscuro. Each other player joins the
 * team with the lower sum of levels, at equal sums the team with fewer players, and otherwise claro. A team of five is
 * full; when both are full, the player is suplente.
 */
import { MIN_CONFIRMED_FOR_TEAMS, TEAM_SIZE_MAX } from '../limits.ts';
import { fail, ok, type Result } from '../result.ts';
import { bestFirst, type TeamCandidate } from './best-first.ts';
import type { Teams } from './teams.ts';

const TOP_RATING = 5;

/**
 * Returns automatic teams, which do not depend on the order of `players`. Fails with a key of MESSAGES for fewer than
 * two players.
 */
export function balanceTeams<Player extends TeamCandidate>(
  players: readonly Player[],
): Result<Teams<Player>, 'teamsTooFew'> {
  if (players.length < MIN_CONFIRMED_FOR_TEAMS) return fail('teamsTooFew');
  const teams: Teams<Player> = { claro: [], oscuro: [], suplente: [] };
  let topPlaced = 0;
  for (const player of bestFirst(players)) {
    const top = player.rating === TOP_RATING;
    const preferClaro = top ? topPlaced++ % 2 === 0 : claroIsNext(teams);
    placeIn(teams, preferClaro).push(player);
  }
  return ok(teams);
}

function placeIn<Player>({ claro, oscuro, suplente }: Teams<Player>, preferClaro: boolean) {
  const [first, second] = preferClaro ? [claro, oscuro] : [oscuro, claro];
  if (first.length < TEAM_SIZE_MAX) return first;
  return second.length < TEAM_SIZE_MAX ? second : suplente;
}

function claroIsNext({ claro, oscuro }: Teams<TeamCandidate>): boolean {
  const ahead = sumOf(claro) - sumOf(oscuro);
  return ahead === 0 ? claro.length <= oscuro.length : ahead < 0;
}

function sumOf(team: readonly { rating: number }[]): number {
  return team.reduce((sum, { rating }) => sum + rating, 0);
}
