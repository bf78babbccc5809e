import type { FiguresReply } from '@picadito/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anOffer } from '../../testing/handover/an-offer.ts';
import { howMany, timesLonger } from '../../testing/how-many.ts';
import { naiveFigures, type Said } from '../../testing/seasons/naive-figures.ts';
import { anOrganiser, dice, type Dice } from '../../testing/seasons/random-season.ts';
import { testApp, type Client } from '../../testing/test-app.ts';

const BEFORE = Date.parse('2025-11-20T21:00:00Z');
const AFTER = Date.parse('2026-11-20T21:00:00Z');
const SEEDS = Array.from({ length: howMany(3, timesLonger(20)) }, (_, seed) => seed);
const SEASONS_A_SEED = 3;
const CORRECTIONS = 4;

type Server = Awaited<ReturnType<typeof testApp>>;

/** Returns the figures of the players of a list, without those of players of other lists. */
function ofList({ players, pairs }: FiguresReply, { players: known }: Said, listId: string) {
  const ids = new Set(known.flatMap((player) => (player.listId === listId ? player.id : [])));
  return {
    players: players.filter(({ playerId }) => ids.has(playerId)),
    pairs: pairs.filter(({ playerIds }) => playerIds.every((id) => ids.has(id))),
  };
}

async function playAndHandOver(server: Server, run: number, chance: Dice): Promise<void> {
  server.clock.now = BEFORE;
  const organiser = await server.signedIn(`ana ${run}`);
  const { said, match, roster, teams, result, corrections } = await anOrganiser(organiser, chance);
  for (let one = 0; one < 4 + chance.below(8); one += 1) await match();
  for (const one of said.matches) {
    await roster(one);
    if (chance.below(6)) await teams(one);
  }
  server.clock.now = AFTER;
  const [ana, beto] = [await server.signedIn(`ana ${run}`), await server.signedIn(`beto ${run}`)];
  Object.assign(organiser, ana);
  for (const one of said.matches) if (chance.below(6)) await result(one);
  const list = { id: said.matches[0]?.listId ?? '', name: 'Jueves' };
  const compare = async (client: Client, what: string) => {
    const { body } = await client.get<FiguresReply>('/api/players/stats/figures?season=all');
    const expected = naiveFigures(said, 'all');
    expect(ofList(body, said, list.id), what).toEqual(ofList(expected, said, list.id));
  };
  await compare(ana, 'before');
  expect((await (await anOffer(ana, beto, list)).accept()).status).toBe(200);
  await compare(beto, 'after');
  Object.assign(organiser, beto);
  for (let turn = 0; turn < CORRECTIONS; turn += 1) {
    const [correction, correct] = chance.among(Object.entries(corrections)) ?? [];
    const one = chance.among(said.matches);
    if (correct && one) await correct(one);
    await compare(beto, correction ?? '');
  }
}

test.each(SEEDS)(
  `the figures of ${SEASONS_A_SEED} random lists go on under the new owner: %i`,
  async (seed) => {
    const server = await testApp();
    let runs = 0;
    const numbers = fc.array(fc.noBias(fc.nat()), { minLength: 300, maxLength: 300 });
    await fc.assert(
      fc.asyncProperty(numbers, async (some) => playAndHandOver(server, (runs += 1), dice(some))),
      { numRuns: SEASONS_A_SEED, seed, endOnFailure: true },
    );
  },
);
