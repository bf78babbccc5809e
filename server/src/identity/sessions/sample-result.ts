import { randomBytes } from 'node:crypto';
import { countVotes, storeVote } from '../../store/tables/results/figura-votes.ts';
import { storeResult } from '../../store/tables/results/results.ts';
import type { Writer } from '../../store/store.ts';

const SCORE = { claro: 4, oscuro: 3 };
/** Holds the goals by the index of the players in each team. */
const GOALS = { claro: [3, 1], oscuro: [2, 1] };

type Played = {
  userId: string;
  matchId: string;
  /** Holds the ids of the team's players. */
  claro: readonly string[];
  oscuro: readonly string[];
  decidedAt: string;
};

/**
 * Adds a close result: all goals have a scorer, and the best of the winners is la figura by the votes of the others.
 */
export async function addSampleResult(tx: Writer, played: Played): Promise<void> {
  const { userId, matchId, claro, oscuro, decidedAt } = played;
  const scorers = (['claro', 'oscuro'] as const).flatMap((side) =>
    GOALS[side].flatMap((goals, place) => {
      const playerId = played[side][place];
      return playerId === undefined ? [] : [{ playerId, goals, ownGoals: 0 }];
    }),
  );
  await storeResult(tx, { userId, matchId }, { score: SCORE, scorers, decidedAt });
  const [[best], [other]] = [claro, oscuro];
  if (best === undefined || other === undefined) return;
  for (const playerId of [...claro, ...oscuro]) {
    // The vote needs a device; a random hash belongs to no cookie.
    const deviceHash = randomBytes(32).toString('base64url');
    const figuraId = playerId === best ? other : best;
    await storeVote(tx, { userId, matchId, deviceHash }, { playerId, figuraId });
  }
  await countVotes(tx, { userId, matchId });
}
