import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Player, PlayersList } from '@picadito/domain';
import type { HttpClient } from '../server/http-client.ts';
import { answered } from './written.ts';

/** Type of a player who was sent to the server with an idempotency key. `id` is null until a response has come. */
type Sent = { key: string; name: string; id: string | null };

/**
 * Returns functions that add players to a new list, and that check the list afterwards. `otherList` is the id of the
 * organiser's only other list.
 */
export async function durableNewcomers(client: HttpClient, otherList: string) {
  let list = await newList(client);
  let sent: Sent[] = [];
  const url = () => `/api/lists/${list.id}/players`;
  const send = (mine: HttpClient, { name, key }: Sent) =>
    mine.send('POST', url(), { name, skillLevel: '4' }, { 'idempotency-key': key });

  async function add(mine: HttpClient, turn: number): Promise<boolean> {
    const one: Sent = { key: randomUUID(), name: `Nuevo ${turn}`, id: null };
    sent.push(one);
    const answer = await answered(send(mine, one));
    if (answer) one.id = (JSON.parse(answer) as Player).id;
    return answer !== null;
  }

  async function check(mine: HttpClient): Promise<void> {
    const stored = await mine.json<Player[]>('GET', url());
    const known = sent.flatMap(({ id, name }) => (id === null ? [] : [{ id, name }]));
    expect(stored).toEqual(
      expect.arrayContaining(known.map((one) => expect.objectContaining(one))),
    );
    expect(stored.length - known.length).toBeLessThanOrEqual(sent.length - known.length);
    await sendAgain(mine);
    expect(idsOf(await mine.json<Player[]>('GET', url()))).toEqual(idsOf(sent));

    await mine.json('DELETE', `/api/lists/${list.id}`);
    [list, sent] = [await newList(mine), []];
    const lists = await mine.json<PlayersList[]>('GET', '/api/lists');
    expect(lists.map(({ id }) => id)).toEqual([list.id, otherList]);
  }

  /**
   * Sends each interrupted player again, twice, and the last acknowledged player once. A request with a used key must
   * not store a player a second time.
   */
  async function sendAgain(mine: HttpClient): Promise<void> {
    const [lastKnown] = sent.filter(({ id }) => id !== null).slice(-1);
    const cutOff = sent.filter(({ id }) => id === null);
    for (const one of [...cutOff, ...cutOff, ...(lastKnown ? [lastKnown] : [])]) {
      const answer = await send(mine, one);
      const { id } = (await answer.json()) as Player;
      expect({ status: answer.status, id }).toEqual({ status: 201, id: one.id ?? id });
      one.id = id;
    }
  }

  return { add, check };
}

function newList(mine: HttpClient): Promise<PlayersList> {
  return mine.json('POST', '/api/lists', { name: 'Nuevos' });
}

const idsOf = (all: readonly { id: string | null }[]) => all.map(({ id }) => id).toSorted();
