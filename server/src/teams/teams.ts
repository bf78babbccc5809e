import {
  areSameTeams,
  everyoneIn,
  lacksTeams,
  mapTeams,
  MESSAGES,
  skillLevelOf,
  teamKeysIn,
  teamsFromWire,
  teamsOfInput,
  teamsToWire,
  teamsWithKeys,
  type Match,
  type MatchPlayerReply,
  type TeamOrigin,
  type TeamPlace,
  type Teams,
  type TeamsInput,
  type TeamsOnWire,
  type TeamsReply,
} from '@picadito/domain';
import { AppError, invalid } from '../app-error.ts';
import { detailsOfRow } from '../store/tables/matches/match-columns.ts';
import { rosterOf } from '../store/tables/matches/roster.ts';
import type { Reader, Writer } from '../store/store.ts';
import { storeShown } from '../store/tables/teams/shown-teams.ts';
import {
  findTeams,
  hasTeams,
  placedIn,
  storeTeams,
  type SavedTeams,
} from '../store/tables/teams/teams.ts';
import { timestamp } from '../store/timestamps.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { lockOwnedMatch, ownedMatch } from '../transactions/load-owned.ts';
import { write, type WriteContext } from '../transactions/write.ts';
import { keepWhoPlayed } from '../rotation/games.ts';
import { award } from '../badges/award-badges.ts';

export async function readTeams(
  context: Context,
  organiser: Organiser,
  matchId: string,
): Promise<TeamsReply> {
  await ownedMatch(context, organiser, matchId);
  return teamsIn(context.store.read, organiser.id, matchId);
}

/**
 * Throws unless teams of the match may be saved in this mode. Called when the body is invalid, because 404 and 409 come
 * before 422.
 */
export async function requireTeamsFor(
  context: Context,
  organiser: Organiser,
  matchId: string,
  mode: SaveMode,
): Promise<void> {
  const match = await ownedMatch(context, organiser, matchId);
  checkSaveMode(
    mode,
    (await findTeams(context.store.read, organiser.id, match.match_id)) !== undefined,
  );
}

/**
 * Saves the teams of a match and returns them. Checks their structure and their players (422), but not their balance.
 * Throws 409 if the request is based on other teams than the stored ones.
 */
export async function saveTeams(
  context: Context,
  organiser: Organiser,
  matchId: string,
  input: TeamsInput,
  mode: SaveMode,
): Promise<TeamsReply> {
  const userId = organiser.id;
  return write(context, organiser, async (tx, writeContext) => {
    const match = await lockOwnedMatch(tx, organiser, matchId);
    const { match_id: id } = match;
    const format = detailsOfRow(match);
    const saved = await findTeams(tx, userId, id);
    const before = saved ? teamsReply(id, saved) : null;
    if (lacksTeams(input, format)) {
      throw new AppError('failed-precondition', MESSAGES.teamsOfMore);
    }
    const requested = teamsOfInput(input, format);
    const wanted = requested.ok ? requested.value : null;
    checkSavePrecondition(mode, { before, wanted, seen: input.seen });
    if (input.matchId !== id) throw invalid('matchId', MESSAGES.teamsMatchDiffers);
    // The teams already exist as requested: the request is a retry whose first response was lost.
    if (mode === 'create' && before) return before;
    if (!requested.ok) throw invalid(requested.error.path, requested.error.message);
    const roster = await rosterOf(tx, userId, id, timestamp(writeContext.now));
    // Players who have been deleted may stay in the teams of a match that was played.
    const known = [...(saved?.players ?? []), ...roster.map(asPlaced)];
    const players = new Map(known.map((player) => [player.playerId, player]));
    const teams = mapTeams(requested.value, (playerId, place, index) =>
      teamPlayer(players.get(playerId), `${pathOfTeam(input, place)}.${index}`),
    );
    const { createdBy } = input;
    await storeMatchTeams(tx, writeContext, { match, createdBy, saved }, teams);
    return replyOf(id, createdBy, teams);
  });
}

/**
 * Stores that the teams of a match were shared, which makes them visible on the players' page; the time of the first
 * call stays. Throws "not found" without saved teams.
 */
export async function showTeams(
  context: Context,
  organiser: Organiser,
  matchId: string,
): Promise<void> {
  await write(context, organiser, async (tx, { nextTimestamp, recordChange }) => {
    await lockOwnedMatch(tx, organiser, matchId);
    if (!(await hasTeams(tx, { userId: organiser.id, matchId }))) throw teamsMissing();
    if (await storeShown(tx, { userId: organiser.id, matchId, at: nextTimestamp() }))
      recordChange('match', matchId, { part: 'lineup-context' });
  });
}

const asPlaced = ({ id: playerId, name, rating }: MatchPlayerReply) => ({ playerId, name, rating });

function teamPlayer(player: ReturnType<typeof asPlaced> | undefined, path: string) {
  if (!player) throw invalid(path, MESSAGES.teamForeignPlayer);
  const { playerId, name, rating } = player;
  return { playerId, name, rating };
}

