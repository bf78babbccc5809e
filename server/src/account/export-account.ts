import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { rosterMaker, type AccountExport, type MatchPlayerReply } from '@picadito/domain';
import { movesOfMatches } from '../store/tables/matches/moves.ts';
import { confirmationsOfMatches, matchRows } from '../store/tables/account/account.ts';
import { badgesOf } from '../store/tables/badges/badges.ts';
import { callsOfMatches } from '../store/tables/attendance/calls.ts';
import { autopilotsOfMatches } from '../store/tables/autopilot/autopilots.ts';
import { answeredSuggestionsOf } from '../store/tables/levels/level-suggestions.ts';
import { stepsOfMatches } from '../store/tables/autopilot/autopilot-steps.ts';
import { totalsOfMatches } from '../store/tables/results/figura-totals.ts';
import { resultsOfMatches } from '../store/tables/results/results.ts';
import { scoreProposalsOfMatches } from '../store/tables/results/score-proposals.ts';
import { entryPages } from '../store/tables/money/ledger-entries.ts';
import { moneyOfLists } from '../store/tables/money/list-money.ts';
import { moneyOfMatches } from '../store/tables/money/match-money.ts';
import { finishedNights, gamesOfMatches } from '../store/tables/rotation/games.ts';
import { shownOfMatches } from '../store/tables/teams/shown-teams.ts';
import { proposalsOf } from '../store/tables/group-link/proposals.ts';
import { devicesOf } from '../store/tables/group-link/devices.ts';
import { everySurvey } from '../survey/survey.ts';
import { linksOf } from '../store/tables/group-link/group-links.ts';
import { writtenNames } from '../store/tables/group-link/written-names.ts';
import { listsOf } from '../store/tables/players/lists.ts';
import type { CountedMatch } from '../store/tables/matches/matches.ts';
import { mergesOf } from '../store/tables/players/merged-players.ts';
import { playerPages, playersOfLists } from '../store/tables/players/players.ts';
import { rosterChangesOfMatches } from '../store/tables/ranking/stats.ts';
import type { Reader, Store } from '../store/store.ts';
import { teamsOfMatches } from '../store/tables/teams/teams.ts';
import { timestamp } from '../store/timestamps.ts';
import { findUser, identitiesOf } from '../store/tables/account/users.ts';
import { grantTimeBasedBadges } from '../badges/badges.ts';
import { countDueVotes } from '../results/count-votes.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { bibsOfMatches } from '../store/tables/matches/bibs.ts';
import { absencesOf } from '../store/tables/players/absences.ts';
import { teamConstraintsOf } from '../teams/team-constraints.ts';
import { orNotFound } from '../transactions/load-owned.ts';
import { playersAndStats } from '../ranking/player-stats.ts';
import { answersByLink } from './export-by-link.ts';
import { helpersAndOffers } from './export-helpers.ts';
import { captainsIn } from './export-captains.ts';
import { profileOf } from './profile.ts';
import { matchReply } from '../matches/matches.ts';
import { devicesIn, type SessionReader } from '../identity/sessions/sessions.ts';
import { teamsReply } from '../teams/teams.ts';

/** Number of matches that the export loads at a time with their rosters, which limits its memory. */
const MATCHES_PER_PIECE = 20;

/**
 * Returns the data of the organiser, as `exportOf` does, after due badges are granted and due votes are counted. A
 * database that cannot store them, for example because its disk is full, is exported as it is.
 */
export async function exportAccount(context: Context, organiser: Organiser): Promise<Buffer> {
  const { store, now } = context;
  await grantTimeBasedBadges(context, organiser);
  await countDueVotes(context, organiser.id);
  return exportOf(store, { userId: organiser.id, current: organiser.session, now: now() });
}

/**
 * Returns the data of the user as JSON text, compressed with gzip; `EXPORTED_COLUMNS` says what it contains. The data
 * comes from one snapshot. The text is complete before anything is sent, so that a slow client does not keep the
 * snapshot open.
 */
export function exportOf(store: Store, reader: SessionReader): Promise<Buffer> {
  return store.snapshot((db) => pipeline(pieces(db, reader), createGzip({ level: 1 }), buffer));
}

