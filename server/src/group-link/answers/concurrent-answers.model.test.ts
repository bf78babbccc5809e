import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectRightSteps, playersIn } from '../../../testing/answer-histories/autopilot-steps.ts';
import { historiesOf, type History } from '../../../testing/answer-histories/histories.ts';
import {
  freshMatch,
  inOrder,
  type PlayedMatch,
} from '../../../testing/answer-histories/played-match.ts';
import { play } from '../../../testing/answer-histories/rules.ts';
import {
  aMatchOf,
  guestNumber,
  notedServers,
  type Taken,
} from '../../../testing/answer-histories/phones.ts';
import { seeded } from '../../../testing/hostile/seeds.ts';
import { howMany } from '../../../testing/how-many.ts';

const HISTORIES = howMany(2, 150, 5);
const ONE_BY_ONE = howMany(3, 100, 5);
const MS_EACH = 20_000;
const KICK_OFF = Date.parse('2026-11-27T00:00:00Z');

type Group = Awaited<ReturnType<typeof aMatchOf>>;
type Place = { id: string; confirmed: boolean; declined: boolean };
/**
 * Type of the attendance that the server has stored in a step, with the time of the server's clock; `players` is null
 * for a step that changed no attendance.
 */
type Row = { at: string; players: Place[] | null };

test(
  `in ${HISTORIES} histories of up to 40 phones at once, replies and answers follow the rules in the stored order`,
  async () => {
    const servers = await notedServers();
    let histories = 0;
    await fc.assert(
      fc.asyncProperty(historiesOf(), async (history) => {
        const group = await aMatchOf(servers, `ana-${(histories += 1)}`, history);
        const match = await begun(group, history);
        for (const [index, { before, ...taps }] of history.phases.entries()) {
          match.now = KICK_OFF - before;
          group.setClock(match.now);
          const [taken] = await Promise.all([
            group.take(taps, `phase ${index}`),
            group.runAutopilotOfBoth(),
          ]);
          await explains(group, match, taken);
          await expectRightTeams(group, match);
        }
        group.setClock(group.start);
      }),
      seeded(HISTORIES, 'concurrent answers'),
    );
  },
  HISTORIES * MS_EACH,
);

test(
  `in ${ONE_BY_ONE} histories of one tap after another, replies and answers follow the rules after each tap`,
  async () => {
    const servers = await notedServers();
    let histories = 0;
    await fc.assert(
      fc.asyncProperty(historiesOf(6), async (history) => {
        const group = await aMatchOf(servers, `eva-${(histories += 1)}`, history);
        const match = await begun(group, history);
        for (const [index, { before, phones, organisers }] of history.phases.entries()) {
          match.now = KICK_OFF - before;
          group.setClock(match.now);
          for (const [turn, one] of turnsOf([...phones, ...organisers]).entries()) {
            const taps = one.map((tap) => (tap ? [tap] : []));
            const [ofPhones, ofOrganisers] = [
              taps.slice(0, phones.length),
              taps.slice(phones.length),
            ];
            const sent = { phones: ofPhones, organisers: ofOrganisers };
            await explains(group, match, await group.take(sent, `${index} ${turn}`));
          }
          await expectRightTeams(group, match);
        }
        group.setClock(group.start);
      }),
      seeded(ONE_BY_ONE, 'answers one by one'),
    );
  },
  ONE_BY_ONE * MS_EACH,
);

/**
 * Runs the autopilot after the last tap. If it has made teams and goes on, expects them to have exactly the players who
 * are in.
 */
async function expectRightTeams(group: Group, match: PlayedMatch): Promise<void> {
  await group.runAutopilotOfBoth();
  const { state, steps } = await group.autopilot();
  expectRightSteps(steps);
  const newest = steps.find(({ after }) => after !== null)?.after;
  const { numbers } = await shownIn(group);
  const placed = newest && playersIn(newest).map((id) => numbers.get(group.keyOf(id)) ?? 0);
  const hasMadeTeams = state === 'flying' && placed;
  expect(inNumbers(hasMadeTeams || [])).toEqual(
    hasMadeTeams ? inNumbers(inOrder(match, 'in')) : [],
  );
}

