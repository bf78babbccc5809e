import type { TeamsReply } from '@picadito/domain';
import { expect, test } from 'vitest';
import { QR_MAX_BYTES, sharedTeams, whoLeft } from './shared-teams.ts';

const match = { date: '2026-11-26', time: '21:00', location: 'Cancha Núñez' };

function teams(names: string[]): TeamsReply {
  const players = names.map((name, index) => ({ id: `p${index}`, name, skillLevel: '4' as const }));
  const [first, second, ...others] = players.map(({ id }) => id);
  return {
    matchId: 'm',
    claroTeam: first ? [first] : [],
    oscuroTeam: second ? [second] : [],
    suplentes: others,
    teams: [],
    createdBy: 'automatic',
    players,
  };
}

test('the message names the players as they were saved', () => {
  const { message, link, fitsQr } = sharedTeams(match, teams(['Íñigo Peña', 'Agüero', 'Solé']), {
    withLevels: true,
    address: null,
  });
  expect(message).toBe(
    [
      'Equipos del Partido\nFecha: 26/11/2026\nHora: 21:00\nLugar: Cancha Núñez',
      'Equipo Claro\nÍñigo Peña (Nivel 4)',
      'Equipo Oscuro\nAgüero (Nivel 4)',
      'Suplentes\nSolé (Nivel 4)',
      'Generado con Picadito',
    ].join('\n\n'),
  );
  expect(decodeURIComponent(link)).toBe(`https://wa.me/?text=${message}`);
  expect(fitsQr).toBe(true);
});

test('without levels neither message nor picture has one, the board of the organiser keeps them', () => {
  const { message, lineUp, claro } = sharedTeams(match, teams(['Íñigo', 'Agüero', 'Solé']), {
    withLevels: false,
    address: null,
  });
  expect(message).not.toContain('Nivel');
  expect(message).toContain('Suplentes\nSolé\n');
  expect(JSON.stringify(lineUp)).not.toContain('skillLevel');
  expect(claro).toMatchObject([{ name: 'Íñigo', skillLevel: '4' }]);
});

test('the group link is part of the message, its link and its QR code while it is on', () => {
  const { message, link } = sharedTeams(match, teams(['Ana', 'Beto']), {
    withLevels: false,
    address: 'https://picadito.example/g/abc',
  });
  expect(message).toContain('Mirá tu equipo: https://picadito.example/g/abc?26-11');
  expect(decodeURIComponent(link)).toContain(message);
});

test('an unknown id is left out', () => {
  const saved = { ...teams(['Ana', 'Beto']), suplentes: ['gone'] };
  expect(sharedTeams(match, saved, { withLevels: true, address: null }).suplente).toEqual([]);
});

test('a line-up that is too long for a QR code gets a message', () => {
  const long = teams(Array.from({ length: 40 }, (_, index) => `${index} ${'ñ'.repeat(60)}`));
  expect(sharedTeams(match, long, { withLevels: true, address: null }).fitsQr).toBe(false);
});

test('the limit of a QR code counts the encoded link, not the message', () => {
  const long = teams(Array.from({ length: 10 }, (_, index) => `${index} ${'ñ'.repeat(60)}`));
  const { message, link, fitsQr } = sharedTeams(match, long, { withLevels: true, address: null });
  expect(message.length).toBeLessThan(QR_MAX_BYTES);
  expect(link.length).toBeGreaterThan(QR_MAX_BYTES);
  expect(fitsQr).toBe(false);
});

test.each([
  [['a'], ['b'], null],
  [['a', 'b'], [], 'El Equipo Oscuro está vacío.'],
  [[], ['a', 'b'], 'El Equipo Claro está vacío.'],
  [[], [], 'Los dos equipos están vacíos.'],
  [['a'], ['gone'], 'El Equipo Oscuro está vacío.'],
])('claro %j and oscuro %j: %s', (claroTeam, oscuroTeam, sentence) => {
  const players = ['a', 'b'].map((id) => ({ id, name: id, skillLevel: '3' as const }));
  const saved = { ...teams([]), players, claroTeam, oscuroTeam };
  expect(sharedTeams(match, saved, { withLevels: true, address: null }).emptyTeam).toBe(sentence);
});

test.each([
  [[], null],
  [['p0'], 'Ana ya no viene.'],
  [['p2', 'p1'], 'Beto y Caro ya no vienen.'],
  [['elsewhere'], null],
])(
  'the answers %j take players out of a line-up with Ana, Beto and the substitute Caro: %s',
  (declined, sentence) => {
    const saved = sharedTeams(match, teams(['Ana', 'Beto', 'Caro']), {
      withLevels: true,
      address: null,
    });
    const roster = ['p0', 'p1', 'p2', 'elsewhere'].map((id) => ({
      id,
      declined: declined.includes(id),
    }));
    expect(whoLeft(saved, roster)).toBe(sentence);
    expect(whoLeft(saved, undefined)).toBeNull();
  },
);
