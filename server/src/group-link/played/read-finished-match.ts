import type { LinkedMatch, LinkedPlayers } from '@picadito/domain';
import { guestsOfMatch } from '../../store/tables/waitlist/guests.ts';
import { areVotesCounted, findFigura } from '../../store/tables/results/figura-totals.ts';
import { voteOfDevice } from '../../store/tables/results/figura-votes.ts';
import { findResult } from '../../store/tables/results/results.ts';
import { proposalOfDevice } from '../../store/tables/results/score-proposals.ts';
import { datedRosterOf } from '../../store/tables/matches/roster.ts';
import { findTeams } from '../../store/tables/teams/teams.ts';
import type { Reader } from '../../store/store.ts';
import { timestamp } from '../../store/timestamps.ts';
import { readTable } from '../../rotation/night.ts';
import { hashDevice } from '../devices/device.ts';

/**
 * Returns the roster, guests, saved teams, result (or the table of a night) and figura of an ended match, and the score
 * and vote that the device has sent. `saved` are the saved teams; `teams` are the same if the page shows them, else
 * null. `device` is the token of the device's cookie; null without a cookie.
 */
export async function readFinishedMatch(
  db: Reader,
  { id: matchId, areTeamsShown, teamCount }: LinkedMatch,
  { userId, now, device }: { userId: string; now: number; device: string | null },
): Promise<LinkedPlayers> {
  const match = { userId, matchId };
  const ofDevice = device === null ? null : { ...match, deviceHash: hashDevice(device, matchId) };
  const roster = await datedRosterOf(db, userId, matchId, timestamp(now));
  const teams = await findTeams(db, userId, matchId);
  const guests = await guestsOfMatch(db, match);
  const night = teamCount > 2 ? await readTable(db, match) : null;
  const stored = await findResult(db, match);
  const figura = await findFigura(db, match);
  const isVoteOver = await areVotesCounted(db, match);
  const proposed = ofDevice === null ? undefined : await proposalOfDevice(db, ofDevice);
  const vote = ofDevice === null ? undefined : await voteOfDevice(db, ofDevice);
  const saved = teams?.players ?? null;
  return {
    roster,
    answers: [],
    guests,
    saved,
    night,
    teams: areTeamsShown ? saved : null,
    result: {
      score: stored?.score ?? null,
      figura: figura && {
        playerIds: figura.players.map(({ playerId }) => playerId),
        votes: figura.votes,
      },
      isVoteOver,
      proposed,
      vote,
    },
  };
}
