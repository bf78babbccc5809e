import type { MatchAnswers, PlayersList } from '@picadito/domain';
import { expect, test } from 'vitest';
import { confirm, createList } from '../../../testing/a-match.ts';
import { aLinkedGroup, answersShownIn } from '../../../testing/a-linked-group.ts';

const HOUR = 60 * 60 * 1000;

/** Sets up a match of two places, and a clock of the server that is set back before each step. */
async function aClockSetBack() {
  const group = await aLinkedGroup(5);
  const { ana, match, ids, clock, device } = group;
  const path = `/api/matches/${match.id}/answers`;
  await ana.put(`${path}/settings`, { capacity: 2, answersUntil: null });
  const devices = ids.map(() => device());
  const setBack = () => void (clock.now -= HOUR);
  return {
    ...group,
    setBack,
    says: async (number: number, answer: string, more: object = {}) => {
      setBack();
      return devices[number - 1]?.says(number, answer, more);
    },
    confirms: (number: number) => {
      setBack();
      return confirm(ana, match.id, ids[number - 1] ?? '');
    },
    said: async () => answersShownIn(await device().page()),
    answers: async () => (await ana.get<MatchAnswers>(path)).body,
    /** Returns the numbers of the players who are in, as /api orders them by time. */
    inByTime: async () =>
      (await group.roster())
        .filter(({ confirmed }) => confirmed)
        .toSorted((a, b) => ((a.confirmedAt ?? '') < (b.confirmedAt ?? '') ? -1 : 1))
        .map(({ id }) => ids.indexOf(id) + 1),
  };
}

test('answers and decisions count in the order of their arrival, even if the clock is set back', async () => {
  const { says, confirms, said, answers, inByTime, ids } = await aClockSetBack();
  await says(3, 'voy');
  await says(1, 'voy');
  await confirms(2);
  await says(5, 'voy');
  await says(4, 'voy');
  expect(await said()).toEqual(['03 in', '01 in', '02 in', '05 queued 1', '04 queued 2']);
  expect(await inByTime()).toEqual([3, 1, 2]);
  await says(3, 'no');
  await says(1, 'no');
  expect((await said()).slice(0, 3)).toEqual(['02 in', '05 in', '04 queued 1']);
  expect(await inByTime()).toEqual([2, 5]);
  await says(1, 'voy', { undo: 'si' });
  expect((await said()).slice(2)).toEqual(['01 queued 1', '04 queued 2', '03 out']);
  const { log } = await answers();
  expect(log.map(({ playerId }) => ids.indexOf(playerId) + 1)).toEqual([1, 1, 3, 4, 5, 1, 3]);
  const times = log.map(({ at }) => at);
  expect(times).toEqual([...new Set(times)].toSorted().toReversed());
});

test('a new change comes first and event streams miss no change, even if the clock is set back', async () => {
  const { ana, setBack, store } = await aClockSetBack();
  const names = ['Uno', 'Dos', 'Tres'];
  for (const name of names) {
    setBack();
    await createList(ana, name, '3');
  }
  const { body } = await ana.get<PlayersList[]>('/api/lists');
  expect(body.slice(0, 3).map(({ name }) => name)).toEqual(names.toReversed());
  const changes = await store.read.selectFrom('changes').select(['id', 'at']).execute();
  const inOrder = changes.toSorted((a, b) => (a.at < b.at ? -1 : 1)).map(({ id }) => id);
  expect(inOrder.slice(-3)).toEqual(
    body
      .slice(0, 3)
      .map(({ id }) => id)
      .toReversed(),
  );
});
