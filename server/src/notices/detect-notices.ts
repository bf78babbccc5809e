import {
  addDays,
  awayOn,
  firstNoted,
  matchFacts,
  nextMoment,
  openProposals,
  organiserNotices,
  playerNotices,
  todayIn,
  undecidedCount,
  type LinkedMatch,
  type MatchFacts,
  type Noted,
  type Notice,
} from '@picadito/domain';
import { runAutopilot } from '../autopilot/run-autopilot.ts';
import { newId } from '../store/ids.ts';
import { absencesOf } from '../store/tables/players/absences.ts';
import { helpersWithNotices } from '../store/tables/helpers/helps.ts';
import { stepsOf } from '../store/tables/autopilot/autopilot-steps.ts';
import { answersOf } from '../store/tables/waitlist/answers.ts';
import { openClaims } from '../store/tables/group-link/devices.ts';
import { proposalsOfList } from '../store/tables/group-link/proposals.ts';
import { guestsOfMatch } from '../store/tables/waitlist/guests.ts';
import { regularsKeepingPlaces } from '../store/tables/waitlist/kept-places.ts';
import { matchesOnDays } from '../store/tables/group-link/linked-matches.ts';
import { deleteWatch, isWatchDue, updateWatch } from '../store/tables/notices/notice-watches.ts';
import { forgetNoted, notedOf, storeNoted } from '../store/tables/notices/noticed-matches.ts';
import { insertPushes } from '../store/tables/notices/pushes.ts';
import { subscriptionsOf, subscriptionsOfHelpers } from '../store/tables/notices/subscriptions.ts';
import { findResult } from '../store/tables/results/results.ts';
import { finishedNights } from '../store/tables/rotation/games.ts';
import { rosterOf } from '../store/tables/matches/roster.ts';
import { findTeams } from '../store/tables/teams/teams.ts';
import { versionOf } from '../store/tables/account/users.ts';
import type { Reader, Writer } from '../store/store.ts';
import { timestamp } from '../store/timestamps.ts';
import type { WriteContext } from '../transactions/write.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/**
 * Number of days for which past matches are checked; matches up to sixty days ahead are checked too. Two days include,
 * in any time zone, the matches whose result the organiser is asked for on the next morning.
 */
const DAYS_BEFORE = 2;
const DAYS_AFTER = 60;

type Match = LinkedMatch & { listId: string | null };
type Subscribed = Awaited<ReturnType<typeof subscriptionsOf>>;

/**
 * Checks the organiser's matches under the organiser's lock, and stores a message for each notice that is due and each
 * device that gets it. A second check, on this server or another, finds nothing new. Returns the number of messages.
 */
export async function detectNotices(tx: Writer, writeContext: WriteContext): Promise<number> {
  const { organiser, now } = writeContext;
  const { id: userId } = organiser;
  if (!(await isWatchDue(tx, userId, now))) return 0;
  const helpers = await helpersWithNotices(tx, { userId });
  const ofHelpers = await subscriptionsOfHelpers(tx, helpers);
  const devices = [...(await subscriptionsOf(tx, userId)), ...ofHelpers];
  const noted = await notedOf(tx, userId);
  const before = await versionOf(tx, userId);
  // A device of a helper may get a subscription at any time, without a write to the organiser's data.
  if (devices.length === 0 && helpers.length === 0) {
    await forgetNoted(tx, userId, [...noted.keys()]);
    await deleteWatch(tx, userId);
    return 0;
  }
  const today = todayIn('UTC', now);
  const days = { from: addDays(today, -DAYS_BEFORE), until: addDays(today, DAYS_AFTER) };
  const matches = await matchesOnDays(tx, userId, days);
  let dueAt = now + DAY_MS;
  let count = 0;
  for (const match of matches) {
    const known = noted.get(match.id);
    noted.delete(match.id);
    const moment = nextMoment(match, now);
    if (moment === Infinity) {
      if (known) await forgetNoted(tx, userId, [match.id]);
      continue;
    }
    dueAt = Math.min(dueAt, moment);
    const detected = await noticesOfMatch(tx, writeContext, { match, known, devices });
    count += detected.count;
    dueAt = Math.min(dueAt, detected.dueAt);
  }
  await forgetNoted(tx, userId, [...noted.keys()]);
  const isChanged = (await versionOf(tx, userId)) !== before;
  const seenAt = isChanged || before === undefined ? writeContext.nextTimestamp() : before;
  await updateWatch(tx, userId, { seenAt, dueAt });
  return count;
}

type Looking = { match: Match; known: Noted | undefined; devices: Subscribed };

