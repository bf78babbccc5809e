import { timingSafeEqual } from 'node:crypto';
import {
  chosenMatches,
  dismissedProposals,
  groupPage,
  openProposals,
  MESSAGES,
  waitingSentence,
  type GroupPage,
  type LinkedMatch,
  type LinkedPlayers,
  type SpokenAnswer,
} from '@picadito/domain';
import type { OwnerRow } from '../../store/tables/account/users.ts';
import { answersOf } from '../../store/tables/waitlist/answers.ts';
import { guestsOfMatch } from '../../store/tables/waitlist/guests.ts';
import { regularsKeepingPlaces } from '../../store/tables/waitlist/kept-places.ts';
import { devicesOfList, openClaimsIn } from '../../store/tables/group-link/devices.ts';
import { proposalsOfList } from '../../store/tables/group-link/proposals.ts';
import { findLinkByCode, type LinkRow } from '../../store/tables/group-link/group-links.ts';
import { personalLinksOfCode } from '../../store/tables/group-link/personal-links.ts';
import { lastMatch, matchesOnPage } from '../../store/tables/group-link/linked-matches.ts';
import { findSurvey, isOpen } from '../../store/tables/survey/surveys.ts';
import { lastTaker } from '../../store/tables/matches/bibs.ts';
import { movesOf } from '../../store/tables/matches/moves.ts';
import { datedRosterOf } from '../../store/tables/matches/roster.ts';
import { findTeams } from '../../store/tables/teams/teams.ts';
import type { Reader } from '../../store/store.ts';
import { timestamp } from '../../store/timestamps.ts';
import { asOrganiser, type Context, type Organiser } from '../../transactions/context.ts';
import { hashCode, keysOf, personalKeyOf } from '../../security/link-code.ts';
import { hashDevice } from '../devices/device.ts';
import { readOwnMoney } from './read-money.ts';
import { knownPlayerOf, mayAnswer } from './visitor.ts';
import { readTable } from '../../rotation/night.ts';
import { countDueVotes } from '../../results/count-votes.ts';
import { readFinishedMatch } from '../played/read-finished-match.ts';
import { writtenOf } from '../shown-names.ts';
import { absentPlayer } from './absent-player.ts';
import { takenOutOf } from './who-took-out.ts';

/**
 * A list of players with the settings of its group link. The keys on the page derive from `codeHash`, the hash of the
 * link's code; without a code, and where no page is shown, it is the id of the list.
 */
export type LinkedList = {
  userId: string;
  listId: string;
  codeHash: string;
  previewsMatch: boolean;
  isStrict: boolean;
};

type Row = Pick<LinkRow, 'user_id' | 'list_id' | 'previews_match' | 'is_strict'>;

export function linkedList(row: Row, codeHash: string): LinkedList {
  const { user_id: userId, list_id: listId } = row;
  const [previewsMatch, isStrict] = [row.previews_match === 1, row.is_strict === 1];
  return { userId, listId, codeHash, previewsMatch, isStrict };
}

/** A list that a request has found by a link. Changes by the link are stored on behalf of `owner`, its organiser. */
export type OpenedList = LinkedList & { owner: Organiser };

function openedList(row: Row & OwnerRow, codeHash: string): OpenedList {
  return { ...linkedList(row, codeHash), owner: asOrganiser(row) };
}

export type PageRequest = {
  /** The token of the device's cookie; null without a cookie. */
  device: string | null;
  /** The key of the player whose name was tapped. */
  tapped?: string;
  /**
   * Outcome of the answer that a browser without cookies has just sent for the tapped name: 'stored', or the answer
   * that waits for a decision. Null when no answer was sent.
   */
  outcome?: 'stored' | SpokenAnswer | null;
  /** Id of the player whose personal link opened the page; null for the group link. */
  linkPlayerId?: string | null;
};

/**
 * A list found by its link's code. `version` is the version of all data of the organiser; it changes with every write,
 * also of another server.
 */
export type FoundList = OpenedList & { version: string };

/**
 * Returns the list that a link's code opens; null for any text that is not the code of a link that is
 * on.
 */
export async function listOfCode({ store }: Context, code: string): Promise<FoundList | null> {
  const codeHash = hashCode(code);
  const link = await findLinkByCode(store.read, codeHash);
  return link ? { ...openedList(link, codeHash), version: link.version } : null;
}

/**
 * Returns the list and the player that a personal link (code of the list and key of the player) identifies; null if the
 * link does not exist.
 */
