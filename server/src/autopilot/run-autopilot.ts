import {
  autopilotMin,
  bestTeams,
  autopilotState,
  hoursBefore,
  instantOf,
  nextTeams,
  teamIds,
  mapTeams,
  teamsFromWire,
  type AutopilotInputs,
  type AutopilotState,
  type MatchPlayerReply,
  type TeamCriteria,
  type Teams,
} from '@picadito/domain';
import {
  findAutopilot,
  matchesToFollow,
  matchesToForm,
  updateAutopilot,
  type AutopilotRow,
} from '../store/tables/autopilot/autopilots.ts';
import type { DueMatch } from '../store/tables/matches/recurrence.ts';
import type { Context } from '../transactions/context.ts';
import { writeDue, type WriteContext } from '../transactions/write.ts';
import { answersOf } from '../store/tables/waitlist/answers.ts';
import { guestsOfMatch } from '../store/tables/waitlist/guests.ts';
import {
  insertStep,
  stepsOf,
  type AutopilotStep,
} from '../store/tables/autopilot/autopilot-steps.ts';
import { storeShown } from '../store/tables/teams/shown-teams.ts';
import { lockMatch, type MatchRow } from '../store/tables/matches/matches.ts';
import { detailsOfRow } from '../store/tables/matches/match-columns.ts';
import { rosterOf } from '../store/tables/matches/roster.ts';
import { findTeams, hasTeams, placedIn, type SavedTeams } from '../store/tables/teams/teams.ts';
import type { Reader, Writer } from '../store/store.ts';
import { timestamp } from '../store/timestamps.ts';
import { lineupContextOf } from '../teams/lineup-context.ts';
import { storeMatchTeams } from '../teams/teams.ts';
import { teamConstraintsOf } from '../teams/team-constraints.ts';
import { settingsOf } from '../store/tables/waitlist/answer-settings.ts';
import { countConfirmed } from '../store/tables/attendance/confirmations.ts';

const AT_ONCE = 500;
/**
 * Matches for which the organiser has set no deadline are examined from this time (milliseconds) before kick-off on.
 * Their deadline is three hours before kick-off by the local clock; two more hours allow for clock changes.
 */
const CLOSING_MS = 5 * 60 * 60 * 1000;

/**
 * Makes or repairs the teams of all matches whose autopilot is due, each match in its own transaction, until
 * `isStopped` returns true. A failure is logged, and the next run tries the match again; an unavailable database ends
 * the run with its error. Returns the number of matches that have changed.
 */
export async function runAutopilots(
  context: Context,
  isStopped: () => boolean = () => false,
): Promise<number> {
  const { read } = context.store;
  const now = context.now();
  const moment = { now, closingBy: now + CLOSING_MS, limit: AT_ONCE };
  const due = [...(await matchesToForm(read, moment)), ...(await matchesToFollow(read, moment))];
  let changed = 0;
  for (const match of due) {
    if (isStopped()) break;
    if (await runDue(context, match)) changed += 1;
  }
  return changed;
}

function runDue(context: Context, due: DueMatch): Promise<boolean | undefined> {
  return writeDue(
    context,
    due,
    (tx, writeContext) => runAutopilot(tx, writeContext, due.match_id),
    `the teams of ${due.match_id} were not made or repaired`,
  );
}

