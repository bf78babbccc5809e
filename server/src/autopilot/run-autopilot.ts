import {
  nextTeams,
  readyTeams,
  teamIds,
  teamsFrom,
  teamsFromWire,
  type MatchPlayerReply,
  type TeamCriteria,
  type Teams,
} from '@picadito/domain';
import { answersOf } from '../store/tables/waitlist/answers.ts';
import { guestsOfMatch } from '../store/tables/waitlist/guests.ts';
import { updateAutopilot } from '../store/tables/autopilot/autopilots.ts';
import {
  insertStep,
  stepsOf,
  type AutopilotStep,
} from '../store/tables/autopilot/autopilot-steps.ts';
import { storeShown } from '../store/tables/teams/shown-teams.ts';
import { lockMatch, type MatchRow } from '../store/tables/matches/matches.ts';
import { rosterOf } from '../store/tables/matches/roster.ts';
import { findTeams, type SavedTeams } from '../store/tables/teams/teams.ts';
import type { Writer } from '../store/store.ts';
import { timestamp } from '../store/timestamps.ts';
import { lineupContextOf } from '../teams/lineup-context.ts';
import { storeMatchTeams } from '../teams/store-match-teams.ts';
import { teamConstraintsOf } from '../teams/team-constraints.ts';
import { teamsReply } from '../teams/teams.ts';
import type { WriteContext } from '../transactions/write.ts';
import { loadAutopilot } from './load-autopilot.ts';

/**
 * Makes or repairs the teams of a match if its autopilot is due. Runs under the organiser's lock, so that a second run
 * on any server finds the work done. Returns false when there is nothing to do. `broughtBack` are the ids of players
 * whom the organiser's undo of answers has confirmed again.
 */
export async function runAutopilot(
  tx: Writer,
  writeContext: WriteContext,
  matchId: string,
  broughtBack: ReadonlySet<string> = new Set(),
): Promise<boolean> {
  const match = await lockMatch(tx, writeContext.organiser.id, matchId);
  if (!match) return false;
  const { state } = await loadAutopilot(tx, match, writeContext.now);
  if (state === 'due') return form(tx, writeContext, match);
  return state === 'flying' && follow(tx, writeContext, match, broughtBack);
}

async function form(tx: Writer, writeContext: WriteContext, match: MatchRow): Promise<boolean> {
  const { roster, criteria } = await playersOf(tx, writeContext, match);
  const confirmed = roster.filter((player) => player.confirmed);
  const [best] = readyTeams(confirmed, criteria);
  if (!best) return false;
  await put(tx, writeContext, { match, kind: 'formed', before: null, saved: undefined }, best);
  const { user_id: userId, match_id: matchId } = match;
  await storeShown(tx, { userId, matchId, at: writeContext.nextTimestamp() });
  await seen(tx, writeContext, match, { acted_at: timestamp(writeContext.now) });
  return true;
}

async function follow(
  tx: Writer,
  writeContext: WriteContext,
  match: MatchRow,
  broughtBack: ReadonlySet<string>,
): Promise<boolean> {
  const { user_id: userId, match_id: matchId } = match;
  const ofMatch = { userId, matchId };
  const steps = await stepsOf(tx, ofMatch);
  const left = steps.find(({ after }) => after !== null)?.after ?? null;
  if (!left) return false;
  const { roster, criteria } = await playersOf(tx, writeContext, match);
  const saved = await findTeams(tx, userId, matchId);
  const now = saved ? teamsFromWire(teamsReply(matchId, saved)) : null;
  const answers = await answersOf(tx, ofMatch);
  const guests = await guestsOfMatch(tx, ofMatch);
  const standing = { left, saved: now, roster, answers, guests, broughtBack };
  const next = nextTeams(standing, criteria);
  if (next && 'stop' in next) {
    const at = writeContext.nextTimestamp();
    await insertStep(tx, ofMatch, { at, kind: next.stop, before: null, after: null });
    writeContext.recordChange('match', matchId, { part: 'lineup-context' });
    await seen(tx, writeContext, match, { stopped_at: at });
    return true;
  }
  const repaired = { match, kind: 'repaired', before: left, saved } as const;
  if (next) await put(tx, writeContext, repaired, next.teams);
  await seen(tx, writeContext, match);
  return next !== null;
}

type Putting = { match: MatchRow; saved: SavedTeams | undefined } & Pick<
  AutopilotStep,
  'kind' | 'before'
>;

async function put(
  tx: Writer,
  writeContext: WriteContext,
  { match, kind, before, saved }: Putting,
  teams: Teams<MatchPlayerReply>,
): Promise<void> {
  const { user_id: userId, match_id: matchId } = match;
  const at = writeContext.nextTimestamp();
  await insertStep(tx, { userId, matchId }, { at, kind, before, after: teamIds(teams) });
  const createdBy = saved?.createdBy ?? 'automatic';
  const placed = teamsFrom((name) =>
    teams[name].map(({ id, name: called, rating }) => ({ playerId: id, name: called, rating })),
  );
  await storeMatchTeams(tx, writeContext, { match, createdBy, saved }, placed);
}

/**
 * Marks the autopilot as having seen all changes of the organiser's data so far. This must be the last write of the
 * transaction, so that every later change gets a newer time and is examined.
 */
async function seen(
  tx: Writer,
  { nextTimestamp }: WriteContext,
  { user_id: userId, match_id: matchId }: MatchRow,
  more: Parameters<typeof updateAutopilot>[2] = {},
): Promise<void> {
  await updateAutopilot(tx, { userId, matchId }, { ...more, seen_at: nextTimestamp() });
}

async function playersOf(
  tx: Writer,
  { now }: WriteContext,
  match: MatchRow,
): Promise<{ roster: MatchPlayerReply[]; criteria: TeamCriteria }> {
  const roster = await rosterOf(tx, match.user_id, match.match_id, timestamp(now));
  const { recentTeams } = await lineupContextOf(tx, match);
  const { keepers, pairs } = await teamConstraintsOf(tx, match.user_id);
  const played = recentTeams.map((one) => ({ date: one.date, ...teamsFromWire(one) }));
  const { sit_out: sitOut, match_id: seed } = match;
  return { roster, criteria: { sitOut, recentTeams: played, keepers, pairs, seed } };
}
