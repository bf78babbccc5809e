import type { AccountExport, PlayerState } from '@picadito/domain';
import { loggedOfMatches } from '../store/tables/waitlist/answer-log.ts';
import { settingsOfMatches } from '../store/tables/waitlist/answer-settings.ts';
import { undosOfMatches } from '../store/tables/waitlist/answer-undos.ts';
import { answersOfMatches } from '../store/tables/waitlist/answers.ts';
import { guestsOfMatches } from '../store/tables/waitlist/guests.ts';
import type { Reader } from '../store/store.ts';

/** Returns a row without the hash of the device, which the export does not contain. */
function withoutDevice<Row extends { deviceHash: string | null }>({
  deviceHash: _hash,
  ...row
}: Row) {
  return row;
}

const exportedState = ({ answer, ...state }: PlayerState) => {
  return { ...state, answer: answer && withoutDevice(answer) };
};

function exportedLog({ addressHash: _address, replaced, ...entry }: Logged) {
  return {
    ...withoutDevice(entry),
    replaced: replaced && {
      own: exportedState(replaced.own),
      guests: replaced.guests.map(exportedState),
      movedUp: replaced.movedUp.map(exportedState),
    },
  };
}
type Logged = Omit<Awaited<ReturnType<typeof loggedOfMatches>>[number], 'matchId'>;

const exportedUndo = ({ at, undone: { until: _until, ...undone } }: Undo) => ({
  at,
  entries: undone.entries,
  states: undone.states.map(exportedState),
  devices: undone.devices.map((row) => ({
    listId: row.list_id,
    playerId: row.player_id,
    claimedAt: row.claimed_at,
    usedAt: row.used_at,
    doubtedAt: row.doubted_at,
    deniedAt: row.denied_at,
    claimCount: row.claim_count,
    answeredMatchId: row.answered_match_id,
    noticesSince: row.subscribed_at,
  })),
  proposals: undone.proposals.map((row) => ({
    listId: row.list_id,
    madeAt: row.made_at,
    kind: row.kind,
    name: row.name,
    answer: row.answer,
    comment: row.comment,
    matchId: row.match_id,
    playerId: row.player_id,
    authorId: row.author_id,
    dismissedUntil: row.dismissed_until,
  })),
  guests: undone.guests,
});
type Undo = Awaited<ReturnType<typeof undosOfMatches>>[number];

/**
 * Returns a function from the id of a match to its data of the group link: settings, answers, log, last undo and
 * guests.
 */
export async function answersByLink(db: Reader, userId: string, ids: readonly string[]) {
  const ofMatch = (row: { matchId: string }) => row.matchId;
  const settings = Map.groupBy(await settingsOfMatches(db, userId, ids), ofMatch);
  const answers = Map.groupBy(await answersOfMatches(db, userId, ids), ofMatch);
  const log = Map.groupBy(await loggedOfMatches(db, userId, ids), ofMatch);
  const undos = new Map((await undosOfMatches(db, userId, ids)).map((row) => [row.matchId, row]));
  const guests = Map.groupBy(await guestsOfMatches(db, userId, ids), ofMatch);
  return (id: string): AccountExport['matches'][number]['byLink'] => {
    const [set] = settings.get(id) ?? [];
    const undo = undos.get(id);
    return {
      capacity: set?.capacity ?? null,
      answersUntil: set?.answersUntil ?? null,
      regularsUntil: set?.regularsUntil ?? null,
      answers: (answers.get(id) ?? []).map(({ matchId: _match, ...row }) => withoutDevice(row)),
      log: (log.get(id) ?? []).map(({ matchId: _match, ...row }) => exportedLog(row)),
      undo: undo ? exportedUndo(undo) : null,
      guests: (guests.get(id) ?? []).map(({ matchId: _match, ...guest }) => guest),
    };
  };
}
