import { MESSAGES, type TeamsReply } from '@picadito/domain';
import { expect, test } from 'vitest';
import {
  type Formation,
  handFormation,
  obstacle,
  originOf,
  startFormation,
  teamsOf,
} from './formation.ts';
import {
  automatic,
  everyone,
  ids,
  manual,
  one,
  place,
  play,
  player,
  two,
} from '../../testing/a-formation.ts';

test('ready teams are the initial automatic teams', () => {
  const ready = {
    claro: everyone.slice(0, 5),
    oscuro: everyone.slice(5, 10),
    suplente: everyone.slice(10),
  };
  const formation = startFormation(null, everyone, ready);
  expect(teamsOf(formation, everyone)).toEqual(ready);
  expect(originOf(formation)).toBe('automatic');
});

test('too few confirmed players are an error only when teams are requested', () => {
  const arrived = startFormation(null, [one], undefined);
  expect(arrived.error).toBeNull();
  const asked = play(arrived, { type: 'generate', confirmed: [one] });
  expect(asked.error).toBe(MESSAGES.teamsTooFew);
});

test('adopted teams replace the others and keep their origin', () => {
  const teams = { claro: [one], oscuro: [two], suplente: [] };
  const taken = play(automatic(), { type: 'take', teams, madeBy: 'manual' });
  expect(ids(taken)).toEqual({ claro: ['j1'], oscuro: ['j2'], suplente: [] });
  expect(originOf(taken)).toBe('manual');
  expect(originOf(play(taken, { type: 'take', teams }))).toBe('automatic');
});

test('the manual method starts from the saved teams, else empty', () => {
  const saved: TeamsReply = {
    matchId: 'match',
    claroTeam: ['j1'],
    oscuroTeam: ['gone'],
    suplentes: ['j2'],
    teams: [],
    createdBy: 'automatic',
    players: [],
  };
  expect(ids(handFormation(saved, everyone))).toEqual({
    claro: ['j1'],
    oscuro: [],
    suplente: ['j2'],
  });
  expect(handFormation(saved, everyone).method).toBe('manual');
  expect(handFormation(null, everyone).places.size).toBe(0);
});

test('changing the method clears the error and keeps the teams', () => {
  const formation = play(automatic(), place(player('Zoe'), 'claro'));
  expect(formation.error).not.toBeNull();
  const changed = play(formation, { type: 'method', method: 'manual' });
  expect(changed.error).toBeNull();
  expect(ids(changed)).toEqual(ids(formation));
});

test('the manual method begins with the automatic teams if nobody has a place', () => {
  const ready = { claro: [one], oscuro: [two], suplente: [] };
  const change = { type: 'method', method: 'manual', ready } as const;
  const begun = play(startFormation(null, everyone, undefined), change);
  expect(begun.method).toBe('manual');
  expect(ids(begun)).toEqual({ claro: ['j1'], oscuro: ['j2'], suplente: [] });
  expect(ids(play(automatic(), change))).toEqual(ids(automatic()));
});

test('saved teams are restored unchanged', () => {
  const saved: TeamsReply = {
    matchId: 'm',
    claroTeam: ['j2', 'j1'],
    oscuroTeam: ['j4'],
    suplentes: ['j3', 'gone'],
    teams: [],
    createdBy: 'manual',
    players: [],
  };
  const formation = startFormation(saved, everyone, undefined);
  expect(ids(formation)).toEqual({ claro: ['j2', 'j1'], oscuro: ['j4'], suplente: ['j3'] });
  expect(formation.method).toBe('manual');
});

test('a player is in one team only', () => {
  const formation = play(manual(), place(one, 'claro'), place(one, 'oscuro'));
  expect(ids(formation)).toEqual({ claro: [], oscuro: ['j1'], suplente: [] });
  expect(ids(play(formation, { type: 'free', playerId: 'j1' })).oscuro).toEqual([]);
});

test('a sixth player is refused with the reason, a substitute never', () => {
  const five = play(manual(), ...everyone.slice(0, 5).map((who) => place(who, 'claro')));
  const sixth = play(five, place(player('Zoe'), 'claro'));
  expect(sixth.error).toContain('Zoe no entra en Claro. Un equipo lleva hasta 5 jugadores.');
  expect(ids(sixth)).toEqual(ids(five));
  const substitutes = play(manual(), ...everyone.map((who) => place(who, 'suplente')));
  expect(ids(substitutes).suplente).toHaveLength(12);
});

test('a player of a full team can be placed in it again', () => {
  const five = play(manual(), ...everyone.slice(0, 5).map((who) => place(who, 'claro')));
  expect(play(five, place(one, 'claro')).error).toBeNull();
});

test('an empty team cannot be saved, with the reason', () => {
  const none = manual();
  expect(obstacle(none, teamsOf(none, everyone))?.sentence).toContain('Claro y en Oscuro');
  const half = play(none, place(one, 'claro'));
  expect(obstacle(half, teamsOf(half, everyone))).toMatchObject({ kind: 'missing' });
  expect(obstacle(half, teamsOf(half, everyone))?.sentence).toContain('Oscuro');
  const both = play(half, place(two, 'oscuro'));
  expect(obstacle(both, teamsOf(both, everyone))).toBeNull();
});

test('the balance rule applies to manual teams only', () => {
  const uneven = [player('five', 5), player('strong', 5), player('weak', 2)];
  const untouched = automatic([player('five', 5), player('weak', 2)]);
  const byHand = play(
    manual(),
    ...uneven.map((who) => place(who, who.rating > 2 ? 'claro' : 'oscuro')),
  );
  expect(obstacle(byHand, teamsOf(byHand, uneven))).toEqual({
    kind: 'rule',
    sentence: MESSAGES.teamsUnbalanced,
  });
  const lopsided: Formation = { ...byHand, method: 'automatic', madeBy: 'automatic' };
  expect(obstacle(lopsided, teamsOf(lopsided, uneven))).toBeNull();
  expect(originOf(untouched)).toBe('automatic');
});

test('teams moved by hand stay manual when the method is switched back', () => {
  const moved = play(automatic(), place(one, 'suplente'));
  expect(originOf({ ...moved, method: 'automatic' })).toBe('manual');
  const again = play(moved, { type: 'generate', confirmed: everyone });
  expect(originOf(again)).toBe('automatic');
});

test('clearing makes all players available', () => {
  const cleared = play(automatic(), { type: 'clear' });
  expect(ids(cleared)).toEqual({ claro: [], oscuro: [], suplente: [] });
});

test('a player who left the match is removed from the team', () => {
  const full = play(manual(), ...everyone.slice(0, 5).map((who) => place(who, 'claro')));
  const left = everyone.slice(1);
  const after = play(full, { type: 'present', players: left }, place(everyone[11] ?? one, 'claro'));
  expect(after.error).toBeNull();
  expect(ids(after, left).claro).toEqual(['j2', 'j3', 'j4', 'j5', 'j12']);
  expect(play(full, { type: 'present', players: everyone })).toBe(full);
});

test("players who change places take each other's position, in full teams too", () => {
  const full = automatic(everyone.slice(0, 11));
  const before = ids(full);
  const [first = ''] = before.claro;
  const [last = ''] = before.oscuro.slice(-1);
  const after = play(full, { type: 'swap', playerIds: [first, last] });
  expect(ids(after)).toEqual({
    claro: [last, ...before.claro.slice(1)],
    oscuro: [...before.oscuro.slice(0, -1), first],
    suplente: before.suplente,
  });
  expect(after.madeBy).toBe('manual');
});
