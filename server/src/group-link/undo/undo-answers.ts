import {
  playerStateOf,
  statesBefore,
  undoneAnswers,
  type LoggedAnswer,
  type MatchAnswers,
  type PlayerState,
  type Undoing,
  type UndoInput,
} from '@picadito/domain';
import { notFound } from '../../app-error.ts';
import { runAutopilot } from '../../autopilot/run-autopilot.ts';
import { deletePlayersAndTraces, withoutMoney } from '../../players/delete-player.ts';
import { loggedAnswers, setUndone } from '../../store/tables/waitlist/answer-log.ts';
import { settingsOf } from '../../store/tables/waitlist/answer-settings.ts';
import { storeUndo } from '../../store/tables/waitlist/answer-undos.ts';
import { answersOf } from '../../store/tables/waitlist/answers.ts';
import { guestsOfMatch } from '../../store/tables/waitlist/guests.ts';
import {
  deleteSent,
  sentByDevices,
  type SentByDevice,
  type SentScope,
} from '../../store/tables/group-link/sent-by-devices.ts';
import { capacityOf } from '../../store/tables/matches/match-columns.ts';
import type { MatchRow } from '../../store/tables/matches/matches.ts';
import { notedOf, storeNoted } from '../../store/tables/notices/noticed-matches.ts';
import { rosterOf } from '../../store/tables/matches/roster.ts';
import { timestamp } from '../../store/timestamps.ts';
import type { Reader, Writer } from '../../store/store.ts';
import type { Context, Organiser } from '../../transactions/context.ts';
import { lockOwnedMatch } from '../../transactions/load-owned.ts';
import { write, type WriteContext } from '../../transactions/write.ts';
import { answersIn } from '../../waitlist/answers-in.ts';
import { hashesOf } from '../../waitlist/default-span.ts';
import { lastEndOf } from '../../store/tables/group-link/linked-matches.ts';
import { fillPlaces } from '../../waitlist/fill-places.ts';
import { restoreStates } from './player-states.ts';

/**
 * Undoes answers that came by the group link to a match: one answer, all of one device, or all from a time on. In the
 * last two cases, claims, newly taken names, proposals and guests of the same device or time are removed too
 * (`sentByDevices`); guests with open money only drop out. Returns the answers of the match.
 */
export async function undoAnswers(
  context: Context,
  organiser: Organiser,
  matchId: string,
  input: UndoInput,
): Promise<MatchAnswers> {
  return write(context, organiser, async (tx, writeContext) => {
    const match = await lockOwnedMatch(tx, organiser, matchId);
    const ofMatch = { userId: organiser.id, matchId };
    const log = await loggedAnswers(tx, ofMatch);
    const undoing = undoingOf(input, log);
    const undone = undoneAnswers(log, undoing);
    const list = match.list_id === null ? null : { userId: organiser.id, listId: match.list_id };
    const newSince = list ? await lastEndOf(tx, list, writeContext.now) : '';
    const sent = await sentByDevices(tx, match, { ...scopeOf(undoing, undone), newSince });
    // When there is nothing to undo, the previous undo stays stored, so that it can still be taken back.
    if (undone.length + sent.devices.length + sent.proposals.length + sent.guests.length > 0)
      await undo(tx, writeContext, match, { log, undone, sent });
    return answersIn(tx, match, writeContext.now);
  });
}

/** Matches a timestamp in the form in which timestamps are stored; a client may send another format. */
const STORED = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;

function undoingOf({ what, at }: UndoInput, log: readonly LoggedAnswer[]): Undoing {
  if (what === 'span') return { from: STORED.test(at) ? at : timestamp(Date.parse(at)) };
  const entry = log.find((one) => one.at === at);
  if (!entry) throw notFound();
  if (what === 'answer') return { answer: at };
  if (entry.deviceHash === null) throw notFound();
  return { deviceHash: entry.deviceHash };
}

/**
 * Returns which claims, names, proposals and guests an undo removes: none with a single answer, those of one device, or
 * those from a time on (`from`), with newly taken names only of the devices whose answers are undone.
 */
function scopeOf(undoing: Undoing, undone: readonly LoggedAnswer[]): Omit<SentScope, 'newSince'> {
  if ('answer' in undoing) return { deviceHashes: [], from: null };
  if ('from' in undoing) return { deviceHashes: hashesOf(undone), from: undoing.from };
  return { deviceHashes: [undoing.deviceHash], from: null };
}

/** Column values of a device that a redo restores: it has no subscription to notices, and has to subscribe again. */
const WITHOUT_NOTICES = { subscription: null, endpoint_hash: null, subscribed_at: null };

type Work = {
  log: readonly LoggedAnswer[];
  undone: readonly LoggedAnswer[];
  sent: SentByDevice;
};

