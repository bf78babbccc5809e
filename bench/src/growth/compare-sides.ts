import { ATTENDANCE } from '@picadito/domain';
import { median } from '../numbers.ts';
import { progress } from '../suite.ts';
import type { OpenProgram } from './open-program.ts';
import { NAMED_ROWS, type NamedRow } from './rows/all-rows.ts';
import type { SeededUser } from './seeded-user.ts';

/** Where the same is asked: of one organiser, and of others of the same database in turn. */
export type Side = { program: OpenProgram; one: SeededUser; others: readonly SeededUser[] };

/** Of the small side and the large one, ms. */
export type Medians = { small: number; large: number };
export type Compared = {
  name: string;
  /** Of one organiser; a read is the first after a change of its own. */
  one: Medians;
  /** The same read at once again: the response may be cached, the connection is warm. */
  again: Medians | null;
  /** Of others in turn, each read the first after a change of its own. */
  ofOthers: Medians | null;
};

/** What differs between the two sides, and what it does to each row. */
export type Comparison = { title: string; compared: Compared[] };

type Times = { one: number[]; again: number[]; ofOthers: number[] };

const WARM_UP_ROUNDS = 10;

/** Each row is asked on the two sides alternately, so that both meet the same machine. */
export async function compareSides(
  [small, large]: readonly [small: Side, large: Side],
  rows: readonly NamedRow[],
  rounds: number,
): Promise<Compared[]> {
  const ask = asking();
  const compared: Compared[] = [];
  for (const row of rows) {
    const times = { small: newTimes(), large: newTimes() };
    for (let round = 0; round < rounds + WARM_UP_ROUNDS; round += 1) {
      if (round === WARM_UP_ROUNDS) Object.assign(times, { small: newTimes(), large: newTimes() });
      const isSmallFirst = round % 2 === 0;
      if (isSmallFirst) await ask(small, row, times.small, round);
      await ask(large, row, times.large, round);
      if (!isSmallFirst) await ask(small, row, times.small, round);
    }
    const mediansOf = (kind: keyof Times): Medians => {
      return { small: median(times.small[kind]), large: median(times.large[kind]) };
    };
    const isInTurn = row.isRead && small.others.length > 0;
    compared.push({
      name: row.name,
      one: mediansOf('one'),
      again: row.isRead ? mediansOf('again') : null,
      ofOthers: isInTurn ? mediansOf('ofOthers') : null,
    });
    progress(`measured: ${row.name}`);
  }
  return compared;
}

function asking() {
  const change = NAMED_ROWS.find(({ route }) => route === ATTENDANCE.confirm);
  if (!change) throw new Error('nothing is a change');
  const turns = new Map<SeededUser, number>();
  const timeOf = (program: OpenProgram, row: NamedRow, user: SeededUser) => {
    const turn = (turns.get(user) ?? 0) + 1;
    turns.set(user, turn);
    return program.timeOf(row, user, turn);
  };
  return async ({ program, one, others }: Side, row: NamedRow, times: Times, round: number) => {
    if (!row.isRead) return void times.one.push(await timeOf(program, row, one));
    await timeOf(program, change, one);
    times.one.push(await program.timeOf(row, one, 0));
    times.again.push(await program.timeOf(row, one, 0));
    const other = others[round % others.length];
    if (!other) return;
    await timeOf(program, change, other);
    times.ofOthers.push(await program.timeOf(row, other, 0));
  };
}

const newTimes = (): Times => ({ one: [], again: [], ofOthers: [] });
