import type { Autopilot } from '@picadito/domain';
import { expect, test } from 'vitest';
import { aMatch } from '../../testing/a-match.ts';
import { everyone } from '../../testing/a-formation.ts';
import { noticeText, stateText, stepText } from './autopilot-text.ts';

const AUTOPILOT: Autopilot = { state: 'off', actsAt: '2026-11-26T18:00', going: 7, steps: [] };
const STEP = { at: '', isUndone: false, canBeUndone: false, before: null, after: null };

test('before the deadline the text says when the autopilot makes the teams', () => {
  const waiting = stateText({ ...AUTOPILOT, state: 'waiting' }, '2026-11-26');
  expect(waiting).toBe('arma los equipos hoy 18:00');
});

test.each<[Partial<Autopilot>, string | null]>([
  [{ state: 'few' }, 'Somos 7: ¿se juega?'],
  [{ state: 'asleep' }, 'El piloto está en pausa: hay que reanudarlo'],
  [{ state: 'stopped' }, 'El piloto paró: se deshizo lo que hizo'],
  [{ state: 'flying' }, null],
])('for the autopilot %o the organiser reads «%s»', (autopilot, text) => {
  expect(noticeText({ ...AUTOPILOT, ...autopilot })).toBe(text);
});

test.each([
  ['teams-changed', 'El piloto paró: cambiaron los equipos'],
  ['attendance-changed', 'El piloto paró: cambió la asistencia'],
] as const)('it stopped by %s: «%s»', (kind, text) => {
  const steps = [{ ...STEP, kind }];
  expect(noticeText({ ...AUTOPILOT, state: 'stopped', steps })).toBe(text);
});

test('a repair says who goes in for whom', () => {
  const [one, two, three] = everyone.map(({ id }) => id);
  const teams = (claro: string) => {
    return { claroTeam: [claro], oscuroTeam: [two ?? ''], suplentes: [] };
  };
  const step = { ...STEP, kind: 'repaired', before: teams(one ?? ''), after: teams(three ?? '') };
  const text = stepText({ ...step, kind: 'repaired' }, aMatch(), everyone);
  const [left, , arrived] = everyone.map(({ name }) => name);
  expect(text).toBe(`Se bajó ${left}. Se suma ${arrived} en Claro.`);
});
