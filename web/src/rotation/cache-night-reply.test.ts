import type { Game, NightReply, OutboxRequest } from '@picadito/domain';
import { expect, test } from 'vitest';
import { newQueryClient } from '../sync/cache/query-client.ts';
import { local } from '../sync/storage.ts';
import { cacheNightReply } from './cache-night-reply.ts';
import { absentNow, changePhoneNight, parsePhoneNight } from './phone-night.ts';

const WON: Game = {
  seq: 1,
  home: 'claro',
  away: 'oscuro',
  outcome: 'home',
  homeGoals: null,
  awayGoals: null,
  lent: [],
  absent: [],
};

/** Returns who is absent on this phone after the server's reply to a game that the phone recorded. */
async function absentAfter(sent: string[], stored: string[]): Promise<string[]> {
  changePhoneNight('m', () => parsePhoneNight(null));
  const { seq, ...game } = { ...WON, absent: sent };
  const action = { do: 'record', seq, game, seen: null } as const;
  const changes = [{ kind: 'night', id: '1', matchId: 'm', action }] as const;
  const request: OutboxRequest = { method: 'PUT', path: '', body: undefined, changes };
  const players = { lent: [], absent: stored, joinedLater: [] };
  const games = [{ ...WON, ...players, author: 'Juan' }];
  const reply: NightReply = { games, next: null, table: [], isFinished: false };
  await cacheNightReply(newQueryClient(), request, reply);
  return absentNow(parsePhoneNight(local.get('picadito-night:m')), stored);
}

test('a player who left stays away if another phone had recorded the game without that', async () => {
  expect(await absentAfter(['juli'], [])).toEqual(['juli']);
  expect(await absentAfter([], ['beto'])).toEqual(['beto']);
});
