import {
  areGuestsLast,
  authorOf,
  isCurrent,
  needsNotification,
  openProposals,
  waitlistOf,
  shortNames,
  statusOf,
  distinctNames,
  type Claim,
  type Guest,
  type LinkAnswer,
  type LoggedAnswer,
  type MatchAnswers,
  type MatchPlayerReply,
  type Proposal,
} from '@picadito/domain';
import { LOGGED_ANSWERS, loggedAnswers } from '../store/tables/waitlist/answer-log.ts';
import { settingsOf } from '../store/tables/waitlist/answer-settings.ts';
import { findUndo, type UndoneAnswers } from '../store/tables/waitlist/answer-undos.ts';
import { answersOf } from '../store/tables/waitlist/answers.ts';
import { openClaims } from '../store/tables/group-link/devices.ts';
import { regularsKeepingPlaces } from '../store/tables/waitlist/kept-places.ts';
import { guestsOfMatch } from '../store/tables/waitlist/guests.ts';
import { proposalsOfList } from '../store/tables/group-link/proposals.ts';
import { answersUntilOf, closingInstant } from '../store/tables/waitlist/waitlist.ts';
import { findAutopilot } from '../store/tables/autopilot/autopilots.ts';
import { findLink } from '../store/tables/group-link/group-links.ts';
import { lastEndOf } from '../store/tables/group-link/linked-matches.ts';
import type { MatchRow } from '../store/tables/matches/matches.ts';
import { capacityOf } from '../store/tables/matches/match-columns.ts';
import { rosterOf } from '../store/tables/matches/roster.ts';
import type { Reader } from '../store/store.ts';
import { timestamp } from '../store/timestamps.ts';
import { defaultSpan } from './default-span.ts';

export const timesOf = (
  row: MatchRow,
  { answersUntil, regularsUntil }: Pick<MatchAnswers, 'answersUntil' | 'regularsUntil'>,
) => ({
  startsAt: Date.parse(row.starts_at),
  closesAt: closingInstant(row.time_zone, answersUntil),
  keptUntil: closingInstant(row.time_zone, regularsUntil),
});

/**
 * Returns the answers to a match by the group link, its settings, guests and log, what can be undone or taken back, and
 * the claims and proposals that the organiser has to decide.
 */
export async function answersIn(db: Reader, row: MatchRow, now: number): Promise<MatchAnswers> {
  const { user_id: userId, match_id: matchId, list_id: listId } = row;
  const match = { userId, matchId };
  const list = listId === null ? null : { userId, listId };
  const link = list && (await findLink(db, list));
  const settings = await settingsOf(db, match);
  const autopilot = await findAutopilot(db, match);
  const answers = await answersOf(db, match);
  const log = await loggedAnswers(db, match);
  const guests = await guestsOfMatch(db, match);
  const roster = await rosterOf(db, userId, matchId, timestamp(now));
  const proposals = list ? await proposalsOfList(db, list) : [];
  const claims = list ? await openClaims(db, { ...list, now }) : [];
  const undo = await findUndo(db, match);
  const newSince = list ? await lastEndOf(db, list, now) : '';
  const span = await defaultSpan(db, row, log, newSince);
  const players = new Map(distinctNames(roster).map((player) => [player.id, player]));
  const short = shortNames(roster);
  const shortOf = (id: string | null) => (id === null ? null : (short.get(id) ?? null));
  const usually = { answers_until: null, hasAutopilot: autopilot !== undefined };
  const usualUntil = answersUntilOf({ ...row, ...usually });
  const answersUntil = settings.answers_until ?? usualUntil;
  const { regulars_until: regularsUntil, kept_until } = settings;
  const times = timesOf(row, { answersUntil, regularsUntil });
  const keptUntil = kept_until === null ? null : times.keptUntil;
  const keeping = await regularsKeepingPlaces(db, { ...match, keptUntil }, now);
  const last = areGuestsLast(times, now) ? guests : [];
  const answered = { match: { id: matchId, startsAt: times.startsAt }, roster, answers };
  const open = openProposals(proposals, [answered], now);
  return {
    isOn: link?.is_on === 1,
    capacity: capacityOf(row, settings),
    answersUntil,
    usualUntil,
    regularsUntil,
    keeping: [...keeping.keys()].toSorted(),
    freeSince: settings.free_since,
    answers: repliesOf(answers, players, { last, shortOf }),
    log: logReplies(log, { players, shortOf }),
    span,
    lastUndo: undo ? { at: undo.at, count: countUndone(undo.undone) } : null,
    claims: claimReplies(claims, open, players),
    guests: guests.flatMap((guest) => guestReply(guest, { players, shortOf })),
    proposals: open
      .filter((one) => !isOfClaim(one, claims))
      .map((one) => proposalReply(one, shortOf)),
  };
}

