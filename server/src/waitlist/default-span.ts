import { spanStart, undoneAnswers, type LoggedAnswer } from '@picadito/domain';
import { sentByDevices, type Sent } from '../store/tables/group-link/sent-by-devices.ts';
import type { MatchRow } from '../store/tables/matches/matches.ts';
import type { Reader } from '../store/transaction.ts';

/** Returns the hashes of the devices that have answered. */
export const hashesOf = (log: readonly LoggedAnswer[]) => [
  ...new Set(log.flatMap(({ deviceHash }) => deviceHash ?? [])),
];

/**
 * Returns the start of the default span of a match and the number of answers in it; null when there are none.
 * `newSince` is the end of the list's previous match.
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
  const times = [...answers.map(({ at }) => at), ...timesOf(sent)];
  // A device claims a name just before its first answer.
  const from = spanStart([...times, ...sent.devices.map(({ claimed_at }) => claimed_at)]);
  return from === null ? null : { from, count: times.filter((at) => at >= from).length };
}

const timesOf = ({ devices, proposals, guests }: Sent) => [
  ...devices.filter(({ doubted_at }) => doubted_at !== null).map(({ claimed_at }) => claimed_at),
  ...proposals.map(({ made_at }) => made_at),
  ...guests.map(({ broughtAt }) => broughtAt),
];