/**
 * Returns the taps of all phones one by one, each as an array with the tap at the index of its phone and undefined for
 * all others. The first taps of all phones come first.
 */
function turnsOf<T>(phones: readonly (readonly T[])[]): (T | undefined)[][] {
  const longest = Math.max(...phones.map((taps) => taps.length));
  return Array.from({ length: longest }).flatMap((_, turn) =>
    phones.flatMap((taps, phone) =>
      turn < taps.length
        ? [phones.map((_taps, other) => (other === phone ? taps[turn] : undefined))]
        : [],
    ),
  );
}

async function begun(group: Group, history: History): Promise<PlayedMatch> {
  const { capacity } = history;
  const settings = { kind: 'settings', capacity, answersUntil: null } as const;
  await group.take({ phones: [], organisers: [[settings]] }, 'first');
  return freshMatch({ ...history, startsAt: KICK_OFF });
}

/**
 * Plays the steps on the model. Expects the status of each response, and the attendance that the server has stored with
 * it, to be those of the model, and at the end the page to show the players as the model has them.
 */
async function explains(group: Group, match: PlayedMatch, steps: readonly Taken[]): Promise<void> {
  const rows = await rowsOf(group);
  const { numbers, shown } = await shownIn(group);
  for (const { mark, step, status, at, after } of steps) {
    const told = play(match, step);
    const refused = step.kind === 'keeps' ? 404 : 409;
    expect([mark, step, status]).toEqual([mark, step, told === null ? refused : 200]);
    const own = rows.filter((row) => row.at > after && row.at <= at);
    const places = own
      .flatMap(({ players }) => players ?? [])
      .map((place) => {
        return { ...place, number: numbers.get(group.keyOf(place.id)) ?? 0 };
      });
    // The event names no players if they are very many or if a guest was removed, and a deleted guest has no number.
    // Then the players of the step are not compared.
    const isWhole = own.every(({ players }) => players !== null) && step.kind !== 'drops';
    const isKnown = isWhole && places.every(({ number }) => number > 0);
    const inEvents = isKnown ? places.map(({ number }) => number) : (told ?? []);
    expect([mark, step, inNumbers(inEvents)]).toEqual([mark, step, inNumbers(told ?? [])]);
    const expected = places.map((place) => {
      const { state } = match.players.get(place.number) ?? {};
      if (state === undefined) return place;
      return { ...place, confirmed: state === 'in', declined: state === 'out' };
    });
    expect([mark, step, places]).toEqual([mark, step, expected]);
  }
  const isClosed = match.closesAt !== null && match.now >= match.closesAt;
  expect(shown).toEqual({
    in: inOrder(match, 'in'),
    queued: inOrder(match, 'queued'),
    maybe: isClosed ? [] : inNumbers(inOrder(match, 'maybe')),
    out: inNumbers(inOrder(match, 'out')),
  });
}

const inNumbers = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

async function rowsOf({ store, match }: Group): Promise<Row[]> {
  const rows = await store.read
    .selectFrom('changes')
    .select(['at', 'detail'])
    .where('id', '=', match.id)
    .orderBy('at')
    .execute();
  return rows.flatMap(({ at, detail }) => {
    const told = JSON.parse(detail ?? 'null') as { part: string; players: Place[] } | null;
    return told?.part === 'attendance' ? [{ at, players: told.players }] : [];
  });
}

/** Returns the players and guests by their numbers; the players who are in or wait have the order of the page. */
async function shownIn({ device, ids, keyOf }: Group) {
  const { next } = await device().page();
  const people = next?.people ?? [];
  const players = new Map(ids.map((id, at): [string, number] => [keyOf(id), at + 1]));
  const numberOf = ({ key, name }: { key: string; name: string }) =>
    players.get(key) ?? guestNumber(name) ?? 0;
  const of = (wanted: string) =>
    people.filter(({ state }) => state === wanted).map((person) => numberOf(person));
  return {
    numbers: new Map(people.map((person): [string, number] => [person.key, numberOf(person)])),
    shown: {
      in: of('in'),
      queued: of('queued'),
      maybe: inNumbers(of('maybe')),
      out: inNumbers(of('out')),
    },
  };
}
