import type { CaptainAction } from '@picadito/domain';
import { expect, test } from 'vitest';
import { actionText, authorText, byText, captainText, deciderText } from './captain-text.ts';

const BETO = {
  at: '',
  playerId: 'beto',
  name: 'Beto',
  author: 'Nico',
  by: 'captain',
  detail: null,
} as const;

test('the match says who runs it, and whether the link was opened', () => {
  const nico = { playerId: 'nico', name: 'Nico', expiresAt: '' };
  expect(captainText({ ...nico, isOpened: false })).toBe(
    'La lleva Nico (todavía no abrió el link)',
  );
  expect(captainText({ ...nico, isOpened: true })).toBe('La lleva Nico');
});

test('an action is told with its author', () => {
  const told = (['in', 'out', 'guest', 'teams', 'score', 'paid'] as const).map((kind) =>
    actionText({ ...BETO, kind, detail: kind === 'score' ? '5–3' : '$3.500' }),
  );
  expect(told).toEqual([
    'Beto va',
    'Beto no va',
    'Beto va de invitado',
    'Equipos arreglados',
    'Resultado 5–3',
    'Beto pagó $3.500',
  ]);
  expect(actionText({ ...BETO, kind: 'game', detail: 'CLARO le ganó a VERDE' })).toBe(
    'CLARO le ganó a VERDE',
  );
  expect(actionText({ ...BETO, kind: 'game-gone', detail: 'CLARO le ganó a VERDE' })).toBe(
    'Borrado: CLARO le ganó a VERDE',
  );
  const proposal = { ...BETO, detail: 'se baja' };
  expect(actionText({ ...proposal, kind: 'accepted' })).toBe('Beto se baja');
  expect(actionText({ ...proposal, kind: 'dismissed' })).toBe('Descartado: Beto se baja');
  expect(byText({ ...BETO, kind: 'in' })).toBe('lo anotó Nico, capitán');
  const byMarcos = { ...BETO, author: 'Marcos', by: 'helper' } as const;
  const said = (['in', 'teams', 'moved', 'score'] as const).map((kind) => {
    const action = { ...byMarcos, kind };
    return `${actionText(action)}, ${byText(action)}`;
  });
  expect(said).toEqual([
    'Beto va, lo anotó Marcos',
    'Equipos, los armó Marcos',
    'Día, hora o lugar, lo cambió Marcos',
    'Resultado borrado, lo anotó Marcos',
  ]);
});

test('a row says which helper or captain decided about its player, until the organiser decides again', () => {
  const owner = { isOwn: true, ownName: 'Carla Peña' };
  const helper = { isOwn: false, ownName: 'Marcos Solé' };
  const noted = (kind: 'in' | 'out' | 'paid', author = 'Marcos Solé') => ({
    actions: [{ ...BETO, at: '2026-11-26T12:00', kind, author, by: 'helper' as const }],
    namedSince: '2026-11-26T11:58',
  });
  const goes = (confirmedAt: string) => ({ id: 'beto', status: 'confirmed' as const, confirmedAt });
  const stays = { id: 'beto', status: 'declined' as const, confirmedAt: null };
  const [before, after] = [goes('2026-11-26T11:59'), goes('2026-11-26T12:01')];
  expect(deciderText(before, noted('in'), owner)).toBe('lo anotó Marcos');
  expect(deciderText(stays, noted('out'), owner)).toBe('lo anotó Marcos');
  expect(deciderText(before, noted('in', 'un ayudante'), owner)).toBe('lo anotó un ayudante');
  expect(deciderText(before, noted('in'), helper)).toBe('vos');
  expect(deciderText(stays, noted('in'), owner)).toBe('a mano');
  for (const [player, kind] of [
    [after, 'in'],
    [before, 'out'],
    [before, 'paid'],
    [{ ...before, id: 'ana' }, 'in'],
  ] as const) {
    expect(deciderText(player, noted(kind), owner)).toBe('vos');
    expect(deciderText(player, noted(kind), helper)).toBe('a mano');
  }
  const nobody = { actions: [], namedSince: null };
  const earlier = goes('2026-11-26T11:57');
  expect(deciderText(earlier, { ...nobody, namedSince: '2026-11-26T11:58' }, owner)).toBe('a mano');
  expect(deciderText(before, nobody, owner)).toBe('vos');
  expect(deciderText(before, nobody, helper)).toBe('a mano');
});

test('an action on a player who is gone is told without a name', () => {
  const gone = { ...BETO, name: null };
  const told = (['in', 'out', 'guest', 'paid'] as const).map((kind) =>
    actionText({ ...gone, kind, detail: '$3.500' }),
  );
  expect(told).toEqual([
    'Alguien va',
    'Alguien no va',
    'Alguien va de invitado',
    'Alguien pagó $3.500',
  ]);
});

test('teams have the author of the helper who made them, and a score that of a captain too', () => {
  const score = { kind: 'score', score: { claro: 5, oscuro: 3 } } as const;
  const teams = { kind: 'teams' } as const;
  const helper = { ...BETO, author: 'Marcos', by: 'helper' } as const;
  const byHelper = [
    { ...helper, kind: 'teams' },
    { ...helper, kind: 'score', detail: '5–3' },
  ] as const;
  const byCaptain = [
    { ...BETO, kind: 'teams' },
    { ...BETO, kind: 'score', detail: '5–3' },
  ] as const;
  expect(authorText(byHelper, teams, 'Carla')).toBe('los armó Marcos');
  expect(authorText(byHelper, score, 'Carla')).toBe('lo anotó Marcos');
  expect(authorText(byCaptain, score, 'Carla')).toBe('lo anotó Nico, capitán');
  for (const of of [teams, score]) {
    expect(authorText(byHelper, of, 'Marcos')).toBeNull();
    expect(authorText([], of, 'Carla')).toBeNull();
  }
  // The organiser may have changed the teams that the captain has repaired, and has changed this score.
  expect(authorText(byCaptain, teams, 'Carla')).toBeNull();
  const corrected = { kind: 'score', score: { claro: 5, oscuro: 4 } } as const;
  expect(authorText(byCaptain, corrected, 'Carla')).toBeNull();
});

test('an action of a kind that only a newer server knows is told by the name of its player', () => {
  const unknown: CaptainAction = JSON.parse(JSON.stringify({ ...BETO, kind: 'swapped' }));
  expect(actionText(unknown)).toBe('Beto');
  expect(actionText({ ...unknown, name: null })).toBe('');
});
