import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyHistory, type History } from '../../testing/answer-histories/histories.ts';
import {
  freshMatch,
  inOrder,
  play,
  type PlayedMatch,
  type Step,
} from '../../testing/answer-histories/rules.ts';
import { aMatchOf, twoServers, type Phone } from '../../testing/answer-histories/two-servers.ts';
import { seeded } from '../../testing/hostile/seeds.ts';
import { howMany } from '../../testing/how-many.ts';

const HISTORIES = howMany(3, 150);
const MS_EACH = 20_000;

type Group = Awaited<ReturnType<typeof aMatchOf>>;
type Place = { id: string; confirmed: boolean; declined: boolean };
/** What the server has written of a step, in the order of its clock. */
type Row = { tab: string | null; players: Place[] | null };

test(
  `${HISTORIES} histories of up to 40 phones and two organiser’s at once are explained by the server’s clock`,
  async () => {
    const servers = await twoServers();
    let histories = 0;
    await fc.assert(
      fc.asyncProperty(anyHistory, async (history) => {
        const group = await aMatchOf(servers, `ana-${(histories += 1)}`, history.players);
        const match = freshMatch(history.players, history.capacity);
        const { capacity } = history;
        const settings = { kind: 'settings', capacity, answersUntil: null } as const;
        await group.organisersPhone(0)(settings, 'first');
        const steps = await happened(history, group);
        const [, ...rows] = await rowsOf(group);
        explains(rows, { steps, match, ids: group.ids });
        expect(await shownIn(group)).toEqual({
          in: inOrder(match, 'in'),
          queued: inOrder(match, 'queued'),
        });
      }),
      seeded(HISTORIES, 'concurrent answers'),
    );
  },
  HISTORIES * MS_EACH,
);

/** The steps that were taken: of each player in turn, and the organiser's by their marks. */
type Taken = { said: Map<string, Step[]>; decided: Map<string, Step> };

async function happened(history: History, group: Group): Promise<Taken> {
  const taken: Taken = { said: new Map(), decided: new Map() };
  const work = async (phone: Phone, steps: readonly Step[], name: string) => {
    for (const [turn, step] of steps.entries()) {
      const mark = `${name}-${turn}`;
      const { status } = await phone(step, mark);
      expect([status, mark]).toEqual([200, mark]);
      if (step.kind !== 'says') taken.decided.set(mark, step);
      else {
        const id = group.ids[step.player - 1] ?? '';
        taken.said.set(id, [...(taken.said.get(id) ?? []), step]);
      }
    }
  };
  await Promise.all([
    ...history.says.map((steps, at) => work(group.playersPhone(at + 1), steps, `p${at}`)),
    ...history.organisers.map((steps, at) => work(group.organisersPhone(at), steps, `o${at}`)),
  ]);
  return taken;
}

/** Whether each row says what its step makes of the match as the rows before it have left it. */
function explains(
  rows: readonly Row[],
  { steps, match, ids }: { steps: Taken; match: PlayedMatch; ids: readonly string[] },
): void {
  for (const { tab, players } of rows) {
    const [own] = players ?? [];
    const step = tab === null ? steps.said.get(own?.id ?? '')?.shift() : steps.decided.get(tab);
    if (!step) throw new Error(`no step has made ${JSON.stringify([tab, players])}`);
    if (tab !== null) steps.decided.delete(tab);
    const changed = play(match, step).map((player) => ids[player - 1] ?? '');
    // an event of very many names none
    const told = players?.map(({ id }) => id) ?? changed;
    expect(told.toSorted()).toEqual(changed.toSorted());
    for (const { id, confirmed, declined } of players ?? []) {
      const { state } = match.players.get(ids.indexOf(id) + 1) ?? {};
      expect([id, confirmed, declined]).toEqual([id, state === 'in', state === 'out']);
    }
  }
  // what has left no row has changed nothing
  expect([...steps.said.values()].flat()).toEqual([]);
  for (const step of steps.decided.values()) expect(step.kind).toBe('organiser');
}

async function rowsOf({ store, match }: Group): Promise<Row[]> {
  const rows = await store.read
    .selectFrom('changes')
    .select(['tab', 'detail'])
    .where('id', '=', match.id)
    .orderBy('at')
    .execute();
  return rows.flatMap(({ tab, detail }) => {
    const told = JSON.parse(detail ?? 'null') as { part: string; players: Place[] } | null;
    return told?.part === 'attendance' ? [{ tab, players: told.players }] : [];
  });
}

/** By the numbers of the players, in the order of the page. */
async function shownIn(group: Group) {
  const { next } = await group.device().page();
  const of = (wanted: string) =>
    (next?.people ?? []).flatMap(({ key, state }) =>
      state === wanted ? [group.keys.indexOf(key) + 1] : [],
    );
  return { in: of('in'), queued: of('queued') };
}