async function undo(
  tx: Writer,
  writeContext: WriteContext,
  match: MatchRow,
  { log, undone, sent }: Work,
): Promise<void> {
  const { organiser, nextTimestamp, recordChange } = writeContext;
  const ofMatch = { userId: organiser.id, matchId: match.match_id };
  const before = await statesIn(tx, match, writeContext.now);
  const replaced = statesBefore(log, undone).filter(({ own }) => isLastWord(before, own.playerId));
  const guestIds = new Set(sent.guests.map(({ playerId }) => playerId));
  const leaving = new Set(await withoutMoney(tx, ofMatch.userId, [...guestIds]));
  const staying = statesOf(
    before,
    [...guestIds].filter((id) => !leaving.has(id)),
  );
  const restored = replaced
    .flatMap(({ own, guests }) => [own, ...guests])
    .filter(({ playerId }) => !guestIds.has(playerId))
    .concat(staying.map(dropped));
  const at = nextTimestamp();
  const taken = statesOf(
    before,
    restored.map(({ playerId }) => playerId),
  );
  await restoreStates(tx, writeContext, ofMatch, { roster: before.roster, states: restored });
  const queued = await putBack(
    tx,
    writeContext,
    match,
    replaced.flatMap(({ movedUp }) => movedUp),
  );
  await deleteSent(tx, { userId: organiser.id, listId: match.list_id }, sent);
  await deletePlayersAndTraces(tx, writeContext, [...leaving]);
  const entries = undone.map((one) => one.at);
  await setUndone(tx, ofMatch, entries, at);
  await completeUndo(tx, writeContext, match, restored);
  const guests = sent.guests
    .filter(({ playerId }) => leaving.has(playerId))
    .map(({ hostId, name }) => ({ hostId, name }));
  const states = [...taken, ...queued];
  const devices = sent.devices.map((row) => ({ ...row, ...WITHOUT_NOTICES }));
  const { proposals } = sent;
  const gone = { entries, states, until: nextTimestamp(), devices, proposals, guests };
  await storeUndo(tx, ofMatch, { at, undone: gone });
  recordChange('match', match.match_id);
  if (match.list_id !== null) recordChange('list', match.list_id);
}

type States = Awaited<ReturnType<typeof statesIn>>;

export async function statesIn(
  db: Reader,
  { user_id: userId, match_id: matchId }: MatchRow,
  now: number,
) {
  const ofMatch = { userId, matchId };
  const roster = await rosterOf(db, userId, matchId, timestamp(now));
  const answers = await answersOf(db, ofMatch);
  const guests = await guestsOfMatch(db, ofMatch);
  return { roster, answers, guests, teams: null };
}

/** Returns the state of a guest who does not come, but stays because of open money. */
const dropped = ({ playerId }: PlayerState): PlayerState => ({
  playerId,
  confirmed: false,
  declined: true,
  confirmedAt: null,
  isOrganisers: true,
  answer: null,
  leftAt: null,
});

const statesOf = (states: States, ids: readonly string[]): PlayerState[] =>
  ids.flatMap((id) => playerStateOf(states, id) ?? []);

/**
 * Tells whether the player's last answer by the link still counts; it does not if the organiser has decided about the
 * player since.
 */
const isLastWord = (states: States, playerId: string) =>
  playerStateOf(states, playerId)?.isOrganisers === false;

/**
 * Puts back on the waitlist the players who had moved up because of an undone answer, the last one first, as long as
 * more players are confirmed than there are places. Players who were already notified of their place keep it. Returns
 * the former states of the moved players, for a redo.
 */
async function putBack(
  tx: Writer,
  writeContext: WriteContext,
  match: MatchRow,
  movedUp: readonly PlayerState[],
): Promise<PlayerState[]> {
  const ofMatch = { userId: match.user_id, matchId: match.match_id };
  const states = await statesIn(tx, match, writeContext.now);
  const capacity = capacityOf(match, await settingsOf(tx, ofMatch));
  const going = states.roster.filter(({ confirmed }) => confirmed).length;
  const noted = (await notedOf(tx, match.user_id)).get(match.match_id);
  const isNotified = (id: string) => noted?.toldPlayers[id]?.includes('entered') === true;
  const unaware = movedUp
    .filter(({ playerId }) => {
      const answer = playerStateOf(states, playerId)?.answer;
      const isPromoted = answer?.promotedAt !== undefined && answer.promotedAt !== null;
      return isPromoted && answer.toldAt === null && !isNotified(playerId);
    })
    .toReversed()
    .slice(0, Math.max(0, going - capacity));
  const taken = statesOf(
    states,
    unaware.map(({ playerId }) => playerId),
  );
  await restoreStates(tx, writeContext, ofMatch, { roster: states.roster, states: unaware });
  return taken;
}

/**
 * Completes an undo or redo: marks the current attendance as known, so that no notices about it are sent, moves up
 * players of the waitlist, and lets the autopilot update the teams. This happens once, after all states are restored.
 */
export async function completeUndo(
  tx: Writer,
  writeContext: WriteContext,
  match: MatchRow,
  restored: readonly PlayerState[],
): Promise<void> {
  const { user_id: userId, match_id: matchId } = match;
  const noted = (await notedOf(tx, userId)).get(matchId);
  if (noted) {
    const { roster } = await statesIn(tx, match, writeContext.now);
    const going = roster.filter(({ confirmed }) => confirmed).map(({ id }) => id);
    await storeNoted(tx, { userId, matchId }, { ...noted, going });
  }
  await fillPlaces(tx, writeContext, matchId);
  await runAutopilot(tx, writeContext, matchId, new Set(restored.map(({ playerId }) => playerId)));
}
