import {
  MONEY_CLAIM_DAYS,
  shownMoney,
  type chosenMatches,
  type MoneyFacts,
} from '@picadito/domain';
import type { Reader } from '../../store/store.ts';
import type { NameDevice } from '../../store/tables/group-link/devices.ts';
import { lastStartOf } from '../../store/tables/group-link/linked-matches.ts';
import { nameOfUser } from '../../store/tables/account/users.ts';
import { findMatch } from '../../store/tables/matches/matches.ts';
import { timesOfMatches } from '../../store/tables/money/matches-of-ledger.ts';
import { readAccounts } from '../../store/tables/money/accounts.ts';
import { entriesOfPlayer } from '../../store/tables/money/ledger-entries.ts';
import { findListMoney } from '../../store/tables/money/list-money.ts';
import { prepaidShares } from '../../store/tables/money/prepaid-shares.ts';
import { claimsOf } from '../../store/tables/money/money-claims.ts';
import { timestamp } from '../../store/timestamps.ts';
import { isNew } from '../devices/device.ts';

const CLAIM_MS = MONEY_CLAIM_DAYS * 24 * 60 * 60 * 1000;

type Visit = {
  now: number;
  /** Id of the player whose personal link was opened; null for the group link. */
  linkPlayerId: string | null;
  thisDevice: NameDevice | undefined;
  chosen: Chosen;
};
type OfList = { userId: string; listId: string };
type Chosen = ReturnType<typeof chosenMatches>;

/**
 * Returns what the players' page shows of the visitor's own money, and the amount that the visitor owes. A visitor sees
 * money by a personal link, or on a device that owns a name and did not take it after the start of the last match that
 * has ended. Null for all other visitors, for a list without money, and if the organiser shows players no money.
 * `chosen` are the matches of the page.
 */
export async function readOwnMoney(
  db: Reader,
  list: OfList,
  { now, linkPlayerId, thisDevice, chosen }: Visit,
) {
  const isOwn = thisDevice !== undefined && !thisDevice.isClaim;
  const playerId = linkPlayerId ?? (isOwn ? thisDevice.playerId : null);
  if (playerId === null) return null;
  const lastStart = () => lastStartOf(db, list, now);
  if (linkPlayerId === null && isOwn && (await isNew(thisDevice, lastStart))) return null;
  const settings = await findListMoney(db, list);
  if (settings?.players_see !== 'own') return null;
  const { currency, pay_to: address, pay_to_holder, pay_to_changed_at } = settings;
  const entries = await entriesOfPlayer(db, { ...list, playerId });
  const matchIds = new Set(entries.flatMap(({ matchId }) => matchId ?? []));
  const claims = await claimsOf(db, list, timestamp(now - CLAIM_MS));
  const isClaimed = claims.some((claim) => claim.playerId === playerId);
  const estimate = await estimateOf(db, list, { now, playerId, chosen, currency });
  const prepaid = await prepaidShares(db, list.userId, entries, { currency, now });
  const money = shownMoney({
    now,
    timeZone: (chosen.next ?? chosen.ended[0])?.timeZone ?? 'UTC',
    currency,
    entries,
    matches: await timesOfMatches(db, list.userId, [...matchIds]),
    estimate,
    prepaid: prepaid.filter(({ matchId }) => matchId !== estimate?.matchId),
    payTo:
      address === null ? null : { address, holder: pay_to_holder, changedAt: pay_to_changed_at },
    hasClaimed: isClaimed,
    organiser: isClaimed ? await nameOfUser(db, list.userId) : '',
  });
  return money && { ...money, playerId };
}

type Asking = {
  now: number;
  playerId: string;
  chosen: Chosen;
  currency: MoneyFacts['currency'];
};

/**
 * Returns what closing the accounts of the last match would charge the player, or of the next match if the accounts of
 * the last one are closed or charge the player nothing. Null if neither match would charge the player.
 */
async function estimateOf(
  db: Reader,
  { userId }: OfList,
  { now, playerId, chosen, currency }: Asking,
): Promise<MoneyFacts['estimate']> {
  for (const shown of [chosen.ended[0], chosen.next]) {
    const match = shown && (await findMatch(db, userId, shown.id, timestamp(now)));
    if (!match || match.list_id === null) continue;
    const { money, accounts } = await readAccounts(
      db,
      { ...match, list_id: match.list_id },
      currency,
      now,
    );
    const { payers, share } = accounts;
    const own = payers.filter(({ chargedId }) => chargedId === playerId);
    if (money.closed_at !== null || share === null || own.length === 0) continue;
    const { match_id: matchId, starts_at: startsAt, date } = match;
    return { matchId, startsAt, date, amounts: own.map(() => share), payers: payers.length };
  }
  return null;
}
