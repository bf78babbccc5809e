import { createMatch } from '../a-match.ts';
import type { Client } from '../test-app.ts';

const DAY_MS = 86_400_000;

/**
 * Plays one match of a list for each number in `ahead`, on consecutive days from the day of `clock` on, and moves
 * `clock` to the day after the last one. The first player's team wins by that number of goals, or loses if it is
 * negative. The other players change teams each time. Returns the ids of the matches.
 */
export async function playSeason(
  organiser: Client,
  clock: { now: number },
  { listId, ids, ahead }: { listId: string; ids: readonly string[]; ahead: readonly number[] },
): Promise<string[]> {
  const played: string[] = [];
  for (const [day, goals] of ahead.entries()) {
    const date = new Date(clock.now).toISOString().slice(0, 10);
    const { id } = await createMatch(organiser, listId, { date, time: '20:00' });
    const [first = '', ...others] = ids;
    const turn = day % others.length;
    const row = [...others.slice(turn), ...others.slice(0, turn)];
    const teams = { claroTeam: [first, ...row.slice(0, 2)], oscuroTeam: row.slice(2) };
    await organiser.post(`/api/matches/${id}/teams`, { matchId: id, ...teams });
    clock.now += DAY_MS;
    const score = { claro: 5 + Math.max(goals, 0), oscuro: 5 + Math.max(-goals, 0) };
    await organiser.put(`/api/matches/${id}/result`, score);
    played.push(id);
  }
  return played;
}
