import { expect, test } from 'vitest';
import { withAnswer } from '../../../testing/players-page/a-group-page.ts';
import {
  formWith,
  html,
  me,
  nico,
  TEAMS,
  textOf,
} from '../../../testing/players-page/rendered-page.ts';

const MOVED = { movedFrom: { date: '2026-11-26', time: '20:00', location: 'Cancha Núñez' } };

test.each([
  ['in', nico('in', MOVED), 'Sos el 8º. Faltan 2.', {}],
  ['in a team', nico('in', MOVED), 'Jugás en CLARO.', { teams: TEAMS }],
  ['on the waitlist', nico('queued', { place: 1, ...MOVED }), 'Suplente 1º. Sos el primero', {}],
])('a player who is %s reads of another hour first, with two answers', (_, person, told, more) => {
  const full = person.state === 'queued' ? { capacity: 7 } : {};
  const page = html({ me, next: withAnswer(person, { ...more, ...full }) });
  expect(textOf(page)).toContain(`|Cambió la hora: 21:00. ¿Venís igual?|${told}`);
  expect(Object.keys(formWith(page, 'SÍ')?.buttons ?? {})).toEqual(['SÍ', 'ME BAJO']);
  expect(formWith(page, 'SÍ')?.fields).toMatchObject({ time: '21:00' });
  expect(page).toMatch(/data-said="Cambió la hora: 21:00. ¿Venís igual\?/);
});

const TAKEN_OUT = 'Carla te sacó del partido. ¿Querés anotarte igual?';

test.each([
  ['silent', `|${TAKEN_OUT}|`],
  ['out', `|Esta vez no venís|${TAKEN_OUT}|`],
] as const)('a player who was taken out and is %s reads so, and answers anyway', (state, told) => {
  const next = withAnswer(nico(state));
  const takenOut = [{ match: next.key, player: me.key, sentence: TAKEN_OUT }];
  const page = html({ me, next, takenOut });
  expect(textOf(page)).toContain(told);
  expect(formWith(page, 'VOY')?.fields).toMatchObject({ anyway: 'si' });
  expect(formWith(html({ me, next }), 'VOY')?.fields).not.toHaveProperty('anyway');
});
