import {
  MESSAGES,
  type MatchPlayerReply,
  skillLevelOf,
  TEAM_NAMES,
  type TeamOrigin,
  teamsFrom,
  teamsFromWire,
  type TeamsInput,
  type TeamsReply,
  teamsToWire,
  wireTeamName,
} from '@picadito/domain';
import { invalid } from '../app-error.ts';
import { rosterOf } from '../store/tables/matches/roster.ts';
import type { Reader } from '../store/store.ts';
import { storeShown } from '../store/tables/teams/shown-teams.ts';
import { findTeams, hasTeams, type SavedTeamPlayer } from '../store/tables/teams/teams.ts';
import { timestamp } from '../store/timestamps.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import {
  checkSaveMode,
  checkSavePrecondition,
  teamsMissing,
  type SaveMode,
} from './save-precondition.ts';
import { lockOwnedMatch, ownedMatch } from '../transactions/load-owned.ts';
import { write } from '../transactions/write.ts';
import { storeMatchTeams } from './store-match-teams.ts';

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
 * Saves the teams of a match and returns them. Only their structure is checked here; the screen checks their balance.
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
    const saved = await findTeams(tx, userId, id);
    const before = saved ? teamsReply(id, saved) : null;
    checkSavePrecondition(mode, before, input);
    if (input.matchId !== id) throw invalid('matchId', MESSAGES.teamsMatchDiffers);
    // The teams already exist as requested: the request is a retry whose first response was lost.
    if (mode === 'create' && before) return before;
    const roster = await rosterOf(tx, userId, id, timestamp(writeContext.now));
    // Players who have been deleted may stay in the teams of a match that was played.
    const known = [...(saved?.players ?? []), ...roster.map(asPlaced)];
    const players = new Map(known.map((player) => [player.playerId, player]));
    const asked = teamsFromWire(input);
    const teams = teamsFrom((name) =>
      asked[name].map((playerId, index) =>
        teamPlayer(players.get(playerId), `${wireTeamName(name)}.${index}`),
      ),
    );
    const { createdBy } = input;
    await storeMatchTeams(tx, writeContext, { match, createdBy, saved }, teams);
    const places = TEAM_NAMES.flatMap((team) =>
      teams[team].map(({ rating, ...player }) => {
        return { ...player, team, skillLevel: skillLevelOf(rating) };
      }),
    );
    return teamsReply(id, { createdBy, players: places });
  });
}

/** Records the time at which the teams of a match were shared with the players; keeps the first time. */
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

type Teams = { createdBy: TeamOrigin; players: Omit<SavedTeamPlayer, 'position' | 'rating'>[] };

export function teamsReply(matchId: string, { createdBy, players }: Teams): TeamsReply {
  const teams = teamsFrom((name) =>
    players.filter(({ team }) => team === name).map(({ playerId }) => playerId),
  );
  return {
    matchId,
    ...teamsToWire(teams),
    createdBy,
    players: players.map(({ playerId, name, skillLevel }) => ({ id: playerId, name, skillLevel })),
  };
}
