import { randomBytes } from 'node:crypto';
import { countVotes, storeVote } from '../../store/tables/results/figura-votes.ts';
import { storeResult } from '../../store/tables/results/results.ts';
import type { Writer } from '../../store/store.ts';

const SCORE = { claro: 4, oscuro: 3 };
/** The goals of each team, by the index of the player in the team. */
const GOALS = { claro: [3, 1], oscuro: [2, 1] };

type Played = {
  userId: string;
  matchId: string;
  /** The ids of the players of each team. */
  claro: readonly string[];
  oscuro: readonly string[];
  decidedAt: string;
};

/**
 * Adds the result of a sample match: all goals have a scorer, and the best player of the winners is la figura by the
 * votes of all others.
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
    // A vote is stored under the hash of a device; a random hash belongs to no real device.
    const deviceHash = randomBytes(32).toString('base64url');
    const figuraId = playerId === best ? other : best;
    await storeVote(tx, { userId, matchId, deviceHash }, { playerId, figuraId });
  }
  await countVotes(tx, { userId, matchId });
}
