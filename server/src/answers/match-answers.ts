import {
  areGuestsLast,
  EVENT_PLAYERS_MAX,
  guestsLastUntil,
  authorOf,
  CAPACITY,
  isCurrent,
  isToTell,
  MESSAGES,
  openProposals,
  queueOf,
  shortNames,
  statusOf,
  toldApart,
  type AnswerSettingsInput,
  type Guest,
  type LinkAnswer,
  type MatchAnswers,
  type MatchPlayerReply,
  type Proposal,
} from '@picadito/domain';
import { invalid } from '../app-error.ts';
import { awardForRoster } from '../badges/award-badges.ts';
import { loggedAnswers } from '../store/tables/answers/answer-log.ts';
import { settingsOf, storeSettings } from '../store/tables/answers/answer-settings.ts';
import { answersOf, setTold } from '../store/tables/answers/answers.ts';
import { guestsOfMatch } from '../store/tables/answers/guests.ts';
import { proposalsOfList } from '../store/tables/answers/proposals.ts';
import { answersUntilOf, closingInstant } from '../store/tables/answers/waiting.ts';
import { findPilot } from '../store/tables/autopilot/autopilots.ts';
import { findLink } from '../store/tables/links/group-links.ts';
import { countConfirmed } from '../store/tables/badge-facts.ts';
import type { MatchRow } from '../store/tables/matches.ts';
import { rosterOf } from '../store/tables/roster.ts';
import type { Reader } from '../store/transaction.ts';
import { timestamp } from '../store/timestamps.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { lockOwnedMatch, ownedMatch, ownedMatchPlayer } from '../transactions/load-owned.ts';
import { write } from '../transactions/write.ts';
import { fillPlaces } from './move-up.ts';

export async function readMatchAnswers(
  context: Context,
  organiser: Organiser,
  matchId: string,
): Promise<{ answers: MatchAnswers; unchangedUntil: number }> {
  const match = await ownedMatch(context, organiser, matchId);
  const now = context.now();
  const answers = await answersIn(context.store.read, match, now);
  const times = timesOf(match, answers);
  const moments = [
    ...(answers.guests.length > 0 ? [guestsLastUntil(times)] : []),
    // from kick-off on no drop-out is open
    ...(answers.proposals.length > 0 ? [times.startsAt] : []),
  ];
  return { answers, unchangedUntil: Math.min(...moments.filter((moment) => now < moment)) };
}

const timesOf = (row: MatchRow, { answersUntil }: Pick<MatchAnswers, 'answersUntil'>) => ({
  startsAt: Date.parse(row.starts_at),
  closesAt: closingInstant(row.time_zone, answersUntil),
});

/** What is not said stays. More places take in the first of the queue at once. */
export async function setAnswerSettings(
  context: Context,
  organiser: Organiser,
  matchId: string,
  input: AnswerSettingsInput,
): Promise<MatchAnswers> {
  return write(context, organiser, async (tx, writeContext) => {
    const match = await lockOwnedMatch(tx, organiser, matchId);
    const key = { userId: organiser.id, matchId };
    const closesAt = closingInstant(match.time_zone, input.answersUntil ?? null);
    if (closesAt !== null && closesAt > Date.parse(match.starts_at))
      throw invalid('answersUntil', MESSAGES.answersUntilLate);
    const before = await settingsOf(tx, key);
    const { capacity = before.capacity, answersUntil: answers_until = before.answers_until } =
      input;
    await storeSettings(tx, key, { capacity, answers_until });
    const isMore = (capacity ?? CAPACITY) > (before.capacity ?? CAPACITY);
    const places = isMore ? await fillPlaces(tx, writeContext, matchId) : [];
    if (places.length > 0) await awardForRoster(tx, writeContext, matchId);
    const confirmedCount = await countConfirmed(tx, organiser.id, matchId);
    writeContext.recordChange('match', matchId, {
      part: 'attendance',
      confirmedCount,
      players: places.length > EVENT_PLAYERS_MAX ? null : places,
    });
    return answersIn(tx, match, writeContext.now);
  });
}