async function teamsIn(db: Reader, userId: string, matchId: string): Promise<TeamsReply> {
  const teams = await findTeams(db, userId, matchId);
  if (!teams) throw teamsMissing();
  return teamsReply(matchId, teams);
}

/** Returns the path of the field of a request that has the players of a team, for errors. */
function pathOfTeam({ teams }: TeamsInput, place: TeamPlace): string {
  if (place === 'suplente') return 'suplentes';
  const index = teams?.findIndex(({ key }) => key === place) ?? -1;
  return index === -1 ? `${place}Team` : `teams.${index}.players`;
}

export function teamsReply(matchId: string, saved: SavedTeams): TeamsReply {
  return replyOf(matchId, saved.createdBy, placedIn(saved));
}

type Placed = { playerId: string; name: string; rating: number };

function replyOf(matchId: string, createdBy: TeamOrigin, teams: Teams<Placed>): TeamsReply {
  const ids = mapTeams(teams, ({ playerId }) => playerId);
  return {
    matchId,
    ...teamsToWire(ids),
    teams: teamsWithKeys(ids),
    createdBy,
    players: everyoneIn(teams).map(({ playerId, name, rating }) => {
      return { id: playerId, name, skillLevel: skillLevelOf(rating) };
    }),
  };
}

type Saving = {
  match: { match_id: string };
  createdBy: TeamOrigin;
  /** The stored teams that the new ones replace; undefined if there are none. */
  saved: SavedTeams | undefined;
};

/** Stores the teams of a match, grants the badges that they earn, and records the change. */
export async function storeMatchTeams(
  tx: Writer,
  writeContext: WriteContext,
  { match: { match_id: matchId }, createdBy, saved }: Saving,
  teams: Teams<Placed>,
): Promise<void> {
  const createdAt = writeContext.nextTimestamp();
  const key = { userId: writeContext.organiser.id, matchId, createdAt, createdBy };
  await storeTeams(tx, key, teams, saved);
  await keepWhoPlayed(tx, writeContext, matchId, saved);
  const sum = (team: Placed[]) => team.reduce((total, { rating }) => total + rating, 0);
  const sums = teamKeysIn(teams).map((key) => sum(teams[key] ?? []));
  await award(tx, writeContext, { teams: [{ sums, suplentes: teams.suplente.length }] });
  writeContext.recordChange('match', matchId, {
    part: 'teams',
    teamCounts: teamCountsOf(mapTeams(teams, ({ playerId }) => playerId)),
  });
}

/**
 * Returns the numbers of players in the teams. The players of naranja and verde also count as substitutes, as older
 * clients expect.
 */
function teamCountsOf(ids: Teams<string>): NonNullable<Match['teamCounts']> {
  const { claroTeam, oscuroTeam, suplentes } = teamsToWire(ids);
  return {
    claro: claroTeam.length,
    oscuro: oscuroTeam.length,
    suplentes: suplentes.length,
    ...(ids.naranja && { naranja: ids.naranja.length }),
    ...(ids.verde && { verde: ids.verde.length }),
  };
}

/**
 * How teams are saved: 'create' is refused when the match has teams, 'replace' when it has none
 * (docs/specification.md#states).
 */
export type SaveMode = 'create' | 'replace';

function checkSaveMode(mode: SaveMode, thereAreTeams: boolean): void {
  if (mode === 'create' && thereAreTeams) {
    throw new AppError('already-exists', MESSAGES.teamsExist);
  }
  if (mode === 'replace' && !thereAreTeams) throw teamsMissing();
}

/**
 * Throws if the mode does not fit, or if another device has changed the teams: the stored teams then differ from the
 * teams in the request and from those that the request has seen (`seen`). Creating teams that already exist exactly as
 * requested is allowed.
 */
function checkSavePrecondition(
  mode: SaveMode,
  {
    before,
    wanted,
    seen,
  }: { before: TeamsOnWire | null; wanted: Teams<string> | null; seen: TeamsInput['seen'] },
): void {
  const thereAreTeams = before !== null;
  if (seen === undefined) return checkSaveMode(mode, thereAreTeams);
  if (mode === 'replace') checkSaveMode(mode, thereAreTeams);
  if (before && wanted && areSameTeams(teamsFromWire(before), wanted)) return;
  if (!areSame(before, seen)) {
    throw new AppError('failed-precondition', MESSAGES.teamsChanged);
  }
  checkSaveMode(mode, thereAreTeams);
}

const teamsMissing = () => new AppError('not-found', MESSAGES.teamsMissing);

function areSame(one: TeamsOnWire | null, other: TeamsOnWire | null): boolean {
  if (one === null || other === null) return one === other;
  // A client that knows only two teams has shown the players of the other teams among the substitutes.
  const known = other.teams ? one : { ...one, teams: undefined };
  return areSameTeams(teamsFromWire(known), teamsFromWire(other));
}
