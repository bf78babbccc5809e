import { onTestFinished } from 'vitest';
import { engineAt } from '../../store/engines/engine-at.ts';
import { openStore } from '../../store/store.ts';
import { hashCode, keysOf } from '../../security/link-code.ts';
import { aDevice, aLinkedGroupOf, drawn } from '../a-linked-group.ts';
import { ENGINE, temporaryDatabase } from '../temporary-database.ts';
import { client, testApp } from '../test-app.ts';
import type { Step } from './rules.ts';

type Answering = { status: number };
export type Phone = (step: Step, mark: string) => Promise<Answering>;

/** Two servers on one database; the embedded engine belongs to one process, and both are the same. */
export async function twoServers() {
  const database = await temporaryDatabase();
  onTestFinished(database.remove);
  const server = async () => {
    const store = await openStore(engineAt(database.address));
    onTestFinished(store.close);
    return testApp({}, store);
  };
  const first = await server();
  return [first, ENGINE === 'sqlite' ? first : await server()] as const;
}

/** A match of so many players, with the phones of all of them and two of the organiser's, half of them at each server. */
export async function aMatchOf(
  servers: Awaited<ReturnType<typeof twoServers>>,
  name: string,
  players: number,
) {
  const [first] = servers;
  const group = await aLinkedGroupOf(first, name, players);
  const { ana, match, path, ids } = group;
  const keys = ids.map(keysOf(hashCode(path.replace('/g/', ''))));
  const { next } = await group.device().page();
  const at = (number: number) => servers[number % 2] ?? first;

  const playersPhone = (player: number): Phone => {
    const device = aDevice(at(player), path);
    const form = { ...drawn(next), player: keys[player - 1] ?? '' };
    return async (step, comment) => {
      const answer = step.kind === 'says' ? step.answer : '';
      const { statusCode } = await device.post('answer', { ...form, answer, comment });
      return { status: statusCode };
    };
  };
  const organisersPhone = (number: number): Phone => {
    const { send } = client(at(number).app, ana.token);
    const url = `/api/matches/${match.id}`;
    return (step, tab) => {
      const { to, payload } = requestOf(step, ids);
      const headers = { 'x-picadito-tab': tab };
      return send({ method: 'PUT', url: `${url}/${to}`, payload, headers });
    };
  };
  return { ...group, keys, playersPhone, organisersPhone };
}

function requestOf(step: Step, ids: readonly string[]): { to: string; payload: object } {
  if (step.kind === 'settings') {
    const { capacity, answersUntil } = step;
    return { to: 'answers/settings', payload: { capacity, answersUntil } };
  }
  const decides = step.kind === 'organiser' ? step.decides : 'silent';
  const payload = { isConfirmed: decides === 'in', declined: decides === 'out' };
  return { to: `players/${ids[step.player - 1]}/confirm`, payload };
}
