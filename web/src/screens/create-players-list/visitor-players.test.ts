import { expect, test } from 'vitest';
import { visitorPlayers } from './visitor-players.ts';

test('players of the landing come with their title, numbers and chosen levels', async () => {
  const text = 'Los de los jueves\n1. Ana 11 5555-1234\n2. Beto (arquero)\n3. Caro';
  expect(await visitorPlayers({ text, levels: { Caro: '5' } }, [], 'AR')).toEqual({
    title: 'Los de los jueves',
    players: [
      { name: 'Ana', skillLevel: '3', whatsapp: '+5491155551234', isKeeper: false },
      { name: 'Beto', skillLevel: '3', whatsapp: null, isKeeper: true },
      { name: 'Caro', skillLevel: '5', whatsapp: null, isKeeper: false },
    ],
    doubtful: '',
  });
});

test('lines about which the organiser has to decide are left as pasted', async () => {
  const text = '1. Ana\n2. Beto 15 5555-12\n\nNo van:\n❌ Dani';
  const { players, doubtful } = await visitorPlayers({ text, levels: {} }, [], 'AR');
  expect(players.map(({ name }) => name)).toEqual(['Ana']);
  expect(doubtful).toBe('2. Beto 15 5555-12\n❌ Dani');
});

test('a player who is in the form already does not come twice', async () => {
  const ana = { name: 'ana', skillLevel: '4', whatsapp: null } as const;
  const { players } = await visitorPlayers({ text: 'Ana\nBeto', levels: {} }, [ana], 'AR');
  expect(players.map(({ name }) => name)).toEqual(['Beto']);
});
