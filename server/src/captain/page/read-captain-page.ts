import {
  amountText,
  captainNight,
  captainPlayers,
  captainProposals,
  firstName,
  openProposals,
  shownOrganiser,
  type CaptainEvening,
  type CaptainPage,
  type CaptainProposal,
  type CaptainShare,
} from '@picadito/domain';
import { hashDevice } from '../../group-link/devices/device.ts';
import { playersOf } from '../../group-link/page/read-page.ts';
import { hashOf } from '../../group-link/page/page-version.ts';
import { writtenOf } from '../../group-link/shown-names.ts';
import { matchMoneyIn } from '../../money/match-money.ts';
import { nightOf } from '../../rotation/night.ts';
import { keysOf } from '../../security/link-code.ts';
import type { Reader } from '../../store/store.ts';
import { nameOfUser } from '../../store/tables/account/users.ts';
import { proposalsOfList } from '../../store/tables/group-link/proposals.ts';
import { linkedMatch } from '../../store/tables/group-link/linked-matches.ts';
import { findMatch, type MatchRow } from '../../store/tables/matches/matches.ts';
import { namesInMatch } from '../../store/tables/matches/roster.ts';
import { findResult } from '../../store/tables/results/results.ts';
import { timestamp } from '../../store/timestamps.ts';
import { orNotFound } from '../../transactions/load-owned.ts';
import type { FoundCaptain } from './found-captain.ts';

/**
 * Type of what a page shows that depends on the device: whether it holds the link, and the sentence and text of a form
 * that was refused.
 */
type Visit = Pick<CaptainPage, 'holder' | 'message' | 'typed'> & { now: number };

/**
 * Returns the page of a captain for one device, and the version of the page, which changes with everything that the
 * device sees. The version for other devices than the captain's tells nothing about the players and their money.
 */
export async function readCaptainPage(
  db: Reader,
  found: FoundCaptain,
  { now, holder, message, typed }: Visit,
): Promise<{ page: CaptainPage; version: string }> {
  const { userId, matchId, playerId } = found;
  const match = orNotFound(await findMatch(db, userId, matchId, timestamp(now)));
  const players = await readPlayers(db, found, now);
  const { date, time, location, status } = match;
  const captain = players.nameOf(playerId) || firstName(await nameOfPlayer(db, found, now));
  const event = {
    date,
    time,
    location,
    isToday: players.isToday,
    isSuspended: status === 'cancelado',
    organiser: shownOrganiser(await nameOfUser(db, userId)),
    captain,
  };
  const evening = holder === 'this' ? await readEvening(db, found, { now, match, players }) : null;
  return {
    page: { ...event, holder, evening, message, typed },
    version: hashOf([event, evening, found.deviceHash]),
  };
}

/** Tells who holds the link: nobody yet, the device with this token, or another device. */
export function holderOf(
  { deviceHash, matchId }: FoundCaptain,
  token: string | null,
): CaptainPage['holder'] {
  if (deviceHash === null) return 'nobody';
  return token !== null && hashDevice(token, matchId) === deviceHash ? 'this' : 'other';
}

/** Returns the name of the captain as the organiser's screens of the match show it. */
export async function nameOfPlayer(
  db: Reader,
  { userId, matchId, playerId }: FoundCaptain,
  now: number,
): Promise<string> {
  const names = await namesInMatch(db, { userId, matchId }, timestamp(now));
  return names.get(playerId) ?? '';
}

/** Returns the players of the match and the saved teams, also teams that the players of the list do not see. */
export async function readPlayers(
  db: Reader,
  { userId, matchId, codeHash }: FoundCaptain,
  now: number,
) {
  const linked = orNotFound(await linkedMatch(db, { userId, matchId }));
  const match = { ...linked, areTeamsShown: true };
  const whole = { match, ...(await playersOf(db, userId, match, now)) };
  const written = await writtenOf(db, userId);
  return { whole, ...captainPlayers(whole, { now, keyOf: keysOf(codeHash), written }) };
}

type Players = Awaited<ReturnType<typeof readPlayers>>;

async function readEvening(
  db: Reader,
  found: FoundCaptain,
  { now, match, players }: { now: number; match: MatchRow; players: Players },
): Promise<CaptainEvening> {
  const { userId, matchId } = found;
  const { people, teams, repair, capacity } = players;
  const hasResult =
    match.team_count === 2 && match.status !== 'cancelado' && match.starts_at <= timestamp(now);
  const score = hasResult ? ((await findResult(db, { userId, matchId }))?.score ?? null) : null;
  const shares = await readShares(db, found, { now, match, players });
  const isNight = match.team_count > 2 && match.status !== 'cancelado';
  const night = isNight ? captainNight(await nightOf(db, match), players.table) : null;
  const result = hasResult ? { score } : null;
  const proposals = await readProposals(db, found, { now, match, players });
  return { capacity, people, proposals, teams, repair, result, night, shares };
}

async function readProposals(
  db: Reader,
  { userId, codeHash }: FoundCaptain,
  { now, match, players: { whole, nameOf } }: { now: number; match: MatchRow; players: Players },
): Promise<CaptainProposal[]> {
  if (match.list_id === null) return [];
  const all = await proposalsOfList(db, { userId, listId: match.list_id });
  const open = openProposals(all, [whole], now).filter((one) => one.kind !== 'newcomer');
  return captainProposals(open, { nameOf, keyOf: keysOf(codeHash), timeZone: match.time_zone });
}

async function readShares(
  db: Reader,
  { owner, codeHash }: FoundCaptain,
  { now, match, players: { nameOf } }: { now: number; match: MatchRow; players: Players },
): Promise<CaptainShare[] | null> {
  if (match.list_id === null) return null;
  const keyOf = keysOf(codeHash);
  const ofList = { ...match, list_id: match.list_id };
  const { currency, players } = await matchMoneyIn(db, owner, ofList, now);
  const shares = players
    .filter(({ charged }) => charged > 0)
    .map(({ playerId, name, open, paid, forgiven, lastEntryId }) => ({
      key: keyOf(playerId),
      name: nameOf(playerId) || firstName(name),
      owed: open > 0 ? amountText(open, currency) : null,
      paid: paid > forgiven ? amountText(paid - forgiven, currency) : null,
      seen: lastEntryId === null ? '' : keyOf(lastEntryId),
    }));
  return shares.length > 0 ? shares : null;
}