/**
 * Makes the teams of a match if its autopilot is due, and repairs teams that it has made. The transaction holds the
 * organiser's lock, so that a second run on any server finds the work done. Returns false when nothing has changed.
 * `broughtBack` are the ids of players whom the organiser's undo of answers has confirmed again.
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
  if (state === 'due') return formTeams(tx, writeContext, match);
  return state === 'flying' && repairTeams(tx, writeContext, match, broughtBack);
}

async function formTeams(
  tx: Writer,
  writeContext: WriteContext,
  match: MatchRow,
): Promise<boolean> {
  const { roster, criteria } = await playersOf(tx, writeContext, match);
  const confirmed = roster.filter((player) => player.confirmed);
  const { perSide, teamCount } = detailsOfRow(match);
  const best = bestTeams(confirmed, { perSide, teamCount }, criteria);
  if (!best) return false;
  await storeStep(
    tx,
    writeContext,
    { match, kind: 'formed', before: null, saved: undefined },
    best,
  );
  const { user_id: userId, match_id: matchId } = match;
  await storeShown(tx, { userId, matchId, at: writeContext.nextTimestamp() });
  await markSeen(tx, writeContext, match, { acted_at: timestamp(writeContext.now) });
  return true;
}

async function repairTeams(
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
  const now = saved ? mapTeams(placedIn(saved), ({ playerId }) => playerId) : null;
  const answers = await answersOf(tx, ofMatch);
  const guests = await guestsOfMatch(tx, ofMatch);
  const standing = { left, saved: now, roster, answers, guests, broughtBack };
  const next = nextTeams(standing, criteria);
  if (next && 'stop' in next) {
    const at = writeContext.nextTimestamp();
    await insertStep(tx, ofMatch, { at, kind: next.stop, before: null, after: null });
    writeContext.recordChange('match', matchId, { part: 'lineup-context' });
    await markSeen(tx, writeContext, match, { stopped_at: at });
    return true;
  }
  const repaired = { match, kind: 'repaired', before: left, saved } as const;
  if (next) await storeStep(tx, writeContext, repaired, next.teams);
  await markSeen(tx, writeContext, match);
  return next !== null;
}

type Step = { match: MatchRow; saved: SavedTeams | undefined } & Pick<
  AutopilotStep,
  'kind' | 'before'
>;

async function storeStep(
  tx: Writer,
  writeContext: WriteContext,
  { match, kind, before, saved }: Step,
  teams: Teams<MatchPlayerReply>,
): Promise<void> {
  const { user_id: userId, match_id: matchId } = match;
  const at = writeContext.nextTimestamp();
  await insertStep(tx, { userId, matchId }, { at, kind, before, after: teamIds(teams) });
  const createdBy = saved?.createdBy ?? 'automatic';
  const placed = mapTeams(teams, ({ id, name, rating }) => ({ playerId: id, name, rating }));
  await storeMatchTeams(tx, writeContext, { match, createdBy, saved }, placed);
}

/**
 * Marks the autopilot as having seen all changes of the organiser's data so far. This must be the last write of the
 * transaction, so that every later change gets a newer time and is examined.
 */
async function markSeen(
  tx: Writer,
  { nextTimestamp }: WriteContext,
  { user_id: userId, match_id: matchId }: MatchRow,
  more: Parameters<typeof updateAutopilot>[2] = {},
): Promise<void> {
  await updateAutopilot(tx, { userId, matchId }, { ...more, seen_at: nextTimestamp() });
}

/** Returns the players of a match, and the rules by which its teams are made. */
export async function playersOf(
  tx: Writer,
  { now }: WriteContext,
  match: MatchRow,
): Promise<{ roster: MatchPlayerReply[]; criteria: TeamCriteria }> {
  const roster = await rosterOf(tx, match.user_id, match.match_id, timestamp(now));
  const { recentTeams } = await lineupContextOf(tx, match);
  const { keepers, pairs } = await teamConstraintsOf(tx, match.user_id);
  const played = recentTeams.map((one) => ({ date: one.date, ...teamsFromWire(one) }));
  const { sit_out: sitOut, match_id: seed } = match;
  return {
    roster,
    criteria: { sitOut, recentTeams: played, keepers, pairs, seed, perSide: match.per_side },
  };
}

/**
 * Returns the autopilot of a match: its row (undefined if there is none), its state at `now`, the time at which it acts
 * (`actsAt`, YYYY-MM-DDTHH:MM by the clock of the match), and the number of confirmed players (`going`).
 */
export async function loadAutopilot(
  db: Reader,
  match: MatchRow,
  now: number,
): Promise<{
  autopilot: AutopilotRow | undefined;
  state: AutopilotState;
  actsAt: string;
  going: number;
}> {
  const ofMatch = { userId: match.user_id, matchId: match.match_id };
  const autopilot = await findAutopilot(db, ofMatch);
  const settings = await settingsOf(db, ofMatch);
  const going = await countConfirmed(db, ofMatch);
  const actsAt = settings.answers_until ?? hoursBefore(match);
  const isActive = match.is_recurring === 1 && match.status !== 'cancelado';
  const inputs: AutopilotInputs | null =
    autopilot && isActive
      ? {
          isAsleep: autopilot.is_asleep === 1 || autopilot.is_paused === 1,
          hasActed: autopilot.acted_at !== null,
          isStopped: autopilot.stopped_at !== null,
          hasTeams: await hasTeams(db, ofMatch),
          going,
          least: autopilotMin({ perSide: match.per_side, teamCount: match.team_count }),
          startsAt: Date.parse(match.starts_at),
          closesAt: instantOf(actsAt.slice(0, 10), actsAt.slice(11), match.time_zone),
        }
      : null;
  return { autopilot, state: autopilotState(inputs, now), actsAt, going };
}
