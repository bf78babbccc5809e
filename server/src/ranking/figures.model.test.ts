import type { FiguresReply } from '@picadito/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { howMany, timesLonger } from '../../testing/how-many.ts';
import { naiveFigures } from '../../testing/seasons/naive-figures.ts';
import { anOrganiser, dice, type Dice } from '../../testing/seasons/random-season.ts';
import { testApp, type Client } from '../../testing/test-app.ts';

const BEFORE = Date.parse('2025-11-20T21:00:00Z');
const AFTER = Date.parse('2026-11-20T21:00:00Z');
const SEEDS = Array.from({ length: howMany(4, timesLonger(20)) }, (_, seed) => seed);
const SEASONS_A_SEED = 5;
const CORRECTIONS = 4;

type Server = Awaited<ReturnType<typeof testApp>>;

const figures = async (organiser: Client, season: string) =>
  (await organiser.get<FiguresReply>(`/api/players/stats/figures?season=${season}`)).body;

/** Numbers that all seasons of the test together have covered: pairs, goals, and the length of the longest streak. */
const seen = { pairs: 0, goals: 0, longest: 0 };

async function playSeason(server: Server, name: string, chance: Dice): Promise<void> {
  server.clock.now = BEFORE;
  const ana = await server.signedIn(name);
  const { said, isSettled, match, roster, teams, result, corrections } = await anOrganiser(
    ana,
    chance,
  );
  const size = isSettled ? 14 : 2 + chance.below(8);
  for (let one = 0; one < size; one += 1) await match();
  for (const one of said.matches) {
    await roster(one);
    if (chance.below(6)) await teams(one);
  }
  server.clock.now = AFTER;
  // The session has expired by then.
  Object.assign(ana, await server.signedIn(name));
  for (const one of said.matches) if (chance.below(6)) await result(one);
  const compare = async (what: string) => {
    for (const season of ['all', chance.among(['2025', '2026']) ?? ''])
      expect(await figures(ana, season), what).toEqual(naiveFigures(said, season));
  };
  await compare('before');
  for (let turn = 0; turn < CORRECTIONS; turn += 1) {
    const [correction, correct] = chance.among(Object.entries(corrections)) ?? [];
    const one = chance.among(said.matches);
    if (!correct || !one) continue;
    await correct(one);
    await compare(correction ?? '');
  }
  const { players, pairs } = naiveFigures(said, 'all');
  seen.pairs += pairs.length;
  for (const { goals, streak } of players) {
    seen.goals += goals;
    seen.longest = Math.max(seen.longest, streak.longest);
  }
}

test.each(SEEDS)(
  `statistics of ${SEASONS_A_SEED} random seasons with corrections equal a recount: %i`,
  async (seed) => {
    const server = await testApp();
    let runs = 0;
    const numbers = fc.array(fc.noBias(fc.nat()), { minLength: 300, maxLength: 300 });
    await fc.assert(
      fc.asyncProperty(numbers, async (some) => {
        runs += 1;
        await playSeason(server, `ana ${runs}`, dice(some));
      }),
      { numRuns: SEASONS_A_SEED, seed, endOnFailure: true },
    );
  },
);

test('the random seasons have winning pairs, goals with names and streaks', () => {
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(3);
});