const linkOf = (row: Awaited<ReturnType<typeof linksOf>>[number]) => ({
  listId: row.list_id,
  isOn: row.is_on === 1,
  previewsMatch: row.previews_match === 1,
  isStrict: row.is_strict === 1,
  sharesLevels: row.shares_levels === null ? row.is_on === 0 : row.shares_levels === 1,
});

async function* pieces(db: Reader, reader: SessionReader) {
  const { userId: id, now: time } = reader;
  const user = orNotFound(await findUser(db, id));
  const first = {
    exportedAt: timestamp(time),
    profile: await profileOf(db, user),
    identities: await identitiesOf(db, id),
    sessions: await devicesIn(db, reader),
    lists: await listsOf(db, id),
    ...(await helpersAndOffers(db, id)),
    devices: await devicesOf(db, id),
    proposals: await proposalsOf(db, id),
    links: (await linksOf(db, id)).map(linkOf),
    surveys: await everySurvey(db, id),
    money: await moneyOfLists(db, id, user.country),
  } satisfies Partial<AccountExport>;
  yield `${JSON.stringify(first).slice(0, -1)},"players":`;
  yield* arrayPieces(playerPages(db, id));
  yield ',"matches":';
  yield* arrayPieces(matchesIn(db, id, time));
  yield ',"ledger":';
  yield* arrayPieces(entryPages(db, id));
  yield ',"stats":';
  yield* arrayPieces(statPages(db, id, time));
  const last = {
    badges: await badgesOf(db, id),
    marks: await teamConstraintsOf(db, id),
    absences: await absencesOf(db, id),
    levelSuggestions: await answeredSuggestionsOf(db, id),
    shownNames: await writtenNames(db, id),
    mergedPlayers: await mergesOf(db, id),
  } satisfies Partial<AccountExport>;
  yield `,${JSON.stringify(last).slice(1)}`;
}

async function* statPages(db: Reader, userId: string, now: number) {
  for await (const { stats } of playersAndStats(db, userId, now)) yield stats;
}

/** Yields the JSON text of an array in pieces, one for each page of its items. */
async function* arrayPieces(pages: AsyncIterable<readonly unknown[]>) {
  let start = '[';
  for await (const items of pages) {
    if (items.length === 0) continue;
    yield start + JSON.stringify(items).slice(1, -1);
    start = ',';
  }
  yield start === '[' ? '[]' : ']';
}

/** Yields the matches in pages, with everything that belongs to them. */
async function* matchesIn(db: Reader, userId: string, now: number) {
  let after: CountedMatch | null = null;
  do {
    const page = { after, limit: MATCHES_PER_PIECE };
    const rows: CountedMatch[] = await matchRows(db, userId, page, timestamp(now));
    if (rows.length > 0) yield await withPlayers(db, userId, rows, now);
    after = rows.length === MATCHES_PER_PIECE ? (rows.at(-1) ?? null) : null;
  } while (after);
}

