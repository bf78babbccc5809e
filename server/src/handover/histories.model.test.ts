import { expect, test } from 'vitest';
import fc from 'fast-check';
import { aRandomGroup } from '../../testing/handover/a-random-group.ts';
import { anOffer } from '../../testing/handover/an-offer.ts';
import { rowsNaming } from '../../testing/handover/rows-that-move.ts';
import { howMany, timesLonger } from '../../testing/how-many.ts';
import { dice, type Dice } from '../../testing/seasons/random-season.ts';
import { ENGINE } from '../../testing/temporary-database.ts';
import { testApp } from '../../testing/test-app.ts';

const HISTORIES_A_SEED = 4;
const SEEDS = Array.from(
  { length: ENGINE === 'sqlite' ? howMany(2, timesLonger(25), 6) : howMany(1, timesLonger(4), 2) },
  (_, seed) => seed,
);

type Server = Awaited<ReturnType<typeof testApp>>;

async function playAndHandOver(server: Server, run: number, chance: Dice): Promise<void> {
  const group = await aRandomGroup(server, `ana ${run}`, chance);
  const { ana, list, match, ids, other, friday, store, act, byOwner, byPhones } = group;
  const beto = await server.signedIn(`beto ${run}`);
  // The page names the organiser.
  for (const client of [ana, beto]) await client.patch('/api/me', { name: 'Organiza' });
  const { accept, from, to } = await anOffer(ana, beto, list);
  await act([...byPhones, ...byPhones, ...byOwner(ana)], 10 + chance.below(30));
  const isPlayed = chance.below(3) > 0;
  if (isPlayed) {
    await group.plays();
    await act([...group.afterMatch, ...byOwner(ana)], 15);
  }
  const moving = { ids: [list.id, match.id, ...ids], without: [other.id, friday.id] };
  const staying = { ids: [other.id, friday.id], without: [] };
  const before = {
    shown: await group.readAs(ana, from),
    moving: await rowsNaming(store, from, moving),
    staying: await rowsNaming(store, from, staying),
  };
  expect((await accept()).status).toBe(200);
  expect(await group.readAs(beto, to)).toEqual(before.shown);
  expect(await rowsNaming(store, to, moving)).toEqual(before.moving);
  expect(await rowsNaming(store, from, staying)).toEqual(before.staying);
}

test.each(SEEDS)(
  `${HISTORIES_A_SEED} random lists keep answers, votes, waitlists, money and links under the new owner: %i`,
  async (seed) => {
    const server = await testApp();
    let runs = 0;
    const numbers = fc.array(fc.noBias(fc.nat()), { minLength: 300, maxLength: 300 });
    await fc.assert(
      fc.asyncProperty(numbers, async (some) => playAndHandOver(server, (runs += 1), dice(some))),
      { numRuns: HISTORIES_A_SEED, seed, endOnFailure: true },
    );
  },
);
