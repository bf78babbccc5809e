import { expect, test } from 'vitest';
import { aStream } from '../../testing/an-event-stream.ts';
import { createMatch } from '../../testing/a-match.ts';
import { contractServer } from '../../testing/contract/world.ts';
import { eventually } from '../../testing/eventually.ts';
import { sceneryFor, type CallerName } from '../../testing/helper-matrix/scenery.ts';

const NOTHING_BEFORE = { route: 'GET /api/events', problems: [], good: [] };

async function everyStream() {
  const server = await contractServer();
  const scenery = await sceneryFor(server, NOTHING_BEFORE);
  const { callers, places, owner } = scenery;
  const open = async (caller: CallerName) => {
    const cookie = Object.entries(callers[caller])
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    return aStream(server.app, '/api/events', { cookie });
  };
  return {
    ...server,
    owner: owner.client,
    callers,
    open,
    here: places['this list'],
    other: places['other list'],
  };
}

test.each(['captain', "yesterday's captain"] as const)(
  'a device of %s has no event stream of the organiser',
  async (caller) => {
    const { open } = await everyStream();
    expect((await open(caller)).response.status).toBe(401);
  },
);

test.each(['helper', 'helper with money', 'accepted', 'removed', 'expired', 'stranger'] as const)(
  'a stream of %s is silent about the other list of the owner, also when something is deleted',
  async (caller) => {
    const { open, owner, here, other } = await everyStream();
    const [stream, own] = [await open(caller), await open('owner')];
    const gone = await createMatch(owner, other.list);
    await owner.patch(`/api/lists/${other.list}`, { name: 'Otra' });
    await owner.patch(`/api/players/${other.second}`, { name: 'Nuevo' });
    await owner.patch(`/api/matches/${other.match}`, { location: 'Otra' });
    await owner.put(`/api/matches/${gone.id}/players/${other.second}/confirm`, {
      isConfirmed: true,
    });
    await owner.delete(`/api/matches/${gone.id}`);
    await owner.delete(`/api/players/${other.second}`);
    const secret = [other.list, other.match, other.second, gone.id];
    await eventually(() => {
      const text = JSON.stringify(own.told);
      expect(secret.filter((id) => !text.includes(id))).toEqual([]);
    });
    await owner.patch(`/api/matches/${here.match}`, { location: 'Otra' });
    await owner.delete(`/api/players/${here.second}`);
    await owner.delete(`/api/matches/${here.match}`);
    await eventually(() => expect(own.changes().at(-1)).toMatchObject({ id: here.list }));
    const last = caller.startsWith('helper') ? [{ kind: 'list', id: here.list, tab: null }] : [];
    await eventually(() => expect(stream.changes().slice(-1)).toEqual(last));
    expect(JSON.stringify(stream.told)).not.toMatch(new RegExp(secret.join('|')));
  },
);
