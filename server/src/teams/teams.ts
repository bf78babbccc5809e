import { MESSAGES, type MatchPlayer, type TeamsInput, type TeamsReply } from '@picadito/domain';
import { invalid } from '../app-error.ts';
import { rosterOf } from '../store/tables/roster.ts';
import type { Reader } from '../store/store.ts';
import { deleteTeams, findTeams, insertTeams, type SavedTeams } from '../store/tables/teams.ts';
import { timestamp } from '../store/timestamps.ts';
import { award } from '../services/award-badges.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { judge, judgeSeen, teamsMissing, type SaveMode } from '../services/judge-teams.ts';
import { lockOwnMatch, ownMatch } from '../services/own.ts';
import { write } from '../services/write.ts';

export async function readTeams(
  context: Context,
  organiser: Organiser,
  matchId: string,
): Promise<TeamsReply> {
  await ownMatch(context, organiser, matchId);
  return teamsIn(context.store.read, organiser.id, matchId);
}

/** Checks what the match says about saving teams, before the body is judged. */
export async function requireTeamsFor(
  context: Context,
  organiser: Organiser,
  matchId: string,
  mode: SaveMode,
): Promise<void> {
  const match = await ownMatch(context, organiser, matchId);
  judge(mode, (await findTeams(context.store.read, organiser.id, match.match_id)) !== undefined);
}

/** Saves the teams of a match whole, or not at all. Structure is checked here, balance on the screen. */
export async function saveTeams(
  context: Context,
  organiser: Organiser,
  matchId: string,
  input: TeamsInput,
  mode: SaveMode,
): Promise<TeamsReply> {
  const userId = organiser.id;
  return write(context, organiser, async (tx, turn) => {
    const match = await lockOwnMatch(tx, organiser, matchId);
    const saved = await findTeams(tx, userId, match.match_id);
    const before = saved ? teamsReply(match.match_id, saved) : null;
    judgeSeen(mode, before, input);
    if (input.matchId !== match.match_id) throw invalid('matchId', MESSAGES.teamsMatchDiffers);
    // the same press again, on a device that got no answer
    if (mode === 'create' && before) return before;
    const roster = await rosterOf(tx, userId, match.match_id, timestamp(turn.now));
    const players = new Map(roster.map((player) => [player.id, player]));
    const pick = (path: 'claroTeam' | 'oscuroTeam' | 'suplentes') =>
      input[path].map((id, index) => placed(players.get(id), `${path}.${index}`));
    const teams = {
      claro: pick('claroTeam'),
      oscuro: pick('oscuroTeam'),
      suplente: pick('suplentes'),
    };
    await deleteTeams(tx, userId, match.match_id);
    await insertTeams(
      tx,
      { userId, matchId: match.match_id, createdAt: turn.stamp(), createdBy: input.createdBy },
      teams,
    );
    const sum = (team: typeof teams.claro) => team.reduce((total, { rating }) => total + rating, 0);
    const sums = { claro: sum(teams.claro), oscuro: sum(teams.oscuro) };
    await award(tx, turn, { teams: [{ ...sums, suplentes: teams.suplente.length }] });
    turn.changed('match', match.match_id);
    return teamsIn(tx, userId, match.match_id);
  });
}

function placed(player: MatchPlayer | undefined, path: string) {
  if (!player) throw invalid(path, MESSAGES.teamForeignPlayer);
  return { playerId: player.id, name: player.name, rating: player.rating };
}

async function teamsIn(db: Reader, userId: string, matchId: string): Promise<TeamsReply> {
  const teams = await findTeams(db, userId, matchId);
  if (!teams) throw teamsMissing();
  return teamsReply(matchId, teams);
}

export function teamsReply(matchId: string, { createdBy, places }: SavedTeams): TeamsReply {
  const idsOf = (team: 'claro' | 'oscuro' | 'suplente') =>
    places.filter((place) => place.team === team).map((place) => place.playerId);
  return {
    matchId,
    claroTeam: idsOf('claro'),
    oscuroTeam: idsOf('oscuro'),
    suplentes: idsOf('suplente'),
    createdBy,
    players: places.map(({ playerId, name, skillLevel }) => ({ id: playerId, name, skillLevel })),
  };
}