export async function playerOfKey(
  db: Reader,
  { code, key }: { code: string; key: string },
): Promise<{ list: OpenedList; playerId: string } | null> {
  const codeHash = hashCode(code);
  const rows = await personalLinksOfCode(db, { codeHash });
  const given = Buffer.from(key);
  const row = rows.find(({ key: serverKey, list_id, link_id, link_version, version }) => {
    const link = { listId: list_id, playerId: link_id, linkVersion: link_version, version };
    const expected = Buffer.from(personalKeyOf(serverKey, link));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
  if (!row) return null;
  return { list: openedList(row, codeHash), playerId: row.player_id };
}

export async function readPage(
  context: Context,
  list: LinkedList,
  { device, tapped = '', outcome = null, linkPlayerId = null }: PageRequest,
): Promise<GroupPage> {
  const now = context.now();
  await countDueVotes(context, list.userId);
  const { page } = await readLinked(context.store.read, list, { now, device, linkPlayerId });
  const people = [page.next, page.later].flatMap((match) => match?.people ?? []);
  const chosen = people.find(({ key, host }) => key === tapped && host === null);
  // After a vote or score the tapped player may be only in an ended match, and not in the next one.
  const answered = outcome
    ? page.played.find(({ player }) => player.key === tapped)?.player
    : undefined;
  const named = chosen ?? answered;
  if (!named) return page;
  const { key, name } = named;
  if (!outcome) return { ...page, asked: { kind: 'name-chosen', key, name } };
  const isGoing = chosen?.state === 'in' || chosen?.state === 'queued';
  const sentence =
    outcome === 'stored'
      ? MESSAGES.answerNotRemembered
      : waitingSentence({ name, answer: outcome, isGoing, isOwn: false });
  return { ...page, asked: { kind: 'forgotten', key, name, sentence } };
}

type Asking = { now: number; device: string | null; linkPlayerId: string | null };

/**
 * Returns the players' page together with the data from which it is made, for use cases that check and store what the
 * page sends. `device` is the token of the device's cookie; `linkPlayerId` is the id of the player whose personal link
 * is used. `ownedPlayerId` and `claimedPlayerId` in the result are the players whose names the device owns or claims.
 */
export async function readLinked(
  db: Reader,
  { codeHash, previewsMatch, isStrict, ...list }: LinkedList,
  { now, device: token, linkPlayerId }: Asking,
) {
  const device = token === null ? null : hashDevice(token, list.listId);
  const matches = await matchesOnPage(db, list, now);
  const written = await writtenOf(db, list.userId);
  const proposals = await proposalsOfList(db, list);
  const devices = await devicesOfList(db, list, now);
  const claims = openClaimsIn(devices);
  const thisDevice = devices.find(({ deviceHash }) => deviceHash === device);
  const chosen = chosenMatches(matches, now);
  const toCome = [chosen.next, chosen.later].filter((match) => match !== undefined);
  const { userId } = list;
  const byId = new Map<string, LinkedPlayers>();
  for (const match of toCome) byId.set(match.id, await playersOf(db, userId, match, now));
  for (const match of chosen.ended)
    byId.set(match.id, await readFinishedMatch(db, match, { userId, now, device: token }));
  const playersIn = ({ id }: LinkedMatch) => byId.get(id) ?? NO_PLAYERS;
  const last = chosen.next ? null : (chosen.ended[0] ?? (await lastMatch(db, list, now)));
  const keyOf = keysOf(codeHash);
  const ownedPlayerId = thisDevice && !thisDevice.isClaim ? thisDevice.playerId : null;
  const claim = thisDevice?.isClaim ? thisDevice : null;
  const answered = toCome.map((match) => ({ match, ...playersIn(match) }));
  const open = openProposals(proposals, answered, now);
  const knownPlayer = knownPlayerOf(linkPlayerId, thisDevice);
  const dismissed = dismissedProposals(proposals, answered, now);
  const asking = { now, device, playerId: linkPlayerId ?? ownedPlayerId };
  const pending = { open, dismissed, claims, isStrict, ...(await surveyFor(db, list, asking)) };
  const money = await readOwnMoney(db, list, { now, linkPlayerId, thisDevice, chosen });
  const shownTo = { ownedPlayerId, knownPlayer, claim, device, ...pending };
  const visitorId = knownPlayer?.playerId ?? claim?.playerId ?? null;
  const takenOutBy = await takenOutOf(db, list, answered, visitorId);
  const absent = await absentPlayer(db, { userId, playerId: thisDevice?.playerId }, answered);
  const shown = money && { player: keyOf(money.playerId), ...money.shown };
  const about = { lastDate: last?.date ?? null, absent, previewsMatch, takenOutBy, money: shown };
  const bibsHolderId = await lastTaker(db, list);
  const facts = { now, keyOf, written, bibsHolderId, ...about, ...shownTo };
  const page = groupPage(chosen, playersIn, facts);
  return {
    list,
    page,
    matches,
    playersIn,
    keyOf,
    ownedPlayerId,
    claimedPlayerId: claim?.playerId ?? null,
    knownPlayer,
    proposals,
    open,
    dismissed,
    devices,
    claims,
    isStrict,
    /** Amount that the visitor owes, in the smallest unit of the list's currency; 0 for nothing. */
    due: money?.due ?? 0,
  };
}

/** Tells whether the list has an open survey, and whether this device and player may answer it. */
async function surveyFor(
  db: Reader,
  list: { userId: string; listId: string },
  { now, device, playerId }: { now: number; device: string | null; playerId: string | null },
) {
  const survey = await findSurvey(db, list);
  const isSurveyOpen = survey !== undefined && isOpen(survey, now);
  const ofSurvey = isSurveyOpen ? { userId: list.userId, surveyId: survey.id } : null;
  const mayAnswerSurvey = await mayAnswer(db, ofSurvey, device, playerId);
  return { isSurveyOpen, mayAnswerSurvey };
}

export type Linked = Awaited<ReturnType<typeof readLinked>>;

const NO_PLAYERS: LinkedPlayers = { roster: [], answers: [], teams: null };

/**
 * Returns the data of a match that the players' page shows as to come: its players with answers and guests, the players
 * for whom places are kept, its moves, the table of its night, and the saved teams if they are shown.
 */
export async function playersOf(
  db: Reader,
  userId: string,
  { id, endsAt, areTeamsShown, teamCount, keptUntil }: LinkedMatch,
  now: number,
): Promise<LinkedPlayers> {
  const match = { userId, matchId: id };
  const roster = await datedRosterOf(db, userId, id, timestamp(now));
  const saved = areTeamsShown ? await findTeams(db, userId, id) : undefined;
  const answers = endsAt > now ? await answersOf(db, match) : [];
  const guests = await guestsOfMatch(db, match);
  const keeping = await regularsKeepingPlaces(db, { ...match, keptUntil }, now);
  const moves = await movesOf(db, match);
  const night = teamCount > 2 ? await readTable(db, match) : null;
  return { roster, answers, guests, keeping, moves, night, teams: saved?.players ?? null };
}