async function noticesOfMatch(
  tx: Writer,
  writeContext: WriteContext,
  { match, known, devices }: Looking,
): Promise<{ count: number; dueAt: number }> {
  const { now, organiser } = writeContext;
  const ofMatch = { userId: organiser.id, matchId: match.id };
  let facts = await factsOf(tx, organiser.id, match, now);
  if (!known) {
    await storeNoted(tx, ofMatch, firstNoted(facts, now));
    return { count: 0, dueAt: Infinity };
  }
  const hasLost = known.going.some((id) => !facts.going.includes(id));
  // When a player has dropped out, the autopilot repairs the teams first, so that the notice describes the repaired
  // teams.
  if (hasLost && facts.placed && (await runAutopilot(tx, writeContext, match.id)))
    facts = await factsOf(tx, organiser.id, match, now);
  const own = organiserNotices(known, facts, now);
  const ofList = devices.filter(({ listId }) => listId !== null && listId === match.listId);
  const subscribed = new Set(ofList.flatMap(({ playerId }) => playerId ?? []));
  const players = playerNotices(known, facts, now, subscribed);
  const rows = [
    ...own.notices.flatMap((notice) =>
      devices.filter(getsNoticesOf(match)).map(pushOf(notice, now)),
    ),
    ...players.notices.flatMap((notice) =>
      ofList.filter(({ playerId }) => playerId === notice.playerId).map(pushOf(notice, now)),
    ),
  ];
  await insertPushes(tx, ofMatch, rows);
  const after: Noted = {
    since: known.since,
    going: own.going,
    told: own.told,
    ...(own.decide && { decide: own.decide }),
    formedAt: own.formedAt ?? null,
    players: players.players,
    toldPlayers: players.toldPlayers,
  };
  if (JSON.stringify(after) !== JSON.stringify(known)) await storeNoted(tx, ofMatch, after);
  return { count: rows.length, dueAt: own.dueAt };
}

/** Tells whether a device gets the notices to the organiser of a match: one of the organiser, or of a helper. */
const getsNoticesOf =
  (match: Match) =>
  ({ listId, helpedListId }: Subscribed[number]) =>
    listId === null && (helpedListId === null || helpedListId === match.listId);

function pushOf(notice: Notice<string>, now: number) {
  return ({ listId, hash, subscription }: Subscribed[number]) => ({
    push_id: newId(),
    list_id: listId,
    recipient_hash: hash,
    topic: notice.topic,
    title: notice.title,
    body: notice.body,
    is_urgent: Number(notice.isUrgent),
    service: new URL(subscription.endpoint).hostname,
    due_at: timestamp(now),
    expires_at: timestamp(notice.expiresAt),
    attempts: 0,
  });
}

async function factsOf(tx: Writer, userId: string, match: Match, now: number): Promise<MatchFacts> {
  const ofMatch = { userId, matchId: match.id };
  const roster = await rosterOf(tx, userId, match.id, timestamp(now));
  const answers = await answersOf(tx, ofMatch);
  const guests = await guestsOfMatch(tx, ofMatch);
  const keeping = await regularsKeepingPlaces(tx, { ...ofMatch, keptUntil: match.keptUntil }, now);
  const saved = await findTeams(tx, userId, match.id);
  const hasResult = match.startsAt <= now && (await isResultKnown(tx, match, ofMatch));
  const placed = saved?.players.map(({ playerId }) => playerId) ?? null;
  const list = match.listId === null ? null : { userId, listId: match.listId };
  const proposals = list ? await proposalsOfList(tx, list) : [];
  const claims = list ? await openClaims(tx, { ...list, now }) : [];
  const open = openProposals(proposals, [{ match, roster, answers }], now);
  const waiting = open.filter(({ kind }) => kind === 'answer').map(({ id }) => id);
  const steps = match.hasAutopilot ? await stepsOf(tx, ofMatch) : [];
  const formed = steps.find(({ kind, undoneAt }) => kind === 'formed' && undoneAt === null);
  const more = {
    placed,
    formedAt: formed?.at ?? null,
    hasResult,
    undecided: waiting,
    undecidedCount: undecidedCount(open, claims),
  };
  const away = awayOn(await absencesOf(tx, userId), match.date);
  return matchFacts(match, { roster, answers, guests, keeping, away }, more, now);
}

/** Tells whether a match has a result, or is a night that is finished. */
async function isResultKnown(
  db: Reader,
  { teamCount }: Match,
  ofMatch: { userId: string; matchId: string },
): Promise<boolean> {
  if (teamCount === 2) return (await findResult(db, ofMatch)) !== undefined;
  return (await finishedNights(db, ofMatch.userId, [ofMatch.matchId])).has(ofMatch.matchId);
}