function proposalReply(one: Proposal, shortOf: ShortOf): MatchAnswers['proposals'][number] {
  const { id, kind, madeAt } = one;
  if (kind === 'newcomer') return { kind, id, name: one.name, madeAt };
  const { playerId, authorId } = one;
  const of = { id, playerId, authorName: shortOf(authorId), madeAt };
  if (kind === 'guest') return { kind, ...of, name: one.name };
  return { kind, ...of, answer: one.answer };
}

type Players = ReadonlyMap<string, MatchPlayerReply>;
type ShortOf = (id: string | null) => string | null;
type NameClaim = Claim & { claimCount: number };

/**
 * Tells whether a proposed answer comes from the device with the newest claim of its name. The reply shows such an
 * answer with the claim, since one decision covers both.
 */
function isOfClaim(one: Proposal, claims: readonly NameClaim[]): boolean {
  if (one.kind !== 'answer') return false;
  const newest = claims.findLast(({ playerId }) => playerId === one.playerId);
  return newest?.deviceHash === one.deviceHash;
}

const isAbout = (one: Proposal, playerId: string) =>
  one.kind !== 'newcomer' && one.playerId === playerId;

/**
 * Returns one entry for each claimed name of the match, with the time of its newest claim and the answer that a claim
 * proposes.
 */
function claimReplies(
  claims: readonly NameClaim[],
  open: readonly Proposal[],
  players: Players,
): MatchAnswers['claims'] {
  return [...Map.groupBy(claims, ({ playerId }) => playerId)].flatMap(([playerId, all]) => {
    const [newest, player] = [all.at(-1), players.get(playerId)];
    if (!newest || !player) return [];
    const { name } = player;
    const times = all.reduce((sum, { claimCount }) => sum + claimCount, 0);
    const waits = open.find((one) => isOfClaim(one, claims) && isAbout(one, playerId));
    const answer = waits?.kind === 'answer' ? waits.answer : null;
    return [{ playerId, name, times, claimedAt: newest.claimedAt, answer }];
  });
}

/** Returns the last entries of the log of a match, the newest first; added comments are left out. */
function logReplies(
  log: readonly LoggedAnswer[],
  { players, shortOf }: { players: Players; shortOf: ShortOf },
): MatchAnswers['log'] {
  const canUndo = (one: LoggedAnswer) => one.undoneAt === null && one.replaced !== null;
  return log
    .filter(({ isComment }) => !isComment)
    .slice(-LOGGED_ANSWERS)
    .toReversed()
    .map((one) => {
      const { playerId, answer, authorId, at, kind, deviceHash } = one;
      const isOfDevice = (other: LoggedAnswer) =>
        deviceHash !== null && other.deviceHash === deviceHash && canUndo(other);
      const byLink = kind === 'claim' ? 'claim' : 'link';
      return {
        playerId,
        name: players.get(playerId)?.name ?? '',
        answer,
        source: authorId === null ? byLink : 'other',
        authorName: shortOf(authorOf({ playerId, authorId })),
        at,
        kind,
        isUndone: one.undoneAt !== null,
        canUndo: canUndo(one),
        ofDevice: log.filter(isOfDevice).length,
      };
    });
}

const countUndone = ({ entries, devices, proposals, guests }: UndoneAnswers) =>
  entries.length +
  devices.filter(({ doubted_at }) => doubted_at !== null).length +
  proposals.length +
  guests.length;

/** Returns an array with the reply about a guest; empty for a guest who is no longer in the match. */
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
  const queue = waitlistOf(standings).map(({ playerId }) => playerId);
  return standings.map((standing) => {
    const { playerId, answer, comment, authorId, isClaim, answeredAt, status } = standing;
    const place = queue.indexOf(playerId) + 1;
    const byLink = isClaim ? 'claim' : 'link';
    const given = authorId === null ? byLink : 'other';
    return {
      playerId,
      answer,
      isQueued: place > 0,
      place: place > 0 ? place : null,
      comment,
      source: isCurrent(standing, status) ? given : 'organiser',
      authorName: shortOf(authorOf(standing)),
      answeredAt,
      isToTell: needsNotification(standing, status),
    };
  });
}
