import {
  amountText,
  changedBefore,
  firstName,
  flagsOf,
  GUESTS_PER_MATCH_MAX,
  isCurrent,
  MESSAGES,
  owesNothing,
  owesOther,
  paidBefore,
  ratingOf,
  scoreChangedBefore,
  scoreOf,
  scoreText,
  searchText,
  shownOrganiser,
  standingScorers,
  statusOf,
  typedName,
  USUAL_LEVEL,
  type AttendanceByCaptain,
  type ChangedBy,
  type MatchPlayerReply,
  type PaidByCaptain,
  type ScoreByCaptain,
} from '@picadito/domain';
import { changeAttendanceIn } from '../../attendance/change-attendance.ts';
import { changedByCaptain } from '../../attendance/overrule-captain.ts';
import { markPaidIn } from '../../money/mark-paid.ts';
import { matchMoneyIn } from '../../money/match-money.ts';
import { setResultIn, sidesOf } from '../../results/match-result.ts';
import { newId } from '../../store/ids.ts';
import { nameOfUser } from '../../store/tables/account/users.ts';
import { actionsOf } from '../../store/tables/captain/captain-actions.ts';
import { rosterOf, setRosterChanges } from '../../store/tables/matches/roster.ts';
import { insertListOfGuests } from '../../store/tables/players/lists.ts';
import { insertPlayers } from '../../store/tables/players/players.ts';
import { findResult } from '../../store/tables/results/results.ts';
import { answersOf } from '../../store/tables/waitlist/answers.ts';
import { timestamp } from '../../store/timestamps.ts';
import { noteAction, type Acting } from './act-as-captain.ts';
import { nameOfPlayer, readPlayers } from './read-captain-page.ts';

const rosterIn = ({ tx, writeContext, found: { userId, matchId } }: Acting) =>
  rosterOf(tx, userId, matchId, timestamp(writeContext.now));

/**
 * Confirms a player or takes one out, unless the attendance has changed since the page was shown. Returns the sentence
 * of a refusal, else null.
 */
export async function markPlayer(
  acting: Acting,
  { player: key, to, seen, answered }: AttendanceByCaptain,
): Promise<string | null> {
  const { tx, writeContext, found, keyOf } = acting;
  const player = (await rosterIn(acting)).find(({ id }) => keyOf(id) === key);
  if (!player) return MESSAGES.teamForeignPlayer;
  const target = to === 'va' ? 'confirmed' : 'declined';
  if (statusOf(player) === target) return null;
  const { confirmed: isConfirmed, declined } = flagsOf(target);
  const onPage = { ...flagsOf(seen), answeredAt: answered || null };
  const change = { playerId: player.id, isConfirmed, declined, seen: onPage };
  const { refused } = await changeAttendanceIn(tx, writeContext, found.matchId, [change]);
  if (refused.length > 0) return whatChanged(acting, player);
  await noteAction(acting, { kind: isConfirmed ? 'in' : 'out', playerId: player.id });
  return null;
}

/** Returns the sentence that says how a player stands now, and whether the organiser or the captain has decided so. */
async function whatChanged(acting: Acting, player: MatchPlayerReply): Promise<string> {
  const { tx, writeContext, found } = acting;
  const status = statusOf(player);
  const { nameOf } = await readPlayers(tx, found, writeContext.now);
  return changedBefore(await changedBy(acting, player), nameOf(player.id), status);
}

async function changedBy({ tx, found }: Acting, player: MatchPlayerReply): Promise<ChangedBy> {
  const answer = (await answersOf(tx, found)).find(({ playerId }) => playerId === player.id);
  if (answer && isCurrent(answer, statusOf(player))) return 'others';
  if ((await changedByCaptain(tx, found, player.id)) !== null) return 'captain';
  return { organiser: shownOrganiser(await nameOfUser(tx, found.userId)) };
}

/**
 * Adds a guest who comes to the match. The same name again is the same guest, who is confirmed again after a drop-out.
 * Guests who were taken out of the match no longer count. Returns the sentence of a refusal, else null.
 */
