import type { MatchAnswers, MatchPlayerReply } from '@picadito/domain';
import { expect, test } from 'vitest';
import { aLinkedGroup } from '../../testing/a-linked-group.ts';

const NAMES = ['Nico', 'nico', 'Nico Suárez', 'Nico de la Cruz', 'Ana Paz'];

/**
 * Sets up a linked group. `answers` gives the players the similar names in NAMES, and then returns the answers as the
 * organiser reads them.
 */
async function aGroupOfNicos() {
  const group = await aLinkedGroup(NAMES.length);
  const answers = async () => {
    for (const [at, name] of NAMES.entries())
      await group.ana.put(`/api/players/${group.ids[at]}`, { name, skillLevel: '3' });
    return (await group.ana.get<MatchAnswers>(`/api/matches/${group.match.id}/answers`)).body;
  };
  return { ...group, answers };
}

test('the organiser reads the whole name of a player who answered, and the short name of who did it for another', async () => {
  const { ids, device, answers } = await aGroupOfNicos();
  const [second, suarez] = [device(), device()];
  await second.says(2, 'voy');
  await second.says(5, 'voy', { other: 'si' });
  await suarez.says(3, 'voy');
  await suarez.says(4, 'voy', { other: 'si' });
  const { log, answers: given } = await answers();
  expect(log.map(({ name, authorName }) => [name, authorName])).toEqual([
    ['Nico de la Cruz', 'Nico S.'],
    ['Nico Suárez', null],
    ['Ana Paz', 'nico 2'],
    ['nico 2', null],
  ]);
  expect(given.find(({ playerId }) => playerId === ids[4])?.authorName).toBe('nico 2');
});

test('guests and proposals show the shortest distinct names of their players', async () => {
  const { device, answers } = await aGroupOfNicos();
  const [first, cruz] = [device(), device()];
  await first.says(1, 'voy');
  await first.brings(1, 'Dani');
  await cruz.says(4, 'voy');
  await cruz.brings(4, 'Leo');
  await cruz.says(1, 'no', { other: 'si' });
  const { guests, proposals } = await answers();
  expect(guests.map(({ hostName }) => hostName).toSorted()).toEqual(['Nico', 'Nico C.']);
  expect(proposals).toMatchObject([{ kind: 'answer', authorName: 'Nico C.' }]);
});

test("the players' page numbers equal names in the same way, and other replies have the names as typed", async () => {
  const { ana, match, ids, device, answers } = await aGroupOfNicos();
  const second = device();
  await second.says(2, 'voy');
  await answers();
  expect((await second.page()).me?.name).toBe('nico 2');
  const { body } = await ana.get<MatchPlayerReply[]>(`/api/matches/${match.id}/players`);
  expect(body.find(({ id }) => id === ids[1])?.name).toBe('nico');
});
