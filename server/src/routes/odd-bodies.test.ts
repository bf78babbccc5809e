import { expect, test } from 'vitest';
import { ask } from '../testing/contract/ask.ts';
import { CONTRACT } from '../testing/contract/table.ts';
import { contractServer, worldOf } from '../testing/contract/world.ts';

const ODD = [
  { name: '\0', skillLevel: '\0', whatsapp: '\0', listId: '\0', playerId: '\0', matchId: '\0' },
  { date: '2026-11-26', time: '21:00', location: 'Cancha', listId: '\0' },
  { claroTeam: ['\0'], oscuroTeam: [], suplentes: ['\0'], matchId: '\0' },
  null,
  [],
  'text',
  7,
  true,
  {},
  { name: null },
  { name: {}, players: 'x' },
  { name: 'a\0b', skillLevel: '3' },
  { name: '\ud800', skillLevel: '3' },
  { name: 'x'.repeat(81), skillLevel: '3' },
  { name: 'Beto', skillLevel: ['3'] },
  { isConfirmed: 'yes' },
  { playerId: 3 },
  { date: '2026-02-30', time: '25:00', location: 7, listId: [] },
  { country: 'argentina' },
  { timeZone: 'Mars/Olympus' },
  { whatsapp: 5 },
  { matchesPlayed: 1e300, attendanceRate: {} },
  { userId: '\0', type: 'saque-inicial' },
  { userId: 1, type: ['mvp-semana'] },
];

test.each(Object.entries(CONTRACT))(
  '%s: odd bodies are never a failure of ours, and what is said of them is Spanish',
  async (_, rows) => {
    const server = await contractServer();
    const mine = await worldOf(server, 'Ana');
    for (const row of rows) {
      const route = server.app.routeTable.find(
        ({ method, url }) => row.route === `${String(method)} ${url}`,
      );
      if (!route?.schema?.body) continue;
      for (const value of ODD) {
        const headers = { 'content-type': 'application/json' };
        const wish = { headers, body: JSON.stringify(value) };
        const { statusCode, body } = await ask({ server, row, route, mine, theirs: mine }, wish);
        expect({ route: row.route, value, isOurs: statusCode >= 500 }).toMatchObject({
          isOurs: false,
        });
        const sentences = statusCode === 422 ? body : '';
        expect(sentences).not.toMatch(/Invalid|expected|received/);
      }
    }
  },
);
