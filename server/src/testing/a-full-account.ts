import type { Match, Player } from '@picadito/domain';
import {
  aMatch,
  call,
  confirm,
  createList,
  createMatch,
  decline,
  inHalves,
  withNumbers,
} from './a-match.ts';
import type { Client } from './test-app.ts';

/** An organiser with a row in every table. */
export async function aFullAccount(organiser: Client) {
  const { list, match, ids } = await aMatch(organiser, '23455');
  const [taken = '', pending = '', declined = '', keeper = ''] = ids;
  const { body: others } = await organiser.post<{ id: string }>('/api/lists', {
    name: 'Otros',
    players: withNumbers(3, 2),
  });
  const { body: strangers } = await organiser.get<Player[]>(`/api/lists/${others.id}/players`);
  const guest = strangers[0]?.id ?? '';
  await organiser.post(`/api/matches/${match.id}/players`, { playerId: guest });
  await confirm(organiser, match.id, guest);
  await organiser.delete(`/api/matches/${match.id}/players/${taken}`);
  await confirm(organiser, match.id, pending, false);
  await decline(organiser, match.id, declined);
  await call(organiser, match.id, pending);
  await organiser.patch(`/api/matches/${match.id}/evening`, { sitOut: 'turno' });
  await organiser.put(`/api/players/${keeper}/keeper`, { isKeeper: true });
  await organiser.put('/api/pairs', { playerIds: [keeper, guest], kind: 'separados' });
  await organiser.post(`/api/matches/${match.id}/teams`, inHalves(match.id, ids.slice(1)));
  await organiser.put(`/api/players/${pending}/stats`, { attendanceRate: 70 });

  const weekly = { isRecurring: true, recurringDay: 4 };
  await organiser.put(`/api/lists/${list.id}/link`, { isOn: true, version: 2 });
  await createMatch(organiser, others.id, { ...weekly, googlePlaceId: 'place' });
  const { body: orphan } = await organiser.send<Match>({
    method: 'POST',
    url: '/api/matches',
    headers: { 'idempotency-key': `once-${others.id}` },
    payload: { date: '2026-12-01', time: '10:00', location: 'Parque', listId: others.id },
  });
  const gone = await createList(organiser, 'Se va', '3');
  await organiser.put(`/api/matches/${orphan.id}`, { ...orphan, listId: gone.id });
  await organiser.delete(`/api/lists/${gone.id}`);
  return { list, match, ids };
}