async function withPlayers(
  db: Reader,
  userId: string,
  rows: readonly CountedMatch[],
  now: number,
): Promise<AccountExport['matches']> {
  const ids = rows.map((row) => row.match_id);
  const matchId = (row: { matchId: string }) => row.matchId;
  const lists = [...new Set(rows.flatMap(({ list_id: id }) => id ?? []))];
  const changed = await rosterChangesOfMatches(db, userId, ids);
  const others = [...new Set(changed.map(({ playerId }) => playerId))];
  const rosterOf = rosterMaker(await playersOfLists(db, userId, lists, others), timestamp(now));
  const changes = Map.groupBy(changed, matchId);
  const confirmations = Map.groupBy(await confirmationsOfMatches(db, userId, ids), matchId);
  const moves = Map.groupBy(await movesOfMatches(db, userId, ids), matchId);
  const calls = Map.groupBy(await callsOfMatches(db, userId, ids), matchId);
  const teams = await teamsOfMatches(db, userId, ids);
  const byLink = await answersByLink(db, userId, ids);
  const byAutopilot = await autopilots(db, userId, ids);
  const outcomeOf = await outcomes(db, userId, ids);
  const moneyOf = await moneyOfMatches(db, userId, ids);
  const captainOf = await captainsIn(db, userId, ids);
  const bibs = await bibsOfMatches(db, userId, ids);
  return rows.map((row) => {
    const calling = { listId: row.list_id, startsAt: row.starts_at, createdAt: row.created_at };
    const attendances = new Map(
      confirmations.get(row.match_id)?.map((attendance) => [attendance.playerId, attendance]),
    );
    const roster = rosterOf(calling, changes.get(row.match_id) ?? []);
    const saved = teams.get(row.match_id);
    return {
      ...matchReply(row, now),
      players: roster.map(({ id, name, skillLevel, whatsapp, rating }): MatchPlayerReply => ({
        id,
        name,
        skillLevel,
        whatsapp,
        rating,
        confirmed: attendances.get(id)?.confirmed === 1,
        confirmedAt: attendances.get(id)?.confirmedAt ?? null,
        declined: attendances.get(id)?.declined === 1,
      })),
      takenOut: [...attendances.values()]
        .filter(({ isTakenOut }) => isTakenOut === 1)
        .map(({ playerId }) => playerId),
      moves: (moves.get(row.match_id) ?? []).map(({ matchId: _match, ...move }) => move),
      teams: saved ? teamsReply(row.match_id, saved) : null,
      bibsTakenBy: bibs.get(row.match_id) ?? null,
      sitOut: row.sit_out,
      groupCalledAt: row.group_called_at,
      calls: (calls.get(row.match_id) ?? []).map(({ matchId: _match, ...call }) => call),
      byLink: byLink(row.match_id),
      byAutopilot: byAutopilot(row.match_id),
      ...outcomeOf(row.match_id),
      money: moneyOf(row.match_id),
      captain: captainOf(row.match_id),
    };
  });
}

/**
 * Returns a function from the id of a match to its result, with the scores that players have proposed and their votes,
 * and to the games of its night. A match of two teams has no games.
 */
async function outcomes(db: Reader, userId: string, ids: readonly string[]) {
  const ofMatch = (row: { matchId: string }) => row.matchId;
  const stored = await resultsOfMatches(db, userId, ids);
  const proposed = Map.groupBy(await scoreProposalsOfMatches(db, userId, ids), ofMatch);
  const votes = Map.groupBy(await totalsOfMatches(db, userId, ids), ofMatch);
  const games = await gamesOfMatches(db, userId, ids);
  const finished = await finishedNights(db, userId, ids);
  return (id: string): Pick<AccountExport['matches'][number], 'result' | 'night'> => ({
    result: {
      ...(stored.get(id) ?? { score: null, scorers: [], decidedAt: null }),
      proposed: (proposed.get(id) ?? []).map(({ matchId: _match, ...one }) => one),
      votes: (votes.get(id) ?? []).map(({ matchId: _match, ...one }) => one),
    },
    night: { games: games.get(id) ?? [], finishedAt: finished.get(id) ?? null },
  });
}

/** Returns a function from the id of a match to what its autopilot has done and when its teams were shown. */
async function autopilots(db: Reader, userId: string, ids: readonly string[]) {
  const ofMatch = (row: { matchId: string }) => row.matchId;
  const shown = await shownOfMatches(db, userId, ids);
  const rows = new Map(
    (await autopilotsOfMatches(db, userId, ids)).map((row) => [row.matchId, row]),
  );
  const steps = Map.groupBy(await stepsOfMatches(db, userId, ids), ofMatch);
  return (id: string): AccountExport['matches'][number]['byAutopilot'] => {
    const row = rows.get(id);
    return {
      teamsShownAt: shown.get(id) ?? null,
      autopilot: row
        ? {
            isAsleep: row.is_asleep === 1 || row.is_paused === 1,
            actedAt: row.actedAt,
            stoppedAt: row.stoppedAt,
          }
        : null,
      steps: (steps.get(id) ?? []).map(({ matchId: _match, ...step }) => step),
    };
  };
}
