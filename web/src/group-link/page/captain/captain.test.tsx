import type { CaptainEvening, CaptainPage } from '@picadito/domain';
import { expect, test, vi } from 'vitest';
import { formWith, textOf } from '../../../../testing/players-page/rendered-page.ts';
import { renderCaptain } from '../render.tsx';

const SITE = { publicUrl: 'https://picadito.test', path: `/c/${'A'.repeat(22)}`, version: 'v1' };
const EVENING: CaptainEvening = {
  capacity: 10,
  people: [
    { key: 'nico', name: 'Nico', status: 'confirmed', place: null, answeredAt: '' },
    { key: 'beto', name: 'Beto', status: 'pending', place: 1, answeredAt: 't1' },
    { key: 'caro', name: 'Caro', status: 'declined', place: null, answeredAt: '' },
  ],
  proposals: [],
  teams: { claro: ['Nico'], oscuro: ['Beto'], suplente: [], left: [] },
  result: { score: { claro: 5, oscuro: 3 } },
  repair: null,
  night: null,
  shares: [
    { key: 'nico', name: 'Nico', owed: '$3.500', paid: null, seen: '' },
    { key: 'beto', name: 'Beto', owed: null, paid: '$3.500', seen: 'entry' },
  ],
};
const PAGE: CaptainPage = {
  date: '2026-11-26',
  time: '21:00',
  location: 'Cancha Núñez',
  isToday: true,
  isSuspended: false,
  organiser: 'Carla',
  captain: 'Nico',
  holder: 'this',
  evening: EVENING,
  message: null,
  typed: {},
};

function html(more: Partial<CaptainPage> = {}, token?: string) {
  vi.stubGlobal('SCRIPT', '/assets/players.js');
  return renderCaptain({ ...PAGE, ...more }, { ...SITE, token });
}

test('before a device holds the link, the page has one form, which takes it', () => {
  const page = html({ holder: 'nobody', evening: null }, 'secret');
  expect(formWith(page, 'SOY EL CAPITÁN')).toMatchObject({
    to: `${SITE.path}/captain`,
    fields: { token: 'secret' },
  });
  expect(textOf(page)).toContain('Nico, lo llevás vos');
  expect(textOf(page)).not.toContain('Beto');
});

test('another device reads that the link is in use', () => {
  const text = textOf(html({ holder: 'other', evening: null }));
  expect(text).toContain('Este link ya lo usa otro celu.');
  expect(text).not.toContain('Beto');
});

test('the captain has a form for each player, with the attendance that the page shows', () => {
  const page = html();
  expect(textOf(page)).toMatch(
    /Van \(1\/10\)\|Nico\|VA\|NO VA\|Sin confirmar \(1\)\|Beto\|\W*suplente 1\|/,
  );
  const forms = [...page.matchAll(/<form.*?<\/form>/g)].map(([form]) => form);
  const beto = forms.find((form) => form.includes('value="beto"')) ?? '';
  for (const part of ['name="seen" value="pending"', 'name="answered" value="t1"', 'value="va"'])
    expect(beto).toContain(part);
});

test('the captain sees teams, result and shares, each with what it sends', () => {
  const page = html();
  expect(textOf(page)).toContain('CLARO|Nico|OSCURO|Beto');
  expect(formWith(page, 'CAMBIAR')).toMatchObject({ fields: { seen: '5–3' } });
  expect(textOf(page)).toMatch(/\$3\.500\|? · PAGÓ/);
  expect(textOf(page)).toContain('✓ pagó');
});

test('the captain is asked about each proposal of the players', () => {
  expect(textOf(html())).not.toContain('Para decidir');
  const sentence = 'Beto dice que Nico se baja · 20:14';
  const page = html({ evening: { ...EVENING, proposals: [{ key: 'of-beto', sentence }] } });
  expect(textOf(page)).toContain(`Para decidir (1)|${sentence}|SÍ|NO|`);
  expect(formWith(page, 'SÍ')).toMatchObject({
    to: `${SITE.path}/proposal`,
    fields: { proposal: 'of-beto' },
    buttons: { SÍ: ['answer', 'si'], NO: ['answer', 'no'] },
  });
});

test('a captain whose tap came too late reads that at the top of the page', () => {
  const message = 'Carla lo cambió antes: Beto no va.';
  expect(html({ message })).toContain(`role="alert" class="font-bold">${message}`);
});

const NIGHT = {
  next: { seq: 2, home: 'claro', away: 'naranja', sentence: 'Sigue CLARO contra NARANJA.' },
  last: { seq: 1, name: 'claro-oscuro-home', text: 'CLARO le ganó a OSCURO · lo anotó Carla' },
  table: null,
} as const;

test('at a night the captain says who won, and takes the last game back', () => {
  const page = html({ evening: { ...EVENING, result: null, night: NIGHT } });
  expect(formWith(page, 'GANÓ NARANJA')).toMatchObject({
    to: `${SITE.path}/game`,
    fields: { seq: '2', home: 'claro', away: 'naranja' },
    buttons: { EMPATE: ['outcome', 'draw'] },
  });
  expect(formWith(page, 'DESHACER')?.fields).toEqual({ seq: '1', seen: 'claro-oscuro-home' });
});

test('screen readers announce what is new: a refusal, else the proposals and the games', () => {
  const said = (more: Partial<CaptainPage>) => /data-said="([^"]*)"/.exec(html(more))?.[1];
  const proposals = [{ key: 'of-beto', sentence: 'Beto se baja · 20:14' }];
  expect(said({})).toBe('Jueves 26 · 21:00 · Cancha Núñez');
  expect(said({ evening: { ...EVENING, proposals } })).toBe('Beto se baja · 20:14');
  expect(said({ evening: { ...EVENING, night: NIGHT } })).toBe(
    'CLARO le ganó a OSCURO · lo anotó Carla. Sigue CLARO contra NARANJA.',
  );
  expect(said({ evening: { ...EVENING, proposals }, message: 'Beto no va.' })).toBe('Beto no va.');
});

test('teams that no longer fit who is in can be repaired', () => {
  const page = html({ evening: { ...EVENING, repair: 'key-of-teams' } });
  expect(formWith(page, 'ARREGLAR LOS EQUIPOS')?.fields).toEqual({ seen: 'key-of-teams' });
  expect(html()).not.toContain('ARREGLAR');
});

test('a form that was refused shows again what the captain typed', () => {
  expect(html()).toMatch(/<details id="guest">/);
  const guest = html({ message: 'Son muchos.', typed: { name: 'Ñico "el 10"' } });
  expect(guest).toMatch(/<details id="guest" open="">/);
  expect(guest).toMatch(/name="name"[^>]* value="Ñico &quot;el 10&quot;"/);
  const score = html({ message: 'No.', typed: { claro: '7', oscuro: '' } });
  expect(score).toMatch(/name="claro"[^>]* value="7"/);
  expect(score).toMatch(/name="oscuro"[^>]* value=""/);
});

test('an open page follows what others change, unless it gives back what the captain typed', () => {
  const asks = 'data-asks';
  for (const page of [html(), html({ message: 'Ana lo cambió antes.' })]) {
    expect(page).toContain(`data-path="${SITE.path}" data-version="v1"`);
    expect(page).not.toContain(asks);
  }
  expect(html({ message: 'Ya no se puede.', typed: { name: 'Tito' } })).toContain(asks);
});
