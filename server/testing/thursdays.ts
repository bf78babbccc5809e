import type { Match } from '@picadito/domain';
import { rollForward } from '../src/matches/weekly-matches.ts';
import { aMatch, teamsInHalves } from './a-match.ts';
import { testApp, type Client } from './test-app.ts';

export const WEEKLY = { isRecurring: true, recurringDay: 4 };
/** Epoch milliseconds at which the match of THURSDAY_MATCH (26 November 2026, 21:00) is over. */
export const OVER = Date.parse('2026-11-27T02:00:00Z');

/** Sets up a weekly match of a list of four players, all of them confirmed, with saved teams. */
export async function anasThursdays(more: object = {}) {
  const server = await testApp();
  const ana = await server.signedIn('ana');
  const { list, match, ids } = await aMatch(ana, '2345');
  await ana.put(`/api/matches/${match.id}`, { ...match, ...WEEKLY, ...more });
  await ana.post(`/api/matches/${match.id}/teams`, teamsInHalves(match.id, ids));
  const roll = () => rollForward(server.context);
  return { ...server, ana, list, match, ids, roll };
}

/** Returns the organiser's matches, oldest first. */
export const matchesOf = async (organiser: Client) =>
  (await organiser.get<Match[]>('/api/matches')).body.toReversed();

export const readMatch = async (organiser: Client, id: string) =>
  (await organiser.get<Match>(`/api/matches/${id}`)).body;