export async function addGuest(acting: Acting, typed: string): Promise<string | null> {
  const { tx, writeContext, found } = acting;
  const { userId } = found;
  const name = typedName(typed, MESSAGES.guestNameMissing);
  if (!name.ok) return name.error;
  const guestIds = (await actionsOf(tx, found, timestamp(writeContext.now))).flatMap(
    ({ kind, playerId }) => (kind === 'guest' && playerId !== null ? [playerId] : []),
  );
  const brought = (await rosterIn(acting)).filter(({ id }) => guestIds.includes(id));
  const same = brought.find((one) => searchText(one.name) === searchText(name.value));
  if (same) {
    if (same.confirmed) return null;
    await confirmPlayer(acting, same.id);
    await noteAction(acting, { kind: 'in', playerId: same.id });
    return null;
  }
  if (brought.length >= GUESTS_PER_MATCH_MAX) return MESSAGES.guestsOfMatch;
  const createdAt = writeContext.nextTimestamp();
  const listId = await insertListOfGuests(tx, { userId, createdAt });
  const guest = { name: name.value, rating: ratingOf(USUAL_LEVEL), whatsapp: null, createdAt };
  for (const { id } of await insertPlayers(tx, { userId, listId }, [guest])) {
    await setRosterChanges(tx, found, [id], 'guest');
    await confirmPlayer(acting, id);
    await noteAction(acting, { kind: 'guest', playerId: id });
  }
  return null;
}

async function confirmPlayer({ tx, writeContext, found }: Acting, playerId: string) {
  const confirmed = { playerId, isConfirmed: true, declined: false };
  await changeAttendanceIn(tx, writeContext, found.matchId, [confirmed]);
}

/**
 * Writes the score, unless the result has changed since the page was shown. The known scorers stay as far as they still
 * fit, because the captain does not see them. Returns the sentence of a refusal, else null.
 */
export async function writeScore(
  acting: Acting,
  { seen, ...typed }: ScoreByCaptain,
): Promise<string | null> {
  const { tx, writeContext, found, match } = acting;
  const goals = scoreOf({ claro: typed.claro.trim(), oscuro: typed.oscuro.trim() });
  if (!goals.ok) return goals.error;
  const stored = await findResult(tx, found);
  const text = scoreText(goals.value);
  const before = stored ? scoreText(stored.score) : '';
  if (before === text) return null;
  if (before !== seen) return scoreChangedBefore(stored?.score ?? null);
  const sides = await sidesOf(tx, found);
  const scorers = stored ? standingScorers(goals.value, stored.scorers, sides) : [];
  await setResultIn(tx, writeContext, match, { ...goals.value, scorers });
  await noteAction(acting, { kind: 'score', playerId: null, detail: text });
  return null;
}

/**
 * Notes that a player has paid the amount that the page showed. Nothing happens if nothing is owed any more. Another
 * amount, or a payment since the page was shown, is refused without saying what was paid, because that may be for
 * another match. Returns the sentence of a refusal, else null.
 */
export async function notePayment(
  acting: Acting,
  { player: key, seen, owed }: PaidByCaptain,
): Promise<string | null> {
  const { tx, writeContext, found, match, keyOf } = acting;
  if (match.list_id === null) return MESSAGES.teamForeignPlayer;
  const ofList = { ...match, list_id: match.list_id };
  const { currency, players } = await matchMoneyIn(tx, found.owner, ofList, writeContext.now);
  const row = players.find(({ playerId }) => keyOf(playerId) === key);
  if (!row) return MESSAGES.teamForeignPlayer;
  const { playerId, open: amount, lastEntryId } = row;
  const { nameOf } = await readPlayers(tx, found, writeContext.now);
  const name = nameOf(playerId) || firstName(row.name);
  if (row.charged === 0) return owesNothing(name);
  if (amount === 0) return null;
  const text = amountText(amount, currency);
  if (text !== owed) return owesOther(name, text);
  if ((lastEntryId === null ? '' : keyOf(lastEntryId)) !== seen) return paidBefore(name);
  const by = {
    author: `${await nameOfPlayer(tx, found, writeContext.now)}, capitán`,
    authorUserId: null,
  };
  const payment = { entryId: newId(), amount, seen: lastEntryId };
  await markPaidIn(tx, writeContext, { match: ofList, playerId, by }, payment);
  await noteAction(acting, { kind: 'paid', playerId, detail: text });
  return null;
}
