import { expect, test } from 'vitest';
import { lineUpChange } from '../teams/line-up-change.ts';
import { changeMessage } from './change-message.ts';

const lineUp = (claro: string, oscuro: string, suplente: string) => {
  const team = (names: string) =>
    names
      .split(' ')
      .filter(Boolean)
      .map((name) => ({ id: name, name }));
  return { claro: team(claro), oscuro: team(oscuro), suplente: team(suplente) };
};
const match = { date: '2026-11-26', time: '21:00' };
const before = lineUp('Ana Beto Caro', 'Dani Eli Fede', 'Gabi Hugo');
const messageAfter = (...after: Parameters<typeof lineUp>) =>
  changeMessage(match, lineUpChange(before, lineUp(...after)), null).split('\n');

test('the message has the group link while it is on', () => {
  const change = lineUpChange(before, lineUp('Beto Caro Gabi', 'Dani Eli Fede', 'Hugo'));
  expect(changeMessage(match, change, 'https://picadito.test/g/code').split('\n').slice(2)).toEqual(
    ['Entra Gabi en Claro.', 'Mirá tu equipo: https://picadito.test/g/code?26-11'],
  );
});

test('a drop-out is announced with the replacement', () => {
  expect(messageAfter('Beto Caro Gabi', 'Dani Eli Fede', 'Hugo')).toEqual([
    'Cambios para el jueves 26/11/2026 a las 21:00',
    'Se bajó Ana.',
    'Entra Gabi en Claro.',
  ]);
});

test('a player who changes side is announced with the new side', () => {
  expect(messageAfter('Beto Caro Dani', 'Gabi Eli Fede', 'Hugo').slice(1)).toEqual([
    'Se bajó Ana.',
    'Entra Gabi en Oscuro.',
    'Pasa Dani a Claro.',
  ]);
});

test('without a replacement the message has the number of players', () => {
  expect(messageAfter('Beto Caro', 'Dani Eli Fede', 'Gabi Hugo').slice(1)).toEqual([
    'Se bajó Ana. Quedan 2 contra 3.',
  ]);
});

test('several changes are one message of at most five lines', () => {
  expect(messageAfter('Caro Gabi Dani', 'Beto Hugo Inés', 'Zoe').slice(1)).toEqual([
    'Se bajaron Ana, Eli y Fede.',
    'Se suman Inés en Oscuro y Zoe de suplente.',
    'Entran Gabi en Claro y Hugo en Oscuro.',
    'Pasan Dani a Claro y Beto a Oscuro.',
  ]);
});

test('three teams are named, and counted in a list', () => {
  const [ana, beto, caro, dani] = ['Ana', 'Beto', 'Caro', 'Dani'].map((name) => ({
    id: name,
    name,
  }));
  if (!ana || !beto || !caro || !dani) throw new Error('no player');
  const teams = { claro: [ana, beto], oscuro: [caro], naranja: [dani], suplente: [] };
  const after = { claro: [beto], oscuro: [dani], naranja: [caro], suplente: [] };
  expect(changeMessage(match, lineUpChange(teams, after), null).split('\n').slice(1)).toEqual([
    'Se bajó Ana. Quedan 1, 1 y 1.',
    'Pasan Dani a Oscuro y Caro a Naranja.',
  ]);
});

test('a late arrival is announced with the team', () => {
  expect(messageAfter('Ana Beto Caro', 'Dani Eli Fede', 'Gabi Hugo Zoe').slice(1)).toEqual([
    'Se suma Zoe de suplente.',
  ]);
});
