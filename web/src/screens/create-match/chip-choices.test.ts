import { expect, test } from 'vitest';
import { aMatch } from '../../../testing/a-match.ts';
import type { Choice } from '../../ui/inputs/chips.tsx';
import { matchChoices } from './chip-choices.ts';

const SUNDAY = '2026-11-22';
const labels = (choices: Choice[]) => choices.map(({ label }) => label);

function created(...matches: Parameters<typeof aMatch>[0][]) {
  return matches.map((match, index) =>
    aMatch({ ...match, createdAt: `2026-11-0${index + 1}T10:00:00.000000Z` }),
  );
}

test('a first match has usual days and hours to choose from, and no places', () => {
  const { days, hours, places } = matchChoices([], SUNDAY);
  expect(labels(days)).toEqual(['Hoy', 'Mañana', 'Jueves 26/11', 'Sábado 28/11']);
  expect(labels(hours)).toEqual(['19:00', '20:00', '21:00', '22:00']);
  expect(places).toEqual([]);
});

test('the accessible name has the whole date', () => {
  expect(matchChoices([], SUNDAY).days).toEqual([
    { value: SUNDAY, label: 'Hoy', name: 'Hoy, Domingo 22/11/2026' },
    { value: '2026-11-23', label: 'Mañana', name: 'Mañana, Lunes 23/11/2026' },
    { value: '2026-11-26', label: 'Jueves 26/11', name: 'Jueves 26/11/2026' },
    { value: '2026-11-28', label: 'Sábado 28/11', name: 'Sábado 28/11/2026' },
  ]);
});

test('the weekdays used last replace the defaults, nearest first', () => {
  const matches = created({ date: '2026-11-10' }, { date: '2026-11-13' }, { date: '2026-11-18' });
  expect(labels(matchChoices(matches, SUNDAY).days).slice(2)).toEqual([
    'Miércoles 25/11',
    'Viernes 27/11',
  ]);
});

test('the weekday of today or tomorrow is offered a week later', () => {
  const matches = created({ date: '2026-11-16' }, { date: '2026-11-15' });
  expect(labels(matchChoices(matches, SUNDAY).days)).toEqual([
    'Hoy',
    'Mañana',
    'Domingo 29/11',
    'Lunes 30/11',
  ]);
});

test('the hour used last is among the defaults, once', () => {
  const half = created({ time: '18:00' }, { time: '20:30' });
  expect(labels(matchChoices(half, SUNDAY).hours)).toEqual([
    '19:00',
    '20:00',
    '20:30',
    '21:00',
    '22:00',
  ]);
  expect(matchChoices(created({ time: '21:00' }), SUNDAY).hours).toHaveLength(4);
});

test('the chips offer the last three locations, each once, in their latest spelling', () => {
  const matches = created(
    { location: 'Club Sur' },
    { location: 'cancha nuñez' },
    { location: 'El Galpón' },
    { location: 'Parque' },
    { location: 'Cancha Núñez' },
  );
  expect(labels(matchChoices(matches, SUNDAY).places)).toEqual([
    'Cancha Núñez',
    'Parque',
    'El Galpón',
  ]);
});
