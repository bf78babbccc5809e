import { expect } from '@playwright/test';
import type {
  Badge,
  Match,
  MatchPlayerReply,
  Player,
  PlayersList,
  TeamsReply,
} from '@picadito/domain';
import type { HttpClient } from '../server/http-client.ts';
import { durableNewcomers } from './newcomers.ts';
import { expectStored, write, type Written } from './written.ts';

const PLAYERS = 10;

/**
 * Type of a function that sends one write, and resolves with whether a response came. Writes of successive turns
 * differ.
 */
type Hand = (mine: HttpClient, turn: number) => Promise<boolean>;

/**
 * Sets up a match, and returns functions for a test that kills processes: `writeUntilCutOff` writes as the organiser,
 * and `check` compares what is stored with the responses.
 */
export async function durableEvening(client: HttpClient) {
  const { listId, match, ids } = await seedEvening(client);
  const attendance = durableAttendance(match, ids);
  const teams = await durableTeams(client, match, ids);
  const newcomers = await durableNewcomers(client, listId);
  const hands: readonly Hand[] = [newcomers.add, attendance.toggle, teams.save];

  /**
   * Makes three writers write concurrently, each until it gets no response, and returns the number of responses. Calls
   * `enough` after `answers` responses, so that the test can kill a process then.
   */
  async function writeUntilCutOff(mine: HttpClient, answers: number, enough: () => void) {
    let written = 0;
    const work = async (hand: Hand) => {
      for (let turn = Math.floor(Math.random() * PLAYERS); await hand(mine, turn); turn += 1) {
        written += 1;
        if (written === answers) enough();
      }
    };
    await Promise.all(hands.map(work));
    return written;
  }

  /**
   * Expects every acknowledged write to be stored. An interrupted write must be stored as a whole or not at all, and
   * exactly once after it was sent again.
   */
  async function check(mine: HttpClient): Promise<void> {
    await newcomers.check(mine);
    const confirmedCount = await attendance.check(mine);
    const teamCounts = await teams.check(mine);
    const stored = await mine.json('GET', `/api/matches/${match.id}`);
    expect(stored).toMatchObject({ confirmedCount, teamCounts });
    const badges = await mine.json<Badge[]>('GET', `/api/users/${match.userId}/badges`);
    expect(new Set(badges.map(({ type }) => type)).size).toBe(badges.length);
  }

  return { writeUntilCutOff, check };
}

async function seedEvening(client: HttpClient) {
  const regulars = Array.from({ length: PLAYERS }, (_, at) => ({
    name: `Jugador ${at}`,
    skillLevel: '3',
  }));
  const list = await client.json<PlayersList>('POST', '/api/lists', {
    name: 'Jueves',
    players: regulars,
  });
  const players = await client.json<Player[]>('GET', `/api/lists/${list.id}/players`);
  const match = await client.json<Match>('POST', '/api/matches', {
    date: '2030-01-03',
    time: '21:00',
    location: 'Cancha',
    listId: list.id,
  });
  return { listId: list.id, match, ids: players.map(({ id }) => id) };
}

function durableAttendance({ id: matchId }: Match, ids: readonly string[]) {
  const attendance = ids.map((): Written<boolean> => ({ acknowledged: false, pending: null }));
  const url = `/api/matches/${matchId}/players`;

  const toggle: Hand = async (mine, turn) => {
    const at = turn % PLAYERS;
    const isConfirmed = Math.floor(turn / PLAYERS) % 2 === 0;
    const send = () => mine.send('PUT', `${url}/${ids[at]}/confirm`, { isConfirmed });
    return write(attendance[at], isConfirmed, send);
  };

  /**
   * Checks that every player's attendance is the last acknowledged or the interrupted one. Returns the number of
   * confirmed players.
   */
  async function check(mine: HttpClient): Promise<number> {
    const roster = await mine.json<MatchPlayerReply[]>('GET', url);
    for (const [at, state] of attendance.entries()) {
      const confirmed = roster.find(({ id }) => id === ids[at])?.confirmed;
      expectStored(state, confirmed);
    }
    return attendance.filter(({ acknowledged }) => acknowledged).length;
  }

  return { toggle, check };
}

async function durableTeams(client: HttpClient, { id: matchId }: Match, ids: readonly string[]) {
  const url = `/api/matches/${matchId}/teams`;
  const teamsOf = (shift: number) => {
    const order = ids.map((_, at) => ids[(at + shift) % PLAYERS] ?? '');
    const [claroTeam, oscuroTeam] = [order.slice(0, 5), order.slice(5)];
    return { matchId, claroTeam, oscuroTeam, suplentes: [] };
  };
  await client.json('POST', url, teamsOf(0));
  const teams: Written<string> = { acknowledged: JSON.stringify(teamsOf(0)), pending: null };

  const save: Hand = async (mine, turn) => {
    const body = teamsOf(turn);
    return write(teams, JSON.stringify(body), () => mine.send('PUT', url, body));
  };

  /**
   * Checks that the saved teams are the last acknowledged or the interrupted ones. Returns the number of players in
   * each team.
   */
  async function check(mine: HttpClient) {
    const saved = await mine.json<TeamsReply>('GET', url);
    const { claroTeam, oscuroTeam, suplentes } = saved;
    expectStored(teams, JSON.stringify({ matchId, claroTeam, oscuroTeam, suplentes }));
    return { claro: 5, oscuro: 5, suplentes: 0 };
  }

  return { save, check };
}
