import { spanStart, undoneAnswers, type LoggedAnswer } from '@picadito/domain';
import type { MatchRow } from '../store/tables/matches/matches.ts';
import { sentByDevices, type SentByDevice } from '../store/tables/group-link/sent-by-devices.ts';
import type { Reader } from '../store/store.ts';

/** Returns the hashes of the devices that have sent the logged answers. */
export const hashesOf = (log: readonly LoggedAnswer[]) => [
  ...new Set(log.flatMap(({ deviceHash }) => deviceHash ?? [])),
];

/**
 * Returns the span that the organiser is offered to undo: its start, and the number of answers, claims, proposals and
 * guests in it; null when there are none. `newSince` is the end of the list's previous match.
 */
export async function defaultSpan(
  db: Reader,
  match: MatchRow,
  log: readonly LoggedAnswer[],
  newSince: string,
): Promise<{ from: string; count: number } | null> {
  const answers = undoneAnswers(log, { from: '' });
  const sent = await sentByDevices(db, match, {
    deviceHashes: hashesOf(answers),
    from: '',
    newSince,
  });
  const times = [...answers.map(({ at }) => at), ...timesSent(sent)];
  // A device claims or takes a name just before its first answer, so the span must begin before that.
  const from = spanStart([...times, ...sent.devices.map(({ claimed_at }) => claimed_at)]);
  return from === null ? null : { from, count: times.filter((at) => at >= from).length };
}

const timesSent = ({ devices, proposals, guests }: SentByDevice) => [
  ...devices.filter(({ doubted_at }) => doubted_at !== null).map(({ claimed_at }) => claimed_at),
  ...proposals.map(({ made_at }) => made_at),
  ...guests.map(({ broughtAt }) => broughtAt),
];