/** Of who has not moved up, or has been told, it changes nothing. */
export async function setPlayerTold(
  context: Context,
  organiser: Organiser,
  { matchId, playerId }: { matchId: string; playerId: string },
): Promise<MatchAnswers> {
  return write(context, organiser, async (tx, writeContext) => {
    const match = await lockOwnedMatch(tx, organiser, matchId);
    const key = { userId: organiser.id, matchId, playerId };
    await ownedMatchPlayer(tx, organiser, key, timestamp(writeContext.now));
    if (await setTold(tx, key, writeContext.nextTimestamp())) {
      const confirmedCount = await countConfirmed(tx, organiser.id, matchId);
      writeContext.recordChange('match', matchId, {
        part: 'attendance',
        confirmedCount,
        players: [],
      });
    }
    return answersIn(tx, match, writeContext.now);
  });
}

/** What is answered to a match by the link. */
export async function answersIn(db: Reader, row: MatchRow, now: number): Promise<MatchAnswers> {
  const { user_id: userId, match_id: matchId, list_id: listId } = row;
  const match = { userId, matchId };
  const [link, settings, pilot, answers, log, guests, roster, proposals] = await Promise.all([
    listId === null ? undefined : findLink(db, { userId, listId }),
    settingsOf(db, match),
    findPilot(db, match),
    answersOf(db, match),
    loggedAnswers(db, match),
    guestsOfMatch(db, match),
    rosterOf(db, userId, matchId, timestamp(now)),
    listId === null ? [] : proposalsOfList(db, { userId, listId }),
  ]);
  const players = new Map(toldApart(roster).map((player) => [player.id, player]));
  const short = shortNames(roster);
  const shortOf = (id: string | null) => (id === null ? null : (short.get(id) ?? null));
  const usually = { answers_until: null, hasAutopilot: pilot !== undefined };
  const usualUntil = answersUntilOf({ ...row, ...usually });
  const answersUntil = settings.answers_until ?? usualUntil;
  const times = timesOf(row, { answersUntil });
  const last = areGuestsLast(times, now) ? guests : [];
  const answered = { match: { id: matchId, startsAt: times.startsAt }, roster, answers };
  return {
    isOn: link?.is_on === 1,
    capacity: settings.capacity ?? CAPACITY,
    answersUntil,
    usualUntil,
    freeSince: settings.free_since,
    answers: repliesOf(answers, players, { last, shortOf }),
    log: log.map(({ playerId, answer, authorId, at }) => ({
      playerId,
      name: players.get(playerId)?.name ?? '',
      answer,
      source: authorId === null ? 'link' : 'other',
      authorName: shortOf(authorOf({ playerId, authorId })),
      at,
    })),
    guests: guests.flatMap((guest) => guestReply(guest, { players, shortOf })),
    proposals: openProposals(proposals, [answered], now).map((one) => proposalReply(one, shortOf)),
  };
}

type Players = ReadonlyMap<string, MatchPlayerReply>;
type ShortOf = (id: string | null) => string | null;

function proposalReply(one: Proposal, shortOf: ShortOf): MatchAnswers['proposals'][number] {
  const { id, kind } = one;
  if (kind === 'newcomer') return { kind, id, name: one.name };
  return { kind, id, playerId: one.playerId, authorName: shortOf(one.authorId) };
}

/** Of a guest who is in the match. */
function guestReply(
  { playerId, hostId, isKept, leftAt }: Guest,
  { players, shortOf }: { players: Players; shortOf: ShortOf },
): MatchAnswers['guests'] {
  const player = players.get(playerId);
  if (!player) return [];
  const host = players.get(hostId);
  const brought = { playerId, hostId: host?.id ?? null, hostName: shortOf(hostId) };
  return [{ ...brought, isKept, hasLeft: leftAt !== null && player.declined }];
}

function repliesOf(
  answers: readonly LinkAnswer[],
  players: Players,
  { last, shortOf }: { last: readonly Guest[]; shortOf: ShortOf },
): MatchAnswers['answers'] {
  const standings = answers.flatMap((answer) => {
    const player = players.get(answer.playerId);
    const isLast = last.some(({ playerId }) => playerId === answer.playerId);
    return player ? [{ ...answer, status: statusOf(player), isLast }] : [];
  });
  const queue = queueOf(standings).map(({ playerId }) => playerId);
  return standings.map((standing) => {
    const { playerId, answer, comment, authorId, answeredAt, status } = standing;
    const place = queue.indexOf(playerId) + 1;
    const given = authorId === null ? 'link' : 'other';
    return {
      playerId,
      answer,
      isQueued: place > 0,
      place: place > 0 ? place : null,
      comment,
      source: isCurrent(standing, status) ? given : 'organiser',
      authorName: shortOf(authorOf(standing)),
      answeredAt,
      isToTell: isToTell(standing, status),
    };
  });
}
