import { randomBytes } from 'node:crypto';
import { countVotes, storeVote } from '../../store/tables/results/figura-votes.ts';
import { storeResult } from '../../store/tables/results/results.ts';
import type { Writer } from '../../store/transaction.ts';

const SCORE = { claro: 4, oscuro: 3 };
/** By the places in each team. */
const GOALS = { claro: [3, 1], oscuro: [2, 1] };

type Played = {
  userId: string;
  matchId: string;
  /** The ids of its players. */
  claro: readonly string[];
  oscuro: readonly string[];
  decidedAt: string;
};

/** A close match: all goals have a name, and the best of the winners is la figura by the votes of the others. */
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
    // of a device that is no one's
    const deviceHash = randomBytes(32).toString('base64url');
    const figuraId = playerId === best ? other : best;
    await storeVote(tx, { userId, matchId, deviceHash }, { playerId, figuraId });
  }
  await countVotes(tx, { userId, matchId });
}
