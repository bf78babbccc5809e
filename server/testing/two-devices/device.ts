import {
  todayIn,
  type Match,
  type MatchPlayerReply,
  type Player,
  type PlayersList,
  type ResultReply,
  type TeamsReply,
} from '@picadito/domain';
import type { Outcome, MatchRequest } from './match-rules.ts';
import type { Result } from './result-rules.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Send = (
  method: Method,
  url: string,
  body?: object,
) => Promise<{ status: number; body: unknown }>;

/**
 * Number of players on the list of the match. One more player is on another list, so that the match can get a guest.
 */
export const LISTED = 3;
export const PLAYERS = LISTED + 1;

/** Type of a device of an organiser: a function that sends a request about one match, and resolves with the outcome. */
export type Device = (request: MatchRequest) => Promise<Outcome>;

/**
 * Creates the lists and players. Returns a function that creates a match, and resolves with two devices of its
 * organiser.
 */
export async function matchesOfTwo([send, other]: readonly Send[]) {
  if (!send || !other) throw new Error('two devices, please');
  const listOf = async (count: number) => {
    const players = Array.from({ length: count }, (_, at) => ({ name: `J${at}`, skillLevel: '3' }));
    const { body } = await send('POST', '/api/lists', { name: `Lista de ${count}`, players });
    const { id } = body as PlayersList;
    const stored = await send('GET', `/api/lists/${id}/players`);
    return {
      ...(body as PlayersList),
      playerIds: (stored.body as Player[]).map((player) => player.id),
    };
  };
  const list = await listOf(LISTED);
  const others = await listOf(PLAYERS - LISTED);
  const playerIds = [...list.playerIds, ...others.playerIds];

  const [begun, later] = [thisMorning(list.createdAt), { date: '2030-01-03', time: '21:00' }];
  return async (hasBegun: boolean): Promise<readonly [Device, Device]> => {
    const when = { ...(hasBegun ? begun : later), location: 'Cancha' };
    const { body } = await send('POST', '/api/matches', { ...when, listId: list.id });
    const { id } = body as Match;
    return [deviceOf(send, id, playerIds), deviceOf(other, id, playerIds)];
  };
}

/**
 * Returns the last midnight in one of two time zones. The zone is chosen so that midnight was hours ago and the next
 * one is hours away, so that no day ends during a test.
 */
function thisMorning(now: string) {
  const time = Date.parse(now);
  const isDay = Math.abs(new Date(time).getUTCHours() - 12) < 6;
  const timeZone = isDay ? 'Africa/Abidjan' : 'Pacific/Tarawa';
  return { date: todayIn(timeZone, time), time: '00:00', timeZone };
}

/** Returns a device for a match. Requests name a player by the index in `playerIds`, and outcomes do too. */
function deviceOf(send: Send, matchId: string, playerIds: readonly string[]): Device {
  const url = `/api/matches/${matchId}`;
  const idsOf = (team: number[]) => team.map((player) => playerIds[player] ?? '');
  const numbersOf = (team: string[]) => team.map((id) => playerIds.indexOf(id));

  return async (request) => {
    const { status, body } = await sent(request);
    return { status, seen: status < 300 ? seen(request, body) : null };
  };

  function sent(request: MatchRequest) {
    switch (request.kind) {
      case 'players':
        return send('GET', `${url}/players`);
      case 'teams':
        return send('GET', `${url}/teams`);
      case 'counts':
        return send('GET', url);
      case 'add':
        return send('POST', `${url}/players`, { playerId: playerIds[request.player] });
      case 'remove':
        return send('DELETE', `${url}/players/${playerIds[request.player]}`);
      case 'confirm':
      case 'unconfirm':
      case 'decline': {
        const { kind, saw } = request;
        const asked = { isConfirmed: kind === 'confirm', declined: kind === 'decline' };
        const seen = { confirmed: saw === 'confirmed', declined: saw === 'declined' };
        const body = { ...asked, ...(saw ? { seen } : {}) };
        return send('PUT', `${url}/players/${playerIds[request.player]}/confirm`, body);
      }
      case 'POST':
      case 'PUT': {
        const [claroTeam, oscuroTeam, suplentes] = request.teams.map(idsOf);
        return send(request.kind, `${url}/teams`, { matchId, claroTeam, oscuroTeam, suplentes });
      }
      case 'result':
        return send('GET', `${url}/result`);
      case 'unscore':
        return send('DELETE', `${url}/result`);
      case 'score': {
        const seen = request.saw === undefined ? {} : { seen: request.saw && wireOf(request.saw) };
        return send('PUT', `${url}/result`, { ...wireOf(request.result), ...seen });
      }
    }
  }

  function seen(request: MatchRequest, body: unknown): unknown {
    switch (request.kind) {
      case 'players': {
        const players = body as MatchPlayerReply[];
        const numbers = numbersOf(players.map(({ id }) => id));
        return Object.fromEntries(numbers.map((number, at) => [number, attendanceOf(players[at])]));
      }
      case 'counts': {
        const { playerCount, confirmedCount, teamCounts } = body as Match;
        return [playerCount, confirmedCount, teamCounts && Object.values(teamCounts)];
      }
      case 'teams':
      case 'POST':
      case 'PUT': {
        const { claroTeam, oscuroTeam, suplentes } = body as TeamsReply;
        return [claroTeam, oscuroTeam, suplentes].map(numbersOf);
      }
      case 'score':
      case 'result':
        return resultOf(body as ResultReply);
      case 'remove':
      case 'unscore':
        return null;
      case 'add':
      case 'confirm':
      case 'unconfirm':
      case 'decline':
        return attendanceOf(body as MatchPlayerReply);
    }
  }

  function wireOf({ claro, oscuro, scorers }: Result) {
    const named = scorers.map(([player, goals]) => ({ playerId: playerIds[player] ?? '', goals }));
    return { claro, oscuro, scorers: named };
  }

  function resultOf({ score, scorers }: ResultReply): Result | null {
    if (!score) return null;
    const named = scorers.map(
      ({ playerId, goals }) => [playerIds.indexOf(playerId), goals] as const,
    );
    return { ...score, scorers: named.toSorted(([one], [other]) => one - other) };
  }
}

/**
 * Returns the attendance of a player as the rules represent it: the time of the confirmation, 'declined', or null for
 * pending.
 */
function attendanceOf(player?: MatchPlayerReply): string | null | undefined {
  return player?.declined ? 'declined' : player?.confirmedAt;
}
