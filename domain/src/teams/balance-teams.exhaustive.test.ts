import { expect, test } from 'vitest';
import { balanceTeams } from './balance-teams.ts';
import type { TeamCandidate } from './best-first.ts';

/*
 * The oracle implements docs/specification.md#constants a second time, in another way. The oracle knows players only as
 * levels from the best to the weakest (the n-th player is 'P' + n), and compares the teams for each by one number made
 * of sum, size and colour.
 */
type Side = { colour: 'claro' | 'oscuro'; members: number[]; levels: number[] };

function oracle(levels: number[]): { claro: number[]; oscuro: number[]; suplente: number[] } {
  const claro: Side = { colour: 'claro', members: [], levels: [] };
  const oscuro: Side = { colour: 'oscuro', members: [], levels: [] };
  const bench: number[] = [];
  const fives = levels.filter((level) => level === 5).length;
  levels.forEach((level, index) => {
    const open = [claro, oscuro].filter((side) => side.members.length !== 5);
    if (open.length === 0) {
      bench.push(index);
      return;
    }
    const turn = index < fives ? [claro, oscuro][index % 2] : undefined;
    const [best] = open.toSorted((one, other) => {
      if (turn) return one === turn ? -1 : other === turn ? 1 : 0;
      const offers = [one, other].map((side) => {
        const sum = side.levels.reduce((total, each) => total + each, 0);
        return sum * 100 + side.members.length * 10 + (side.colour === 'claro' ? 0 : 1);
      });
      return (offers[0] ?? 0) - (offers[1] ?? 0);
    });
    best?.members.push(index);
    best?.levels.push(level);
  });
  return { claro: claro.members, oscuro: oscuro.members, suplente: bench };
}

function* multisets(): Generator<number[]> {
  for (let size = 2; size <= 20; size += 1) {
    for (let fives = 0; fives <= size; fives += 1) {
      for (let fours = 0; fours <= size - fives; fours += 1) {
        for (let threes = 0; threes <= size - fives - fours; threes += 1) {
          const twos = size - fives - fours - threes;
          yield [
            ...Array<number>(fives).fill(5),
            ...Array<number>(fours).fill(4),
            ...Array<number>(threes).fill(3),
            ...Array<number>(twos).fill(2),
          ];
        }
      }
    }
  }
}

const nameOf = (index: number) => `P${String(index).padStart(2, '0')}`;

/** Returns the players in an order unrelated to the result: odd positions backwards, then even positions. */
function shuffled(levels: number[]): TeamCandidate[] {
  const players = levels.map((rating, index) => ({
    id: `id-${99 - index}`,
    name: nameOf(index),
    rating,
  }));
  return [
    ...players.filter((_, index) => index % 2 === 1).toReversed(),
    ...players.filter((_, index) => index % 2 === 0),
  ];
}

test('every mix of levels for 2 to 20 players gives the teams of the specification', () => {
  let cases = 0;
  const wrong: string[] = [];
  for (const levels of multisets()) {
    cases += 1;
    const result = balanceTeams(shuffled(levels));
    const wanted = oracle(levels);
    const names = (indices: number[]) => indices.map(nameOf).join();
    const wantedText = `${names(wanted.claro)} | ${names(wanted.oscuro)} | ${names(wanted.suplente)}`;
    const got = result.ok
      ? [result.value.claro, result.value.oscuro, result.value.suplente]
          .map((team) => team.map(({ name }) => name).join())
          .join(' | ')
      : result.error;
    if (got !== wantedText) wrong.push(`${levels.join('')}: ${got} instead of ${wantedText}`);
  }
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(cases).toBe(10_621);
});

test('every mix of levels places each player once, five a side, level 5 spread and the weakest as substitutes', () => {
  const wrong: string[] = [];
  let cases = 0;
  for (const levels of multisets()) {
    cases += 1;
    const result = balanceTeams(shuffled(levels));
    if (!result.ok) {
      wrong.push(levels.join(''));
      continue;
    }
    const { claro, oscuro, suplente } = result.value;
    const playing = [...claro, ...oscuro];
    const fives = (team: TeamCandidate[]) => team.filter(({ rating }) => rating === 5).length;
    const holds =
      new Set([...playing, ...suplente].map(({ id }) => id)).size === levels.length &&
      playing.length + suplente.length === levels.length &&
      claro.length <= 5 &&
      oscuro.length <= 5 &&
      suplente.length === Math.max(0, levels.length - 10) &&
      [0, 1].includes(fives(claro) - fives(oscuro)) &&
      Math.max(0, ...suplente.map(({ rating }) => rating)) <=
        Math.min(...playing.map(({ rating }) => rating));
    if (!holds) wrong.push(levels.join(''));
  }
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(cases).toBe(10_621);
});
